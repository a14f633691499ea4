import { newId } from '../../../platform/ids.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../testing/open-shop.ts'
import { anAdmin } from '../../../testing/seed.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { readOrder } from '../ordering/read-order.ts'
import { endRefund } from './end-refund.ts'
import { settleRefund } from './settle-refund.ts'

let shop: Shop
let admin: Actor
beforeAll(async () => {
  shop = await openShop()
  admin = (await anAdmin(shop.deps)).actor
})
beforeEach(() => shop.begin())

const told = (refundNo: string, state: 'done' | 'failed' | 'stuck') =>
  settleRefund(shop.deps, shop.gateway.id, { refundNo, state, refundId: null })
const end = (id: string, outcome: 'done' | 'failed') =>
  endRefund(shop.deps, admin, id, { outcome, reason: 'by bank transfer' })
const doubts = () => shop.deps.db.selectFrom('payment_quarantine').select('reason').execute()

/** A pack that was paid, and a refund of all of it that its provider cannot end. */
async function stuck() {
  const { id: orderId } = await shop.buy('credits-200')
  const [refund] = (await shop.refund(orderId)).refunds
  await told(refund?.no ?? '', 'stuck')
  return { orderId, no: refund?.no ?? '', id: refund?.id ?? '' }
}

test('a stuck refund that was paid back in another way is done, and who said so is kept', async () => {
  const { orderId, id, no } = await stuck()
  const { refunds, order } = await end(id, 'done')
  expect([refunds[0]?.state, order.status, await shop.credits()]).toEqual(['DONE', 'REFUNDED', 40])
  expect((await readOrder(shop.deps, shop.person.actor, orderId)).status).toBe('REFUNDED')
  const said = shop.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', id)
  expect(await said.executeTakeFirst()).toMatchObject({
    actor_id: admin.userId,
    act: 'refund.end',
    details: { no, outcome: 'done', amount: 1_990, currency: 'CNY', reason: 'by bank transfer' },
  })
  expect(await checkLedger(shop.deps)).toEqual([])
})

test('a stuck refund that was not paid back gives again what it had taken', async () => {
  const { id, no } = await stuck()
  const { refunds, order } = await end(id, 'failed')
  expect([refunds[0]?.state, order.status, await shop.credits()]).toEqual(['FAILED', 'PAID', 240])
  await told(no, 'done')
  expect((await doubts()).at(-1)).toEqual({ reason: 'refund_after_failure' })
})

test('however many end it at once, and whatever its provider says then, it ends once', async () => {
  const { id, no } = await stuck()
  const outcomes = await Promise.allSettled([end(id, 'done'), end(id, 'failed'), told(no, 'done'), end(id, 'done')])
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(reasons.every((reason) => reason instanceof Refusal && reason.reason === 'conflict')).toBe(true)
  expect(reasons.length).toBeGreaterThan(1)
  expect(await checkLedger(shop.deps)).toEqual([])
})

test('a refund that is not stuck is not ended by hand', async () => {
  const { id: orderId } = await shop.buy('credits-200')
  const [refund] = (await shop.refund(orderId)).refunds
  await expect(end(refund?.id ?? '', 'done')).rejects.toThrow(new Refusal('conflict'))
  await expect(end(newId(), 'done')).rejects.toThrow(new Refusal('not_found'))
})
