import { NOTICES_MAX, type OrderNotice } from '@easel/contract/admin-orders'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../errors.ts'
import { isOrder, listNoticesOf } from './queries.ts'
import { viewNotice } from './view.ts'

/**
 * What providers told about an order, newest first, as far as notices are kept.
 *
 * @throws Refusal not_found
 */
export async function listOrderNotices({ db }: Pick<Deps, 'db'>, orderId: string): Promise<OrderNotice[]> {
  if (!(await isOrder(db, orderId))) throw new Refusal('not_found')
  return (await listNoticesOf(db, orderId, NOTICES_MAX)).map(viewNotice)
}
