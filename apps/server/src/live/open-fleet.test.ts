import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnProcess } from '../db/fleet-queries.ts'
import { newId } from '../platform/ids.ts'
import { PAINTER } from '../platform/fleet.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDeps, type TestDeps } from '../testing/open-test-deps.ts'
import { type OpenedFleet, openFleet } from './open-fleet.ts'

let opened: TestDeps
const fleets: OpenedFleet[] = []
beforeAll(async () => {
  opened = await openTestDeps()
})
beforeEach(() => sql`truncate processes`.execute(opened.deps.db))
afterEach(async () => {
  for (const fleet of fleets.splice(0)) await fleet.close()
})

async function join(own: Partial<OwnProcess>, beatMs = 3_600_000): Promise<OpenedFleet> {
  const usual = { host: 'h', pid: 1, version: '1.0.0', engines: null, localSlots: 2 }
  const fleet = await openFleet(opened.deps, { id: newId(), nodeId: newId(), role: 'web', ...usual, ...own }, beatMs)
  fleets.push(fleet)
  return fleet
}

const fall = (role: string, seconds: number) =>
  sql`update processes set seen_at = seen_at - make_interval(secs => ${seconds}) where role = ${role}`.execute(
    opened.deps.db,
  )

test('a web hears at once of a worker that comes, and of its end', async () => {
  const web = await join({})
  expect([web.hasWorker(), web.reachOf(PAINTER)]).toEqual([false, 'asleep'])
  const worker = await join({ role: 'worker', version: '1.1.0' })
  await eventually(() => expect([web.hasWorker(), web.reachOf(PAINTER)]).toEqual([true, 'elsewhere']))
  expect(web.list().map(({ role, version }) => [role, version])).toContainEqual(['worker', '1.1.0'])
  await worker.leave()
  await eventually(() => expect(web.hasWorker()).toBe(false))
  expect(web.list()).toHaveLength(2)
})

test('a worker that falls silent is taken for dead, and lives again with its next word', async () => {
  const [web, worker] = [await join({}, 50), await join({ role: 'worker' })]
  await eventually(() => expect(web.hasWorker()).toBe(true))
  await fall('worker', 25)
  await eventually(() => expect(web.hasWorker()).toBe(false))
  await worker.close()
  await join({ role: 'worker' })
  await eventually(() => expect(web.hasWorker()).toBe(true))
})

test('the next process of a data folder takes the row of the one before, and rows of an hour ago are forgotten', async () => {
  const nodeId = newId()
  await join({ role: 'worker', nodeId, pid: 1 })
  await join({ role: 'all' })
  await fall('all', 3_601)
  const next = await join({ role: 'worker', nodeId, pid: 2 })
  expect(next.list().map(({ pid, role }) => [pid, role])).toEqual([[2, 'worker']])
})

test('a row that the database lost is written anew', async () => {
  await join({}, 50)
  await sql`truncate processes`.execute(opened.deps.db)
  const listRoles = () => opened.deps.db.selectFrom('processes').select('role').execute()
  await eventually(async () => expect(await listRoles()).toEqual([{ role: 'web' }]))
})
