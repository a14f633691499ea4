import { Worker } from 'node:worker_threads'
import type { StagePreview, WorkerReport, WorkerRequest } from '@easel/painter/worker-protocol'

export type PaintJob = Omit<Extract<WorkerRequest, { kind: 'paint' }>, 'kind'>

export type AnimateJob = Omit<Extract<WorkerRequest, { kind: 'animate' }>, 'kind'>

export type Animated = Omit<Extract<WorkerReport, { kind: 'animated' }>, 'kind'>

export type Painted = Pick<Extract<WorkerReport, { kind: 'done' }>, 'png' | 'unplaced' | 'exposure'>

export type StageListener = (progress: number, preview: StagePreview) => void

export interface Pool {
  /**
   * Paint one picture when a thread is free.
   * @throws Error when its thread dies; the signal's reason when it aborts.
   */
  paint(job: PaintJob, onStage: StageListener, signal: AbortSignal): Promise<Painted>
  /** Make one clip when a thread is free that pictures do not need. It throws as `paint` does. */
  animate(job: AnimateJob, onStage: StageListener, signal: AbortSignal): Promise<Animated>
  close(): Promise<void>
}

/** Pictures after which a thread is replaced, so that nothing it leaked can grow. */
const PICTURES_A_THREAD = 48
/** As how many of them a clip counts, which needs more memory than any. */
const PICTURES_A_CLIP = 12
/** Heap of a thread, several times what the largest picture takes; one that wants more ends, and not the process. */
const HEAP_MB = 1024
/** Time a cancelled thread has to come to its next stage. */
const STOP_LIMIT_MS = 8_000

type Request = Exclude<WorkerRequest, { kind: 'stop' }>
type Result = Extract<WorkerReport, { kind: 'done' | 'animated' }>

interface Order {
  request: Request
  onStage: StageListener
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
  settled: boolean
}

interface Thread {
  worker: Worker
  order: Order | null
  painted: number
}

interface Crew {
  workerFile: string | URL
  limit: number
  heapMb: number
  threads: Set<Thread>
  waiting: Order[]
  closed: boolean
}

/**
 * Threads that paint pictures, first come first served, and make clips where one is left for pictures. A thread that dies fails its
 * order only, and is replaced.
 */
export function createPool(options: { workerFile: string | URL; threads: number; heapMb?: number }): Pool {
  const crew: Crew = {
    workerFile: options.workerFile,
    limit: options.threads,
    heapMb: options.heapMb ?? HEAP_MB,
    threads: new Set(),
    waiting: [],
    closed: false,
  }
  return {
    async paint(job, onStage, signal) {
      const result = await takeOrder(crew, { kind: 'paint', ...job }, onStage, signal)
      if (result.kind !== 'done') throw new Error('A thread gave a clip for a picture.')
      const { png, unplaced, exposure } = result
      return { png, unplaced, ...(exposure ? { exposure } : {}) }
    },
    async animate(job, onStage, signal) {
      const result = await takeOrder(crew, { kind: 'animate', ...job }, onStage, signal)
      if (result.kind !== 'animated') throw new Error('A thread gave a picture for a clip.')
      const { mp4, durationMs } = result
      return { mp4, durationMs }
    },
    async close() {
      crew.closed = true
      for (const order of crew.waiting.splice(0)) settle(order, () => order.reject(new Error('The painter is closed.')))
      await Promise.all([...crew.threads].map((thread) => thread.worker.terminate()))
    },
  }
}

function takeOrder(crew: Crew, request: Request, onStage: StageListener, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (crew.closed) return reject(new Error('The painter is closed.'))
    if (signal.aborted) return reject(signal.reason)
    const order: Order = { request, onStage, resolve, reject, settled: false }
    signal.addEventListener('abort', () => cancel(crew, order, signal.reason), { once: true })
    crew.waiting.push(order)
    serveNext(crew)
  })
}

function serveNext(crew: Crew): void {
  while (!crew.closed) {
    const next = crew.waiting.find((order) => mayBegin(crew, order))
    const thread = next && (findIdle(crew) ?? (crew.threads.size < crew.limit ? openThread(crew) : null))
    if (!next || !thread) return
    crew.waiting.splice(crew.waiting.indexOf(next), 1)
    thread.order = next
    thread.worker.postMessage(next.request)
  }
}

/** A clip takes as long as many pictures: never the last thread, unless there is but one. */
function mayBegin(crew: Crew, { request }: Order): boolean {
  if (request.kind === 'paint') return true
  const clips = [...crew.threads].filter(({ order }) => order?.request.kind === 'animate').length
  return clips < Math.max(1, crew.limit - 1)
}

function findIdle(crew: Crew): Thread | null {
  for (const thread of crew.threads) if (thread.order === null) return thread
  return null
}

function openThread(crew: Crew): Thread {
  const worker = new Worker(crew.workerFile, { resourceLimits: { maxOldGenerationSizeMb: crew.heapMb } })
  const thread: Thread = { worker, order: null, painted: 0 }
  crew.threads.add(thread)
  worker.on('message', (report: WorkerReport) => hearReport(crew, thread, report))
  worker.on('error', (error) => loseThread(crew, thread, error))
  worker.on('exit', () => loseThread(crew, thread, new Error('it ended')))
  worker.unref()
  return thread
}

function hearReport(crew: Crew, thread: Thread, report: WorkerReport): void {
  const { order } = thread
  if (order === null) return
  if (report.kind === 'stage') {
    if (!order.settled) order.onStage(report.progress, report.preview)
    return
  }
  thread.order = null
  thread.painted += order.request.kind === 'animate' ? PICTURES_A_CLIP : 1
  if (report.kind === 'done' || report.kind === 'animated') settle(order, () => order.resolve(report))
  if (report.kind === 'failed') {
    settle(order, () => order.reject(new Error(`The painter could not paint: ${report.message}`)))
  }
  if (thread.painted >= PICTURES_A_THREAD) retire(crew, thread)
  serveNext(crew)
}

function loseThread(crew: Crew, thread: Thread, cause: Error): void {
  if (!crew.threads.delete(thread)) return
  const { order } = thread
  if (order) settle(order, () => order.reject(new Error('A painter thread stopped while it painted.', { cause })))
  serveNext(crew)
}

function retire(crew: Crew, thread: Thread): void {
  crew.threads.delete(thread)
  void thread.worker.terminate()
}

function cancel(crew: Crew, order: Order, reason: unknown): void {
  const at = crew.waiting.indexOf(order)
  if (at >= 0) crew.waiting.splice(at, 1)
  for (const thread of crew.threads) if (thread.order === order) stopThread(thread, order)
  settle(order, () => order.reject(reason))
}

function stopThread(thread: Thread, order: Order): void {
  thread.worker.postMessage({ kind: 'stop' } satisfies WorkerRequest)
  const giveUp = () => {
    if (thread.order === order) void thread.worker.terminate()
  }
  setTimeout(giveUp, STOP_LIMIT_MS).unref()
}

function settle(order: Order, end: () => void): void {
  if (order.settled) return
  order.settled = true
  end()
}
