import { randomBytes } from 'node:crypto'
import { type Books, type StripeSession, viewCharge, viewSession } from './books.ts'
import { pageOf } from './page-of.ts'

/** A refusal in Stripe's format. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

export interface Call {
  method: string
  path: string
  params: ReadonlyMap<string, string>
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const SESSIONS = '/v1/checkout/sessions'
const ZERO_DECIMAL = new Set(['jpy', 'krw', 'vnd'])

/** @param now seconds since 1970 */
export function operate(books: Books, call: Call, now: number): object {
  const { method, path, params } = call
  const isExpanded = params.get('expand[0]') === 'payment_intent.latest_charge'
  if (path.startsWith(SESSIONS)) return viewSession(operateSession(books, call, now), { isExpanded })
  if (path === '/v1/charges' && method === 'GET') return listCharges(books, params)
  if (path !== '/v1/refunds') throw new Refused(404, 'url_unknown')
  if (method === 'POST') return refund(books, params, now)
  return params.has('payment_intent') ? listRefunds(books, params) : listAllRefunds(books, params)
}

function operateSession(books: Books, { method, path, params }: Call, now: number): StripeSession {
  if (method === 'POST' && path === SESSIONS) return createSession(books, params, now)
  const [, id, act] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
  if ((method === 'POST') !== (act !== undefined)) throw new Refused(404, 'url_unknown')
  const session = getSession(books, id, now)
  return act === undefined ? session : expire(session)
}

function createSession(books: Books, params: Call['params'], now: number): StripeSession {
  const take = takerOf(params)
  const [tradeNo, expiresAt] = [take('client_reference_id', /^.{1,200}$/), Number(take('expires_at', /^\d{10}$/))]
  const metadata = { trade_no: take('metadata[trade_no]', /^.{1,500}$/) }
  take('payment_intent_data[metadata][trade_no]', /^.{1,500}$/)
  take('mode', /^payment$/)
  const line = 'line_items[0]'
  take(`${line}[quantity]`, /^1$/)
  take(`${line}[price_data][product_data][name]`, /^.{1,250}$/)
  const currency = take(`${line}[price_data][currency]`, /^[a-z]{3}$/)
  const amount = Number(take(`${line}[price_data][unit_amount]`, /^[1-9]\d{0,7}$/))
  for (const name of ['success_url', 'cancel_url']) take(name, /^https?:\/\//)
  take.end()
  if (expiresAt < now + 30 * MINUTE || expiresAt > now + DAY) throw new Refused(400, 'expires_at')
  if (amount < (ZERO_DECIMAL.has(currency) ? 50 : 30)) throw new Refused(400, 'amount_too_small')
  const id = `cs_test_${randomBytes(32).toString('hex')}`
  // As long as the real ones.
  const url = `https://checkout.stripe.com/c/pay/${id}#fid${randomBytes(210).toString('hex')}`
  const session = { id, tradeNo, metadata, amount, currency, url, expiresAt, refunds: [] }
  const opened: StripeSession = { ...session, status: 'open', paidAt: null, paymentIntent: null, hasFailed: false }
  books.sessions.push(opened)
  return opened
}

/** Takes each parameter once; `end` refuses those that nobody knows. */
function takerOf(params: Call['params']) {
  const left = new Map(params)
  const take = (name: string, pattern: RegExp): string => {
    const value = left.get(name) ?? ''
    if (!left.delete(name) || !pattern.test(value)) throw new Refused(400, `parameter ${name}`)
    return value
  }
  const end = () => {
    if (left.size > 0) throw new Refused(400, 'parameter_unknown')
  }
  return Object.assign(take, { end })
}

function getSession({ sessions }: Books, id: string | undefined, now: number): StripeSession {
  const session = sessions.find((one) => one.id === id)
  if (!session) throw new Refused(404, 'resource_missing')
  if (session.status === 'open' && now >= session.expiresAt) session.status = 'expired'
  return session
}

function expire(session: StripeSession): StripeSession {
  if (session.status !== 'open') throw new Refused(400, 'session_not_open')
  session.status = 'expired'
  return session
}

function findPaid({ sessions }: Books, payment: string | undefined): StripeSession {
  const session = sessions.find(({ paymentIntent, paidAt }) => paidAt !== null && paymentIntent === payment)
  if (!session) throw new Refused(404, 'resource_missing')
  return session
}

function refund(books: Books, params: Call['params'], now: number): object {
  const take = takerOf(params)
  const session = findPaid(books, take('payment_intent', /^pi_\w+$/))
  const amount = Number(take('amount', /^[1-9]\d*$/))
  take('reason', /^(duplicate|fraudulent|requested_by_customer)$/)
  const names = ['refund_no', 'trade_no', 'reason']
  const metadata = Object.fromEntries(names.map((name) => [name, take(`metadata[${name}]`, /^.{1,500}$/)]))
  take.end()
  const before = session.refunds.reduce((sum, one) => sum + one.amount, 0)
  if (before + amount > session.amount) throw new Refused(400, 'charge_already_refunded')
  const { currency, paymentIntent } = session
  const made = {
    ...({ id: `re_${randomBytes(12).toString('hex')}`, object: 'refund', status: 'succeeded' } as const),
    ...{ amount, currency, metadata, payment_intent: paymentIntent ?? '', created: now },
  }
  session.refunds.push(made)
  return made
}

function listRefunds(books: Books, params: Call['params']): object {
  const { refunds } = findPaid(books, params.get('payment_intent'))
  return { object: 'list', data: refunds.toReversed(), has_more: false }
}

function listCharges({ sessions }: Books, params: Call['params']): object {
  return pageOf(sessions.filter(({ paidAt }) => paidAt !== null).map(viewCharge), params)
}

function listAllRefunds({ sessions }: Books, params: Call['params']): object {
  const isExpanded = params.get('expand[0]') === 'data.charge'
  const refunds = sessions.flatMap((session) => {
    const charge = viewCharge(session)
    return session.refunds.map((refund) => ({ ...refund, charge: isExpanded ? charge : charge.id }))
  })
  return pageOf(refunds, params)
}
