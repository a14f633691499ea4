import type { Order } from '@easel/contract/order'
import type { Actor, Deps } from '../../../deps.ts'
import { requireOwnOrder } from './require-own-order.ts'
import { refreshOrder } from '../paying/refresh-order.ts'
import { type Gateways } from '../paying/open-gateways.ts'
import { viewOrder } from '../view.ts'

/**
 * One of one's own orders; while it waits, its provider is asked how it stands, at most every few seconds.
 *
 * @throws Refusal not_found
 */
export async function readOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways },
  actor: Actor,
  orderId: string,
): Promise<Order> {
  const order = await requireOwnOrder(deps.db, actor, orderId)
  return viewOrder(await refreshOrder(deps, order), actor.language)
}
