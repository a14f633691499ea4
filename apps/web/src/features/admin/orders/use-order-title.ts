import type { Order } from '@easel/contract/order'
import { useAdminText } from '../../../i18n/admin-words.ts'

/** Product, period and quantity of an order. */
export function useOrderTitle(): (order: Order) => string {
  const t = useAdminText()
  return ({ title, period, quantity }) => {
    const what = period === null ? title : `${title} · ${t(`admin.period.${period}`)}`
    return quantity === 1 ? what : `${what} × ${quantity}`
  }
}
