import pg from 'pg'
import { type DbOptions, toClientConfig } from '../db/open.ts'
import type { Log } from '../platform/log.ts'
import { type Bus, HEARTBEAT, type Heartbeat, Listeners, pauseAfter, requireShort } from './bus.ts'

/** Messages kept while the connection is down; the newest are sent when it is back. */
const UNSAID_MAX = 1_000

/** LISTEN and NOTIFY on a dedicated connection, which is reopened when it breaks or stops answering. */
export async function openPostgresBus(
  server: DbOptions['server'],
  log: Log,
  heartbeat: Heartbeat = HEARTBEAT,
): Promise<Bus> {
  const bus = new PostgresBus(toClientConfig(server), log, heartbeat)
  await bus.connect()
  return bus
}

class PostgresBus implements Bus {
  readonly #connection: pg.ClientConfig
  readonly #log: Log
  readonly #listeners = new Listeners()
  readonly #timer: ReturnType<typeof setInterval>
  #client: pg.Client | undefined
  #isClosed = false
  /** Queries on one connection are serialised. */
  #asking: Promise<unknown> = Promise.resolve()
  #unsaid: [channel: string, payload: string][] = []
  #tries = 0

  constructor(connection: pg.ClientConfig, log: Log, { beatMs, silenceMs }: Heartbeat) {
    const patience = { connectionTimeoutMillis: silenceMs, query_timeout: silenceMs }
    this.#connection = { ...connection, ...patience, application_name: 'easel bus', keepAlive: true }
    this.#log = log
    this.#timer = setInterval(() => this.#beat(), beatMs)
    this.#timer.unref()
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#connection)
    client.on('notification', ({ channel, payload }) => this.#listeners.hear(channel, payload ?? ''))
    client.on('error', (error) => this.#reopen(client, error))
    client.on('end', () => this.#reopen(client))
    try {
      await client.connect()
      for (const channel of this.#listeners.channels) await client.query(`listen "${channel}"`)
    } catch (error) {
      this.#end(client)
      throw error
    }
    this.#client = client
    this.#tries = 0
    for (const [channel, payload] of this.#unsaid.splice(0)) await this.publish(channel, payload)
  }

  async publish(channel: string, payload: string): Promise<void> {
    requireShort(payload)
    if (await this.#ask('select pg_notify($1, $2)', [channel, payload])) return
    if (this.#client) return this.publish(channel, payload)
    this.#unsaid.push([channel, payload])
    if (this.#unsaid.length > UNSAID_MAX) this.#unsaid.shift()
  }

  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): () => void {
    const listener = { hear, onGap }
    if (this.#listeners.add(channel, listener)) void this.#startListening(channel)
    return () => this.#listeners.delete(channel, listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  /** Messages before LISTEN takes effect are a gap like any other. */
  async #startListening(channel: string): Promise<void> {
    if (await this.#ask(`listen "${channel}"`)) this.#listeners.closeGaps([channel])
  }

  #beat(): void {
    if (this.#client) void this.#ask('select 1')
  }

  /** False: no connection, or it broke during this query; it will be reopened. */
  #ask(text: string, values: string[] = []): Promise<boolean> {
    const answer = this.#asking.then(async () => {
      const client = this.#client
      if (!client) return false
      try {
        await client.query(text, values)
        return true
      } catch (error) {
        this.#reopen(client, error)
        return false
      }
    })
    this.#asking = answer
    return answer
  }

  #reopen(client: pg.Client, error?: unknown): void {
    if (this.#isClosed || this.#client !== client) return
    this.#client = undefined
    this.#log.warn({ err: error }, 'bus connection lost')
    this.#end(client)
    this.#retry()
  }

  #end(client: pg.Client): void {
    client.end().catch((error: unknown) => this.#log.debug({ err: error }, 'bus connection was gone'))
  }

  #retry(): void {
    setTimeout(
      () => {
        if (this.#isClosed) return
        this.connect().then(
          () => this.#listeners.closeGaps(this.#listeners.channels),
          (error: unknown) => {
            this.#log.warn({ err: error }, 'bus connection refused')
            this.#retry()
          },
        )
      },
      pauseAfter(this.#tries++),
    ).unref()
  }
}
