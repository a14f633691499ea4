import { parseArgs } from 'node:util'
import { openAlipayStandIn } from './alipay/open-alipay-stand-in.ts'
import { openStripeStandIn } from './stripe/open-stripe-stand-in.ts'
import { listSettings } from './wechat/list-settings.ts'
import { openWechatStandIn } from './wechat/open-wechat-stand-in.ts'

const PORT = 3070
const SITE = 'http://localhost:3000'
const LOOK_EVERY_MS = 500

interface Playing {
  title: string
  baseUrl: string
  settings: Record<string, string>
}

const PLAYS: Readonly<Record<string, (port: number, site: string) => Promise<Playing>>> = {
  wechat: playWechat,
  alipay: async (port) => ({ title: 'Alipay', ...(await openAlipayStandIn({ port })) }),
  stripe: playStripe,
}

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: String(PORT) }, site: { type: 'string', default: SITE } },
  allowPositionals: true,
})
const [name = 'wechat'] = positionals
const play = PLAYS[name]
if (play) tell(await play(Number(values.port), values.site))
else {
  process.stderr.write(`There is a stand-in for each of ${Object.keys(PLAYS).join(', ')}; none for ${name}.\n`)
  process.exitCode = 1
}

/** The settings alone go to the output, so that they can be kept in a file. */
function tell({ title, baseUrl, settings }: Playing): void {
  process.stderr.write(`A stand-in for ${title} listens; no money moves.

1. Start Easel with the settings below (new ones at each start):
     npm run --silent pay:stand-in ${name} > pay.env
     node --env-file=pay.env scripts/start.mjs
2. Order something and pay with ${title}.
3. Act for the payer at ${baseUrl}/

`)
  for (const [setting, value] of Object.entries(settings)) process.stdout.write(`${setting}=${value}\n`)
}

async function playWechat(port: number): Promise<Playing> {
  const standIn = await openWechatStandIn({ port })
  setInterval(() => {
    standIn.clock.jump(0).catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  }, LOOK_EVERY_MS)
  return { title: 'WeChat Pay', baseUrl: standIn.baseUrl, settings: listSettings(standIn) }
}

/** Its dashboard is told where events go; here it is who starts it. */
async function playStripe(port: number, site: string): Promise<Playing> {
  const standIn = await openStripeStandIn({ port })
  standIn.setAddress(`${site}/api/open/stripe/callback`)
  return { title: 'Stripe', ...standIn }
}
