import { parseArgs } from 'node:util'
import { listSettings } from './wechat/list-settings.ts'
import { openWechatStandIn } from './wechat/open-wechat-stand-in.ts'

const PORT = 3070
const LOOK_EVERY_MS = 500

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openWechatStandIn({ port: Number(values.port) })

// The settings alone go to the output, so that they can be kept in a file.
process.stderr.write(`A stand-in for WeChat Pay listens; no money moves.

1. Start Easel with the settings below (new ones at each start):
     npm run --silent pay:stand-in > pay.env
     node --env-file=pay.env scripts/start.mjs
2. Order something and pay with WeChat.
3. Act for the payer and the bank at ${standIn.baseUrl}/

`)
for (const [name, value] of Object.entries(listSettings(standIn))) process.stdout.write(`${name}=${value}\n`)

setInterval(() => {
  standIn.clock.jump(0).catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
}, LOOK_EVERY_MS)
