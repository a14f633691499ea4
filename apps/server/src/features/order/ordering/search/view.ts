import type { AdminOrder, AdminRefund } from '@easel/contract/admin-orders'
import type { Language } from '@easel/contract/basics'
import type { OrderRow, PaymentRow, RefundRow } from '../../../../db/tables.ts'
import type { Person } from '../../../account/gate.ts'
import { viewOrder } from '../../view.ts'

export interface Around {
  people: ReadonlyMap<string, Person>
  /** Newest first, as refunds are. */
  payments: readonly PaymentRow[]
  refunds: readonly RefundRow[]
}

export function viewAdminOrder(row: OrderRow, { people, payments, refunds }: Around, language: Language): AdminOrder {
  const { id, name, phone } = people.get(row.user_id) ?? { id: row.user_id, name: '', phone: '' }
  return {
    order: viewOrder(row, language),
    user: { id, name, phone },
    payments: payments
      .filter(({ order_id: orderId }) => orderId === row.id)
      .map(({ provider, trade_no: tradeNo, state, transaction_id: transactionId }) => ({
        ...{ provider, tradeNo, state, transactionId },
      })),
    refunds: refunds.filter(({ order_id: orderId }) => orderId === row.id).map(viewRefund),
  }
}

function viewRefund(row: RefundRow): AdminRefund {
  const { id, no, amount, state, reason } = row
  return {
    ...{ id, no, amount, state, reason },
    creditsTaken: row.credits_taken,
    creditsOwed: row.credits_owed,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
