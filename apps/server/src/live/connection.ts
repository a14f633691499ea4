import type { User } from '@easel/contract/account'
import { type ClientFrame, clientFrame, type ServerFrame } from '@easel/contract/live'
import { FRAMES_PER_SECOND } from '@easel/contract/limits'
import type { WebSocket } from 'ws'
import type { Counts } from '../platform/counts.ts'
import type { Log } from '../platform/log.ts'
import type { Hub } from './hub.ts'
import type { Room } from './outbox.ts'
import type { Typing } from './typing.ts'

/** Bytes that may wait for a slow reader before it is closed. */
const BACKLOG_MAX_BYTES = 1024 * 1024
const CHANNELS_MAX = 200

export interface ConnectionDeps {
  hub: Hub
  typing: Pick<Typing, 'tell'>
  log: Log
  counts: Pick<Counts, 'add'>
  /** Membership check, done for each subscription. */
  mayJoin: (userId: string, channelId: string) => Promise<boolean>
  /** The account's current state, as sent in its own frames. */
  findUser: (userId: string) => Promise<User | undefined>
}

/** One socket: sends the hub's frames and handles the client's. */
export class Connection {
  readonly userId: string
  readonly sessionId: string
  readonly #deps: ConnectionDeps
  readonly #socket: WebSocket
  readonly #rooms = new Set<Room>()
  #windowStart = 0
  #framesInWindow = 0
  /** Client frames are handled in order, one at a time. */
  #work: Promise<void> = Promise.resolve()

  constructor(deps: ConnectionDeps, socket: WebSocket, who: { userId: string; sessionId: string }) {
    this.#deps = deps
    this.#socket = socket
    this.userId = who.userId
    this.sessionId = who.sessionId
    socket.on('message', (bytes, isBinary) => this.#receive(String(bytes), isBinary))
    socket.on('ping', () => {
      if (this.#isTooFast()) this.close(1008, 'too many frames')
    })
    socket.on('close', () => this.#leaveAll())
    socket.on('error', (error) => deps.log.debug({ err: error }, 'socket error'))
  }

  /**
   * The person's own room is entered without a subscription, before anything that the client says: two entries at once could end with the later
   * position, and what the client had missed would never be sent.
   */
  async open(): Promise<void> {
    const entered = this.#work.then(() => this.#enter(`user:${this.userId}`, undefined))
    this.#work = entered.then(
      () => {},
      () => {},
    )
    await entered
  }

  send(frame: ServerFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > BACKLOG_MAX_BYTES) return this.close(1013, 'too slow')
    if (frame.t === 'error') this.#deps.counts.add('easel_refusals_total', { door: 'socket', reason: frame.reason })
    this.#socket.send(textOf(frame))
    // The skipped frames may include the one that removed this person.
    if (frame.t === 'reload' && frame.channelId !== null) this.#doubt(frame.channelId)
  }

  putOut(room: Room): void {
    this.#leave(room)
  }

  close(code: number, why: string): void {
    this.#leaveAll()
    this.#socket.close(code, why)
  }

  /** Cut it, whether or not the other end answers. */
  terminate(): void {
    this.#socket.terminate()
  }

  #receive(text: string, isBinary: boolean): void {
    if (isBinary) return this.close(1003, 'text only')
    if (this.#isTooFast()) return this.close(1008, 'too many frames')
    const frame = readFrame(text)
    if (!frame) return this.send({ t: 'error', reason: 'invalid_input' })
    this.#next(
      () => this.#do(frame),
      () => this.send({ t: 'error', reason: 'internal', ref: frame.ref }),
    )
  }

  /** Leave a channel unless membership is confirmed; a failed check counts as no. */
  #doubt(channelId: string): void {
    const leave = () => this.#leave(`channel:${channelId}`)
    this.#next(async () => {
      if (!(await this.#deps.mayJoin(this.userId, channelId))) leave()
    }, leave)
  }

  #next(act: () => Promise<void>, onFailure: () => void): void {
    this.#work = this.#work.then(act).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'frame not done')
      onFailure()
    })
  }

  async #do(frame: ClientFrame): Promise<void> {
    switch (frame.t) {
      case 'ping':
        return this.send({ t: 'pong', ref: frame.ref })
      case 'me':
        return this.#catchUp(frame.since)
      case 'unsub':
        return this.#leave(`channel:${frame.channelId}`)
      case 'sub':
        return this.#subscribe(frame)
      case 'typing':
        return this.#type(frame)
      default:
        return frame satisfies never
    }
  }

  /** A client without a sequence number gets the current account state, which may have changed before the socket opened. */
  async #catchUp(since: number | undefined): Promise<void> {
    const seq = await this.#enter(`user:${this.userId}`, since)
    if (since !== undefined) return
    const user = await this.#deps.findUser(this.userId)
    if (user) this.send({ t: 'user', seq, user })
  }

  async #subscribe({ channelId, since, ref }: Extract<ClientFrame, { t: 'sub' }>): Promise<void> {
    const isFull = this.#rooms.size > CHANNELS_MAX
    if (isFull || !(await this.#deps.mayJoin(this.userId, channelId))) {
      return this.send({ t: 'error', reason: isFull ? 'rate_limited' : 'not_found', ref })
    }
    const room: Room = `channel:${channelId}`
    const seq = await this.#enter(room, since)
    // A member removed between the check and entering would have missed the removal frame.
    if (this.#rooms.has(room) && (await this.#deps.mayJoin(this.userId, channelId))) {
      return this.send({ t: 'subbed', channelId, seq, ref })
    }
    this.#leave(room)
    this.send({ t: 'error', reason: 'not_found', ref })
  }

  /** Only subscribers of a channel may send typing events. */
  async #type({ channelId, ref }: Extract<ClientFrame, { t: 'typing' }>): Promise<void> {
    if (this.#rooms.has(`channel:${channelId}`)) return this.#deps.typing.tell(this.userId, channelId)
    this.send({ t: 'error', reason: 'not_found', ref })
  }

  async #enter(room: Room, since: number | undefined): Promise<number> {
    this.#rooms.add(room)
    const seq = await this.#deps.hub.enter(this, room, since)
    if (this.#socket.readyState !== this.#socket.OPEN) this.#leave(room)
    return seq
  }

  #leave(room: Room): void {
    this.#rooms.delete(room)
    this.#deps.hub.leave(this, room)
  }

  #leaveAll(): void {
    for (const room of this.#rooms) this.#leave(room)
  }

  #isTooFast(): boolean {
    const now = performance.now()
    if (now - this.#windowStart > 1000) {
      this.#windowStart = now
      this.#framesInWindow = 0
    }
    this.#framesInWindow += 1
    return this.#framesInWindow > FRAMES_PER_SECOND
  }
}

function readFrame(text: string): ClientFrame | undefined {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON; the sender is told as for any other broken frame
  }
}

/** Frames for many readers are serialised once. */
const texts = new WeakMap<ServerFrame, string>()

function textOf(frame: ServerFrame): string {
  const serialised = texts.get(frame)
  if (serialised !== undefined) return serialised
  const text = JSON.stringify(frame)
  texts.set(frame, text)
  return text
}
