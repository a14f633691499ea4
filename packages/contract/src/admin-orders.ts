import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { order, orderStatus } from './order.ts'
import { pageQuery } from './paging.ts'

const refundState = z.enum(['PENDING', 'DONE', 'FAILED', 'STUCK'])
/** PENDING: the provider was asked. STUCK: the provider cannot go on by itself. FAILED: nothing was paid back. */
export type RefundState = z.infer<typeof refundState>

const refund = z.object({
  id,
  no: z.string(),
  amount: z.number(),
  state: refundState,
  reason: z.string(),
  /** Taken back from the person, and what they had spent by then. */
  creditsTaken: z.number(),
  creditsOwed: z.number(),
  createdAt: instant,
  endedAt: z.nullable(instant),
})
export type AdminRefund = z.infer<typeof refund>

const adminOrder = z.object({
  order,
  user: z.object({ id, name: z.string(), phone: z.string() }),
  /** How often it was opened at a provider, newest first. */
  payments: z.array(
    z.object({
      provider: z.string(),
      tradeNo: z.string(),
      state: z.enum(['OPEN', 'PAID', 'CLOSED']),
      transactionId: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  refunds: z.array(refund),
})
export type AdminOrder = z.infer<typeof adminOrder>

const orderId = z.strictObject({ orderId: id })

export const orderSorts = ['time-desc', 'time-asc', 'amount-desc', 'amount-asc'] as const
/** Amounts are compared as numbers of minor units, whatever their currency. */
export type OrderSort = (typeof orderSorts)[number]

export const searchOrders = defineCall({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  summary:
    'Orders by their number, a provider’s number, or a person’s phone or name; newest first unless told otherwise',
  params: nothing,
  query: z.extend(pageQuery, {
    text: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(orderStatus),
    /** Orders with a refund in this state. */
    refund: z.optional(refundState),
    sort: z.optional(z.enum(orderSorts)),
  }),
  body: nothing,
  data: page(adminOrder),
})

export const refundOrder = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:orderId/refund',
  access: 'admin',
  summary: 'Pay back all that is left of an order, or a part; what it gave is taken back as far as it is there',
  params: orderId,
  query: nothing,
  body: z.strictObject({
    /** In the currency's minor unit; none: all that is left. */
    amount: z.optional(z.int().check(z.minimum(1))),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  data: adminOrder,
})

const endOutcome = z.enum(['done', 'failed'])
/** What became of a refund that its provider could not end: it was paid back in another way, or never will be. */
export type EndOutcome = z.infer<typeof endOutcome>

export const endRefund = defineCall({
  method: 'POST',
  path: '/api/admin/refunds/:refundId/end',
  access: 'admin',
  summary: 'End a stuck refund by hand: it was paid back in another way, or it was not, and what it took is given back',
  params: z.strictObject({ refundId: id }),
  query: nothing,
  body: z.strictObject({
    outcome: endOutcome,
    /** What was done at the provider; the audit log keeps it. */
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  data: adminOrder,
})

/** Newest first, as many as a human reads. */
export const NOTICES_MAX = 50

const orderNotice = z.object({
  /** The provider's of the notice. */
  id: z.string(),
  provider: z.string(),
  at: instant,
  /** How the payment or the refund stands by it; null: nothing that could be acted upon. */
  said: z.nullable(z.enum(['PAID', ...refundState.options])),
  /** The provider's own number of the payment or the refund. */
  number: z.nullable(z.string()),
  /** `set-aside`: it was believed, and waits for a human. `not-believed`: nothing came of it, and a human was called. */
  outcome: z.enum(['done', 'set-aside', 'not-believed']),
  /** Why, as of a doubt; null: it was done. */
  reason: z.nullable(z.string()),
})
export type OrderNotice = z.infer<typeof orderNotice>

export const listOrderNotices = defineCall({
  method: 'GET',
  path: '/api/admin/orders/:orderId/notices',
  access: 'admin',
  summary: 'What payment providers told about an order within the last 30 days, and what came of it',
  params: orderId,
  query: nothing,
  body: nothing,
  data: z.array(orderNotice),
})

const doubt = z.object({
  id,
  provider: z.string(),
  /** Why it fits no order: `unknown_trade`, `wrong_amount`, `wrong_currency`, `paid_twice`, … */
  reason: z.string(),
  tradeNo: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  createdAt: instant,
  resolvedAt: z.nullable(instant),
})
export type PaymentDoubt = z.infer<typeof doubt>

export const listDoubts = defineCall({
  method: 'GET',
  path: '/api/admin/payment-doubts',
  access: 'admin',
  summary: 'What payment providers said that fits no order: for a human to look at',
  params: nothing,
  query: pageQuery,
  body: nothing,
  data: page(doubt),
})

export const resolveDoubt = defineCall({
  method: 'POST',
  path: '/api/admin/payment-doubts/:doubtId/resolve',
  access: 'admin',
  summary: 'Say that somebody has seen to it; may be repeated',
  params: z.strictObject({ doubtId: id }),
  query: nothing,
  body: nothing,
  data: doubt,
})

const provider = z.object({
  id: z.string(),
  state: z.enum(['ready', 'off']),
  /** Settings that it needs and that are not given. */
  lacks: z.array(z.string()),
  /** Why it is off, as the server's log has it. */
  problem: z.nullable(z.string()),
})

export const readBooks = defineCall({
  method: 'GET',
  path: '/api/admin/books',
  access: 'admin',
  summary: 'Money at a glance: providers, what came in and went back, and what wants a human',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.object({
    providers: z.array(provider),
    money: z.array(
      z.object({ provider: z.string(), currency: z.string(), received: z.number(), refunded: z.number() }),
    ),
    /** Broken invariants of the ledger; there should be none. */
    violations: z.array(z.object({ rule: z.string(), subject: z.string() })),
    openDoubts: z.number(),
    stuckRefunds: z.number(),
    /** Days whose bill did not agree with our books. */
    bills: z.array(z.object({ provider: z.string(), day: z.string(), differences: z.number() })),
    /** What is done elsewhere and has failed three times or more since its last success: `sms`, `payment wechat`. */
    failing: z.array(z.object({ service: z.string(), since: instant, failures: z.number(), reason: z.string() })),
  }),
})
