import { parseArgs } from 'node:util'
import { openComfyUiStandIn } from './comfyui/open-comfyui-stand-in.ts'

const PORT = 8188
const STEP_EVERY_MS = 400

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openComfyUiStandIn({
  port: Number(values.port),
  ticks: 10,
  argv: ['main.py', '--preview-method', 'auto'],
})

process.stderr.write(`A stand-in for ComfyUI listens at ${standIn.baseUrl}; it paints plain colours.\n`)
setInterval(standIn.step, STEP_EVERY_MS)
