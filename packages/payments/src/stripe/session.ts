import type { PaidTrade, Trade } from '../gateway.ts'
import { type Fields, readPart, readText, readWhole, UnreadableError } from '../fields.ts'
import { readSum } from './amount.ts'

const PAGE = /^https:\/\/checkout\.stripe\.com\/c\/pay\/(cs_(?:live|test)_[0-9A-Za-z]{8,250})(?:[?#]|$)/
/** Payment states of a failed delayed payment, for which nobody is asked again. */
const FAILED_PAYMENTS = ['requires_payment_method', 'canceled']

/** The session that an address of Stripe's page leads to; null: it leads to none. */
export function sessionOf(codeUrl: string): string | null {
  return PAGE.exec(codeUrl)?.[1] ?? null
}

/** To be asked for with `expand`, as what is read of the payment lies deeper. */
export const EXPANDED = { 'expand[0]': 'payment_intent.latest_charge' }

/** Whether a session was opened here; others of the same account are none of our business. */
export function isOurs(session: Fields): boolean {
  const { metadata } = session
  return typeof metadata === 'object' && metadata !== null && 'trade_no' in metadata
}

/**
 * A session as it stands, with its payment in it.
 * @throws UnreadableError also when it is of another kind, mode or trade than `expected`
 */
export function readTrade(session: Fields, expected: { tradeNo: string; isLive: boolean }): Trade {
  requireOurs(session, expected)
  const status = readText(session, 'status')
  if (status === 'expired') return { state: 'closed' }
  if (status === 'open') return { state: 'unpaid' }
  if (status !== 'complete') throw new UnreadableError('status is none of those that are known')
  if (session['payment_status'] !== 'unpaid') return readPaidTrade(session)
  const { status: payment } = readPart(session, 'payment_intent')
  return { state: FAILED_PAYMENTS.includes(String(payment)) ? 'closed' : 'unpaid' }
}

function requireOurs(session: Fields, { tradeNo, isLive }: { tradeNo: string; isLive: boolean }): void {
  const metadata = readPart(session, 'metadata')
  if (readText(metadata, 'trade_no') !== tradeNo || readText(session, 'client_reference_id') !== tradeNo)
    throw new UnreadableError('it speaks of another trade')
  if (session['mode'] !== 'payment') throw new UnreadableError('it is no session for one payment')
  if (session['livemode'] !== isLive) throw new UnreadableError('real money and money for tests are mixed up')
}

function readPaidTrade(session: Fields): PaidTrade {
  const payment = readPart(session, 'payment_intent')
  const sum = { amount: readWhole(session, 'amount_total'), currency: readText(session, 'currency') }
  return {
    state: 'paid',
    tradeNo: readText(session, 'client_reference_id'),
    transactionId: readText(payment, 'id'),
    ...readSum(sum),
    paidAt: new Date(readWhole(readPart(payment, 'latest_charge'), 'created') * 1000),
  }
}
