import type { Tx } from '../../../db/open.ts'

/** False: it was taken before. Waits for whoever takes it right now. */
export async function insertNotice(tx: Tx, provider: string, noticeId: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_notices')
    .values({ provider, notice_id: noticeId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id')
    .executeTakeFirst()
  return inserted !== undefined
}
