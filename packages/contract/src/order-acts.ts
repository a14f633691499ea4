import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { QUANTITY_MAX } from './limits.ts'
import { order, period } from './order.ts'
import { pageQuery } from './paging.ts'

export const product = z.object({
  id,
  kind: z.enum(['plan', 'credits']),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  credits: z.number(),
  /** Tasks that run at the same time. */
  concurrency: z.number(),
  /** Whether RELAX costs nothing. */
  relax: z.boolean(),
  /** `amount` in the currency's minor unit; a pack of credits has no period. */
  prices: z.array(z.object({ period: z.nullable(period), amount: z.number(), currency: z.string() })),
  recommended: z.boolean(),
})
export type Product = z.infer<typeof product>

export const listProducts = defineCall({
  method: 'GET',
  path: '/api/home/products',
  access: 'anyone',
  summary: 'Plans and packs of credits that are on sale, as the operator orders them',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(product),
})

const orderId = z.strictObject({ orderId: id })

export const createOrder = defineCall({
  method: 'POST',
  path: '/api/home/order',
  access: 'user',
  summary: 'Order a plan for some periods, or packs of credits, at the price of this moment',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    productId: id,
    period: z.optional(period),
    quantity: z.optional(z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX))),
  }),
  data: order,
})

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/home/orders',
  access: 'user',
  summary: 'One’s own orders',
  params: nothing,
  query: pageQuery,
  body: nothing,
  data: page(order),
})

export const readOrder = defineCall({
  method: 'GET',
  path: '/api/home/order/:orderId',
  access: 'user',
  summary: 'One of one’s own orders',
  params: orderId,
  query: nothing,
  body: nothing,
  data: order,
})

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/home/cancel-order/:orderId',
  access: 'user',
  summary: 'Give up an order that waits to be paid; one that was paid meanwhile comes back as it is',
  params: orderId,
  query: nothing,
  body: nothing,
  data: order,
})

export const payOrder = defineCall({
  method: 'POST',
  path: '/api/home/pay/:orderId',
  access: 'user',
  summary: 'The code to pay by; the same one again while it holds',
  params: orderId,
  query: nothing,
  body: z.strictObject({ payChannel: z.optional(z.string().check(z.maxLength(32))) }),
  /** `qrcode` is the path of its picture. */
  data: z.object({ order, codeUrl: z.string(), qrcode: z.string(), expiresAt: instant }),
})

/** What the sandbox, which stands for a payment provider, knows of an order. */
const trade = z.object({
  no: z.string(),
  amount: z.number(),
  currency: z.string(),
  description: z.string(),
  state: z.enum(['unpaid', 'paid', 'closed', 'unknown']),
  expiresAt: instant,
})
const secret = z.strictObject({ secret: z.string().check(z.maxLength(64)) })

export const readTrade = defineCall({
  method: 'GET',
  path: '/api/home/sandbox/:secret',
  access: 'anyone',
  summary: 'What the page behind a code of the sandbox asks to be paid',
  params: secret,
  query: nothing,
  body: nothing,
  data: trade,
})

export const payTrade = defineCall({
  method: 'POST',
  path: '/api/home/sandbox/:secret/pay',
  access: 'anyone',
  summary: 'Pay in the sandbox, where no money moves; may be repeated',
  params: secret,
  query: nothing,
  body: nothing,
  data: trade,
})

export const endTrade = defineCall({
  method: 'POST',
  path: '/api/home/sandbox/:secret/end',
  access: 'anyone',
  summary:
    'Have a payment in the sandbox fail, so that a new code is needed, or let the order’s time run out; may be repeated',
  params: secret,
  query: nothing,
  body: z.strictObject({ outcome: z.enum(['failed', 'expired']) }),
  data: trade,
})
