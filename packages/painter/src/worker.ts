import { makeClip } from './clip/make-clip.ts'
import { constants, getPriority, setPriority } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { encodePicture } from './recipe/encode-picture.ts'
import { freeCanvas } from './base/frame.ts'
import type { Exposure } from './recipe/recipe.ts'
import { paintPicture } from './paint-picture.ts'
import type { StagePreview, WorkerReport, WorkerRequest } from './worker-protocol.ts'

/** Lower priority than the server's own threads; lower still, a busy machine would hardly paint at all. */
const NICENESS = 5

/** Paints one picture at a time for its parent thread; a `stop` is read between two stages. */
function serve(port: NonNullable<typeof parentPort>): void {
  // Of this thread alone; on other systems it would be that of the whole server.
  if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS))
  let stopped = false
  const report = (message: WorkerReport) => port.postMessage(message)
  port.on('message', (request: WorkerRequest) => {
    if (request.kind === 'stop') {
      stopped = true
      return
    }
    stopped = false
    serveOne(request, { report, isStopped: () => stopped }).catch((error: unknown) => {
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    })
  })
}

interface Host {
  report: (message: WorkerReport) => void
  isStopped: () => boolean
}

function serveOne(request: Exclude<WorkerRequest, { kind: 'stop' }>, host: Host): Promise<void> {
  return request.kind === 'paint' ? paintOne(request, host) : animateOne(request, host)
}

async function paintOne(
  request: Extract<WorkerRequest, { kind: 'paint' }>,
  { report, isStopped }: Host,
): Promise<void> {
  let unplaced: string[] = []
  let unwritten: readonly string[] = []
  let lit: { exposure?: Exposure } = {}
  const painting = paintPicture(request.recipe, request.width, request.height, {
    missing: (words) => (unplaced = [...words]),
    unwritten: (words) => (unwritten = words),
    exposure: (exposure) => (lit = { exposure }),
  })
  let step = painting.next()
  while (!step.done) {
    report({ kind: 'stage', progress: step.value.progress, preview: shrink(step.value.canvas, request.previewSide) })
    await nextTurn()
    if (isStopped()) {
      painting.return(step.value.canvas)
      return report({ kind: 'stopped' })
    }
    step = painting.next()
  }
  const png = new Uint8Array(encodePicture(step.value, { ...request.recipe, ...lit }))
  freeCanvas(step.value)
  report({ kind: 'done', png, unplaced: [...unplaced, ...unwritten], ...lit })
}

/** Frames come too often to tell of each. */
const TELL_EVERY = 0.02

async function animateOne(
  request: Extract<WorkerRequest, { kind: 'animate' }>,
  { report, isStopped }: Host,
): Promise<void> {
  const making = makeClip(request)
  let told = -TELL_EVERY
  let step = await making.next()
  while (!step.done) {
    const { progress, canvas } = step.value
    if (progress - told >= TELL_EVERY) {
      report({ kind: 'stage', progress, preview: shrink(canvas, request.previewSide) })
      told = progress
    }
    await nextTurn()
    if (isStopped()) {
      // It closes what it has open; nobody reads what it would have made.
      await making.return({ mp4: new Uint8Array(), durationMs: 0 })
      return report({ kind: 'stopped' })
    }
    step = await making.next()
  }
  report({ kind: 'animated', ...step.value })
}

function shrink(canvas: Canvas, side: number): StagePreview {
  const scale = Math.min(1, side / Math.max(canvas.width, canvas.height))
  const width = Math.max(1, Math.round(canvas.width * scale))
  const height = Math.max(1, Math.round(canvas.height * scale))
  const small = createCanvas(width, height)
  const ctx = small.getContext('2d')
  ctx.drawImage(canvas, 0, 0, width, height)
  const rgba = new Uint8Array(ctx.getImageData(0, 0, width, height).data)
  freeCanvas(small)
  return { width, height, rgba }
}

if (parentPort) serve(parentPort)
