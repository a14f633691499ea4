import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused, EngineMessage } from '../remote/faults.ts'
import { askJson } from '../remote/line.ts'
import { throwUnlessRetryable } from '../remote/throw-unless-retryable.ts'
import { openPatience, type Patience, type Stage } from '../remote/patience.ts'
import { readPicture } from '../remote/picture.ts'
import { cancelJobs } from './cancel-jobs.ts'
import type { Server } from './server.ts'
import { type JobState, job } from './wire.ts'

const LOOK_EVERY_MS = 1_000
const LOOK_TIMEOUT_MS = 60_000

interface Following {
  /** Called when the server has started it. */
  begun: (share: number) => void
  signal: AbortSignal
}

/**
 * The pictures of all jobs.
 * @throws EngineRefused: then none of them is drawn on for nobody; the signal's reason; EngineUnreachable when it cannot be asked: ask again later
 */
export async function awaitJobs(server: Server, ids: readonly string[], following: Following): Promise<Pixels[]> {
  try {
    return await awaitAll(server, ids, following)
  } catch (error) {
    if (error instanceof EngineRefused) await cancelJobs(server, ids)
    throw error
  }
}

async function awaitAll(server: Server, ids: readonly string[], { begun, signal }: Following): Promise<Pixels[]> {
  const patience = openPatience(server.line.clock, server.settings.timeoutMs)
  const pictures: Pixels[] = []
  for (const [index, id] of ids.entries()) {
    const images = await awaitJob(server, id, { begun: () => begun(index / ids.length), patience, signal })
    pictures.push(...(await Promise.all(images.map(readPicture))))
  }
  const [first] = pictures
  if (pictures.some(({ width, height }) => width !== first?.width || height !== first.height)) {
    throw new EngineRefused('engine_bad_reply')
  }
  return pictures
}

interface Watch {
  begun: () => void
  /** For all jobs of the order. */
  patience: Patience
  signal: AbortSignal
}

/** Base64, in their order. */
async function awaitJob(server: Server, id: string, { begun, patience, signal }: Watch): Promise<unknown[]> {
  let failureCount = 0
  for (;;) {
    const state = await look(server, id, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      failureCount += 1
      return throwUnlessRetryable(error, failureCount)
    })
    if (state !== null) failureCount = 0
    const images = state === null ? null : readState(state)
    if (images !== null) return images
    if (state?.status === 'generating') begun()
    if (patience.isOver(stageOf(state))) throw new EngineRefused('engine_timeout')
    await server.pause(LOOK_EVERY_MS, signal)
  }
}

function stageOf(state: JobState | null): Stage | null {
  if (state === null) return null
  return state.status === 'queued' ? 'waits' : 'drawn'
}

/** Null: not over yet. @throws EngineRefused when nothing came of it */
function readState(state: JobState): unknown[] | null {
  if (state.status === 'completed') return sortImages(state.result.images)
  if (state.status === 'failed') {
    const message = state.error?.message.slice(0, 300)
    throw new EngineRefused('engine_failed', message === undefined ? {} : { cause: new EngineMessage(message) })
  }
  if (state.status === 'cancelled') throw new EngineRefused('cancelled')
  return null
}

function sortImages(images: { index: number; b64_json: unknown }[]): unknown[] {
  return [...images].sort((one, other) => one.index - other.index).map(({ b64_json }) => b64_json)
}

async function look({ line, settings }: Server, id: string, signal: AbortSignal): Promise<JobState> {
  const path = `/sdcpp/v1/jobs/${encodeURIComponent(id)}`
  const timeoutMs = Math.min(LOOK_TIMEOUT_MS, settings.timeoutMs)
  const read = job.safeParse(await askJson(line, { method: 'GET', path, signal, timeoutMs }))
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}
