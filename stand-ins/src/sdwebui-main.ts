import { parseArgs } from 'node:util'
import { openSdWebuiStandIn } from './sdwebui/open-sdwebui-stand-in.ts'

const PORT = 7860
const STEP_EVERY_MS = 400

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openSdWebuiStandIn({ port: Number(values.port), steps: 10 })

process.stderr.write(`A stand-in for AUTOMATIC1111's web UI listens at ${standIn.baseUrl}; it paints plain colours.\n`)
setInterval(standIn.step, STEP_EVERY_MS)
