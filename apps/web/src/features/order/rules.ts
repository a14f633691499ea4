import type { Order } from '@easel/contract/order'
import type { createOrder } from '@easel/contract/order-acts'
import type { BodyOf } from '@easel/contract/call'

export type Goods = BodyOf<typeof createOrder>

const made = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes longer than rendering the card that uses it. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options])
  const format = made.get(key) ?? new Intl.NumberFormat(language, options)
  made.set(key, format)
  return format
}

/** Formats an amount in the currency's minor unit; Intl knows the number of decimals. */
export function writeMoney({ amount, currency }: { amount: number; currency: string }, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const major = amount / 10 ** digits
  const isWhole = Number.isInteger(major)
  return isWhole
    ? numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(major)
    : format.format(major)
}

/** Whole grids that credits pay for; 0 when they pay for none, or when a grid costs nothing. */
export function gridsOf(credits: number, gridCost: number): number {
  return gridCost > 0 ? Math.floor(credits / gridCost) : 0
}

const PRODUCT = 'product-'

/** Part of the shop's address that names a product; ids alone are those of orders. */
export const partOfProduct = (productId: string) => PRODUCT + productId
export const productIn = (part: string) => (part.startsWith(PRODUCT) ? part.slice(PRODUCT.length) : '')

/** Minutes and seconds, like `14:05`. */
export function writeClock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Like `Month plan × 3`, in every language. */
export function writeGoods({ title, quantity }: { title: string; quantity: number }): string {
  return quantity === 1 ? title : `${title} × ${quantity}`
}

/** The same goods, at the current price. */
export function goodsOf({ productId, period, quantity }: Order): Goods {
  return { productId, quantity, ...(period && { period }) }
}
