import type { Redis } from 'ioredis'
import type { Log } from '../platform/log.ts'
import type { Secret } from '../platform/secret.ts'
import { type Bus, HEARTBEAT, type Heartbeat, Listeners, pauseAfter, requireShort } from './bus.ts'

export interface RedisBusOptions {
  url: Secret
  /** Prefix that separates deployments on one Redis. */
  deployment: string
  /** Carries transactional notifications, and everything while Redis is down; closed by its owner. */
  postgres: Bus
  log: Log
  heartbeat?: Heartbeat
}

/**
 * Publish through Redis, receive from Redis and PostgreSQL. Frames, which are notified within their transactions, never depend on
 * Redis. Returns at once, even if Redis is down.
 */
export async function openRedisBus(options: RedisBusOptions): Promise<Bus> {
  const { Redis: Client } = await import('ioredis')
  const patience = toPatience(options.heartbeat ?? HEARTBEAT)
  return new RedisBus(options, (retryStrategy) => new Client(options.url.reveal(), { ...patience, retryStrategy }))
}

class RedisBus implements Bus {
  readonly #postgres: Bus
  readonly #prefix: string
  readonly #log: Log
  readonly #listeners = new Listeners()
  readonly #timer: ReturnType<typeof setInterval>
  readonly #teller: Redis
  /** A subscribed connection may only send PING. */
  readonly #hearer: Redis
  #tries = 0
  #isAway = false
  #isClosed = false

  constructor(
    { postgres, deployment, log, heartbeat = HEARTBEAT }: RedisBusOptions,
    open: (pause: (tries: number) => number) => Redis,
  ) {
    this.#postgres = postgres
    this.#prefix = `easel:${deployment}:`
    this.#log = log
    this.#teller = open(pauseAfter)
    this.#hearer = open(() => pauseAfter(this.#tries++))
    for (const client of [this.#teller, this.#hearer]) client.on('error', (error) => this.#complain(error))
    this.#hearer.on('ready', () => void this.#subscribe([...this.#listeners.channels]))
    this.#hearer.on('message', (name: string, payload: string) => this.#hear(name, payload))
    this.#timer = setInterval(() => this.#beat(), heartbeat.beatMs)
    this.#timer.unref()
  }

  async publish(channel: string, payload: string): Promise<void> {
    requireShort(payload)
    try {
      await this.#teller.publish(this.#prefix + channel, payload)
    } catch (error) {
      // It may have been published after all; duplicates are harmless.
      this.#complain(error)
      await this.#postgres.publish(channel, payload)
    }
  }

  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): () => void {
    const listener = { hear, onGap }
    const stop = this.#postgres.listen(channel, hear, onGap)
    if (this.#listeners.add(channel, listener) && this.#hearer.status === 'ready') void this.#subscribe([channel])
    return () => {
      stop()
      this.#listeners.delete(channel, listener)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#teller.disconnect()
    this.#hearer.disconnect()
  }

  async #subscribe(channels: readonly string[]): Promise<void> {
    if (channels.length === 0) return
    try {
      await this.#hearer.subscribe(...channels.map((channel) => this.#prefix + channel))
      this.#tries = 0
      if (this.#isAway) this.#log.info('redis is back')
      this.#isAway = false
      this.#listeners.closeGaps(channels)
    } catch (error) {
      this.#complain(error)
      if (!this.#isClosed) this.#hearer.disconnect(true)
    }
  }

  #hear(name: string, payload: string): void {
    this.#listeners.hear(name.slice(this.#prefix.length), payload)
  }

  /** The client closes a connection that does not answer in time, and reconnects. */
  #beat(): void {
    for (const client of [this.#teller, this.#hearer]) {
      if (client.status === 'ready') client.ping().catch((error: unknown) => this.#complain(error))
    }
  }

  /** Logged once and as a fixed message: the client's errors contain the command, including the password. */
  #complain(error: unknown): void {
    if (this.#isClosed || this.#isAway) return
    this.#isAway = true
    this.#log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'redis is away')
  }
}

/** No offline queue: what Redis cannot take now is sent through PostgreSQL. */
function toPatience({ silenceMs }: Heartbeat) {
  return {
    protocol: 2 as const,
    enableReadyCheck: false,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    disableClientInfo: true,
    connectTimeout: silenceMs,
    commandTimeout: silenceMs,
    socketTimeout: silenceMs,
  }
}
