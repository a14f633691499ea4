import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { changeKey, endKey } from './queries.ts'

/** End one of one's own keys, at once and for good. One that is gone, or is nobody's, is as it should be. */
export async function revokeKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  keyId: string,
): Promise<null> {
  await db.transaction().execute((tx) => changeKey(tx, { userId, keyId }, { revoked_at: clock.now() }))
  return null
}

/**
 * The same of anybody's, by an operator.
 *
 * @throws Refusal not_found
 */
export async function revokeKeyOf(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId: actorId }: Pick<Actor, 'userId'>,
  keyId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const owner = await endKey(tx, keyId, at)
    if (!owner) throw new Refusal('not_found')
    await writeAudit(tx, { id: newId(), actorId, act: 'key.revoke', subject: owner.user_id, details: { keyId }, at })
    return null
  })
}
