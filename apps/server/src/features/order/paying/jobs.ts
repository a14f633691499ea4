import { GatewayError } from '@easel/payments/gateway'
import type { Deps } from '../../../deps.ts'
import type { JobPayloads } from '../../../jobs/queue.ts'
import { getOrder, findPaymentById } from '../queries.ts'
import { askAboutPayment } from './ask-about-payment.ts'
import { followLater } from './follow-later.ts'
import type { Gateways } from './open-gateways.ts'

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways }

/**
 * Ask a payment's provider how it stands, and have it closed when the order's time is over; comes back by itself while it is open,
 * also when the provider is away.
 */
export async function followPayment(deps: FollowDeps, { paymentId }: JobPayloads['follow-payment']): Promise<void> {
  const payment = await findPaymentById(deps.db, paymentId)
  if (payment?.state !== 'OPEN') return
  const { expires_at: expiresAt } = await getOrder(deps.db, payment.order_id)
  const gateway = deps.gateways.get(payment.provider)
  try {
    if (gateway) await askAboutPayment(deps, gateway, payment, { isOver: expiresAt <= deps.clock.now() })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ provider: payment.provider, err: error }, 'a payment provider did not answer')
  }
  await deps.db.transaction().execute(async (tx) => {
    const after = await findPaymentById(tx, paymentId)
    if (after?.state !== 'OPEN') return
    await followLater(tx, { paymentId, openedAt: after.created_at, expiresAt }, deps.clock.now())
  })
}
