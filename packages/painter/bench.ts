import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildPainterWorker } from './build.mjs'
import { planGrid } from './src/plan-grid.ts'
import type { Recipe } from './src/recipe.ts'
import { readPrompt } from './src/words/read-prompt.ts'
import type { WorkerReport } from './src/worker-protocol.ts'

/** Seconds for a grid of four at 512 px in two threads, and the memory of the whole process after it. Run: tsx bench.ts */
const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting',
  'a lighthouse on a cliff above a stormy sea at night, cinematic',
  'a castle on a mountain under a starry sky, niji anime',
  'three sailboats on a calm lake at dawn, watercolor',
  'a robot in a cyberpunk city street with neon lights in the rain',
  'misty mountains above a lake, ink wash',
  'a fox in a meadow, pencil drawing',
]
const SIDE_PX = 512
const BYTES_A_MEGABYTE = 1024 * 1024

function paintIn(worker: Worker, recipe: Recipe): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (report: WorkerReport) => {
      if (report.kind === 'stage') return
      worker.off('message', hear)
      if (report.kind === 'done') resolve()
      else reject(new Error(report.kind))
    }
    worker.on('message', hear)
    worker.postMessage({ kind: 'paint', recipe, width: SIDE_PX, height: SIDE_PX, previewSide: 256 })
  })
}

async function measureGrid(workers: readonly Worker[], prompt: string): Promise<void> {
  const reading = readPrompt(prompt, [])
  const waiting = planGrid({ reading, seed: 9, niji: prompt.includes('niji'), stylize: 100, chaos: 0, weird: 0 })
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  await Promise.all(
    workers.map(async (worker) => {
      for (let recipe = waiting.shift(); recipe !== undefined; recipe = waiting.shift()) await paintIn(worker, recipe)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = process.cpuUsage(cpuBefore)
  const megabytes = Math.round(process.memoryUsage().rss / BYTES_A_MEGABYTE)
  process.stdout.write(
    `${seconds.toFixed(2)} s  ${((cpu.user + cpu.system) / 1e6).toFixed(2)} cpu s  ${megabytes} MB  ${prompt}\n`,
  )
}

const dist = fileURLToPath(new URL('./dist', import.meta.url))
const folder = await mkdtemp(`${dist}-bench-`)
const workerFile = join(folder, 'worker.mjs')
await buildPainterWorker(workerFile)
const workers = [new Worker(workerFile), new Worker(workerFile)]
for (const prompt of [...PROMPTS, ...PROMPTS]) await measureGrid(workers, prompt)
await Promise.all(workers.map((worker) => worker.terminate()))
await rm(folder, { recursive: true, force: true })
