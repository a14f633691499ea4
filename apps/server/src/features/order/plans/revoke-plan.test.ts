import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { openShop, type Shop } from '../../../testing/open-shop.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { captureHold, holdCredits, releaseHold } from '../../ledger/gate.ts'
import { readStatement } from '../../ledger/statement/read-statement.ts'
import { endPeriods } from '../jobs.ts'
import { grantPlan } from './grant-plan.ts'
import { revokePlan } from './revoke-plan.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.begin())

const productId = async (slug: string) =>
  (await shop.deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const plan = () => planOf(shop.deps.db, shop.person.userId, shop.clock.now())

async function grant(slug: string, period: 'Day' | 'Month' | 'Year') {
  const gift = { userId: shop.person.userId, productId: await productId(slug), period, reason: '补偿' }
  return grantPlan(shop.deps, shop.admin.actor, { ...gift, idempotencyKey: null })
}

const revoke = async (slug = 'month', userId = shop.person.userId) =>
  revokePlan(shop.deps, shop.admin.actor, { userId, productId: await productId(slug), reason: '误发' })
const acts = () =>
  shop.deps.db
    .selectFrom('audit_log')
    .select(['act', 'actor_id', 'details'])
    .where('subject', '=', shop.person.userId)
    .where('act', '=', 'plan.end')
    .execute()

/** The books balance, before and after what has ended is written off. */
async function booksAreInOrder(): Promise<void> {
  expect(await checkLedger(shop.deps)).toEqual([])
  await endPeriods(shop.deps)
  expect(await checkLedger(shop.deps)).toEqual([])
}

test('a plan ends at once with all its periods, and what was not spent of its credits is gone', async () => {
  await grant('month', 'Month')
  await shop.buy('month', 'Month', 2)
  await shop.spend(100)
  await revoke()
  expect([await plan(), await shop.credits()]).toEqual([null, 40])
  await booksAreInOrder()
  expect(await shop.credits()).toBe(40)
  const { items } = await readStatement(shop.deps, shop.person.actor, {})
  expect(items.find(({ reason }) => reason === 'expire')).toMatchObject({ delta: -1_400, balance: 40 })
  shop.clock.moveSeconds(70 * 86_400)
  expect([await plan(), await shop.credits()]).toEqual([null, 40])
  await booksAreInOrder()
})

test('other plans move up and go on for as long as they had left', async () => {
  await shop.buy('month', 'Month')
  const before = await plan()
  await grant('year', 'Year')
  expect((await plan())?.concurrency).toBe(8)
  await revoke('year')
  expect(await plan()).toEqual(before)
  expect(await shop.credits()).toBe(1_540)
  await booksAreInOrder()
})

test('one that is sent twice ends no other plan, and is written down once', async () => {
  await grant('month', 'Month')
  await grant('year', 'Year')
  await Promise.all([revoke('year'), revoke('year'), revoke('year')])
  expect((await plan())?.concurrency).toBe(5)
  const details = { title: { 'zh-CN': expect.any(String) }, reason: '误发' }
  expect(await acts()).toMatchObject([{ actor_id: shop.admin.userId, details }])
  await booksAreInOrder()
})

test.each(['captured', 'released'])(
  'what a drawing holds at that moment and that is %s later breaks no book',
  async (how) => {
    await grant('month', 'Month')
    const { db, newId } = shop.deps
    const [taskId, now, userId] = [newId(), shop.clock.now(), shop.person.userId]
    await db
      .transaction()
      .execute((tx) => holdCredits(tx, { userId, taskId, credits: 60, reason: 'IMAGINE', now, newId }))
    await revoke()
    await endPeriods(shop.deps)
    const settle = how === 'captured' ? captureHold : releaseHold
    await db.transaction().execute((tx) => settle(tx, { taskId, now: shop.clock.now(), newId }))
    expect(await shop.credits()).toBe(40)
    await booksAreInOrder()
  },
)

test.each(['done', 'failed'] as const)(
  'the money of a plan that was ended can still go back, and when that is %s nothing revives',
  async (end) => {
    const { id, no } = await shop.buy('month', 'Month')
    await shop.spend(100)
    await revoke()
    await endPeriods(shop.deps)
    const { refunds } = await shop.refund(id)
    expect(refunds).toMatchObject([{ creditsTaken: 0 }])
    await shop.follow()
    shop.ends(`${no}-R1`, end)
    await shop.follow()
    expect([await plan(), await shop.credits()]).toEqual([null, 40])
    await booksAreInOrder()
  },
)

test('the person hears of it, and nobody’s plan ends but theirs', async () => {
  await grant('month', 'Month')
  const person = shop.person
  await shop.begin()
  await grant('month', 'Month')
  await revoke('month', person.userId)
  expect((await plan())?.concurrency).toBe(5)
  const frames = shop.deps.db.selectFrom('live_frames').select('frame').where('room', '=', `user:${person.userId}`)
  const { frame } = await frames.orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(frame).toMatchObject({ t: 'user', user: { credits: 40, plan: null } })
})

test('who has no such plan keeps everything, and there must be both person and plan', async () => {
  await grant('month', 'Month')
  expect(await revoke('year')).toBeNull()
  expect([(await plan())?.concurrency, await acts()]).toEqual([5, []])
  await expect(revoke('month', shop.deps.newId())).rejects.toEqual(new Refusal('not_found'))
  const nothing = { userId: shop.person.userId, productId: shop.deps.newId(), reason: 'x' }
  await expect(revokePlan(shop.deps, shop.admin.actor, nothing)).rejects.toEqual(new Refusal('not_found'))
})
