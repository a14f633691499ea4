import { afterEach, expect, test } from 'vitest'
import { openAlipayStandIn } from '../../../../../../stand-ins/src/alipay/open-alipay-stand-in.ts'
import { openStripeStandIn } from '../../../../../../stand-ins/src/stripe/open-stripe-stand-in.ts'
import { compareBills } from './jobs.ts'
import { dayOf, type Difference } from './rules.ts'
import { createOrder } from '../ordering/create-order.ts'
import { openGateways } from '../paying/open-gateways.ts'
import { payOrder } from '../paying/pay-order.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember } from '../../../testing/seed.ts'

const AGREED = 6
const STRANGER = 'E260314150926K7Q2M9XA'
const DAY_SECONDS = 24 * 3600

let now = () => new Date()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A provider as a person meets it, and its books in the hand of who falsifies them. */
interface Player {
  settings: Record<string, string>
  /** Nobody is told. */
  pay(codeUrl: string): Promise<unknown>
  /** Bring a day's worth of its books out of order, by these numbers of ours. */
  falsify(numbers: { dearer: string; unbilled: string; paidBack: string }): void
}

async function playAlipay(): Promise<Player> {
  const { settings, books, pay, nextNotice, close } = await openAlipayStandIn({ now: () => now() })
  closing.push(close)
  const find = (no: string) => books.trades.findIndex(({ outTradeNo }) => outTradeNo === no)
  return {
    settings,
    pay: (codeUrl) => {
      nextNotice('drop')
      return pay(codeUrl)
    },
    falsify({ dearer, unbilled, paidBack }) {
      const [one, other] = [books.trades[find(dearer)], books.trades[find(paidBack)]]
      if (!one || !other) throw new Error('nobody paid these')
      one.fen += 1
      other.refunds.push({ requestNo: 'by hand', fen: 5, at: now() })
      books.trades.push({ ...one, outTradeNo: STRANGER, tradeNo: '1', subject: '，, ,', refunds: [] })
      books.trades.push({ ...one, outTradeNo: 'of_the_shop', tradeNo: '2', refunds: [] })
      books.trades.splice(find(unbilled), 1)
    },
  }
}

async function playStripe(): Promise<Player> {
  const { settings, books, pay, nextEvent, close } = await openStripeStandIn({ now: () => now() })
  closing.push(close)
  const find = (no: string) => books.sessions.findIndex(({ tradeNo }) => tradeNo === no)
  return {
    settings,
    pay: async (codeUrl) => {
      nextEvent('drop')
      return pay(codeUrl)
    },
    falsify({ dearer, unbilled, paidBack }) {
      const [one, other] = [books.sessions[find(dearer)], books.sessions[find(paidBack)]]
      if (!one || !other) throw new Error('nobody paid these')
      one.amount += 1
      const { currency, paymentIntent } = other
      const refund = { id: 're_by_hand', object: 'refund', status: 'succeeded', metadata: {}, currency } as const
      const created = Math.floor(now().getTime() / 1000)
      other.refunds.push({ ...refund, amount: 5, payment_intent: paymentIntent ?? '', created })
      const more = { ...one, refunds: [] }
      books.sessions.push({ ...more, id: 'cs_test_1', paymentIntent: 'pi_1', metadata: { trade_no: STRANGER } })
      books.sessions.push({ ...more, id: 'cs_test_2', paymentIntent: 'pi_2', metadata: {} })
      books.sessions.splice(find(unbilled), 1)
    },
  }
}

/** Somebody who buys at one provider at noon; gives the number of each order. */
async function openBuyer({ deps }: TestServer, player: Player, provider: string) {
  const { actor } = await aMember(deps)
  const selling = { ...deps, gateways: openGateways(deps), siteUrl: 'https://draw.example' }
  const pack = deps.db.selectFrom('products').select('id').where('slug', '=', 'credits-200')
  const { id: productId } = await pack.executeTakeFirstOrThrow()
  return async ({ isHeard = true } = {}): Promise<string> => {
    const { id, no } = await createOrder(deps, actor, { body: { productId }, idempotencyKey: null })
    const { codeUrl } = await payOrder(selling, actor, id, { payChannel: provider })
    await player.pay(codeUrl)
    const trade = await selling.gateways.get(provider)?.query(no)
    if (isHeard && trade?.state === 'paid') await settlePayment(deps, provider, trade)
    return no
  }
}

test.each([
  ['alipay', playAlipay],
  ['stripe', playStripe],
])('%s: of five differences between its bill and our books five are found, and none is invented', async (id, play) => {
  const player = await play()
  const server = await openTestServer(player.settings)
  const { deps, clock } = server
  now = () => clock.now()
  clock.moveSeconds((new Date(`${dayOf(now())}T12:00:00+08:00`).getTime() - now().getTime()) / 1000 + DAY_SECONDS)
  const day = dayOf(now())
  const buy = await openBuyer(server, player, id)
  const found = async () => {
    clock.moveSeconds(DAY_SECONDS)
    await compareBills({ ...deps, gateways: openGateways(deps) })
    const rows = deps.db.selectFrom('bill_comparisons').selectAll().where('provider', '=', id).where('day', '=', day)
    const { differences } = await rows.executeTakeFirstOrThrow()
    return (differences as Difference[]).map(({ kind, of, tradeNo }) => `${kind} ${of} ${tradeNo}`).sort()
  }

  for (let at = 0; at < AGREED; at += 1) await buy()
  const numbers = { dearer: await buy(), unbilled: await buy(), paidBack: await buy() }
  const unheard = await buy({ isHeard: false })
  player.falsify(numbers)
  expect(await found()).toEqual([
    `amount paid ${numbers.dearer}`,
    `missing_here paid ${STRANGER}`,
    `missing_here refunded ${numbers.paidBack}`,
    `missing_there paid ${numbers.unbilled}`,
    `state paid ${unheard}`,
  ])
})
