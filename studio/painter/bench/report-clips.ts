import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { freeCanvas } from '@easel/painter/base/frame'
import { readPixels } from '@easel/painter/base/canvas-pixels'
import { buildPainterWorker } from '@easel/painter/build'
import type { MadeClip } from '@easel/painter/clip/make-clip'
import type { Recipe } from '@easel/painter/recipe/recipe'
import type { WorkerReport, WorkerRequest } from '@easel/painter/worker-protocol'
import { paintWhole, planPrompt } from './paint-grid.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting',
  'a sailboat on a calm lake at dawn, watercolor',
  'a street in the rain at night',
  'portrait of an old man, pencil',
  'a dragon over a castle, anime',
  'a poster that says "OPEN"',
]
const BYTES_A_MEGABYTE = 1024 * 1024
const SEED = 9
const SECONDS = 4

/** Prints what a clip of 4 seconds costs, made by one thread as the product makes it; its picture is painted before. */
export async function reportClips(sidePx: number, print: (line: string) => void): Promise<void> {
  const dist = fileURLToPath(new URL('../../../packages/painter/dist', import.meta.url))
  const folder = await mkdtemp(`${dist}-bench-`)
  const workerFile = join(folder, 'worker.mjs')
  await buildPainterWorker(workerFile)
  print(`    seconds  first news  processor s      MB  MB of file   (${SECONDS} s of ${sidePx} px)`)
  for (const prompt of PROMPTS) {
    const [recipe] = planPrompt(prompt, SEED)
    if (recipe !== undefined) print(`${await measureClip(workerFile, recipe, sidePx)}   ${prompt}`)
  }
  await rm(folder, { recursive: true, force: true })
}

async function measureClip(workerFile: string, recipe: Recipe, sidePx: number): Promise<string> {
  const picture = paintWhole(recipe, sidePx, sidePx)
  const rgba = new Uint8Array(readPixels(picture))
  freeCanvas(picture)
  const worker = new Worker(workerFile)
  const startedAt = performance.now()
  const before = process.cpuUsage()
  let firstMs = 0
  let bytes = 0
  const { mp4 } = await makeIn(worker, { rgba, recipe, sidePx }, () => {
    if (firstMs === 0) firstMs = performance.now() - startedAt
    bytes = Math.max(bytes, process.memoryUsage().rss)
  })
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - startedAt) / 1000
  await worker.terminate()
  const columns = [
    seconds,
    firstMs / 1000,
    (user + system) / 1e6,
    bytes / BYTES_A_MEGABYTE,
    mp4.length / BYTES_A_MEGABYTE,
  ]
  return columns.map((figure) => figure.toFixed(1).padStart(11)).join('')
}

function makeIn(
  worker: Worker,
  { rgba, recipe, sidePx }: { rgba: Uint8Array; recipe: Recipe; sidePx: number },
  onStage: () => void,
): Promise<MadeClip> {
  const request: WorkerRequest = {
    kind: 'animate',
    width: sidePx,
    height: sidePx,
    first: { rgba, recipe },
    last: null,
    plan: { seconds: SECONDS, fps: 24, motion: 'low', camera: null, loop: false, seed: SEED, fromSeconds: 0 },
    over: null,
    before: null,
    previewSide: 256,
  }
  return new Promise((resolve, reject) => {
    worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'stage') onStage()
      else if (report.kind === 'animated') resolve(report)
      else reject(new Error(report.kind))
    })
    worker.postMessage(request)
  })
}
