import type { Run } from '../remote/open-synchronous.ts'
import { clearServer } from './clear-server.ts'
import { readProgress, type ProgressView } from './read-progress.ts'
import { sendRequest } from './send-request.ts'
import type { Server } from './server.ts'
import { watchProgress } from './watch-progress.ts'
import { type OwnRequest, openOwnershipTest } from './own-request.ts'

export interface RequestContext {
  run: Run
  see(seen: ProgressView): Promise<void>
}

/**
 * Send a drawing request in turn. An abort is reported at once, but the turn lasts until the server has dropped the request, so
 * that the next one does not queue behind it.
 */
export function holdServer(
  server: Server,
  request: OwnRequest & { body: object },
  wish: RequestContext,
): Promise<unknown> {
  return wish.run.submit(
    () =>
      new Promise((resolve, reject) => {
        const stay = () => stayAt(server, request, { ...wish, resolve, reject })
        server.turns.take(stay, wish.run.signal).catch(reject)
      }),
  )
}

interface Stay extends RequestContext {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** @throws the signal's reason, when nothing has been asked yet */
async function stayAt(
  server: Server,
  asked: OwnRequest & { body: object },
  { run: { signal }, see, resolve, reject }: Stay,
): Promise<void> {
  const before = await readProgress(server, signal)
  signal.throwIfAborted()
  const isOurs = openOwnershipTest(asked, before)
  const sent = sendRequest(server, asked)
  const watch = watchProgress(server, { isOurs, see }, signal)
  try {
    const answer = await unlessAborted(sent.answer, signal)
    await watch.end()
    resolve(answer)
  } catch (error) {
    await watch.end()
    await clearServer(server, { isOurs, sent }, () => reject(error))
    reject(error)
  } finally {
    sent.hangUp()
  }
}

async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
