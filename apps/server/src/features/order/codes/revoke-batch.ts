import type { CodeBatch } from '@easel/contract/admin-codes'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findBatch, setRevoked } from './queries.ts'
import { viewBatch } from './view.ts'

/**
 * Make what is left of a batch void; what was redeemed stays given. May be repeated.
 *
 * @throws Refusal not_found
 */
export async function revokeBatch(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  batchId: string,
): Promise<CodeBatch> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const isRevoked = await setRevoked(tx, batchId, now)
    const batch = await findBatch(tx, batchId)
    if (!batch) throw new Refusal('not_found')
    const act = { id: newId(), actorId: actor.userId, act: 'codes.revoke', subject: batchId, at: now }
    if (isRevoked) await writeAudit(tx, { ...act, details: { uses: Number(batch.uses) } })
    return viewBatch(batch, actor.language)
  })
}
