import type { ServerFrame } from '@easel/contract/live'
import type { Db } from '../db/open.ts'
import { findRemovalFrame, type KeptFrame, REPLAY_MAX, readFramesAfter, readSeq } from './frames.ts'
import type { Room } from './outbox.ts'

/** One who listens to a room. */
export interface Reader {
  readonly userId: string
  send(frame: ServerFrame): void
  /** It was given the frame that ends its stay, and nothing after it; the room is closed to it. */
  putOut(room: Room): void
}

/** The sockets of this process in one room, each with the last number it was given. */
export class RoomFeed {
  readonly #db: Db
  readonly #room: Room
  readonly #cursors = new Map<Reader, number | null>()
  #reading: Promise<void> = Promise.resolve()
  #isReading = false
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
    if (!this.#isReading) this.#reading = this.#run()
    await this.#reading
  }

  /** It ends in the same breath in which it finds nothing more to do, so that no call falls in between. */
  async #run(): Promise<void> {
    this.#isReading = true
    try {
      while (this.#again) await this.#readOnce()
    } finally {
      this.#isReading = false
    }
  }

  async #readOnce(): Promise<void> {
    this.#again = false
    const cursors = [...this.#cursors.values()].filter((cursor) => cursor !== null)
    if (cursors.length === 0) return
    const from = Math.min(...cursors)
    const frames = await readFramesAfter(this.#db, this.#room, from)
    const isCut = frames.length > REPLAY_MAX
    const present = isCut ? await readSeq(this.#db, this.#room) : (frames.at(-1)?.seq ?? 0)
    this.#again ||= isCut
    // Whoever came in further back while these were read gets theirs in the next run.
    for (const [reader, cursor] of this.#cursors) {
      if (cursor !== null && cursor >= from) this.#bring(reader, { cursor, frames, present })
    }
  }

  #bring(
    reader: Reader,
    { cursor, frames, present }: { cursor: number; frames: readonly KeptFrame[]; present: number },
  ): void {
    const missed = frames.filter((frame) => frame.seq > cursor)
    const isWhole = missed[0]?.seq === cursor + 1 && missed.length <= REPLAY_MAX
    if (isWhole) this.#give(reader, missed)
    else if (missed.length > 0) this.#reload(reader, present)
  }

  /** The frames themselves say who may hear no more, so that not one too many is given, whatever the bus is doing. */
  #give(reader: Reader, missed: readonly KeptFrame[]): void {
    const last = this.#room.startsWith('channel:') ? findRemovalFrame(missed, reader.userId) : undefined
    for (const { seq, frame } of last ? missed.slice(0, missed.indexOf(last) + 1) : missed) {
      this.#cursors.set(reader, seq)
      reader.send(frame)
    }
    if (!last) return
    this.leave(reader)
    reader.putOut(this.#room)
  }

  #reload(reader: Reader, seq: number): void {
    this.#cursors.set(reader, seq)
    const channelId = this.#room.startsWith('channel:') ? this.#room.slice('channel:'.length) : null
    reader.send({ t: 'reload', channelId, seq })
  }
}
