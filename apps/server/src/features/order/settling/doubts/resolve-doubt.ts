import type { PaymentDoubt } from '@easel/contract/admin-orders'
import { writeAudit } from '../../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../errors.ts'
import { findDoubt, setResolved } from './queries.ts'
import { viewDoubt } from './view.ts'

/**
 * Say that somebody has seen to a doubt. May be repeated, and changes nothing then.
 *
 * @throws Refusal not_found
 */
export async function resolveDoubt(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId: actorId }: Actor,
  doubtId: string,
): Promise<PaymentDoubt> {
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    const resolved = await setResolved(tx, doubtId, at)
    const row = resolved ?? (await findDoubt(tx, doubtId))
    if (!row) throw new Refusal('not_found')
    const details = { reason: row.reason }
    if (resolved) await writeAudit(tx, { id: newId(), actorId, act: 'doubt.resolve', subject: doubtId, details, at })
    return viewDoubt(row)
  })
}
