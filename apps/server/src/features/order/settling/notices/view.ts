import type { OrderNotice } from '@easel/contract/admin-orders'
import type { NoticeRow } from './queries.ts'

export function viewNotice({
  id,
  provider,
  said,
  doubt: reason,
  providerNo: number,
  isBelieved,
  at,
}: NoticeRow): OrderNotice {
  const doubt = isBelieved ? 'set-aside' : 'not-believed'
  return { id, provider, said, number, outcome: reason === null ? 'done' : doubt, reason, at: at.toISOString() }
}
