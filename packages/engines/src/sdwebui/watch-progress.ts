import { readProgress, waitForNextLook, type ProgressView } from './read-progress.ts'
import type { Server } from './server.ts'
import type { Job } from './own-request.ts'

export interface Watching {
  isOurs(job: Job): boolean
  /** Awaited before the next poll: previews are sent in order, and none after the end. */
  see(seen: ProgressView): Promise<void>
}

/** Poll the progress of our request until ended or aborted. */
export function watchProgress(server: Server, watching: Watching, signal: AbortSignal): { end(): Promise<void> } {
  const ending = new AbortController()
  const watched = watch(server, watching, AbortSignal.any([signal, ending.signal]))
  return {
    async end() {
      ending.abort(new Error('What was watched is over.'))
      await watched
    },
  }
}

async function watch(server: Server, { isOurs, see }: Watching, signal: AbortSignal): Promise<void> {
  while (await waitForNextLook(server, signal)) {
    const progress = await readProgress(server, signal)
    // A late answer may be about somebody else's job.
    if (signal.aborted) return
    if (progress !== null && isOurs(progress)) await see(progress)
  }
}
