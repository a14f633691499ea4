export interface StripeRefund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  status: 'succeeded'
  created: number
}

export interface StripeSession {
  id: string
  tradeNo: string
  metadata: Record<string, string>
  amount: number
  currency: string
  url: string
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  /** Seconds since 1970; null: it is not paid. */
  paidAt: number | null
  /** Null: nobody has tried to pay. */
  paymentIntent: string | null
  /** What was begun came to nothing. */
  hasFailed: boolean
  refunds: StripeRefund[]
}

export interface Books {
  sessions: StripeSession[]
}

/** What paid a session, with what the payment was noted with. */
export function viewCharge({ id, metadata, amount, currency, paidAt, paymentIntent }: StripeSession) {
  return {
    ...{ id: chargeIdOf(id), object: 'charge', livemode: false, status: 'succeeded', paid: true },
    ...{ metadata, amount, currency, created: paidAt, payment_intent: paymentIntent },
  }
}

const chargeIdOf = (sessionId: string) => `ch_${sessionId.slice(-12)}`

/** A session as the API shows it; `isExpanded`: with its payment, and the charge of that, in it. */
export function viewSession(session: StripeSession, { isExpanded }: { isExpanded: boolean }) {
  const { id, tradeNo, metadata, amount, currency, url, status, paidAt, paymentIntent, hasFailed } = session
  const charge = { id: chargeIdOf(id), object: 'charge', created: paidAt }
  const payment = {
    ...{ id: paymentIntent, object: 'payment_intent', latest_charge: charge },
    status: stateOf({ paidAt, hasFailed }),
  }
  return {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false, metadata, client_reference_id: tradeNo },
    ...{ amount_total: amount, currency, expires_at: session.expiresAt, status },
    url: status === 'open' ? url : null,
    payment_status: paidAt === null ? 'unpaid' : 'paid',
    payment_intent: isExpanded && paymentIntent !== null ? payment : paymentIntent,
  }
}

function stateOf({ paidAt, hasFailed }: Pick<StripeSession, 'paidAt' | 'hasFailed'>): string {
  if (paidAt !== null) return 'succeeded'
  return hasFailed ? 'requires_payment_method' : 'processing'
}
