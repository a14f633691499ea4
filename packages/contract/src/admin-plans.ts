import * as z from 'zod/mini'
import { id, instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { period } from './order.ts'

const userId = z.strictObject({ userId: id })
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

export const grantPlan = defineCall({
  method: 'POST',
  path: '/api/admin/users/:userId/plan',
  access: 'admin',
  summary: 'Give a period of a plan with its credits, as if it had been paid; the same again prolongs',
  params: userId,
  query: nothing,
  body: z.strictObject({ productId: id, period, reason }),
  /** Of the given period. */
  data: z.object({ endsAt: instant }),
})

export const revokePlan = defineCall({
  method: 'POST',
  path: '/api/admin/users/:userId/plan/end',
  access: 'admin',
  summary:
    'End all that a person has of a plan at once, with what is left of its credits; other plans move up. May be repeated',
  params: userId,
  query: nothing,
  body: z.strictObject({ productId: id, reason }),
  data: z.null(),
})
