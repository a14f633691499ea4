import { openComfyUi } from '@easel/engines/comfyui/adapter'
import type { DrawOrder, RemoteEngine, Report, Ticket } from '@easel/engines/engine'
import { readPng } from '@easel/engines/png'
import { expect, inject, test } from 'vitest'
import { SOCKET_FAULTS } from '../../stand-ins/src/comfyui/voice.ts'
import { ENGINE_FAULTS } from '../../stand-ins/src/engines/faults.ts'
import { colourOf } from '../../stand-ins/src/engines/paint.ts'
import { openScene, type Scene } from './comfyui-scene.ts'
import { order, signal } from './kit.ts'

/** Faults that take real time, or too much memory for many at once. */
const SLOW = new Set(['hang', 'endless', 'picture of 30 MB', 'picture of a billion pixels'])
const SLOW_SOCKETS = new Set(['no handshake', 'huge frame'])
const FAULTS = ENGINE_FAULTS.filter((fault) => !SLOW.has(fault))
const SOCKETS = SOCKET_FAULTS.filter((fault) => !SLOW_SOCKETS.has(fault))
const CALLS = ['object_info', 'prompt', 'prompt', 'history', 'queue', 'view', 'jobs'] as const
const ORDERS = 24
const AT_ONCE = 6

/** Seeded random generator (mulberry32). */
function openChance(seed: number): <T>(all: readonly T[]) => T {
  let state = seed
  return (all) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const one = all[(mixed >>> 1) % all.length]
    if (one === undefined) throw new Error('Nothing to choose from.')
    return one
  }
}

type End = Report | { state: 'lost' }

/** What a worker does with an order and the reports of its engine. */
async function workOff(engines: () => RemoteEngine, wanted: DrawOrder): Promise<End> {
  for (let tries = 0; tries < 6; tries++) {
    const ticket = await handOver(engines(), wanted)
    if (ticket === 'later') continue
    return ticket === 'unknown' ? { state: 'lost' } : followToEnd(engines, ticket, wanted)
  }
  return { state: 'lost' }
}

async function handOver(engine: RemoteEngine, wanted: DrawOrder): Promise<Ticket | 'later' | 'unknown'> {
  try {
    return await engine.start(wanted, signal())
  } catch (error) {
    if (!(error instanceof Error) || wanted.attempt === undefined) throw error
    if (error.name === 'EngineUnreachable') return 'later'
    expect(error.name).toBe('AnswerLost')
    return findAgain(engine, wanted.attempt)
  }
}

async function findAgain(engine: RemoteEngine, attempt: NonNullable<DrawOrder['attempt']>) {
  for (let tries = 0; tries < 6; tries++) {
    const found = await engine.recover?.(attempt, signal()).catch(() => undefined)
    if (found !== undefined) return found ?? 'later'
  }
  return 'unknown'
}

async function followToEnd(engines: () => RemoteEngine, ticket: Ticket, wanted: DrawOrder): Promise<End> {
  for (let tries = 0; tries < 6; tries++) {
    try {
      let last: End = { state: 'lost' }
      for await (const report of engines().follow(JSON.parse(JSON.stringify(ticket)), wanted, signal())) last = report
      return last
    } catch (error) {
      expect(error).toMatchObject({ name: 'EngineUnreachable' })
    }
  }
  return { state: 'lost' }
}

async function expectOwn(end: End, { prompt, seed }: DrawOrder): Promise<void> {
  if (end.state !== 'done') return
  expect(end.pictures).toHaveLength(4)
  for (const [index, picture] of end.pictures.entries()) {
    const { rgba } = await readPng(picture.png)
    const colour = colourOf(`base.safetensors ${prompt} not rain ${seed + index}`)
    expect([rgba[0], rgba[1], rgba[2]]).toEqual([...colour])
  }
}

function plantFaults({ standIn }: Scene, choose: ReturnType<typeof openChance>): void {
  const count = choose([0, 1, 2, 3])
  for (let planted = 0; planted < count; planted++) standIn.faults.next(choose(CALLS), choose(FAULTS))
  if (choose([true, false])) standIn.nextSockets(choose(SOCKETS))
}

test.each(['new', 'old'] as const)(
  'whatever goes wrong, orders to a server that is %s end with their own pictures or with a no, and none is drawn twice',
  async (age) => {
    const choose = openChance(age === 'new' ? 1 : 2)
    let doneCount = 0
    for (let round = 0; round < inject('scale'); round++) {
      const scene = await openScene({ age, ticks: 2 }, { maxPixels: 32 * 32 })
      const { standIn, settings, tools, engine } = scene
      // Sometimes another process continues the task.
      const engines = () => (choose([true, false, false]) ? openComfyUi(settings, tools) : engine)
      for (let first = 0; first < ORDERS; first += AT_ONCE) {
        const wanted = Array.from({ length: AT_ONCE }, (_, nth): DrawOrder => {
          const number = first + nth
          const attempt = { id: `${round}-${number}-of-128-bits-or-more-and-unguessable`, notifyUrl: null }
          return { ...order, prompt: `the thing ${number}`, seed: number * 10, attempt }
        })
        plantFaults(scene, choose)
        const ends = await Promise.all(wanted.map((one) => workOff(engines, one)))
        for (const [nth, one] of wanted.entries()) await expectOwn(ends[nth] ?? { state: 'lost' }, one)
        doneCount += ends.filter(({ state }) => state === 'done').length
      }
      const clients = standIn.submissions.map(({ clientId }) => clientId)
      expect(new Set(clients).size).toBe(clients.length)
    }
    expect(doneCount).toBeGreaterThan((ORDERS * inject('scale')) / 2)
  },
)
