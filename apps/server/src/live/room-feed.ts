import type { ServerFrame } from '@easel/contract/live'
import type { Db } from '../db/open.ts'
import { findRemovalFrame, type KeptFrame, REPLAY_MAX, readFramesAfter, readSeq } from './frames.ts'
import type { Room } from './outbox.ts'

/** A subscriber of a room. */
export interface Reader {
  readonly userId: string
  send(frame: ServerFrame): void
  /** Called after the frame that removed this reader; it gets nothing more from the room. */
  putOut(room: Room): void
}

/** The sockets of this process in one room, each with the last sequence number it was sent. */
export class RoomFeed {
  readonly #db: Db
  readonly #room: Room
  readonly #onNew: (frame: KeptFrame) => void
  readonly #cursors = new Map<Reader, number | null>()
  #reading: Promise<void> = Promise.resolve()
  #isReading = false
  #again = false
  /** Every frame after this one is new to this process. */
  #known: number | undefined

  /** @param onNew hears of each frame that was published since somebody here listens, when it is read */
  constructor(db: Db, room: Room, onNew: (frame: KeptFrame) => void = () => undefined) {
    this.#db = db
    this.#room = room
    this.#onNew = onNew
  }

  get isEmpty(): boolean {
    return this.#cursors.size === 0
  }

  get readers(): Iterable<Reader> {
    return this.#cursors.keys()
  }

  /**
   * Add a reader after `since`, or from now, and send what it missed. It is added before the current number is read, and read
   * once more afterwards, so that no frame is lost. Returns its position.
   */
  async enter(reader: Reader, since: number | undefined): Promise<number> {
    this.#cursors.set(reader, null)
    const seq = await readSeq(this.#db, this.#room)
    this.#known ??= seq
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

  /** Send every reader its missing frames. Concurrent calls are merged into one further run. */
  async pump(): Promise<void> {
    this.#again = true
    if (!this.#isReading) this.#reading = this.#run()
    await this.#reading
  }

  /** The busy flag is cleared synchronously after the last check, so that no call is lost in between. */
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
    this.#noteNew(frames)
    const isCut = frames.length > REPLAY_MAX
    const present = isCut ? await readSeq(this.#db, this.#room) : (frames.at(-1)?.seq ?? 0)
    this.#again ||= isCut
    // Readers that were added meanwhile with an older position are served in the next run.
    for (const [reader, cursor] of this.#cursors) {
      if (cursor !== null && cursor >= from) this.#bring(reader, { cursor, frames, present })
    }
  }

  #noteNew(frames: readonly KeptFrame[]): void {
    for (const frame of frames) {
      if (this.#known === undefined || frame.seq <= this.#known) continue
      this.#known = frame.seq
      this.#onNew(frame)
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

  /** Removal is read from the frames, so that no frame too many is sent, even if the bus fails. */
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
