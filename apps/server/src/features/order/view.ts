import type { Language } from '@easel/contract/basics'
import type { Order } from '@easel/contract/order'
import type { OrderRow } from '../../db/tables.ts'

export function viewOrder(row: OrderRow, language: Language): Order {
  return {
    id: row.id,
    no: row.no,
    productId: row.product_id,
    title: row.title[language],
    period: row.period,
    quantity: row.quantity,
    amount: row.amount,
    currency: row.currency,
    payChannel: row.pay_channel,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}
