import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { period } from './order.ts'
import { pageQuery } from './paging.ts'

/** Codes of one batch. */
export const CODES_MAX = 5000

/** Codes that were made together; what they say is shown once and kept nowhere. */
const codeBatch = z.object({
  id,
  /** Of the product; null: plain credits. */
  title: z.nullable(z.string()),
  period: z.nullable(period),
  /** Of each code. */
  credits: z.number(),
  count: z.number(),
  /** Of each code. */
  maxUses: z.number(),
  /** Of all of them together. */
  uses: z.number(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
})
export type CodeBatch = z.infer<typeof codeBatch>

/** A repeated Idempotency-Key is refused as `conflict`: there is one batch, and nobody can say its codes again. */
export const createCodes = defineCall({
  method: 'POST',
  path: '/api/admin/redeem-codes',
  access: 'admin',
  summary: 'Make codes for a plan’s period, a pack or plain credits; the plain codes come once',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    productId: z.optional(id),
    /** For a plan. */
    period: z.optional(period),
    /** Without a product. */
    credits: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
    count: z.int().check(z.minimum(1), z.maximum(CODES_MAX)),
    maxUses: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    expiresAt: z.optional(z.iso.datetime()),
  }),
  data: z.object({ batch: codeBatch, codes: z.array(z.string()) }),
})

export const listCodeBatches = defineCall({
  method: 'GET',
  path: '/api/admin/redeem-codes',
  access: 'admin',
  summary: 'Batches of codes and how many were redeemed',
  params: nothing,
  query: pageQuery,
  body: nothing,
  data: page(codeBatch),
})

export const revokeCodes = defineCall({
  method: 'POST',
  path: '/api/admin/redeem-codes/:batchId/revoke',
  access: 'admin',
  summary: 'Make a batch’s codes void; what was redeemed stays given. May be repeated',
  params: z.strictObject({ batchId: id }),
  query: nothing,
  body: nothing,
  data: codeBatch,
})
