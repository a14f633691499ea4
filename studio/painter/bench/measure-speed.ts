import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildPainterWorker } from '@easel/painter/build'
import { planGrid } from '@easel/painter/recipe/plan-grid'
import type { Reading, Recipe } from '@easel/painter/recipe/recipe'
import type { WorkerReport } from '@easel/painter/worker-protocol'

export interface GridCost {
  what: string
  seconds: number
  processorSeconds: number
  /** Of the whole process, after the grid. */
  megabytes: number
}

const BYTES_A_MEGABYTE = 1024 * 1024
const THREADS = 2

/** What a grid of four costs for each reading, in two threads as the product paints; the first is painted once before. */
export async function* measureSpeed(
  readings: readonly { what: string; reading: Reading }[],
  sidePx: number,
): AsyncGenerator<GridCost> {
  const dist = fileURLToPath(new URL('../../../packages/painter/dist', import.meta.url))
  const folder = await mkdtemp(`${dist}-bench-`)
  const workerFile = join(folder, 'worker.mjs')
  await buildPainterWorker(workerFile)
  const workers = Array.from({ length: THREADS }, () => new Worker(workerFile))
  const [first] = readings
  if (first !== undefined) await measureGrid(workers, first.reading, sidePx)
  for (const { what, reading } of readings) yield { what, ...(await measureGrid(workers, reading, sidePx)) }
  await Promise.all(workers.map((worker) => worker.terminate()))
  await rm(folder, { recursive: true, force: true })
}

async function measureGrid(workers: readonly Worker[], reading: Reading, sidePx: number) {
  const waiting = planGrid({ reading, seed: 9, niji: false, stylize: 100, chaos: 0, weird: 0 })
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await Promise.all(
    workers.map(async (worker) => {
      for (let recipe = waiting.shift(); recipe !== undefined; recipe = waiting.shift()) {
        await paintIn(worker, recipe, sidePx)
      }
    }),
  )
  const { user, system } = process.cpuUsage(before)
  return {
    seconds: (performance.now() - startedAt) / 1000,
    processorSeconds: (user + system) / 1e6,
    megabytes: Math.round(process.memoryUsage().rss / BYTES_A_MEGABYTE),
  }
}

function paintIn(worker: Worker, recipe: Recipe, sidePx: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (report: WorkerReport) => {
      if (report.kind === 'stage') return
      worker.off('message', hear)
      if (report.kind === 'done') resolve()
      else reject(new Error(report.kind))
    }
    worker.on('message', hear)
    worker.postMessage({ kind: 'paint', recipe, width: sidePx, height: sidePx, previewSide: 256 })
  })
}
