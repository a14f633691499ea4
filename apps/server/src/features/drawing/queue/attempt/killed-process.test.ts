import { openMjProxy } from '@easel/engines/mj-proxy/adapter'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMjProxyStandIn } from '../../../../../../../stand-ins/src/mj-proxy/open-mj-proxy.ts'
import { openVirtualClock } from '../../../../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import { connectLocal } from '../../../../platform/engines/pool.ts'
import {
  aPerson,
  type DrawingDeps,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../../testing/open-drawing.ts'
import { runDrawingProgram } from '../../../../testing/run-drawing-program.ts'
import { killProgram } from '../../../../testing/run-embedded-program.ts'
import { openTemporaryFolder } from '../../../../testing/temporary-folder.ts'
import { runWorkers } from '../run-workers.ts'

const KEY = 'sesame'
/** So much work may take long; it is looked at now and then. */
const PATIENCE = { timeout: 240_000, interval: 200 }

/** A midjourney proxy that draws only while somebody here waits for it, and so many tasks for it in line. */
async function openScene(count: number) {
  const deps = await openDrawing()
  const clock = openVirtualClock(deps.clock.now().getTime())
  const standIn = await openMjProxyStandIn({ dialect: 'plus', key: KEY }, clock)
  const outgoing = openOutgoing({ hosts: [{ origin: standIn.origin, isPrivate: true }] })
  onTestFinished(async () => {
    await outgoing.close()
    await standIn.close()
  })
  const settings = { id: 'mj', baseUrl: standIn.origin, key: KEY, dialect: 'plus', slots: count, speed: null } as const
  const tools = { outgoing, clock: { now: () => new Date(clock.now()) }, pause: clock.pause }
  const engine = openMjProxy({ ...settings, bots: ['MID_JOURNEY'] }, tools)
  const at = withEngines(deps, deps.engine, { ...connectLocal(engine), areSlotsShared: true })
  await fillLine(at, count)
  const order = { server: deps.server, origin: standIn.origin, key: KEY, slots: count, nodeId: 'mortal' }
  const live = () => runDrawingProgram({ ...order, now: deps.clock.now().toISOString(), folder: openTemporaryFolder() })
  return { at, standIn, live }
}

/** As if a person had sent the same words so often, each time with another number, for nothing. */
async function fillLine(at: DrawingDeps, count: number): Promise<void> {
  await imagines(at, await aPerson(at, { concurrency: count }), 'a red fox')
  const row = await at.db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow()
  const blank = {
    recipes: '[]',
    weights: '[]',
    pictures_not_drawn: '[]',
    modal: null,
    number: undefined,
    client: null,
    ticket: null,
  }
  const copies = Array.from({ length: count - 1 }, (_, nth) => ({
    ...{ ...row, ...blank, id: at.newId(), cost: 0 },
    parameters: JSON.stringify({ ...row.parameters, words: `a red fox, number ${nth}` }),
  }))
  await at.db.insertInto('tasks').values(copies).execute()
}

test.each([
  ['in the middle of handing over', 60, 30],
  ['when all run', 200, 200],
])(
  'a process killed %s: of %i tasks none is lost, and none is handed over twice',
  { timeout: 600_000 },
  async (_when, count, taken) => {
    const { at, standIn, live } = await openScene(count)
    const first = await live()
    await vi.waitFor(() => expect(standIn.taken.length).toBeGreaterThanOrEqual(taken), PATIENCE)
    await killProgram(first)
    const countOf = async (what: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from tasks where ${sql.raw(what)}`.execute(at.db)
      return rows[0]?.count
    }
    expect(await countOf("status = 'SUCCESS'")).toBe(0)

    const workers = runWorkers({ ...at, nodeId: 'mortal' }, { pausesMs: [0] })
    onTestFinished(() => workers.stop())
    await vi.waitFor(
      async () => expect(await countOf(`lease_owner is not null or status = 'SUCCESS'`)).toBe(count),
      PATIENCE,
    )
    await vi.waitFor(async () => expect(await countOf(`status = 'SUCCESS'`)).toBe(count), PATIENCE)

    expect(standIn.taken.map(({ verb }) => verb)).toEqual(Array(count).fill('imagine'))
    const prompts = standIn.taken.map(({ body }) => String(body['prompt']).split(' --')[0])
    expect(new Set(prompts).size).toBe(count)
    expect(await violations(at)).toEqual([])
  },
)
