import * as z from 'zod/mini'
import { user } from './account.ts'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { pageQuery } from './paging.ts'

export const redeemCode = defineCall({
  method: 'POST',
  path: '/api/home/redeem/:code',
  access: 'user',
  summary: 'Take what a code gives; case, spaces and dashes do not matter',
  params: z.strictObject({ code: z.string().check(z.maxLength(64)) }),
  query: nothing,
  body: nothing,
  data: z.object({
    kind: z.enum(['plan', 'credits']),
    title: z.string(),
    credits: z.optional(z.number()),
    /** Of the plan, for codes that give one. */
    endsAt: z.optional(instant),
    user,
  }),
})

const statementReason = z.enum([
  'signup',
  'order',
  'redeem',
  'grant',
  'draw',
  'release',
  'expire',
  'refund',
  'pay_back',
])
export type StatementReason = z.infer<typeof statementReason>

/** One coming or going of credits that may be spent; what is held for a drawing has gone. */
export const statementLine = z.object({
  id: z.string(),
  /** Below 0: they went. */
  delta: z.number(),
  /** What one had after it. */
  balance: z.number(),
  reason: statementReason,
  taskId: z.optional(id),
  orderId: z.optional(id),
  /** Of a later period’s credits: when it opened, which is when they come. */
  createdAt: instant,
})
export type StatementLine = z.infer<typeof statementLine>

export const readStatement = defineCall({
  method: 'GET',
  path: '/api/home/ledger',
  access: 'user',
  summary: 'Every coming and going of one’s own credits',
  params: nothing,
  query: pageQuery,
  body: nothing,
  data: page(statementLine),
})
