import type { Order, OrderStatus } from '@easel/contract/order'
import { GatewayError } from '@easel/payments/gateway'
import fc from 'fast-check'
import type { Tx } from '../db/open.ts'
import { captureHold, holdCredits, releaseHold } from '../features/ledger/gate.ts'
import { cancelOrder } from '../features/order/ordering/cancel-order.ts'
import { endPeriods } from '../features/order/jobs.ts'
import { followPayment } from '../features/order/paying/jobs.ts'
import { payOrder } from '../features/order/paying/pay-order.ts'
import { readOrder } from '../features/order/ordering/read-order.ts'
import { followRefund } from '../features/order/refunding/jobs.ts'
import type { Market } from './open-market.ts'
import type { SeededPerson } from './seed.ts'

const SLUGS = ['credits-200', 'credits-1000', 'day-pass', 'month'] as const
const slugOf = (size: number) => SLUGS[size % SLUGS.length]
const DAY_SECONDS = 86_400

/** Who acts, upon which of the last orders or of the drawings, and how much. */
const circumstances = { who: fc.nat(2), order: fc.nat(2), task: fc.nat(5), size: fc.integer({ min: 1, max: 9 }) }
const kinds = [
  ...['order', 'open', 'open', 'open', 'open', 'open', 'code', 'code', 'scan', 'scan', 'scan', 'scan', 'scan'],
  ...['tell', 'tell', 'tell', 'look', 'look', 'cancel', 'cancel', 'follow', 'follow', 'end periods', 'end periods'],
  ...['hold', 'hold', 'hold', 'hold', 'hold', 'capture', 'capture', 'release', 'wait', 'wait', 'days', 'lost'],
  ...['redeem', 'redeem', 'redeem', 'refund', 'refund', 'refund part', 'refunds done', 'refunds failed', 'ask back'],
] as const

/** One thing that happens around money, by chance. */
export const anAct = fc.record({ ...circumstances, kind: fc.constantFrom(...kinds) })
export type Act = typeof anAct extends fc.Arbitrary<infer One> ? One : never

interface Bought {
  buyer: SeededPerson
  order: Order
}

/** Three people with nothing but what everyone has from the start. */
export async function openHistory(market: Market): Promise<{
  play(act: Act): Promise<unknown>
  /** Everyone hears of everything, and all time runs out. Gives what is not as the provider says, and how much was paid. */
  finish(): Promise<{ differences: string[]; paid: number }>
}> {
  const { deps, gateway, clock } = market
  const people = await Promise.all([market.aBuyer(), market.aBuyer(), market.aBuyer()])
  const bought: Bought[] = []
  const codes = await makeCodes(market)
  const personOf = (who: number) => people[who] ?? people[0]
  const buy = async ({ who, size }: Act) => {
    const on = { buyer: personOf(who), order: await market.order(personOf(who), slugOf(size)) }
    bought.push(on)
    return on
  }
  const onOrder = async (nth: number, act: (on: Bought) => Promise<unknown>) => {
    const on = bought.at(-1 - nth)
    if (on) await act(on)
  }
  const { releaseAll, ...drawing } = playDrawing(market, (who) => personOf(who).userId)
  const plays: Record<Act['kind'], Play> = {
    ...drawing,
    order: (act) => buy(act),
    async open(act) {
      const { buyer, order } = await buy(act)
      await payOrder(deps, buyer.actor, order.id, {})
    },
    code: ({ order }) => onOrder(order, (on) => payOrder(deps, on.buyer.actor, on.order.id, {})),
    scan: ({ order }) => onOrder(order, async (on) => market.pay(on.order.no)),
    tell: ({ order, size }) =>
      onOrder(order, (on) => Promise.all(Array.from({ length: size % 4 }, () => market.notify(deps, on.order.no)))),
    look: ({ order }) => onOrder(order, (on) => readOrder(deps, on.buyer.actor, on.order.id)),
    cancel: ({ order }) => onOrder(order, (on) => cancelOrder(deps, on.buyer.actor, on.order.id)),
    follow: ({ order }) => onOrder(order, (on) => followAll(market, on)),
    'end periods': () => endPeriods(deps),
    redeem: ({ who, task }) => market.redeem(deps, personOf(who), codes[task % codes.length] ?? ''),
    refund: ({ order }) => onOrder(order, (on) => market.refund(deps, on.order.id)),
    'refund part': ({ order, size }) =>
      onOrder(order, (on) => market.refund(deps, on.order.id, { amount: size * 100 })),
    'refunds done': async () => market.endRefunds('done'),
    'refunds failed': async () => market.endRefunds('failed'),
    'ask back': ({ order }) => onOrder(order, (on) => followRefunds(market, on)),
    wait: async ({ size }) => clock.moveSeconds(size * size * 10),
    days: async ({ size }) => clock.moveSeconds(size * DAY_SECONDS),
    lost: async () => gateway.loseAnswers(1),
  }
  return {
    play: (act) => plays[act.kind](act),
    async finish() {
      gateway.loseAnswers(0)
      await releaseAll()
      clock.moveSeconds(60 * 60)
      for (const on of bought) await Promise.all([followAll(market, on), followRefunds(market, on)])
      market.endRefunds('done')
      for (const on of bought) await followRefunds(market, on)
      clock.moveSeconds(400 * DAY_SECONDS)
      await endPeriods(deps)
      return compareOrders(market, bought)
    },
  }
}

