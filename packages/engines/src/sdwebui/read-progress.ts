import { ask, readJson } from '../remote/line.ts'
import type { Server } from './server.ts'
import type { Job } from './own-request.ts'
import { progressAnswer } from './wire.ts'

export const LOOK_EVERY_MS = 1_000
const LOOK_TIMEOUT_MS = 5_000

/** Progress of the server's current job. */
export interface ProgressView {
  share: number
  /** Base64 of any picture, or null. */
  image: string | null
}

/** Null: it did not tell, which harms nobody. */
export async function readProgress(server: Server, signal: AbortSignal): Promise<(ProgressView & Job) | null> {
  const skip = server.known.previews ? '' : '?skip_current_image=true'
  try {
    const question = { method: 'GET', path: `/sdapi/v1/progress${skip}`, signal, timeoutMs: LOOK_TIMEOUT_MS } as const
    const answer = progressAnswer.safeParse(readJson(await ask(server.line, question)))
    if (!answer.success) return null
    const { progress, current_image: image, state } = answer.data
    // While loading a model it has a job of unknown length: it reports -1.
    const isBusy = (state.job ?? '') !== '' || state.job_count !== 0 || progress > 0
    return { share: progress, image, isBusy, name: state.job, begunAt: state.job_timestamp }
  } catch {
    return null
  }
}

/** Waits until the next look; false: there is none any more. */
export async function waitForNextLook({ pause }: Server, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(LOOK_EVERY_MS, signal)
    return !signal.aborted
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}
