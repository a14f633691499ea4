import { parseArgs } from 'node:util'
import { openComfyUiStandIn } from './comfyui/open-comfyui-stand-in.ts'

const PORT = 8188
/** As a small card: long enough to see what is shown between two steps. */
const STEP_EVERY_MS = 1_000

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openComfyUiStandIn({
  port: Number(values.port),
  ticks: 10,
  argv: ['main.py', '--preview-method', 'auto'],
})

process.stderr.write(`A stand-in for ComfyUI listens at ${standIn.baseUrl}; it paints plain colours.\n`)
setInterval(standIn.step, STEP_EVERY_MS)
