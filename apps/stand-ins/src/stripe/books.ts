export interface StripeRefund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  metadata: Record<string, string>
  payment_intent: string
  status: 'succeeded'
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
  refunds: StripeRefund[]
}

export interface Books {
  sessions: StripeSession[]
}

/** A session as the API shows it; `isExpanded`: with its payment, and the charge of that, in it. */
export function viewSession(session: StripeSession, { isExpanded }: { isExpanded: boolean }) {
  const { id, tradeNo, metadata, amount, currency, url, status, paidAt, paymentIntent } = session
  const charge = { id: `ch_${id.slice(-12)}`, object: 'charge', created: paidAt }
  const payment = {
    ...{ id: paymentIntent, object: 'payment_intent', latest_charge: charge },
    status: paidAt === null ? 'processing' : 'succeeded',
  }
  return {
    ...{ id, object: 'checkout.session', mode: 'payment', livemode: false, metadata, client_reference_id: tradeNo },
    ...{ amount_total: amount, currency, expires_at: session.expiresAt, status },
    url: status === 'open' ? url : null,
    payment_status: paidAt === null ? 'unpaid' : 'paid',
    payment_intent: isExpanded && paymentIntent !== null ? payment : paymentIntent,
  }
}
