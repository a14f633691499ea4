import type { DataOf } from '@easel/contract/call'
import { KEY_USE_DAYS, type readKeyUses as call } from '@easel/contract/keys'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findOwnKey, listDays } from './queries.ts'
import { dayOf } from './rules.ts'

/**
 * What was done with a key on each of its last days, newest first.
 *
 * @throws Refusal not_found
 */
export async function readKeyUses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  keyId: string,
): Promise<DataOf<typeof call>> {
  const key = await findOwnKey(db, { userId, keyId, day: dayOf(clock.now()) })
  if (!key) throw new Refusal('not_found')
  return { days: await listDays(db, keyId, KEY_USE_DAYS) }
}
