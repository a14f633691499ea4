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
/** A page reload takes less than this. */
const GRACE_MS = 5_000
/** Time that people of a process that shut down have to reconnect elsewhere. */
const RETURN_MS = 15_000
const SWEEP_MAX = 500

export interface PresenceDeps extends Pick<Deps, 'db' | 'clock' | 'log'> {
  /** Unique per process start. */
  processId: string
  /** Announce the change in the same transaction. */
  announce: (tx: Tx, userId: string, change: { event: 'online' | 'offline'; now: Date }) => Promise<void>
  beatMs?: number
  graceMs?: number
}

interface Here {
  sockets: number
  going: NodeJS.Timeout | undefined
}

/**
 * Keeps one row for each person with a socket in this process. A person is online while any process has such a row. Changes of
 * that state are announced in the same transaction, serialised per person, so that the last announcement is correct.
 */
export class PresenceKeeper {
  readonly #deps: PresenceDeps
  readonly #here = new Map<string, Here>()
  /** Pending writes, serialised per person. */
  readonly #settling = new Map<string, Promise<void>>()
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void> | undefined
  #closed = false

  constructor(deps: PresenceDeps) {
    this.#deps = deps
    this.#timer = setInterval(() => this.#beatOnce(), deps.beatMs ?? BEAT_MS)
    this.#timer.unref()
  }

  /** A socket of this person has opened. */
  enter(userId: string): void {
    if (this.#closed) return
    const here = this.#here.get(userId)
    clearTimeout(here?.going)
    this.#here.set(userId, { sockets: (here?.sockets ?? 0) + 1, going: undefined })
    if (!here) this.#settle(userId)
  }

  /** A socket has closed; after the last one there is a grace period to reconnect. */
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

  /** Stop tracking; another process announces those who do not reconnect there. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    for (const { going } of this.#here.values()) clearTimeout(going)
    await this.#beating
    await Promise.all(this.#settling.values())
    const { db, clock, log, processId } = this.#deps
    const until = new Date(clock.now().getTime() + RETURN_MS)
    // If the database is down, the missing heartbeat has the same effect a little later.
    await leavePresences(db, processId, until).catch((error: unknown) => log.warn({ err: error }, 'presences not left'))
  }

  /** Heartbeat: renew this process's rows, repair differences, and remove rows of dead processes. */
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

  /** Make the row match the sockets at the time of the write. */
  #settle(userId: string): void {
    const settled = (this.#settling.get(userId) ?? Promise.resolve())
      .then(() => this.#write(userId))
      // The next heartbeat repairs this.
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
