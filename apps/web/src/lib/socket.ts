import { type ClientFrame, preConnect, type ServerFrame, serverFrame } from '@easel/contract/live'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

/** `lost`: it was open or should be; another try is on its way. */
export type Connection = 'connecting' | 'open' | 'lost'

/** The part of a browser's WebSocket that is used here. */
export type Line = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

/** What the socket is given from outside; tests hand in their own. */
export interface SocketDeps {
  /** The address to open, ticket included. */
  ask(): Promise<string>
  open(address: string): Line
  /** From 0 up to 1. */
  random(): number
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** The server closes with this when it starts anew, to all at once; they come back within so long, not all at once. */
const RESTARTING = 1012
const RESTART_WAIT_MS = 5_000
const PING_EVERY_MS = 25_000
/** Silence after a ping that means the line is dead, though nobody said so. */
const SILENCE_MAX_MS = 10_000

/**
 * The one live connection of this page. It asks for a ticket, opens, comes back after a loss, and names the last
 * `seq` of each channel so that the server sends what was missed.
 */
export class LiveSocket {
  readonly useConnection: UseBoundStore<StoreApi<{ connection: Connection }>>
  readonly #deps: SocketDeps
  readonly #listeners = new Set<(frame: ServerFrame) => void>()
  /** How many parts of the screen want a channel. */
  readonly #wanted = new Map<string, number>()
  readonly #lastSeq = new Map<string, number>()
  #lastUserSeq: number | undefined
  #socket: Line | undefined
  #isStarted = false
  #failures = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: SocketDeps) {
    this.#deps = deps
    this.useConnection = create(() => ({ connection: 'connecting' as Connection }))
  }

