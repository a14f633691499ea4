import { type ChildProcess, fork } from 'node:child_process'
import { Refusal } from '../../errors.ts'
import { openConcurrencyLimit } from '../concurrency-limit.ts'
import type { DecoderReport, RedrawRequest } from './decoder-protocol.ts'
import type { Redrawn } from './redraw-picture.ts'

export interface Decoder {
  /**
   * Draw a stranger's picture anew, in a process of its own that can be killed. Check its header before.
   *
   * @throws Refusal image_broken when it cannot be decoded, or not within the limits of time and memory; rate_limited when
   * too many wait already
   */
  redraw(request: RedrawRequest): Promise<Redrawn>
  close(): Promise<void>
}

/** On a small machine two leave a core for everyone else, as they run with low priority. */
const PROCESSES = 2
/** About ten seconds of pictures. */
const WAITING = 32
const RETRY_SECONDS = 5
/** Of the wall clock: what sleeps costs nothing that the process itself could count, but it holds one of two places. */
const TIME_MAX_MS = 20_000
/** Each holds about 70 MB; who uploads one picture often uploads another soon. */
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
    // Nothing of ours goes along: no secret of the environment, no flag, no output.
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

/** What it says next, perhaps to something that it is asked. Null: it is gone, or was ended because it said nothing. */
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
  // Who waits for nothing else may end.
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
