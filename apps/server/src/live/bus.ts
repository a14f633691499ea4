/** Publish/subscribe between server processes: short strings that may be duplicated or lost; receivers read the rows for anything more. */
export interface Bus {
  /**
   * Publish to every process including this one. Does not wait for a lost connection.
   * @throws RangeError for more than PAYLOAD_MAX_BYTES
   */
  publish(channel: string, payload: string): Promise<void>
  /** Subscribe. `onGap` is called when the subscription starts and after a reconnect: re-read whatever may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

/** Maximum payload of NOTIFY. */
export const PAYLOAD_MAX_BYTES = 7_999

/** The same limit for every implementation, so that they are interchangeable. @throws RangeError */
export function requireShort(payload: string): void {
  const bytes = Buffer.byteLength(payload)
  if (bytes > PAYLOAD_MAX_BYTES) throw new RangeError(`a payload of ${bytes} bytes is too long for the bus`)
}

interface Listener {
  hear: (payload: string) => void
  onGap: (() => void) | undefined
}

/** Subscriptions of this process. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>()

  /** Includes channels that are added during the iteration. */
  get channels(): Iterable<string> {
    return this.#byChannel.keys()
  }

  /** Returns true for the first listener of a channel. */
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

/** Ping interval of an idle connection, and the timeout of the answer. */
export interface Heartbeat {
  beatMs: number
  silenceMs: number
}

export const HEARTBEAT: Heartbeat = { beatMs: 10_000, silenceMs: 3_000 }

const RECONNECT_MS = [50, 200, 500, 1000, 2000]

/** Backoff in ms after this many failed attempts. */
export function pauseAfter(tries: number): number {
  return RECONNECT_MS[Math.min(tries, RECONNECT_MS.length - 1)] ?? 0
}
