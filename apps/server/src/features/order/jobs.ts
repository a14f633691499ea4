import type { Deps } from '../../deps.ts'
import { putLostCredits } from '../../jobs/deliveries.ts'
import { enqueue } from '../../jobs/queue.ts'
import { expireCredits, listEndedPurses } from '../ledger/gate.ts'
import { announceOrder } from './announce-order.ts'
import { announceStanding } from './announce-standing.ts'
import { expireUnpaid } from './ordering/queries.ts'
import { countOpenMoney, listUnfollowed } from './queries.ts'

/** Lost in one go; the rest minutes later. */
const LOST_MAX = 500
/** Orders that end in one go; the rest a minute later. */
const EXPIRED_MAX = 500

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
      const { ownerId: userId, balance: lost } = purse
      if (!(await expireCredits(tx, purse, { now, newId }))) return
      const { credits: left } = await announceStanding(tx, userId, now)
      await putLostCredits(tx, { userId, left, lost }, now)
    })
  }
}

/** Say again, while it is so, that payments, refunds or bills want a human; the books speak for themselves. */
export async function reportMoney({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { openDoubts, stuckRefunds, billDifferences } = await countOpenMoney(db, clock.now())
  if (openDoubts + stuckRefunds + billDifferences === 0) return
  log.error({ openDoubts, stuckRefunds, billDifferences }, 'money wants a human')
}
