import { Refusal } from '../../errors.ts'
import type { Log } from '../../platform/log.ts'
import { type Db, openDb } from '../open.ts'
import { LagMeter } from './lag-meter.ts'
import {
  beginMarks,
  findWrite,
  keepWrite,
  type Primary,
  readPrimaryPosition,
  readReplicaPosition,
} from './positions.ts'
import type { Reader } from './reader.ts'

/** Further behind it is of no use to anybody. */
const LAG_MAX_MS = 60_000
const LOOK_EVERY_MS = 1_000
const CONNECTIONS = 20
/** A replica whose machine is gone says nothing at all. */
const CONNECT_MS = 2_000
const ANSWER_MS = 5_000

export interface ReaderOptions {
  /** The primary. */
  db: Db
  replicaUrl: string
  log: Log
  /** Milliseconds that only grow. */
  now?: () => number
}

/** Read from a streaming replica. Opens also while it is away; see docs/decisions/0066. */
export async function openReader(options: ReaderOptions): Promise<Reader> {
  const reader = new ReplicaReader(options)
  await reader.look()
  return reader
}

/** Why the replica is left alone. */
type Trouble = 'away' | 'no standby' | 'another database' | 'lags'

class BehindError extends Error {}

class ReplicaReader implements Reader {
  readonly #db: Db
  readonly #replica: Db
  readonly #log: Log
  readonly #now: () => number
  readonly #meter = new LagMeter()
  readonly #timer: ReturnType<typeof setInterval>
  /** Undefined: it was not looked at yet. */
  #trouble: Trouble | null | undefined
  #lagMs: number | null = null
  /** Until then marks may be missing. */
  #blindUntil = 0
  #looking: Promise<void> | undefined

  constructor({ db, replicaUrl, log, now = () => performance.now() }: ReaderOptions) {
    this.#db = db
    // As through a pooler: it may be one, and each read is a transaction anyway.
    const server = { connectionString: replicaUrl, isPooler: true }
    const patience = { connectMs: CONNECT_MS, answerMs: ANSWER_MS }
    this.#replica = openDb({ server, maxConnections: CONNECTIONS, ...patience })
    this.#log = log
    this.#now = now
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS)
    this.#timer.unref()
  }

  async read<T>(userId: string, run: (db: Db) => Promise<T>): Promise<T> {
    if (this.#trouble !== null || this.#now() < this.#blindUntil) return run(this.#db)
    const mark = await findWrite(this.#db, userId)
    if (mark === null) return run(this.#db)
    try {
      return await this.#readThere(mark, run)
    } catch (error) {
      // What is not there yet is refused, too.
      if (!(error instanceof BehindError || error instanceof Refusal)) this.#complain(error)
      return run(this.#db)
    }
  }

  async noteWrite(userId: string): Promise<void> {
    try {
      await keepWrite(this.#db, userId)
    } catch (error) {
      this.#blindUntil = this.#now() + LAG_MAX_MS
      this.#log.warn(
        { err: error },
        'what somebody has done was not marked: lists are read from the primary for a minute',
      )
    }
  }

  lagSeconds(): number | null {
    return this.#lagMs === null ? null : this.#lagMs / 1000
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.#replica.destroy()
  }

  /** Where both are. Looks do not pile up. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Checked in the session that reads: behind one address there may be several replicas. */
  #readThere<T>(mark: number, run: (db: Db) => Promise<T>): Promise<T> {
    return this.#replica
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        const { position } = await readReplicaPosition(tx)
        if (position === null || position < mark || !this.#isFresh(position)) throw new BehindError()
        return run(tx)
      })
  }

  #isFresh(position: number): boolean {
    const lag = this.#meter.measure(this.#now(), position)
    return lag !== null && lag <= LAG_MAX_MS
  }

  async #look(): Promise<void> {
    const primary = await this.#lookAtPrimary()
    if (!primary) return
    this.#meter.note(this.#now(), primary.position)
    this.#settle(await this.#examine(primary))
  }

  /** Null: it is away, and nothing works that this process does. */
  async #lookAtPrimary(): Promise<Primary | null> {
    try {
      await beginMarks(this.#db)
      return await readPrimaryPosition(this.#db)
    } catch {
      return null
    }
  }

  async #examine(primary: Primary): Promise<Trouble | null> {
    this.#lagMs = null
    const replica = await readReplicaPosition(this.#replica).catch((error: unknown) => {
      this.#log.debug({ err: error }, 'the replica does not answer')
      return null
    })
    if (!replica) return 'away'
    if (replica.position === null) return 'no standby'
    if (replica.name !== primary.name) return 'another database'
    this.#lagMs = this.#meter.measure(this.#now(), replica.position)
    return this.#lagMs === null || this.#lagMs > LAG_MAX_MS ? 'lags' : null
  }

  #settle(trouble: Trouble | null): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    if (trouble === null) this.#log.info('lists are read from the replica')
    else this.#log.warn({ trouble }, 'the replica is left alone: lists are read from the primary')
  }

  #complain(error: unknown): void {
    this.#settle('away')
    this.#log.warn({ err: error }, 'the replica failed over a list')
  }
}
