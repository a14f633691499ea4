import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { expireCredits, listEndedPurses } from '../ledger/gate.ts'
import { announceOrder } from './announce-order.ts'
import { announceStanding } from './announce-standing.ts'
import { askProvider } from './ask-provider.ts'
import { followLater } from './follow-later.ts'
import { expireUnpaid, findPaymentById } from './queries.ts'
import type { Gateways } from './refresh-order.ts'

/** Orders that end in one go; the rest a minute later. */
const EXPIRED_MAX = 500

/** Ask a payment's provider how it stands; comes back by itself while it is open. */
export async function followPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways },
  { paymentId }: JobPayloads['follow-payment'],
): Promise<void> {
  const payment = await findPaymentById(deps.db, paymentId)
  if (payment?.state !== 'OPEN') return
  const gateway = deps.gateways.get(payment.provider)
  if (gateway) await askProvider(deps, gateway, payment)
  await deps.db.transaction().execute(async (tx) => {
    const now = await findPaymentById(tx, paymentId)
    if (now?.state !== 'OPEN') return
    await followLater(tx, { paymentId, queries: now.queries, openedAt: now.created_at }, deps.clock.now())
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