type Play = (act: Act) => Promise<unknown>

/** What drawings do to credits: six of them, whose price and end are anybody's guess. */
function playDrawing({ deps, clock }: Market, userOf: (who: number) => string) {
  const tasks = Array.from({ length: 6 }, () => deps.newId())
  const settling = (task: number) => ({ taskId: tasks[task] ?? '', now: clock.now(), newId: deps.newId })
  const inTurn = <T>(run: (tx: Tx) => Promise<T>) => deps.db.transaction().execute(run)
  const hold: Play = ({ who, task, size }) =>
    inTurn((tx) => holdCredits(tx, { userId: userOf(who), credits: size * 10, reason: 'IMAGINE', ...settling(task) }))
  const capture: Play = ({ task }) => inTurn((tx) => captureHold(tx, settling(task)))
  const release: Play = ({ task }) => inTurn((tx) => releaseHold(tx, settling(task)))
  const releaseAll = async () => {
    for (const task of tasks.keys()) await inTurn((tx) => releaseHold(tx, settling(task)))
  }
  return { hold, capture, release, releaseAll }
}

function makeCodes(market: Market): Promise<string[]> {
  return Promise.all([
    market.aCode({ credits: 30 }),
    market.aCode({ slug: 'credits-200' }, 2),
    market.aCode({ slug: 'month' }),
  ])
}

/** The queue asks how every payment of an order stands. */
async function followAll(market: Market, { order }: Bought): Promise<void> {
  const payments = market.deps.db.selectFrom('payments').select('id').where('order_id', '=', order.id)
  for (const { id } of await payments.execute()) {
    try {
      await followPayment(market.deps, { paymentId: id })
    } catch (error) {
      // The queue tries again later.
      if (!(error instanceof GatewayError)) throw error
    }
  }
}

/** The queue asks the provider for every refund of an order, or how it stands. */
async function followRefunds(market: Market, { order }: Bought): Promise<void> {
  const refunds = market.deps.db.selectFrom('refunds').select('id').where('order_id', '=', order.id)
  for (const { id: refundId } of await refunds.execute()) await followRefund(market.deps, { refundId })
}

async function compareOrders(
  market: Market,
  bought: readonly Bought[],
): Promise<{ differences: string[]; paid: number }> {
  const ids = bought.map(({ order }) => order.id)
  const stands = market.deps.db.selectFrom('orders').select(['no', 'status'])
  const rows = ids.length === 0 ? [] : await stands.where('id', 'in', ids).execute()
  const open = market.deps.db.selectFrom('refunds').select('no').where('state', 'in', ['PENDING', 'STUCK'])
  const refunds = ids.length === 0 ? [] : await open.where('order_id', 'in', ids).execute()
  const compared = rows.map(({ no, status }) => ({ no, status, states: market.tradesOf(no).map(({ state }) => state) }))
  const differences = compared
    .filter(({ status, states }) => states.includes('paid') !== isPaid(status) || status === 'PENDING')
    .map(({ no, status, states }) => `${no}: ${status} here, ${states.join(' and ')} at the provider`)
  const unended = refunds.map(({ no }) => `${no}: the refund has no end`)
  return { differences: [...differences, ...unended], paid: rows.filter(({ status }) => isPaid(status)).length }
}

const isPaid = (status: OrderStatus) => status === 'PAID' || status === 'REFUNDED'
