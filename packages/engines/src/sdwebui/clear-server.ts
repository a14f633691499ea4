import type { PendingRequest } from './send-request.ts'
import { readProgress, LOOK_EVERY_MS, waitForNextLook } from './read-progress.ts'
import type { Server } from './server.ts'
import type { Job } from './own-request.ts'

const INTERRUPT_TIMEOUT_MS = 5_000
/** An interrupt is heeded between two steps, which are long without a card. */
const LEAST_LOOKS = 60
/** Looks, about one a second, until a server that says nothing, or an answer that does not come, is given up. */
const MOST_LOOKS = 10
/** Between two jobs the server is idle for a moment. */
const IDLE_LOOKS = 2

/** What was seen since nobody wants the request any more. */
interface Past {
  wasOurs: boolean
  isStopped: boolean
  /** Looks in a row at which it was not there, and nothing was that it could wait for. */
  goneLooks: number
  /** Looks in a row that were not answered. */
  muteLooks: number
}

/**
 * Stops what was asked for and nobody wants any more, and lasts until the server is rid of it, at most as long as a drawing may take. While it still
 * waits behind others there is nothing to stop: an interrupt would meet theirs, and be forgotten when ours begins.
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
