import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { openShop, type Shop } from '../../../testing/open-shop.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { readStatement } from '../../ledger/statement/read-statement.ts'
import { endPeriods } from '../jobs.ts'
import { grantPlan } from './grant-plan.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.begin())

const productId = async (slug: string) =>
  (await shop.deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const plan = () => planOf(shop.deps.db, shop.person.userId, shop.clock.now())
const periods = () => shop.deps.db.selectFrom('plans').select('id').where('user_id', '=', shop.person.userId).execute()

async function grant(slug = 'month', more: { period?: 'Day' | 'Month' | 'Year'; key?: string; userId?: string } = {}) {
  const { period = 'Month', key = null, userId = shop.person.userId } = more
  const gift = { userId, productId: await productId(slug), period, reason: '补偿' }
  return grantPlan(shop.deps, shop.admin.actor, { ...gift, idempotencyKey: key })
}

test('a plan that is given runs at once with its credits, which end with it', async () => {
  const { endsAt } = await grant()
  expect([(await plan())?.endsAt.toISOString(), await shop.credits()]).toEqual([endsAt, 1_540])
  expect((await readStatement(shop.deps, shop.person.actor, {})).items[0]).toMatchObject({
    delta: 1_500,
    reason: 'grant',
  })
  await shop.spend(100)
  shop.clock.moveSeconds(32 * 86_400)
  expect([await plan(), await shop.credits()]).toEqual([null, 40])
  await endPeriods(shop.deps)
  expect(await checkLedger(shop.deps)).toEqual([])
})

test('it finds its place as a paid one does: the same again prolongs, a higher one goes first', async () => {
  await shop.buy('month', 'Month')
  const paid = await plan()
  const { endsAt } = await grant()
  expect((await plan())?.endsAt.toISOString()).toBe(endsAt)
  expect(new Date(endsAt) > (paid?.endsAt ?? new Date())).toBe(true)
  await grant('year', { period: 'Year' })
  expect((await plan())?.concurrency).toBe(8)
  expect(await checkLedger(shop.deps)).toEqual([])
})

test('what was given to somebody who paid as well stays when the payment goes back', async () => {
  const { id } = await shop.buy('month', 'Month')
  await grant()
  await shop.refund(id)
  expect([(await plan())?.concurrency, await periods()]).toEqual([5, [expect.anything(), expect.anything()]])
  expect(await checkLedger(shop.deps)).toEqual([])
})

test('one that is sent twice is given once, and with another wish the key is a mistake', async () => {
  const all = await Promise.all([
    grant('month', { key: 'k' }),
    grant('month', { key: 'k' }),
    grant('month', { key: 'k' }),
  ])
  expect([new Set(all.map(({ endsAt }) => endsAt)).size, (await periods()).length]).toEqual([1, 1])
  await expect(grant('day-pass', { period: 'Day', key: 'k' })).rejects.toEqual(new Refusal('idempotency_mismatch'))
  expect(await shop.credits()).toBe(1_540)
})

test('of several that are given at once each has a period of its own, one after the other', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => grant()))
  expect(new Set(all.map(({ endsAt }) => endsAt)).size).toBe(6)
  expect(await checkLedger(shop.deps)).toEqual([])
})

test('the other tabs of the person hear of it, and who gave it and why is kept', async () => {
  await grant()
  const { db } = shop.deps
  const frames = db.selectFrom('live_frames').select('frame').where('room', '=', `user:${shop.person.userId}`)
  const { frame } = await frames.orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(frame).toMatchObject({ t: 'user', user: { credits: 1_540, plan: { productId: await productId('month') } } })
  const acts = db.selectFrom('audit_log').selectAll().where('subject', '=', shop.person.userId)
  const details = { title: { 'zh-CN': expect.any(String) }, period: 'Month', credits: 1_500, reason: '补偿' }
  expect(await acts.execute()).toMatchObject([{ act: 'plan.grant', actor_id: shop.admin.userId, details }])
})

test('nothing is given that is no plan, in a period that it does not have, or to nobody', async () => {
  const refused = new Refusal('invalid_input', { fields: { period: 'not_supported' } })
  await expect(grant('credits-200')).rejects.toEqual(refused)
  await expect(grant('month', { period: 'Day' })).rejects.toEqual(refused)
  await expect(grant('month', { userId: shop.deps.newId() })).rejects.toEqual(new Refusal('not_found'))
  const gift = { userId: shop.person.userId, productId: shop.deps.newId(), period: 'Month', reason: 'x' } as const
  const nothing = grantPlan(shop.deps, shop.admin.actor, { ...gift, idempotencyKey: null })
  await expect(nothing).rejects.toEqual(new Refusal('not_found'))
  expect(await periods()).toEqual([])
})
