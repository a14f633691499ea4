import { type OverviewDay, readOverview as call } from '@easel/contract/admin-overview'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { Database } from '../../db/tables.ts'
import { imagines } from '../../testing/open-drawing.ts'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { readOverview } from './read-overview.ts'

const NOW = new Date('2026-11-25T03:00:00Z')

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.begin()
  await shop.deps.db.deleteFrom('tasks').execute()
  await shop.deps.db.deleteFrom('refunds').execute()
  await shop.deps.db
    .updateTable('payments')
    .set({ paid_at: new Date(0) })
    .execute()
})

const read = async (offset?: string): Promise<OverviewDay[]> =>
  (await readOverview({ db: shop.deps.db, clock: { now: () => NOW } }, call.query.parse({ offset }))).days
const dayOf = (days: readonly OverviewDay[], wanted: string) => days.find(({ day }) => day === wanted)

type Change = Partial<Insertable<Database['tasks']>>

async function sends(at: string, change: Change = {}): Promise<void> {
  const { actor, channelId } = shop.person
  const { id } = await imagines(shop.deps, { ...actor, channelId })
  const row = { submit_time: new Date(at), ...change }
  await shop.deps.db.updateTable('tasks').set(row).where('id', '=', id).execute()
}

const started = (at: string, status: 'SUCCESS' | 'FAILURE' | 'IN_PROGRESS') =>
  ({ turn: 1, status, start_time: new Date(at) }) as const

async function buys(paidAt: string): Promise<string> {
  const { id } = await shop.buy('credits-200')
  const at = { paid_at: new Date(paidAt) }
  await shop.deps.db.updateTable('payments').set(at).where('order_id', '=', id).execute()
  return id
}

async function paysBack(orderId: string, amount: number, endedAt: string): Promise<void> {
  await shop.refund(orderId, amount)
  for (const { no } of await shop.refundsOf(orderId)) shop.ends(no, 'done')
  await shop.follow()
  const done = shop.deps.db.updateTable('refunds').set({ ended_at: new Date(endedAt) })
  await done.where('order_id', '=', orderId).where('amount', '=', amount).where('state', '=', 'DONE').execute()
}

test('where nothing was ever done each of fourteen days says so, today last', async () => {
  const days = await read()
  expect(days.map(({ day }) => day)).toEqual([
    ...['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'],
    ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
  ])
  const nothing = { tasks: 0, done: 0, failed: 0, medianWaitSeconds: null, income: [] }
  for (const { day, people: _people, ...figures } of days) expect({ day, figures }).toEqual({ day, figures: nothing })
})

test('tasks are counted by how they ended, and half of them waited no longer than is told', async () => {
  await sends('2026-11-25T01:00:00Z', started('2026-11-25T01:00:02Z', 'SUCCESS'))
  await sends('2026-11-25T01:00:00Z', started('2026-11-25T01:00:05Z', 'FAILURE'))
  await sends('2026-11-25T01:00:00Z', started('2026-11-25T01:01:30Z', 'IN_PROGRESS'))
  await sends('2026-11-25T01:00:00Z')
  await sends('2026-11-25T01:00:00Z', { status: 'CANCEL' })
  expect((await read()).at(-1)).toMatchObject({ tasks: 5, done: 1, failed: 1, medianWaitSeconds: 5 })
})

test('what no engine ever had to draw is no task: a cut or second showing, and what was not confirmed', async () => {
  await sends('2026-11-25T01:00:00Z', { status: 'SUCCESS', start_time: new Date('2026-11-25T01:00:00Z') })
  const modal = JSON.stringify({ kind: 'REMIX', prompt: '', imageId: null, zoom: null })
  await sends('2026-11-25T01:00:00Z', { status: 'MODAL', modal })
  await sends('2026-11-25T01:00:00Z', { status: 'CANCEL', modal })
  expect((await read()).at(-1)).toMatchObject({ tasks: 0, done: 0, medianWaitSeconds: null })
})

test('a day begins when it does for the reader, to the millisecond', async () => {
  await sends('2026-11-24T15:59:59.999Z')
  await sends('2026-11-24T16:00:00.000Z')
  const inChina = await read('480')
  expect([dayOf(inChina, '2026-11-24')?.tasks, dayOf(inChina, '2026-11-25')?.tasks]).toEqual([1, 1])
  const utc = await read()
  expect([dayOf(utc, '2026-11-24')?.tasks, dayOf(utc, '2026-11-25')?.tasks]).toEqual([2, 0])
  const inNewYork = await read('-300')
  expect(inNewYork.at(-1)).toMatchObject({ day: '2026-11-24', tasks: 2 })
})

test('the first day is whole, and what is older is none of it', async () => {
  await sends('2026-11-11T15:59:59.999Z')
  await sends('2026-11-11T16:00:00.000Z')
  const days = await read('480')
  expect(days[0]).toMatchObject({ day: '2026-11-12', tasks: 1 })
  expect(days.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(1)
})

test('income is what came in less what went back, each on its own day', async () => {
  const first = await buys('2026-11-23T23:59:59Z')
  await buys('2026-11-25T00:00:00Z')
  await paysBack(first, 990, '2026-11-25T01:00:00Z')
  await paysBack(first, 10, '2026-11-24T01:00:00Z')
  const days = await read()
  const incomeOf = (day: string) => dayOf(days, day)?.income
  expect(incomeOf('2026-11-23')).toEqual([{ currency: 'CNY', amount: 1_990 }])
  expect(incomeOf('2026-11-24')).toEqual([{ currency: 'CNY', amount: -10 }])
  expect(incomeOf('2026-11-25')).toEqual([{ currency: 'CNY', amount: 1_000 }])
})

test('an order that waits to be paid brings nothing, and a refund that is only asked for takes nothing', async () => {
  await shop.order('credits-200')
  expect((await read()).at(-1)?.income).toEqual([])
  await shop.refund(await buys('2026-11-25T00:30:00Z'), 90)
  expect((await read()).at(-1)?.income).toEqual([{ currency: 'CNY', amount: 1_990 }])
})

test('each currency stands for itself', async () => {
  await buys('2026-11-25T01:00:00Z')
  const id = await buys('2026-11-25T01:00:00Z')
  await shop.deps.db
    .updateTable('payments')
    .set({ currency: 'USD' } as object)
    .where('order_id', '=', id)
    .execute()
  expect((await read()).at(-1)?.income).toEqual([
    { currency: 'CNY', amount: 1_990 },
    { currency: 'USD', amount: 1_990 },
  ])
})

test('a clock that nobody on earth has is refused by name', async () => {
  const refusal = await read('841').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ reason: 'invalid_input', fields: { offset: 'out_of_range' } })
})

test('whoever came for the first time is counted on that day, by the clock of the reader', async () => {
  const before = (await read('480')).at(-1)?.people ?? 0
  const change = { created_at: new Date('2026-11-24T16:00:00Z') }
  await shop.deps.db.updateTable('users').set(change).where('id', '=', shop.person.userId).execute()
  expect((await read('480')).at(-1)?.people).toBe(before + 1)
  expect(dayOf(await read(), '2026-11-24')?.people).toBe(1)
})

test('nobody but an administrator is told', async () => {
  const { server, person, admin } = shop
  expect(await server.call(call, { token: person.token })).toMatchObject({ http: 403 })
  expect(await server.call(call, { token: admin.token })).toMatchObject({ success: true })
})
