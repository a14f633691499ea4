import * as z from 'zod/mini'
import { id, instant } from './basics.ts'

export const period = z.enum(['Day', 'Month', 'Year'])
export type Period = z.infer<typeof period>

export const orderStatus = z.enum(['PENDING', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUNDED'])
export type OrderStatus = z.infer<typeof orderStatus>

export const order = z.object({
  id,
  /** What people and payment providers call it. */
  no: z.string(),
  productId: id,
  title: z.string(),
  period: z.nullable(period),
  quantity: z.number(),
  /** In the currency's minor unit, for all of it. */
  amount: z.number(),
  currency: z.string(),
  /** Null: none was chosen yet. */
  payChannel: z.nullable(z.string()),
  status: orderStatus,
  createdAt: instant,
  expiresAt: instant,
  paidAt: z.nullable(instant),
})
export type Order = z.infer<typeof order>
