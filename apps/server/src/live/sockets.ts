import type { Deps } from '../deps.ts'
import type { Connection } from './connection.ts'
import { COMPANY_CHANNEL, SESSION_ENDED_CHANNEL } from './hub.ts'
import { listEndedSessions } from './tickets.ts'

const SOCKETS_PER_USER = 10
export const SOCKETS_MAX = 5000
/** Interval of the check for expired sessions, whose end is not announced. */
const LOOK_EVERY_MS = 60_000
/** Timeout for the close handshake at shutdown. */
const FAREWELL_MS = 1_000

type SocketsDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log' | 'counts'>

/** The open sockets of this process, closed when their session ends or the server restarts. */
export class Sockets {
  readonly #deps: SocketsDeps
  readonly #open = new Set<Connection>()
  readonly #stop: () => void

  constructor(deps: SocketsDeps, lookEveryMs = LOOK_EVERY_MS) {
    this.#deps = deps
    this.#tellCount()
    const timer = setInterval(() => this.#closeUnheard(), lookEveryMs).unref()
    const stopListening = deps.bus.listen(
      SESSION_ENDED_CHANNEL,
      (ended) => this.#closeWhere(({ userId, sessionId }) => ended === sessionId || ended === `user:${userId}`),
      () => this.#closeUnheard(),
    )
    const stopTelling = deps.bus.listen(COMPANY_CHANNEL, () => this.#tellAll())
    this.#stop = () => {
      clearInterval(timer)
      stopListening()
      stopTelling()
    }
  }

  /** Whether one more socket of this person fits. */
  hasRoomFor(userId: string): boolean {
    const own = [...this.#open].filter((connection) => connection.userId === userId).length
    return this.#open.size < SOCKETS_MAX && own < SOCKETS_PER_USER
  }

  add(connection: Connection): void {
    this.#open.add(connection)
    this.#tellCount()
  }

  delete(connection: Connection): void {
    this.#open.delete(connection)
    this.#tellCount()
  }

  /** Close with code 1012 (restart); browsers reconnect by themselves. */
  closeAll(): void {
    this.#stop()
    for (const connection of this.#open) connection.close(1012, 'restarting')
    setTimeout(() => {
      for (const connection of this.#open) connection.terminate()
    }, FAREWELL_MS).unref()
  }

  #tellCount(): void {
    this.#deps.counts.set('easel_sockets', this.#open.size)
  }

  #tellAll(): void {
    for (const connection of this.#open) connection.send({ t: 'company' })
  }

  #closeWhere(hasEnded: (connection: Connection) => boolean): void {
    for (const connection of this.#open) if (hasEnded(connection)) connection.close(4001, 'session ended')
  }

  /** Sessions that expired, or ended while the bus was down, were not announced. */
  #closeUnheard(): void {
    const { db, clock, log } = this.#deps
    const sessionIds = [...this.#open].map(({ sessionId }) => sessionId)
    listEndedSessions(db, sessionIds, clock.now()).then(
      (ended) => this.#closeWhere(({ sessionId }) => ended.has(sessionId)),
      (error: unknown) => log.warn({ err: error }, 'ended sessions not read'),
    )
  }
}
