import type { Tx } from '../../db/open.ts'
import { enqueue } from '../../jobs/queue.ts'
import { nextQuery } from './rules.ts'

/** Have a payment's provider asked when the schedule says so. */
export async function followLater(
  tx: Tx,
  { paymentId, queries, openedAt }: { paymentId: string; queries: number; openedAt: Date },
  now: Date,
): Promise<void> {
  const runAt = nextQuery(queries, openedAt, now)
  await enqueue(tx, 'follow-payment', { paymentId }, { key: `follow-payment:${paymentId}`, runAt })
}
