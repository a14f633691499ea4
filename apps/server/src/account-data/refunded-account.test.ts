import { beforeAll, expect, test } from 'vitest'
import { grantCredits } from '../features/admin/grant-credits.ts'
import { checkLedger } from '../features/ledger/check-ledger.ts'
import { settleRefund } from '../features/order/refunding/settle-refund.ts'
import { openShop, type Shop } from '../testing/open-shop.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

async function somebodyWhoWasPaidBack(): Promise<string> {
  const { userId, phone } = shop.person
  const { id } = await shop.buy('credits-200')
  const [{ no } = { no: '' }] = (await shop.refund(id)).refunds
  await settleRefund(shop.deps, shop.gateway.id, { refundNo: no, state: 'done', refundId: null })
  const gift = { userId, credits: 5, reason: 'she is kind', idempotencyKey: null }
  await grantCredits(shop.deps, shop.admin.actor, gift)
  return phone
}

test('an export tells what went back and what operators did, and not who of them it was', async () => {
  const phone = await somebodyWhoWasPaidBack()
  const text = JSON.stringify((await exportAccount(shop.deps.db, phone))?.data)
  const { refunds, operators } = JSON.parse(text)
  expect(refunds).toMatchObject([{ amount: 1_990, state: 'DONE', reason: '不满意', credits_taken: 200 }])
  expect(operators).toMatchObject([{ act: 'credits.grant', details: { credits: 5, reason: 'she is kind' } }])
  expect(text).not.toContain(shop.admin.userId)
})

test('what operators wrote of a person goes with them; that they did it, and the books, stay', async () => {
  await shop.begin()
  const phone = await somebodyWhoWasPaidBack()
  expect(await eraseAccount(shop.deps, phone)).toMatchObject({ state: 'erased' })
  const { userId } = shop.person
  const refunds = shop.deps.db.selectFrom('refunds').innerJoin('orders', 'orders.id', 'refunds.order_id')
  expect(await refunds.select(['reason', 'state']).where('user_id', '=', userId).execute()).toEqual([
    { reason: '', state: 'DONE' },
  ])
  const acts = await shop.deps.db.selectFrom('audit_log').select(['act', 'details']).orderBy('id', 'desc').execute()
  expect(acts.slice(0, 2)).toMatchObject([{ act: 'credits.grant', details: { credits: 5 } }, { act: 'order.refund' }])
  for (const { details } of acts.slice(0, 2)) expect(details).not.toHaveProperty('reason')
  expect(await checkLedger(shop.deps)).toEqual([])
})
