import pg from 'pg'
import type { DbOptions } from '../db/open.ts'
import type { Log } from '../platform/log.ts'
import type { Bus } from './bus.ts'

interface Listener {
  hear: (payload: string) => void
  onGap: (() => void) | undefined
}

const RECONNECT_MS = [50, 200, 500, 1000, 2000]

/** LISTEN and NOTIFY on one connection of its own, which is opened anew when it breaks. */
export async function openPostgresBus(server: DbOptions['server'], log: Log): Promise<Bus> {
  const bus = new PostgresBus('connection' in server ? server.connection : server, log)
  await bus.connect()
  return bus
}

class PostgresBus implements Bus {
  readonly #connection: pg.ClientConfig
  readonly #log: Log
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: pg.Client | undefined
  #closed = false
  /** The connection does one thing at a time. */
  #asking: Promise<unknown> = Promise.resolve()
  #tries = 0

  constructor(connection: pg.ClientConfig, log: Log) {
    this.#connection = connection
    this.#log = log
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ ...this.#connection, application_name: 'easel bus', keepAlive: true })
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''))
    client.on('error', (error) => this.#reopen(client, error))
    client.on('end', () => this.#reopen(client))
    await client.connect()
    this.#client = client
    this.#tries = 0
    for (const channel of this.#listeners.keys()) await client.query(`listen "${channel}"`)
  }

  async tell(channel: string, payload: string): Promise<void> {
    await this.#ask('select pg_notify($1, $2)', [channel, payload])
  }

  listen(channel: string, hear: Listener['hear'], onGap?: Listener['onGap']): () => void {
    const listener = { hear, onGap }
    const known = this.#listeners.get(channel)
    if (known) known.add(listener)
    else {
      this.#listeners.set(channel, new Set([listener]))
      this.#startListening(channel)
    }
    return () => this.#listeners.get(channel)?.delete(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  /** What is said before the server knows of us is a gap like any other. */
  #startListening(channel: string): void {
    this.#ask(`listen "${channel}"`).then(
      () => this.#closeGap(channel),
      (error: unknown) => this.#log.warn({ err: error, channel }, 'listen failed'),
    )
  }

  #ask(text: string, values: string[] = []): Promise<unknown> {
    const answer = this.#asking.then(() => this.#client?.query(text, values))
    this.#asking = answer.catch(() => undefined) // the asker hears of it; the next one is not to blame
    return answer
  }

  #hear(channel: string, payload: string): void {
    for (const { hear } of this.#listeners.get(channel) ?? []) hear(payload)
  }

  #reopen(client: pg.Client, error?: Error): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    this.#log.warn({ err: error }, 'bus connection lost')
    client.end().catch((ending: unknown) => this.#log.debug({ err: ending }, 'bus connection was gone'))
    this.#retry()
  }

  #retry(): void {
    const pause = RECONNECT_MS[Math.min(this.#tries++, RECONNECT_MS.length - 1)]
    setTimeout(() => {
      if (this.#closed) return
      this.connect().then(
        () => this.#closeGaps(),
        (error: unknown) => {
          this.#log.warn({ err: error }, 'bus connection refused')
          this.#retry()
        },
      )
    }, pause).unref()
  }

  #closeGaps(): void {
    for (const channel of this.#listeners.keys()) this.#closeGap(channel)
  }

  #closeGap(channel: string): void {
    for (const { onGap } of this.#listeners.get(channel) ?? []) onGap?.()
  }
}
