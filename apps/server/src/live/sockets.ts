import type { Bus } from './bus.ts'
import type { Connection } from './connection.ts'
import { SESSION_ENDED_CHANNEL } from './hub.ts'

const SOCKETS_PER_USER = 10
const SOCKETS_MAX = 5000

/** The open sockets of this process, so that a session's end and a restart can close them. */
export class Sockets {
  readonly #open = new Set<Connection>()
  readonly #stop: () => void

  constructor(bus: Bus) {
    this.#stop = bus.listen(SESSION_ENDED_CHANNEL, (ended) => this.#closeEnded(ended))
  }

  /** Whether one more socket of this person fits. */
  hasRoomFor(userId: string): boolean {
    const own = [...this.#open].filter((connection) => connection.userId === userId).length
    return this.#open.size < SOCKETS_MAX && own < SOCKETS_PER_USER
  }

  add(connection: Connection): void {
    this.#open.add(connection)
  }

  delete(connection: Connection): void {
    this.#open.delete(connection)
  }

  /** Say to every browser that we are starting anew; it comes back by itself. */
  closeAll(): void {
    this.#stop()
    for (const connection of this.#open) connection.close(1012, 'restarting')
  }

  #closeEnded(ended: string): void {
    for (const connection of this.#open) {
      if (ended === connection.sessionId || ended === `user:${connection.userId}`)
        connection.close(4001, 'session ended')
    }
  }
}
