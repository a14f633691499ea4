import { type ChildProcess, fork } from 'node:child_process'
import { Refusal } from '../../errors.ts'
import { openConcurrencyLimit } from '../concurrency-limit.ts'
import type { DecoderReport, RedrawRequest } from './decoder-protocol.ts'
import type { Redrawn } from './decoder-protocol.ts'

export interface Decoder {
  /**
   * Re-encode an untrusted picture in a separate process that can be killed. Check its header first.
   *
   * @throws Refusal image_broken when it cannot be decoded, or not within the limits of time and memory; rate_limited when
   * too many wait already
   */
  redraw(request: RedrawRequest): Promise<Redrawn>
  close(): Promise<void>
}

/** On a small machine this leaves a core for others, as they run with low priority. */
const PROCESSES = 2
/** Queue length; about ten seconds of work. */
const WAITING = 32
const RETRY_SECONDS = 5
/** Wall-clock limit: a sleeping decoder uses no CPU, but holds one of two slots. */
const TIME_MAX_MS = 20_000
/** Idle time before a process ends; each holds about 70 MB, and uploads often come in series. */
const IDLE_MS = 30_000
/** Pictures after which a process is replaced, so that nothing it leaked can grow. */
const PICTURES_A_PROCESS = 100
const HEAP_MB = 64

export function openDecoder({ workerFile, timeMaxMs = TIME_MAX_MS }: { workerFile: URL; timeMaxMs?: number }): Decoder {
  const turnstile = openConcurrencyLimit({ atOnce: PROCESSES, waiting: WAITING })
  const crew: Crew = { workerFile, timeMaxMs, idle: [], all: new Set() }
  return {
    async redraw(request) {
      const redrawn = turnstile.pass(() => redrawWith(crew, request))
      if (!redrawn) throw new Refusal('rate_limited', { retryAfter: RETRY_SECONDS })
      return redrawn
    },
    async close() {
      for (const worker of crew.all) worker.child.kill('SIGKILL')
    },
  }
}

interface Crew {
  workerFile: URL
  /** For a start, and for a picture. */
  timeMaxMs: number
  idle: Worker[]
  all: Set<Worker>
}

interface Worker {
  child: ChildProcess
  pictures: number
  idleTimer?: NodeJS.Timeout
}

async function redrawWith(crew: Crew, request: RedrawRequest): Promise<Redrawn> {
  const worker = crew.idle.pop() ?? (await startWorker(crew))
  clearTimeout(worker.idleTimer)
  for (const handle of [worker.child, worker.child.channel]) handle?.ref()
  const report = await within(crew, worker.child, () => worker.child.send(request))
  worker.pictures += 1
  release(crew, worker)
  if (report?.kind !== 'done') throw new Refusal('image_broken')
  return report.picture
}

/** @throws Error when it ends before it could do anything */
async function startWorker(crew: Crew): Promise<Worker> {
  const child = fork(crew.workerFile, [], {
    // The child gets no environment, flags or streams of ours.
    env: { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const worker: Worker = { child, pictures: 0 }
  crew.all.add(worker)
  for (const end of ['exit', 'error']) child.on(end, () => forget(crew, worker))
  if (!(await within(crew, child))) throw new Error('the decoder does not start')
  return worker
}

/** The next message, or null when the process has exited or timed out. */
async function within(
  { timeMaxMs }: Crew,
  child: ChildProcess,
  ask: () => void = () => undefined,
): Promise<DecoderReport | null> {
  const tooLong = setTimeout(() => child.kill('SIGKILL'), timeMaxMs)
  const report = nextReport(child)
  ask()
  return report.finally(() => clearTimeout(tooLong))
}

/** Null: the process is gone. */
function nextReport(child: ChildProcess): Promise<DecoderReport | null> {
  return new Promise((resolve) => {
    const end = (report: DecoderReport | null) => {
      child.off('message', end)
      child.off('exit', gone)
      child.off('error', gone)
      resolve(report)
    }
    const gone = () => end(null)
    child.on('message', end)
    child.on('exit', gone)
    child.on('error', gone)
  })
}

function release(crew: Crew, worker: Worker): void {
  if (!crew.all.has(worker)) return
  if (worker.pictures >= PICTURES_A_PROCESS) return retire(crew, worker)
  worker.idleTimer = setTimeout(() => retire(crew, worker), IDLE_MS)
  // Unreferenced, so that idle workers do not keep the server alive.
  for (const handle of [worker.idleTimer, worker.child, worker.child.channel]) handle?.unref()
  crew.idle.push(worker)
}

function retire(crew: Crew, worker: Worker): void {
  forget(crew, worker)
  worker.child.kill('SIGKILL')
}

function forget(crew: Crew, worker: Worker): void {
  clearTimeout(worker.idleTimer)
  crew.all.delete(worker)
  crew.idle = crew.idle.filter((one) => one !== worker)
}
