import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openStall, type Stall } from '../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { endPeriods } from '../jobs.ts'
import { readOrder } from '../ordering/read-order.ts'
import { followPayment } from './jobs.ts'
import { nextQuery } from './rules.ts'

let server: TestServer
let stall: Stall
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  stall = await openStall(server)
  await sql`delete from graphile_worker._private_jobs`.execute(server.deps.db)
})

const paymentOf = (orderId: string) =>
  stall.deps.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const statusOf = async (id: string) => (await readOrder(stall.deps, stall.person.actor, id)).status

/** Seconds from now until a payment is asked about again; undefined: no job would. */
async function dueIn(paymentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`follow-payment:${paymentId}`}`.execute(server.deps.db)
  return rows[0] && Math.round((rows[0].run_at.getTime() - server.clock.now().getTime()) / 1000)
}

test('a provider is asked at 5, 10, 20, 40 and 60 seconds, then every minute until the order is over, and then', () => {
  const openedAt = new Date('2026-01-01T00:00:00Z')
  const times = { openedAt, expiresAt: new Date('2026-01-01T00:05:30Z') }
  const asked: number[] = []
  for (let now = openedAt; asked.length < 12; now = nextQuery(times, now))
    asked.push((now.getTime() - openedAt.getTime()) / 1000)
  expect(asked).toEqual([0, 5, 10, 20, 40, 60, 120, 180, 240, 300, 330, 390])
  const weekLater = new Date('2026-01-08T00:00:00Z')
  expect(nextQuery(times, weekLater)).toEqual(new Date('2026-01-08T00:15:00Z'))
})

test('whoever looks at an order in between makes no step of the schedule go by', async () => {
  const { id } = await stall.openOrder()
  const { id: paymentId } = await paymentOf(id)
  for (let look = 0; look < 10; look += 1) {
    server.clock.moveSeconds(3)
    await statusOf(id)
  }
  server.clock.moveSeconds(3)
  await followPayment(stall.deps, { paymentId })
  expect(await dueIn(paymentId)).toBe(7)
})

test('a provider that is away keeps the schedule going', async () => {
  const { id, no } = await stall.openOrder()
  const { id: paymentId } = await paymentOf(id)
  stall.gateway.mustPay(no, server.clock.now())
  server.clock.moveSeconds(5)
  stall.gateway.loseAnswers(1)
  await followPayment(stall.deps, { paymentId })
  expect([await dueIn(paymentId), await stall.credits()]).toEqual([5, 40])
  server.clock.moveSeconds(5)
  await followPayment(stall.deps, { paymentId })
  expect(await stall.credits()).toBe(240)
})

test('an order whose time is over is closed at its provider before it ends, and nobody can pay it then', async () => {
  const { id, no } = await stall.openOrder()
  const { id: paymentId } = await paymentOf(id)
  server.clock.moveSeconds(30 * 60)
  await endPeriods(stall.deps)
  expect(await statusOf(id)).toBe('PENDING')
  stall.gateway.loseAnswers(1)
  server.clock.moveSeconds(3)
  await followPayment(stall.deps, { paymentId })
  expect([await statusOf(id), await dueIn(paymentId)]).toEqual(['PENDING', 60])
  server.clock.moveSeconds(60)
  await followPayment(stall.deps, { paymentId })
  expect(await statusOf(id)).toBe('EXPIRED')
  expect(stall.gateway.asked.filter((call) => call === `close ${no}`)).toHaveLength(2)
  expect(stall.gateway.pay(no, server.clock.now()).state).toBe('closed')
})

test('one that was paid in its last moment is found when it is closed', async () => {
  const { id, no } = await stall.openOrder()
  const { id: paymentId } = await paymentOf(id)
  server.clock.moveSeconds(30 * 60)
  stall.gateway.mustPay(no, server.clock.now())
  await followPayment(stall.deps, { paymentId })
  expect([await statusOf(id), await stall.credits()]).toEqual(['PAID', 240])
})

test('one that its provider never got is over with its time', async () => {
  const { id } = await stall.openOrder()
  const { id: paymentId } = await paymentOf(id)
  await stall.deps.db.updateTable('payments').set({ trade_no: 'E-lost' }).where('id', '=', paymentId).execute()
  await followPayment(stall.deps, { paymentId })
  expect(await statusOf(id)).toBe('PENDING')
  server.clock.moveSeconds(31 * 60)
  await followPayment(stall.deps, { paymentId })
  expect(await statusOf(id)).toBe('EXPIRED')
})
