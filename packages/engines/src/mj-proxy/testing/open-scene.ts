import { randomUUID } from 'node:crypto'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import type { Outgoing } from '@easel/outgoing/outgoing'
import { openMjProxyStandIn, type MjProxyStandIn } from '../../../../../stand-ins/src/mj-proxy/open-mj-proxy.ts'
import type { MjProxySettings as StandInSettings } from '../../../../../stand-ins/src/mj-proxy/settings.ts'
import { openVirtualClock, type VirtualClock } from '../../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import { type DrawOrder, EngineUnreachable, type RemoteEngine, type Report, type Ticket } from '../../engine.ts'
import { openMjProxy } from '../adapter.ts'
import type { MjProxySettings } from '../settings.ts'

export interface Scene {
  standIn: MjProxyStandIn
  clock: VirtualClock
  outgoing: Outgoing
  engine: RemoteEngine
  /** The engine as another process opens it: it remembers nothing. */
  restart(change?: Partial<MjProxySettings>): RemoteEngine
  close(): Promise<void>
}

export const KEY = 'sesame'

export async function openScene(
  dialect: 'plus' | 'trueai',
  change: Omit<Partial<StandInSettings>, 'dialect' | 'key'> = {},
): Promise<Scene> {
  const clock = openVirtualClock(Date.UTC(2026, 0, 2))
  const standIn = await openMjProxyStandIn({ dialect, key: KEY, ...change }, clock)
  const outgoing = openOutgoing({ hosts: [{ origin: standIn.origin, isPrivate: true }] })
  const settings: MjProxySettings = {
    id: 'mj',
    baseUrl: standIn.origin,
    key: KEY,
    dialect,
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    slots: 3,
    speed: null,
  }
  const tools = { outgoing, clock: { now: () => new Date(clock.now()) }, pause: clock.pause }
  const restart = (other: Partial<MjProxySettings> = {}) => openMjProxy({ ...settings, ...other }, tools)
  return {
    ...{ standIn, clock, outgoing, restart, engine: restart() },
    async close() {
      await outgoing.close()
      await standIn.close()
    },
  }
}

export function anOrder(change: Partial<DrawOrder> = {}): DrawOrder {
  return {
    verb: { kind: 'imagine' },
    prompt: 'a red fox',
    without: [],
    bot: 'MID_JOURNEY',
    modelVersion: '7',
    aspectRatio: { width: 3, height: 2 },
    seed: 11,
    stylize: 100,
    chaos: 0,
    weird: 0,
    references: [],
    referenceWeight: 1,
    attempt: { id: randomUUID(), notifyUrl: null },
    ...change,
  }
}

const NEVER = new AbortController().signal
const MOST_TRIES = 4

/** Starts and follows as the worker does: what is unreachable is tried again, a few times. */
export async function draw(engine: RemoteEngine, order: DrawOrder): Promise<Report[]> {
  const ticket = await patiently(() => engine.start(order, NEVER))
  return followToEnd(engine, ticket, order)
}

export function followToEnd(engine: RemoteEngine, ticket: Ticket, order: DrawOrder): Promise<Report[]> {
  // What is stored is JSON.
  const stored = JSON.parse(JSON.stringify(ticket)) as Ticket
  return patiently(async () => {
    const reports: Report[] = []
    for await (const report of engine.follow(stored, order, NEVER)) reports.push(report)
    return reports
  })
}

async function patiently<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof EngineUnreachable) || tries === MOST_TRIES) throw error
    }
  }
}

/** @throws Error when it was refused */
export function picturesOf(reports: readonly Report[]) {
  const last = reports.at(-1)
  if (last?.state !== 'done') throw new Error(`not drawn: ${JSON.stringify(last)}`)
  return last.pictures
}

export function reasonOf(reports: readonly Report[]): string {
  const last = reports.at(-1)
  return last?.state === 'refused' ? last.reason : `not refused, ${last?.state ?? 'silent'}`
}
