import { GatewayError } from '@easel/payments/gateway'
import type { Deps } from '../../deps.ts'
import { enqueue, type JobPayloads } from '../../jobs/queue.ts'
import { expireCredits, listEndedPurses } from '../ledger/gate.ts'
import { announceOrder } from './announce-order.ts'
import { announceStanding } from './announce-standing.ts'
import { askProvider } from './ask-provider.ts'
import { followLater } from './follow-later.ts'
import { expireUnpaid, findPaymentById, getOrder, listUnfollowed } from './queries.ts'
import type { Gateways } from './refresh-order.ts'

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways }

/** Lost in one go; the rest minutes later. */
const LOST_MAX = 500
/** Orders that end in one go; the rest a minute later. */
const EXPIRED_MAX = 500

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
    if (gateway) await askProvider(deps, gateway, payment, { isOver: expiresAt <= deps.clock.now() })
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

/** Open payments and refunds that nothing would ask about any more are asked about at once. May be repeated. */
export async function findLostMoney({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lost = await listUnfollowed(tx, LOST_MAX)
    for (const { kind, id } of lost) {
      if (kind === 'payment') await enqueue(tx, 'follow-payment', { paymentId: id }, { key: `follow-payment:${id}` })
      else await enqueue(tx, 'follow-refund', { refundId: id }, { key: `follow-refund:${id}` })
    }
    if (lost.length > 0) log.warn({ lost: lost.length }, 'open payments or refunds were followed by no job')
  })
}

/** End what was not paid in time and opened nowhere, and take credits whose period is over. May be repeated. */
export async function endPeriods({ db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    for (const order of await expireUnpaid(tx, now, EXPIRED_MAX)) await announceOrder(tx, order, now)
  })
  for (const purse of await listEndedPurses(db, now)) {
    await db.transaction().execute(async (tx) => {
      if (await expireCredits(tx, purse, { now, newId })) await announceStanding(tx, purse.ownerId, now)
    })
  }
}
