import { type ClientFrame, preConnect, type ServerFrame, serverFrame } from '@easel/contract/live'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

/** `lost`: disconnected, and a reconnect is scheduled. */
export type Connection = 'connecting' | 'open' | 'lost'

/** The part of the WebSocket API that is used. */
export type WebSocketLike = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

/** Dependencies that tests replace. */
export interface SocketDeps {
  /** Requests a ticket; resolves with the URL to connect to. */
  ask(): Promise<string>
  open(address: string): WebSocketLike
  /** From 0 up to 1. */
  random(): number
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** Close code of a restarting server. All clients get it at once, so they reconnect after a random delay up to this. */
const RESTARTING = 1012
const RESTART_WAIT_MS = 5_000
const PING_EVERY_MS = 25_000
/** Time without a reply to a ping after which the connection counts as dead. */
const SILENCE_MAX_MS = 10_000

/**
 * The live connection of this page. Requests a ticket, connects, reconnects after a loss, and names the last `seq` of each
 * channel, so that the server sends the missed frames.
 */
export class LiveSocket {
  readonly useConnection: UseBoundStore<StoreApi<{ connection: Connection }>>
  readonly #deps: SocketDeps
  readonly #listeners = new Set<(frame: ServerFrame) => void>()
  /** Number of subscribers by channel. */
  readonly #wanted = new Map<string, number>()
  readonly #lastSeq = new Map<string, number>()
  #lastUserSeq: number | undefined
  #socket: WebSocketLike | undefined
  #isStarted = false
  #failures = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: SocketDeps) {
    this.#deps = deps
    this.useConnection = create(() => ({ connection: 'connecting' as Connection }))
  }

  /** Connects and stays connected until `stop`; idempotent. */
  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#lose)
    void this.#connect()
  }

  /** Disconnects and forgets the sequence numbers, because the next person may be another. */
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
   * Subscribes to a channel until the returned function is called. `since`: sequence number of the loaded data. Frames missed
   * while disconnected are sent after the reconnect. Refetch the channel after a `reload` frame and, without `since`, after the
   * first `subbed`.
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

  /** Listens to all valid frames, in order. */
  onFrame(listener: (frame: ServerFrame) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends a typing signal. */
  sendTyping(channelId: string): void {
    this.#send({ t: 'typing', channelId })
  }

  #release(channelId: string): void {
    const count = this.#wanted.get(channelId) ?? 0
    if (count > 1) {
      this.#wanted.set(channelId, count - 1)
      return
    }
    this.#wanted.delete(channelId)
    // A later subscriber refetches the channel, so replaying from this number would only bring old frames.
    this.#lastSeq.delete(channelId)
    this.#send({ t: 'unsub', channelId })
  }

  async #connect(): Promise<void> {
    this.#drop()
    try {
      const address = await this.#deps.ask()
      if (this.#isStarted) this.#listen(this.#deps.open(address))
    } catch (error) {
      // Signed out; the next sign-in starts it again.
      if (error instanceof CallError && (error.code === 401 || error.code === 403)) this.stop()
      else this.#retry()
    }
  }

  #listen(socket: WebSocketLike): void {
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
    // Without a number the server sends the account's current state, which may be newer than the loaded one.
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
    // `channel.gone` has a number of either sequence; receiving it twice is harmless.
    if (isOfUser(frame)) this.#lastUserSeq = Math.max(frame.seq, this.#lastUserSeq ?? 0)
    if ('seq' in frame) this.#advance(channelIdOf(frame), frame.seq)
    // After a `sub` with `since`, the missed frames carry their own numbers; storing this one first would skip them if the
    // connection is lost again.
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

  /** Exponential backoff with jitter: half fixed, half random. */
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

  /** The `offline` event arrives up to half a minute before the socket notices. */
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

const OF_USER = ['user', 'unread', 'cleared', 'liked', 'notification'] as const

function isOfUser(frame: ServerFrame): frame is Extract<ServerFrame, { t: (typeof OF_USER)[number] }> {
  return (OF_USER as readonly string[]).includes(frame.t)
}

/** Channel whose sequence the frame belongs to; undefined for the person's sequence. */
function channelIdOf(frame: ServerFrame): string | undefined {
  if (frame.t === 'task') return frame.task.channelId
  if (frame.t === 'chat') return frame.item.channelId
  if (frame.t === 'channel') return frame.channel.id
  return frame.t === 'member' || frame.t === 'task.gone' ? frame.channelId : undefined
}

/** Undefined for invalid frames, and for types that this version of the page does not know. */
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

/** The singleton socket; the app starts and stops it, features subscribe. */
export function openSocket(): LiveSocket {
  return pageSocket
}

/** State of the live connection. */
export function useConnection(): Connection {
  return pageSocket.useConnection((state) => state.connection)
}
