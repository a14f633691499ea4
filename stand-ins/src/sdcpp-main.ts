import { parseArgs } from 'node:util'
import { openSdCppStandIn } from './sdcpp/open-sdcpp-stand-in.ts'

const PORT = 1234
const STEP_EVERY_MS = 1_000

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openSdCppStandIn({ port: Number(values.port), steps: 10 })

process.stderr.write(
  `A stand-in for stable-diffusion.cpp's server listens at ${standIn.baseUrl}; it paints plain colours.\n`,
)
setInterval(standIn.step, STEP_EVERY_MS)
