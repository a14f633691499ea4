import type { PendingRequest } from './send-request.ts'
import { readProgress, LOOK_EVERY_MS, waitForNextLook } from './read-progress.ts'
import type { Server } from './server.ts'
import type { Job } from './own-request.ts'

const INTERRUPT_TIMEOUT_MS = 5_000
/** An interrupt takes effect between sampling steps, which are slow without a GPU. */
const LEAST_LOOKS = 60
/** Polls (about one per second) before an unresponsive server or missing response is given up. */
const MOST_LOOKS = 10
/** Between two jobs the server is idle for a moment. */
const IDLE_LOOKS = 2

/** What was observed since the request was abandoned. */
interface Past {
  wasOurs: boolean
  isStopped: boolean
  /** Consecutive polls without our job or one that it could wait behind. */
  goneLooks: number
  /** Consecutive polls without an answer. */
  muteLooks: number
}

/**
 * Stop an abandoned request and wait until the server is done with it, at most the drawing limit. While it is queued behind
 * others it cannot be stopped: an interrupt would hit theirs.
 *
 * @param tell Called as soon as what could be stopped at once is
 */
export async function clearServer(
  server: Server,
  { isOurs, sent }: { isOurs(job: Job): boolean; sent: PendingRequest },
  tell: () => void,
): Promise<void> {
  const mostLooks = Math.max(LEAST_LOOKS, server.settings.timeoutMs / LOOK_EVERY_MS)
  const past: Past = { wasOurs: false, isStopped: false, goneLooks: 0, muteLooks: 0 }
  for (let looks = 1; sent.state() !== 'over'; looks++) {
    await stopOurs(server, isOurs, past)
    tell()
    if (isClear(past, sent) || looks >= mostLooks) return
    if (!(await waitForNextLook(server, server.closing.signal))) return
  }
}

async function stopOurs(server: Server, isOurs: (job: Job) => boolean, past: Past): Promise<void> {
  const job = await readProgress(server, new AbortController().signal)
  past.muteLooks = job === null ? past.muteLooks + 1 : 0
  if (job === null) return
  if (isOurs(job)) {
    past.wasOurs = true
    past.goneLooks = 0
    past.isStopped ||= await interrupt(server)
    return
  }
  past.goneLooks = past.wasOurs || !job.isBusy ? past.goneLooks + 1 : 0
}

function isClear({ wasOurs, goneLooks, muteLooks }: Past, sent: PendingRequest): boolean {
  // What is on its way, or waits before the lock, is not to be seen.
  if (sent.state() === 'open') return wasOurs && goneLooks >= MOST_LOOKS
  return muteLooks >= MOST_LOOKS || goneLooks >= (wasOurs ? 1 : IDLE_LOOKS)
}

/** Whether it was heard. */
async function interrupt({ line }: Server): Promise<boolean> {
  const request = { method: 'POST', headers: line.headers, timeoutMs: INTERRUPT_TIMEOUT_MS } as const
  try {
    const { status } = await line.outgoing.send({ ...request, url: `${line.baseUrl}/sdapi/v1/interrupt` })
    return status >= 200 && status < 300
  } catch {
    return false
  }
}
