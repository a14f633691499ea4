import type { Tx } from '../../../db/open.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { nextQuery } from './rules.ts'

/** Have a payment's provider asked when the schedule says so. */
export async function followLater(
  tx: Tx,
  { paymentId, ...times }: { paymentId: string; openedAt: Date; expiresAt: Date },
  now: Date,
): Promise<void> {
  const key = `follow-payment:${paymentId}`
  await enqueue(tx, 'follow-payment', { paymentId }, { key, runAt: nextQuery(times, now) })
}
