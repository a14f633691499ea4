import { type Charge, type Gateway, GatewayError, type Refund, type Trade } from '@easel/payments/gateway'

/** A payment provider in memory, which can be told to be slow, to lose its answers and to be paid. */
export interface RememberingGateway extends Gateway {
  /** What was opened, once for each trade. */
  charges: Map<string, Charge>
  /** Every call, as `prepay E26…`. */
  asked: string[]
  pay(tradeNo: string, paidAt: Date): Trade
  /** How it stands, without a call. */
  tradeOf(tradeNo: string): Trade
  /** By their number; a test may end one. */
  refunds: Map<string, Refund>
  /** The next answers are lost, after what was asked for was done. */
  loseAnswers(count: number): void
  /** Calls wait for this. */
  pause: () => Promise<void>
}

export function openRememberingGateway(id = 'stand-in'): RememberingGateway {
  const charges = new Map<string, Charge>()
  const states = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  const asked: string[] = []
  let lost = 0

  async function answer<T>(call: string, act: () => T): Promise<T> {
    asked.push(call)
    await gateway.pause()
    const done = act()
    if (lost === 0) return done
    lost -= 1
    throw new GatewayError('unavailable', 'the answer was lost')
  }

  const stateOf = (tradeNo: string): Trade => states.get(tradeNo) ?? { state: 'unknown' }
  const gateway: RememberingGateway = {
    id,
    charges,
    refunds,
    asked,
    pause: () => Promise.resolve(),
    loseAnswers(count) {
      lost = count
    },
    pay(tradeNo, paidAt) {
      const charge = charges.get(tradeNo)
      if (!charge || stateOf(tradeNo).state !== 'unpaid' || charge.expiresAt <= paidAt) return stateOf(tradeNo)
      const { amount, currency } = charge
      states.set(tradeNo, { state: 'paid', tradeNo, transactionId: `paid ${tradeNo}`, amount, currency, paidAt })
      return stateOf(tradeNo)
    },
    prepay: (charge) =>
      answer(`prepay ${charge.tradeNo}`, () => {
        if (!charges.has(charge.tradeNo)) {
          charges.set(charge.tradeNo, charge)
          states.set(charge.tradeNo, { state: 'unpaid' })
        }
        return { codeUrl: `weixin://wxpay/bizpayurl?pr=${charge.tradeNo}`, expiresAt: charge.expiresAt }
      }),
    tradeOf: stateOf,
    query: (tradeNo) => answer(`query ${tradeNo}`, () => stateOf(tradeNo)),
    close: (tradeNo) =>
      answer(`close ${tradeNo}`, () => {
        if (stateOf(tradeNo).state === 'unpaid') states.set(tradeNo, { state: 'closed' })
        return stateOf(tradeNo)
      }),
    refund: ({ refundNo }) =>
      answer(`refund ${refundNo}`, () => {
        const refund: Refund = refunds.get(refundNo) ?? { refundNo, state: 'pending', refundId: `back ${refundNo}` }
        refunds.set(refundNo, refund)
        return refund
      }),
    queryRefund: ({ refundNo }) =>
      answer(`query-refund ${refundNo}`, () => refunds.get(refundNo) ?? { refundNo, state: 'unknown', refundId: null }),
  }
  return gateway
}
