import { ask, readJson } from '../remote/line.ts'
import type { Server } from './server.ts'
import { progressAnswer } from './wire.ts'

const LOOK_EVERY_MS = 1_000
const LOOK_TIMEOUT_MS = 5_000

/** How far the server is with what it draws for us. */
export interface Seen {
  share: number
  /** Base64 of any picture, or null. */
  image: string | null
}

/**
 * Looks how far the server is until it is ended. `/progress` describes whatever the server is at, so what it was at before
 * we asked for anything is somebody else's, and stays so until its job changes.
 */
export async function watchProgress(
  server: Server,
  see: (seen: Seen) => void,
  signal: AbortSignal,
): Promise<{ end(): Promise<void> }> {
  const ending = new AbortController()
  const end = () => ending.abort(new Error('What was watched is over.'))
  signal.addEventListener('abort', end, { once: true })
  const before = await look(server, ending.signal)
  const others = before !== null && before.isBusy ? before.job : null
  const watched = watch(server, { see, others }, ending.signal)
  return {
    async end() {
      signal.removeEventListener('abort', end)
      end()
      await watched
    },
  }
}

async function watch(
  server: Server,
  { see, others }: { see: (seen: Seen) => void; others: string | null },
  signal: AbortSignal,
): Promise<void> {
  while (await mayLook(server, signal)) {
    const state = await look(server, signal)
    // An answer that comes late may speak of somebody else's job.
    if (signal.aborted) return
    if (state !== null && state.isBusy && (others === null || state.job !== others)) see(state)
  }
}

async function mayLook({ pause }: Server, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(LOOK_EVERY_MS, signal)
    return !signal.aborted
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}

/** Null: it did not tell, which harms nobody. */
async function look(server: Server, signal: AbortSignal): Promise<(Seen & { isBusy: boolean; job: string }) | null> {
  const skip = server.known.previews ? '' : '?skip_current_image=true'
  try {
    const question = { method: 'GET', path: `/sdapi/v1/progress${skip}`, signal, timeoutMs: LOOK_TIMEOUT_MS } as const
    const answer = progressAnswer.safeParse(readJson(await ask(server.line, question)))
    if (!answer.success) return null
    const { progress, current_image: image, state } = answer.data
    // While it loads a model it has a job, and does not know yet of how many parts.
    const isBusy = state.job !== '' || state.job_count > 0 || progress > 0
    return { share: progress, image, isBusy, job: state.job_timestamp }
  } catch {
    return null
  }
}
