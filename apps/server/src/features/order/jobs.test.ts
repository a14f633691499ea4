import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openStall, type Stall } from '../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { findLostMoney } from './jobs.ts'

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

/** Seconds from now until a payment is asked about again; undefined: no job would. */
async function dueIn(paymentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`follow-payment:${paymentId}`}`.execute(server.deps.db)
  return rows[0] && Math.round((rows[0].run_at.getTime() - server.clock.now().getTime()) / 1000)
}

test('an open payment whose job was lost, or tried too often, is followed again', async () => {
  const { id } = await stall.openOrder()
  const { id: paymentId } = await paymentOf(id)
  const before = await dueIn(paymentId)
  await findLostMoney(stall.deps)
  expect(await dueIn(paymentId)).toBe(before)

  await sql`delete from graphile_worker._private_jobs`.execute(stall.deps.db)
  expect(await dueIn(paymentId)).toBeUndefined()
  await findLostMoney(stall.deps)
  expect(await dueIn(paymentId)).toBeDefined()

  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(stall.deps.db)
  await findLostMoney(stall.deps)
  const { rows } = await sql<{ attempts: number }>`
    select attempts from graphile_worker.jobs where key = ${`follow-payment:${paymentId}`}`.execute(stall.deps.db)
  expect(rows).toEqual([{ attempts: 0 }])
})

test('so is a refund that has not ended', async () => {
  const { id, no } = await stall.openOrder()
  const { db, newId } = stall.deps
  const trade = stall.gateway.mustPay(no, server.clock.now())
  await stall.tell({ id: no, kind: 'paid', trade })
  const payment = await paymentOf(id)
  const row = {
    id: newId(),
    order_id: id,
    payment_id: payment.id,
    no: `R${no}`,
    amount: 10,
    currency: 'CNY',
    reason: 'x',
  }
  const rest = { state: 'PENDING', requested_by: null, provider_refund_id: null, quiet_until: null } as const
  await db
    .insertInto('refunds')
    .values({ ...row, ...rest, created_at: server.clock.now(), ended_at: null })
    .execute()
  await findLostMoney(stall.deps)
  const { rows } = await sql<{
    key: string
  }>`select key from graphile_worker.jobs where key like 'follow-refund:%'`.execute(db)
  expect(rows).toEqual([{ key: `follow-refund:${row.id}` }])
})
