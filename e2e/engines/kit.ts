import { setImmediate } from 'node:timers/promises'
import type { Done, DrawOrder, RemoteEngine, Report, Verb } from '@easel/engines/engine'
import { createPixels, type Pixels } from '@easel/engines/geometry/pixels'
import { writePng } from '@easel/engines/png'
import type { RemoteTools } from '@easel/engines/remote/tools'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { afterEach } from 'vitest'

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of closing.splice(0).reverse()) await thing.close()
})

export async function closeLater<T extends { close(): Promise<void> }>(thing: T | Promise<T>): Promise<T> {
  closing.push(await thing)
  return thing
}

/** Engine tools whose pauses take no time and advance the clock; `waits` are their lengths in ms. */
export async function openTools(baseUrl: string): Promise<RemoteTools & { waits: number[] }> {
  const waits: number[] = []
  let now = Date.parse('2026-11-22T12:00:00Z')
  const outgoing = await closeLater(openOutgoing({ hosts: [{ origin: baseUrl, isPrivate: true }] }))
  return {
    outgoing,
    waits,
    clock: { now: () => new Date(now) },
    async pause(milliseconds, signal) {
      waits.push(milliseconds)
      now += milliseconds
      await setImmediate()
      signal.throwIfAborted()
    },
  }
}

export const order: DrawOrder = {
  verb: { kind: 'imagine' },
  prompt: 'a red balloon',
  without: ['rain'],
  bot: 'MID_JOURNEY',
  modelVersion: '7',
  aspectRatio: { width: 1, height: 1 },
  seed: 7,
  stylize: 100,
  chaos: 0,
  weird: 0,
  references: [],
  referenceWeight: 1,
}

/** A picture in which no two neighbouring bytes are equal. */
export async function openParent(width: number, height: number): Promise<{ pixels: Pixels; png: Uint8Array }> {
  const pixels = createPixels({ width, height })
  pixels.rgba.forEach((_, at) => (pixels.rgba[at] = at % 4 === 3 ? 255 : (at * 37 + (at >> 5) * 11) % 256))
  return { pixels, png: await writePng(pixels) }
}

/** Mask that is white in the right half. */
export function openHalfMask(width: number, height: number): Promise<Uint8Array> {
  const drawn = createPixels({ width, height })
  drawn.rgba.forEach((_, at) => (drawn.rgba[at] = at % 4 === 3 || Math.floor(at / 4) % width >= width / 2 ? 255 : 0))
  return writePng(drawn)
}

export const signal = (): AbortSignal => new AbortController().signal

export interface Followed {
  reports: Report[]
  end: Report | undefined
  /** Error thrown by `follow`. */
  error: unknown
}

/** Submits an order and follows it to its end. */
export async function run(engine: RemoteEngine, wish: Partial<DrawOrder> = {}): Promise<Followed> {
  const whole = { ...order, ...wish }
  try {
    const ticket = await engine.start(whole, signal())
    return await followAll(engine, ticket, whole)
  } catch (error) {
    return { reports: [], end: undefined, error }
  }
}

export async function followAll(
  engine: RemoteEngine,
  ticket: Awaited<ReturnType<RemoteEngine['start']>>,
  whole: DrawOrder = order,
): Promise<Followed> {
  const reports: Report[] = []
  try {
    for await (const report of engine.follow(ticket, whole, signal())) reports.push(report)
    return { reports, end: reports.at(-1), error: null }
  } catch (error) {
    return { reports, end: undefined, error }
  }
}

/** @throws Error when the order does not succeed */
export async function finish(engine: RemoteEngine, wish: Partial<DrawOrder> & { verb: Verb }): Promise<Done> {
  const { end, error } = await run(engine, wish)
  if (end?.state !== 'done') throw new Error(`Not done: ${JSON.stringify(end)}`, { cause: error })
  return end
}

export function isWebp(bytes: Uint8Array | undefined): boolean {
  return Buffer.from(bytes ?? []).toString('latin1', 8, 12) === 'WEBP'
}
