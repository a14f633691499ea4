import type { Order } from '@easel/contract/order'
import type { createOrder } from '@easel/contract/order-acts'
import type { BodyOf } from '@easel/contract/call'

export type Goods = BodyOf<typeof createOrder>

const made = new Map<string, Intl.NumberFormat>()

/** The same one each time: to make it takes a browser longer than to draw the card that it writes for. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options])
  const format = made.get(key) ?? new Intl.NumberFormat(language, options)
  made.set(key, format)
  return format
}

/** `amount` counts the currency's smallest unit, of which Intl knows how many make one. */
export function writeMoney({ amount, currency }: { amount: number; currency: string }, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const major = amount / 10 ** digits
  const isWhole = Number.isInteger(major)
  return isWhole
    ? numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(major)
    : format.format(major)
}

/** `14:05`, minutes and seconds. */
export function writeClock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')
}

/** `Month plan × 3`, the same in every language. */
export function writeGoods({ title, quantity }: { title: string; quantity: number }): string {
  return quantity === 1 ? title : `${title} × ${quantity}`
}

/** The same again, at the price of that moment. */
export function goodsOf({ productId, period, quantity }: Order): Goods {
  return { productId, quantity, ...(period && { period }) }
}
