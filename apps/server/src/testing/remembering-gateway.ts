import {
  type BillLine,
  type Charge,
  type Gateway,
  GatewayError,
  type Notice,
  NoticeError,
  type PaidTrade,
  type RawNotice,
  type Refund,
  type RefundRequest,
  type Trade,
} from '@easel/payments/gateway'

const SIGNATURE = 'genuine'

/** A notice as the provider in memory sends it; with another signature it is forged. */
export function writeNotice(notice: Notice, signature = SIGNATURE): RawNotice {
  return { headers: { signature }, body: Buffer.from(JSON.stringify(notice)) }
}

/** A payment provider in memory, which can be told to be slow, to lose its answers and to be paid. */
export interface RememberingGateway extends Gateway {
  /** What was opened, once for each trade. */
  charges: Map<string, Charge>
  /** Every call, as `prepay E26…`. */
  asked: string[]
  pay(tradeNo: string, paidAt: Date): Trade
  /** The same, where it is known that it can be paid. */
  mustPay(tradeNo: string, paidAt: Date): PaidTrade
  /** By day; of a day that is not there the bill is not ready. */
  bills: Map<string, BillLine[]>
  /** By their number; a test may end one. */
  refunds: Map<string, Refund>
  /** What was asked for, each time. */
  refundRequests: RefundRequest[]
  /** Say no to every refund that is new. */
  refusesRefunds: boolean
  /** The next answers are lost, after what was asked for was done. */
  loseAnswers(count: number): void
  /** Calls wait for this. */
  pause: () => Promise<void>
}

export function openRememberingGateway(id = 'stand-in'): RememberingGateway {
  const charges = new Map<string, Charge>()
  const states = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  const bills = new Map<string, BillLine[]>()
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
    bills,
    refundRequests: [],
    refusesRefunds: false,
    asked,
    pause: () => Promise.resolve(),
    loseAnswers(count) {
      lost = count
    },
    pay(tradeNo, paidAt) {
      const charge = charges.get(tradeNo)
      if (!charge || stateOf(tradeNo).state !== 'unpaid') return stateOf(tradeNo)
      const { amount, currency } = charge
      states.set(tradeNo, { state: 'paid', tradeNo, transactionId: `paid ${tradeNo}`, amount, currency, paidAt })
      return stateOf(tradeNo)
    },
    mustPay: (tradeNo, paidAt) => requirePaid(gateway.pay(tradeNo, paidAt)),
    prepay: (charge) =>
      answer(`prepay ${charge.tradeNo}`, () => {
        if (!charges.has(charge.tradeNo)) {
          charges.set(charge.tradeNo, charge)
          states.set(charge.tradeNo, { state: 'unpaid' })
        }
        return { codeUrl: `weixin://wxpay/bizpayurl?pr=${charge.tradeNo}`, expiresAt: charge.expiresAt }
      }),
    query: (tradeNo) => answer(`query ${tradeNo}`, () => stateOf(tradeNo)),
    close: (tradeNo) =>
      answer(`close ${tradeNo}`, () => {
        if (stateOf(tradeNo).state === 'unpaid') states.set(tradeNo, { state: 'closed' })
        return stateOf(tradeNo)
      }),
    refund: (request) => answer(`refund ${request.refundNo}`, () => accept(gateway, request)),
    queryRefund: ({ refundNo }) =>
      answer(`query-refund ${refundNo}`, () => refunds.get(refundNo) ?? { refundNo, state: 'unknown', refundId: null }),
    notices: inMemory,
    readBill: (day) => answer(`bill ${day}`, () => bills.get(day) ?? null),
  }
  return gateway
}

function requirePaid(trade: Trade): PaidTrade {
  if (trade.state !== 'paid') throw new Error(`it is ${trade.state}`)
  return trade
}

const inMemory: NonNullable<Gateway['notices']> = {
  read: async ({ headers, body }) => readNotice(headers['signature'], Buffer.from(body).toString()),
  answer: (outcome) => ({
    status: { taken: 200, forged: 401, malformed: 400, unavailable: 503 }[outcome],
    contentType: 'text/plain',
    body: outcome === 'taken' ? 'success' : 'fail',
  }),
}

function readNotice(signature: string | undefined, text: string): Notice {
  if (signature !== SIGNATURE) throw new NoticeError('forged', 'the signature is not ours')
  try {
    return JSON.parse(text, (name, value: unknown) => (name === 'paidAt' ? new Date(String(value)) : value)) as Notice
  } catch (error) {
    throw new NoticeError('malformed', 'it cannot be read', { cause: error })
  }
}

function accept({ refunds, refusesRefunds, refundRequests }: RememberingGateway, request: RefundRequest): Refund {
  refundRequests.push(request)
  const { refundNo } = request
  const known = refunds.get(refundNo)
  if (!known && refusesRefunds) throw new GatewayError('refused', 'no more parts')
  const refund: Refund = known ?? { refundNo, state: 'pending', refundId: `back ${refundNo}` }
  refunds.set(refundNo, refund)
  return refund
}