  /** Connect and stay connected until `stop`. Calling it again does nothing. */
  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#lose)
    void this.#connect()
  }

  /** Close, and forget what was seen: the next one may be somebody else. */
  stop(): void {
    this.#isStarted = false
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#lose)
    clearTimeout(this.#retryTimer)
    this.#drop()
    this.#lastSeq.clear()
    this.#lastUserSeq = undefined
    this.#failures = 0
    this.#show('connecting')
  }

  /**
   * Hear of a channel until the returned function is called, from `since` on: the number of what was read of it. Frames
   * missed while away come by themselves; after `reload`, and without a number after the first `subbed`, read it again.
   */
  subscribe(channelId: string, since?: number): () => void {
    const count = this.#wanted.get(channelId) ?? 0
    this.#wanted.set(channelId, count + 1)
    if (since !== undefined) this.#lastSeq.set(channelId, since)
    if (count === 0 || since !== undefined) this.#askFor(channelId)
    let isHeld = true
    return () => {
      if (isHeld) this.#release(channelId)
      isHeld = false
    }
  }

  /** Every frame that could be read, in the order it came. */
  onFrame(listener: (frame: ServerFrame) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tell the others in a channel that one writes there. */
  tellTyping(channelId: string): void {
    this.#send({ t: 'typing', channelId })
  }

  #release(channelId: string): void {
    const count = this.#wanted.get(channelId) ?? 0
    if (count > 1) {
      this.#wanted.set(channelId, count - 1)
      return
    }
    this.#wanted.delete(channelId)
    // Whoever comes back later reads the channel anew, so an old number would only bring old frames.
    this.#lastSeq.delete(channelId)
    this.#send({ t: 'unsub', channelId })
  }

  async #connect(): Promise<void> {
    this.#drop()
    try {
      const address = await this.#deps.ask()
      if (this.#isStarted) this.#listen(this.#deps.open(address))
    } catch (error) {
      // Signed out: whoever signs in starts it again.
      if (error instanceof CallError && (error.code === 401 || error.code === 403)) this.stop()
      else this.#retry()
    }
  }

  #listen(socket: Line): void {
    this.#socket = socket
    socket.onopen = () => this.#greet()
    socket.onmessage = (event) => this.#hear(event.data)
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#retry(code === RESTARTING ? RESTART_WAIT_MS * this.#deps.random() : undefined)
    }
  }

  #greet(): void {
    this.#failures = 0
    this.#show('open')
    // Without a number the server tells how the account stands: it may have changed since the page read it.
    this.#send(this.#lastUserSeq === undefined ? { t: 'me' } : { t: 'me', since: this.#lastUserSeq })
    for (const channelId of this.#wanted.keys()) this.#askFor(channelId)
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY_MS)
  }

  #askFor(channelId: string): void {
    const since = this.#lastSeq.get(channelId)
    this.#send(since === undefined ? { t: 'sub', channelId } : { t: 'sub', channelId, since })
  }

  #ping(): void {
    this.#send({ t: 'ping' })
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => this.#retry(), SILENCE_MAX_MS)
  }

  #hear(raw: unknown): void {
    clearTimeout(this.#silenceTimer)
    const frame = readFrame(raw)
    if (!frame) return
    this.#remember(frame)
    for (const listener of this.#listeners) listener(frame)
  }

  #remember(frame: ServerFrame): void {
    // `channel.gone` comes in the numbers of either; hearing it twice is harmless.
    if (isOfUser(frame)) this.#lastUserSeq = Math.max(frame.seq, this.#lastUserSeq ?? 0)
    if ('seq' in frame) this.#advance(channelIdOf(frame), frame.seq)
    // With `since` the missed frames carry their own numbers; taking this one first would skip them after a second loss.
    if (frame.t === 'subbed' && !this.#lastSeq.has(frame.channelId)) this.#advance(frame.channelId, frame.seq)
    if (frame.t === 'reload' && frame.channelId !== null) this.#lastSeq.set(frame.channelId, frame.seq)
    if (frame.t === 'reload' && frame.channelId === null) this.#lastUserSeq = frame.seq
  }

  #advance(channelId: string | undefined, seq: number): void {
    if (channelId === undefined || !this.#wanted.has(channelId)) return
    this.#lastSeq.set(channelId, Math.max(seq, this.#lastSeq.get(channelId) ?? 0))
  }

  #retry(waitMs = this.#nextWait()): void {
    this.#drop()
    if (!this.#isStarted) return
    this.#show('lost')
    this.#retryTimer = setTimeout(() => void this.#connect(), waitMs)
  }

  /** Half fixed, half chance. */
  #nextWait(): number {
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures)
    this.#failures += 1
    return (longest / 2) * (1 + this.#deps.random())
  }

  readonly #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#retryTimer)
    void this.#connect()
  }

  /** The device says it before the line does, which may seem whole for half a minute more. */
  readonly #lose = (): void => this.#retry()

  #drop(): void {
    clearInterval(this.#pingTimer)
    clearTimeout(this.#silenceTimer)
    clearTimeout(this.#retryTimer)
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #show(connection: Connection): void {
    this.useConnection.setState({ connection })
  }
}

function isOfUser(frame: ServerFrame): frame is Extract<ServerFrame, { t: 'user' | 'unread' | 'cleared' | 'liked' }> {
  return frame.t === 'user' || frame.t === 'unread' || frame.t === 'cleared' || frame.t === 'liked'
}

/** Whose numbers it belongs to; undefined: not a channel's. */
function channelIdOf(frame: ServerFrame): string | undefined {
  if (frame.t === 'task') return frame.task.channelId
  if (frame.t === 'chat') return frame.item.channelId
  if (frame.t === 'channel') return frame.channel.id
  return frame.t === 'member' || frame.t === 'task.gone' ? frame.channelId : undefined
}

/** Undefined for what is no frame of ours, or one that is newer than this page. */
function readFrame(raw: unknown): ServerFrame | undefined {
  try {
    return serverFrame.parse(JSON.parse(String(raw)))
  } catch {
    return undefined
  }
}

async function askForTicket(): Promise<string> {
  const { url, ticket } = await call(preConnect, { quiet: true })
  const address = new URL(url, location.href.replace(/^http/, 'ws'))
  address.searchParams.set('ticket', ticket)
  return address.href
}

const pageSocket = new LiveSocket({
  ask: askForTicket,
  open: (address) => new WebSocket(address),
  random: Math.random,
})

/** The socket of this page; features subscribe to it, the app starts and stops it. */
export function openSocket(): LiveSocket {
  return pageSocket
}

/** How the live connection is doing. */
export function useConnection(): Connection {
  return pageSocket.useConnection((state) => state.connection)
}
