import { GatewayError } from '@easel/payments/gateway'
import type { OrderRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import type { Gateways } from './open-gateways.ts'
import { askAboutPayment } from './ask-about-payment.ts'
import { getOrder } from '../queries.ts'
import { findOpenPayment } from './queries.ts'

/** An order as it stands after asking its provider, where it waits and nobody has asked within the last seconds. */
export async function refreshOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways },
  order: OrderRow,
): Promise<OrderRow> {
  if (order.status !== 'PENDING') return order
  const payment = await findOpenPayment(deps.db, order.id)
  const gateway = payment && deps.gateways.get(payment.provider)
  if (!payment || !gateway) return order
  try {
    await askAboutPayment(deps, gateway, payment)
  } catch (error) {
    // The reader is answered with what we know; the job asks again.
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ provider: gateway.id, err: error }, 'a payment provider did not answer')
  }
  return getOrder(deps.db, order.id)
}
