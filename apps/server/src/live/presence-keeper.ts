import type { Tx } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import {
  addPresence,
  leavePresences,
  listSilent,
  lockPresence,
  removePresence,
  renewPresences,
  onlineCutoff,
} from './presences.ts'

const BEAT_MS = 20_000
/** A page that is loaded anew is gone for less. */
const GRACE_MS = 5_000
/** How long people of a process that has ended in order may take to find another one. */
const RETURN_MS = 15_000
const SWEEP_MAX = 500

export interface PresenceDeps extends Pick<Deps, 'db' | 'clock' | 'log'> {
  /** No two lives of any process have the same. */
  processId: string
  /** Tell those whom it concerns, in the transaction that makes it true. */
  announce: (tx: Tx, userId: string, change: { event: 'online' | 'offline'; now: Date }) => Promise<void>
  beatMs?: number
  graceMs?: number
}

interface Here {
  sockets: number
  going: NodeJS.Timeout | undefined
}

/**
 * Keeps one row for each person with a socket in this process. Somebody is here as long as there is a row of any
 * process, and the change of that and the telling of it are one transaction that waits for others about the same person:
 * whatever comes and goes where, the last telling is true.
 */
export class PresenceKeeper {
  readonly #deps: PresenceDeps
  readonly #here = new Map<string, Here>()
  /** What is being written about each person, one thing after the other. */
  readonly #settling = new Map<string, Promise<void>>()
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void> | undefined
  #closed = false

  constructor(deps: PresenceDeps) {
    this.#deps = deps
    this.#timer = setInterval(() => this.#beatOnce(), deps.beatMs ?? BEAT_MS)
    this.#timer.unref()
  }

  /** One more socket of this person. */
  enter(userId: string): void {
    if (this.#closed) return
    const here = this.#here.get(userId)
    clearTimeout(here?.going)
    this.#here.set(userId, { sockets: (here?.sockets ?? 0) + 1, going: undefined })
    if (!here) this.#settle(userId)
  }

  /** One less; after the last one there is time to come back. */
  leave(userId: string): void {
    const here = this.#here.get(userId)
    if (this.#closed || !here) return
    here.sockets -= 1
    if (here.sockets > 0) return
    here.going = setTimeout(() => {
      this.#here.delete(userId)
      this.#settle(userId)
    }, this.#deps.graceMs ?? GRACE_MS)
    here.going.unref()
  }

  /** From now on this process holds nobody; whoever does not come back elsewhere is told of as gone by another one. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    for (const { going } of this.#here.values()) clearTimeout(going)
    await this.#beating
    await Promise.all(this.#settling.values())
    const { db, clock, log, processId } = this.#deps
    const until = new Date(clock.now().getTime() + RETURN_MS)
    // Without a database our silence tells the same, a little later.
    await leavePresences(db, processId, until).catch((error: unknown) => log.warn({ err: error }, 'presences not left'))
  }

  /** Say that this process lives, put right what is not as it should be, and sweep up after those that are silent. */
  async beat(): Promise<void> {
    const { db, clock, processId } = this.#deps
    const presentIds = await renewPresences(db, processId, clock.now())
    for (const userId of this.#here.keys()) if (!presentIds.has(userId)) this.#settle(userId)
    for (const userId of presentIds) if (!this.#here.has(userId)) this.#settle(userId)
    const silentSince = onlineCutoff(clock.now())
    for (const userId of await listSilent(db, silentSince, SWEEP_MAX)) {
      if (this.#closed) return
      await this.#change(userId, 'offline', (tx) => removePresence(tx, userId, { silentSince }))
    }
  }

  #beatOnce(): void {
    this.#beating ??= this.beat()
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'presences not renewed'))
      .finally(() => {
        this.#beating = undefined
      })
  }

  /** Make the row agree with the sockets, as they are when its turn has come. */
  #settle(userId: string): void {
    const settled = (this.#settling.get(userId) ?? Promise.resolve())
      .then(() => this.#write(userId))
      // The next beat finds what is missing or too much.
      .catch((error: unknown) => this.#deps.log.warn({ err: error, userId }, 'presence not written'))
      .finally(() => {
        if (this.#settling.get(userId) === settled) this.#settling.delete(userId)
      })
    this.#settling.set(userId, settled)
  }

  async #write(userId: string): Promise<void> {
    const { clock, processId } = this.#deps
    const isHere = this.#here.has(userId)
    const row = { user_id: userId, process_id: processId, seen_at: clock.now() }
    if (isHere) await this.#change(userId, 'online', (tx) => addPresence(tx, row))
    else await this.#change(userId, 'offline', (tx) => removePresence(tx, userId, { processId }))
  }

  async #change(userId: string, event: 'online' | 'offline', change: (tx: Tx) => Promise<boolean>): Promise<void> {
    const { db, clock, announce } = this.#deps
    await db.transaction().execute(async (tx) => {
      await lockPresence(tx, userId)
      if (await change(tx)) await announce(tx, userId, { event, now: clock.now() })
    })
  }
}
