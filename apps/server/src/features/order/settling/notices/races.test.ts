import type { Order } from '@easel/contract/order'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openStall, paidNotice, type Stall } from '../../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { openRememberingLog, type RememberingLog } from '../../../../testing/remembering-log.ts'
import { checkLedger } from '../../../ledger/check-ledger.ts'
import { cancelOrder } from '../../ordering/cancel-order.ts'
import { endPeriods } from '../../jobs.ts'
import { followPayment } from '../../paying/jobs.ts'
import { readOrder } from '../../ordering/read-order.ts'

const HOUR_SECONDS = 3600

let server: TestServer
let logged: RememberingLog
let stall: Stall
beforeAll(async () => {
  logged = openRememberingLog()
  server = await openTestServer({}, { log: logged.log })
})
beforeEach(async () => {
  stall = await openStall(server)
})

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const four = <Made>(make: () => Made) => Array.from({ length: 4 }, make)
const paymentOf = (orderId: string) =>
  stall.deps.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

test('fifty of one notice, in any order with notices of others, give once each', async () => {
  const orders: Order[] = []
  while (orders.length < Math.ceil(50 * inject('scale')))
    orders.push(await stall.openOrder('day-pass', 'Day'), ...(await Promise.all(four(() => stall.openOrder()))))
  const notices = orders.map(({ no }) => paidNotice(no, stall.gateway.mustPay(no, server.clock.now())))
  const all = Array.from({ length: 50 }, (_, turn) => notices.map((notice) => ({ turn, notice }))).flat()
  // Each turn begins elsewhere, so that the same and different ones meet.
  all.sort((one, other) => rankOf(one) - rankOf(other))
  for (let at = 0; at < all.length; at += 40) {
    let untold = all.slice(at, at + 40)
    // Where a busy machine has no connection left, the provider tells us again.
    while (untold.length > 0) {
      const answers = await Promise.all(untold.map(({ notice }) => stall.tell(notice)))
      expect(answers.every((answer) => answer === 200 || answer === 503)).toBe(true)
      untold = untold.filter((_, index) => answers[index] === 503)
    }
  }
  expect(logged.text()).not.toContain('deadlock')
  const paid = await stall.deps.db.selectFrom('orders').select('id').where('status', '=', 'PAID').execute()
  expect(paid).toHaveLength(orders.length)
  expect(await checkLedger(stall.deps)).toEqual([])
}, 3_600_000)

function rankOf({ turn, notice }: { turn: number; notice: { id: string } }): number {
  let hash = turn
  for (const letter of notice.id) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  return (hash * 37) % 9973
}

const moments = fc.record({
  pays: fc.integer({ min: 0, max: 12 }),
  told: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 3 }),
  cancels: fc.option(fc.integer({ min: 0, max: 12 })),
  looks: fc.option(fc.integer({ min: 0, max: 12 })),
  isOver: fc.option(fc.integer({ min: 0, max: 12 })),
  answersAfter: fc.integer({ min: 0, max: 6 }),
  lost: fc.integer({ min: 0, max: 2 }),
})

test('however paying, cancelling and closing meet, what was paid is given and nothing else is', async () => {
  const meet = fc.asyncProperty(moments, async (when) => {
    const before = await stall.credits()
    const { id, no } = await stall.openOrder()
    const { id: paymentId } = await paymentOf(id)
    stall.gateway.pause = () => soon(when.answersAfter)
    stall.gateway.loseAnswers(when.lost)
    const at = async (ms: number | null, act: () => Promise<unknown>) => {
      if (ms === null) return
      await soon(ms)
      // A provider that does not answer refuses what was asked; the schedule goes on.
      await act().catch((error: unknown) => expect(error).toMatchObject({ reason: 'upstream_unavailable' }))
    }
    await Promise.all([
      at(when.pays, async () => {
        const trade = stall.gateway.pay(no, server.clock.now())
        if (trade.state !== 'paid') return
        await Promise.all(when.told.map((ms, index) => at(ms, () => stall.tell(paidNotice(`${no} ${index}`, trade)))))
      }),
      at(when.cancels, () => cancelOrder(stall.deps, stall.person.actor, id)),
      at(when.looks, () => readOrder(stall.deps, stall.person.actor, id)),
      at(when.isOver, async () => {
        server.clock.moveSeconds(HOUR_SECONDS)
        await followPayment(stall.deps, { paymentId })
        await endPeriods(stall.deps)
      }),
    ])
    stall.gateway.pause = () => Promise.resolve()
    stall.gateway.loseAnswers(0)
    server.clock.moveSeconds(HOUR_SECONDS)
    await followPayment(stall.deps, { paymentId })
    await endPeriods(stall.deps)

    const isPaid = stall.gateway.pay(no, server.clock.now()).state === 'paid'
    const { status } = await readOrder(stall.deps, stall.person.actor, id)
    expect(status).toMatch(isPaid ? /^PAID$/ : /^(CANCELLED|EXPIRED)$/)
    expect((await stall.credits()) - before).toBe(isPaid ? 200 : 0)
  })
  await fc.assert(meet, { numRuns: Math.ceil(100 * inject('scale')), endOnFailure: true })
  expect(await checkLedger(stall.deps)).toEqual([])
}, 3_600_000)
