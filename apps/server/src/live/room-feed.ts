import type { ServerFrame } from '@easel/contract/live'
import type { Db } from '../db/open.ts'
import { type KeptFrame, REPLAY_MAX, readFramesAfter, readSeq } from './frames.ts'
import type { Room } from './outbox.ts'

/** One who listens to a room. */
export interface Reader {
  send(frame: ServerFrame): void
}

/** The sockets of this process in one room, each with the last number it was given. */
export class RoomFeed {
  readonly #db: Db
  readonly #room: Room
  readonly #cursors = new Map<Reader, number | null>()
  #reading: Promise<void> | undefined
  #again = false

  constructor(db: Db, room: Room) {
    this.#db = db
    this.#room = room
  }

  get isEmpty(): boolean {
    return this.#cursors.size === 0
  }

  get readers(): Iterable<Reader> {
    return this.#cursors.keys()
  }

  /**
   * Let a reader in after `since`, or from the present, and give it what it missed. It is entered before the number
   * is read and read once more after it, so that nothing said meanwhile is lost. Returns where it stands then.
   */
  async enter(reader: Reader, since: number | undefined): Promise<number> {
    this.#cursors.set(reader, null)
    const seq = await readSeq(this.#db, this.#room)
    if (!this.#cursors.has(reader)) return seq
    this.#cursors.set(reader, since ?? seq)
    if (since !== undefined && since > seq) this.#reload(reader, seq)
    await this.pump()
    if (since !== undefined && since < seq && this.#cursors.get(reader) === since) this.#reload(reader, seq)
    return this.#cursors.get(reader) ?? seq
  }

  leave(reader: Reader): void {
    this.#cursors.delete(reader)
  }

  /** Give every reader what it has not had. Calls while one runs become one more run. */
  async pump(): Promise<void> {
    this.#again = true
    this.#reading ??= this.#run().finally(() => {
      this.#reading = undefined
    })
    await this.#reading
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false
      const known = [...this.#cursors.values()].filter((cursor) => cursor !== null)
      if (known.length === 0) continue
      const frames = await readFramesAfter(this.#db, this.#room, Math.min(...known))
      const isCut = frames.length > REPLAY_MAX
      const present = isCut ? await readSeq(this.#db, this.#room) : (frames.at(-1)?.seq ?? 0)
      this.#again ||= isCut
      for (const reader of this.#cursors.keys()) this.#bring(reader, frames, present)
    }
  }

  #bring(reader: Reader, frames: readonly KeptFrame[], present: number): void {
    const cursor = this.#cursors.get(reader) ?? null
    if (cursor === null) return
    const missed = frames.filter((frame) => frame.seq > cursor)
    const isWhole = missed[0]?.seq === cursor + 1 && missed.length <= REPLAY_MAX
    if (isWhole) this.#give(reader, missed)
    else if (missed.length > 0) this.#reload(reader, present)
  }

  #give(reader: Reader, missed: readonly KeptFrame[]): void {
    for (const { seq, frame } of missed) {
      this.#cursors.set(reader, seq)
      reader.send({ ...frame, seq })
    }
  }

  #reload(reader: Reader, seq: number): void {
    this.#cursors.set(reader, seq)
    const channelId = this.#room.startsWith('channel:') ? this.#room.slice('channel:'.length) : null
    reader.send({ t: 'reload', channelId, seq })
  }
}
