import { openOutgoing } from '@easel/outgoing/open-outgoing'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { VirtualClock } from '../../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import type { Clip, ClipWish, DrawOrder, Reference, RemoteEngine, Report, Ticket } from '../../engine.ts'
import type { RemoteTools } from '../tools.ts'

export const NEVER = new AbortController().signal

/** Pauses take no time, and move the clock. */
export function openTools(clock: VirtualClock, ...origins: readonly string[]): RemoteTools {
  const outgoing = openOutgoing({ hosts: origins.map((origin) => ({ origin, isPrivate: true })) })
  onTestFinished(() => outgoing.close())
  return { outgoing, clock: { now: () => new Date(clock.now()) }, pause: clock.pause }
}

export async function aPicture(width = 300, height = 200): Promise<Reference> {
  const png = await sharp({ create: { width, height, channels: 3, background: '#c63010' } })
    .png()
    .toBuffer()
  return { png: new Uint8Array(png), recipe: null }
}

export function clipOrder(wish: Partial<ClipWish> = {}, change: Partial<DrawOrder> = {}): DrawOrder {
  const clip: ClipWish = { seconds: 4, motion: 'low', camera: null, loop: false, first: null, last: null, ...wish }
  return {
    ...{ verb: { kind: 'video', clip }, prompt: 'a red fox', without: [], bot: 'MID_JOURNEY', modelVersion: '7' },
    ...{ aspectRatio: { width: 16, height: 9 }, seed: 11, stylize: 100, chaos: 0, weird: 0 },
    ...{ references: [], referenceWeight: 1, ...change },
  }
}

export async function followAll(engine: RemoteEngine, ticket: Ticket, order: DrawOrder): Promise<Report[]> {
  // What is stored is JSON.
  const stored = JSON.parse(JSON.stringify(ticket)) as Ticket
  const reports: Report[] = []
  for await (const report of engine.follow(stored, order, NEVER)) reports.push(report)
  return reports
}

/** The last report. */
export async function makeClip(engine: RemoteEngine, order: DrawOrder): Promise<Report | undefined> {
  return (await followAll(engine, await engine.start(order, NEVER), order)).at(-1)
}

/** @throws Error when there is none */
export function clipOf(report: Report | undefined): Clip {
  const clip = report?.state === 'done' ? report.clips?.[0] : undefined
  if (!clip) throw new Error(`no clip: ${JSON.stringify(report)}`)
  return clip
}

export async function sizeOf(png: Uint8Array | null): Promise<string> {
  if (png === null) return 'none'
  const { format, width, height } = await sharp(png).metadata()
  return `${format} ${width}x${height}`
}
