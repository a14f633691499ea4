import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { openShop, type Shop } from '../../../testing/open-shop.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { listMoney } from '../../ledger/gate.ts'
import { readOrder } from '../ordering/read-order.ts'
import { settleRefund } from './settle-refund.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), order: fc.nat(1), percent: fc.nat(110) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('notice' as const),
      order: fc.nat(1),
      part: fc.integer({ min: 1, max: 4 }),
      state: fc.constantFrom('pending' as const, 'done' as const, 'failed' as const, 'stuck' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('spend' as const), credits: fc.integer({ min: 1, max: 900 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('follow' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer Kind> ? Kind : never
type Bought = Awaited<ReturnType<Shop['buy']>>

async function run(does: Act, orders: readonly Bought[]): Promise<unknown> {
  const order = 'order' in does ? orders[does.order] : undefined
  switch (does.kind) {
    case 'refund':
      return shop.refund(order?.id ?? '', Math.ceil(((order?.amount ?? 0) * Math.max(1, does.percent)) / 100))
    case 'notice': {
      const refundNo = `${order?.no}-R${does.part}`
      return settleRefund(shop.deps, shop.gateway.id, { refundNo, state: does.state, refundId: null })
    }
    case 'spend':
      return shop.spend(does.credits)
    case 'follow':
      return shop.follow()
    case 'lose':
      return shop.gateway.loseAnswers(1)
    default:
      return does satisfies never
  }
}

/** What refunds say of an order, and what the books say. */
async function tally(orderId: string) {
  const { rows } = await sql<{ open: number; done: number; taken: number; booked: number }>`
    select coalesce(sum(amount) filter (where state <> 'FAILED'), 0)::int as open,
      coalesce(sum(amount) filter (where state = 'DONE'), 0)::int as done,
      coalesce(sum(credits_taken) filter (where state <> 'FAILED'), 0)::int as taken,
      (select coalesce(-sum(e.amount), 0)::int from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.order_id = ${orderId} and t.kind = 'refund' and a.owner_id is not null) as booked
    from refunds where order_id = ${orderId}`.execute(shop.deps.db)
  return rows[0] ?? { open: 0, done: 0, taken: 0, booked: 0 }
}

const refundedInAll = async () => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from refunds where state = 'DONE'`.execute(shop.deps.db)
  return rows[0]?.sum
}

test('whatever meets, no more goes back than was paid, and goods and books follow the money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (history) => {
      await shop.begin()
      const [pack, plan] = [await shop.buy('credits-200'), await shop.buy('month', 'Month')]
      const outcomes = await Promise.allSettled(history.map((does) => run(does, [pack, plan])))
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal)

      for (const order of [pack, plan]) {
        const { open, done, taken, booked } = await tally(order.id)
        expect(open).toBeLessThanOrEqual(order.amount)
        expect(taken).toBe(booked)
        const { status } = await readOrder(shop.deps, shop.person.actor, order.id)
        expect(status).toBe(done === order.amount ? 'REFUNDED' : 'PAID')
      }
      const runs = (await planOf(shop.deps.db, shop.person.userId, shop.clock.now())) !== null
      expect(runs).toBe((await tally(plan.id)).open < plan.amount)
      expect((await listMoney(shop.deps.db))[0]?.refunded).toBe(await refundedInAll())
      expect(await checkLedger(shop.deps)).toEqual([])
    }),
    { numRuns: Math.ceil(12 * inject('scale')) },
  )
})
