import type { Order, OrderStatus } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'

const id = (at: number) => `01939d2a-0000-7000-8000-${String(at).padStart(12, '0')}`
export const ORDER_ID = id(1)

export const MONTH: Product = {
  id: id(11),
  kind: 'plan',
  title: '月度会员',
  description: '',
  features: [],
  credits: 1500,
  concurrency: 5,
  relax: true,
  prices: [{ period: 'Month', amount: 6900, currency: 'CNY' }],
  recommended: true,
}
export const PACK: Product = {
  ...MONTH,
  id: id(12),
  kind: 'credits',
  title: '200 点',
  prices: [{ period: null, amount: 1990, currency: 'CNY' }],
  recommended: false,
}

/** An order created a moment ago. */
export function anOrder(status: OrderStatus = 'PENDING', more: Partial<Order> = {}): Order {
  const now = Date.now()
  return {
    id: ORDER_ID,
    no: 'E261122141500K7Q2M9XA',
    productId: MONTH.id,
    title: MONTH.title,
    period: 'Month',
    quantity: 1,
    amount: 6900,
    currency: 'CNY',
    payChannel: 'sandbox',
    status,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 30 * 60_000).toISOString(),
    paidAt: null,
    ...more,
  }
}

/** The server's response to a request for a payment code. */
export const aCode = (secret: string, order = anOrder()) => ({
  order,
  codeUrl: `https://easel.test/pay/${secret}`,
  qrcode: `/api/home/qrcode?url=${secret}`,
  expiresAt: order.expiresAt,
})

/** A single page with all items. */
export const all = <Item>(...items: Item[]) => ({ items, nextCursor: null })
