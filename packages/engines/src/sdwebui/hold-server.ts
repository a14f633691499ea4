import type { Run } from '../remote/open-synchronous.ts'
import { clearServer } from './clear-server.ts'
import { look, type Seen } from './look.ts'
import { sendRequest } from './send-request.ts'
import type { Server } from './server.ts'
import { watchProgress } from './watch-progress.ts'
import { type Asked, openJudge } from './whose-job.ts'

export interface Wish {
  run: Run
  see(seen: Seen): Promise<void>
}

/**
 * Asks for work when it is our turn. Whoever gives up hears so at once; the turn lasts until the server is rid of what they wanted, so that the next
 * one does not wait behind it.
 */
export function holdServer(server: Server, asked: Asked & { body: object }, wish: Wish): Promise<unknown> {
  return wish.run.submit(
    () =>
      new Promise((resolve, reject) => {
        const stay = () => stayAt(server, asked, { ...wish, resolve, reject })
        server.turns.take(stay, wish.run.signal).catch(reject)
      }),
  )
}

interface Stay extends Wish {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** @throws the signal's reason, when nothing has been asked yet */
async function stayAt(
  server: Server,
  asked: Asked & { body: object },
  { run: { signal }, see, resolve, reject }: Stay,
): Promise<void> {
  const before = await look(server, signal)
  signal.throwIfAborted()
  const isOurs = openJudge(asked, before)
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
