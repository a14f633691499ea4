/** News between server processes: short strings that may be heard twice or lost; whoever needs more reads the rows. */
export interface Bus {
  /**
   * Say something to every process, this one too. Resolves without waiting for a connection that is away.
   * @throws RangeError for more than PAYLOAD_MAX_BYTES
   */
  publish(channel: string, payload: string): Promise<void>
  /** Hear what any process says. `onGap` is called when the hearing begins, and when a lost connection is back: read what may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

/** What a NOTIFY can carry. */
export const PAYLOAD_MAX_BYTES = 7_999

/** The same for every carrier, so that none is chosen for what another cannot do. @throws RangeError */
export function requireShort(payload: string): void {
  const bytes = Buffer.byteLength(payload)
  if (bytes > PAYLOAD_MAX_BYTES) throw new RangeError(`a payload of ${bytes} bytes is too long for the bus`)
}

interface Listener {
  hear: (payload: string) => void
  onGap: (() => void) | undefined
}

/** Who listens to what in this process. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>()

  /** Those that are added while one looks at them come too. */
  get channels(): Iterable<string> {
    return this.#byChannel.keys()
  }

  /** Returns whether nobody listened to this channel before; otherwise the hearing has begun already. */
  add(channel: string, listener: Listener): boolean {
    const listeners = this.#byChannel.get(channel)
    if (!listeners) this.#byChannel.set(channel, new Set([listener]))
    else if (listener.onGap) queueMicrotask(listener.onGap)
    listeners?.add(listener)
    return listeners === undefined
  }

  delete(channel: string, listener: Listener): void {
    this.#byChannel.get(channel)?.delete(listener)
  }

  hear(channel: string, payload: string): void {
    for (const { hear } of this.#byChannel.get(channel) ?? []) hear(payload)
  }

  closeGaps(channels: Iterable<string>): void {
    for (const channel of channels) for (const { onGap } of this.#byChannel.get(channel) ?? []) onGap?.()
  }
}

/** How often a quiet connection is asked whether it lives, and how long it may take to answer. */
export interface Heartbeat {
  beatMs: number
  silenceMs: number
}

export const HEARTBEAT: Heartbeat = { beatMs: 10_000, silenceMs: 3_000 }

const RECONNECT_MS = [50, 200, 500, 1000, 2000]

/** Milliseconds to wait after this many tries that failed. */
export function pauseAfter(tries: number): number {
  return RECONNECT_MS[Math.min(tries, RECONNECT_MS.length - 1)] ?? 0
}
