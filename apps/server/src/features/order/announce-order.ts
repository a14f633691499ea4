import type { Language } from '@easel/contract/basics'
import type { Order } from '@easel/contract/order'
import type { Tx } from '../../db/open.ts'
import type { OrderRow } from '../../db/tables.ts'
import { publish } from '../../live/outbox.ts'
import { getUser } from '../account/gate.ts'
import { viewOrder } from './view.ts'

/** Tell whose it is how an order stands now, in their own language; gives it in the caller's. */
export async function announceOrder(tx: Tx, row: OrderRow, now: Date, language?: Language): Promise<Order> {
  const owner = await getUser(tx, row.user_id)
  await publish(tx, `user:${row.user_id}`, { t: 'order', order: viewOrder(row, owner.language) }, now)
  return viewOrder(row, language ?? owner.language)
}
