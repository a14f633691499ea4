import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { period } from './order.ts'

const translated = (max: number, min = 0) => {
  const text = z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
  return z.strictObject({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })
}
const features = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))).check(z.maxLength(8))

/** Whole minor units, as much as fits where 12 of them do: under 10^12. */
const amount = z.int().check(z.minimum(1), z.maximum(1_000_000_000_00))

/** What an operator says of something on sale. */
export const productDetails = z.strictObject({
  kind: z.enum(['plan', 'credits']),
  title: translated(60, 1),
  description: translated(300),
  features: z.strictObject({ 'zh-CN': features, 'zh-TW': features, 'en-US': features }),
  /** Of each period or pack. */
  credits: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  concurrency: z.int().check(z.minimum(1), z.maximum(100)),
  relax: z.boolean(),
  prices: z
    .array(z.strictObject({ period: z.nullable(period), amount, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }))
    .check(z.minLength(1), z.maxLength(3)),
  recommended: z.boolean(),
  onSale: z.boolean(),
  /** Lower ones come first. */
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
})
export type ProductDetails = z.infer<typeof productDetails>

const adminProduct = z.extend(productDetails, { id })
export type AdminProduct = z.infer<typeof adminProduct>

export const listAllProducts = defineCall({
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  summary: 'All plans and packs, also those that are not on sale, in every language',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(adminProduct),
})

export const createProduct = defineCall({
  method: 'POST',
  path: '/api/admin/products',
  access: 'admin',
  summary: 'Offer another plan or pack',
  params: nothing,
  query: nothing,
  body: productDetails,
  data: adminProduct,
})

export const changeProduct = defineCall({
  method: 'PUT',
  path: '/api/admin/products/:productId',
  access: 'admin',
  summary: 'Change what is given and nothing else; orders that were made keep their price. Its kind stays',
  params: z.strictObject({ productId: id }),
  query: nothing,
  body: z.partial(z.omit(productDetails, { kind: true })),
  data: adminProduct,
})
