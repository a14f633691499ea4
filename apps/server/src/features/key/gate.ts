import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { addSpending, findHolder, findOwnKey, type KeyHolder, subtractSpending } from './queries.ts'
import { isFromAllowed } from './is-from-allowed.ts'
import { hashKey } from './make-up-key.ts'
import { dayOf } from './rules.ts'

export { deriveCallbackSecrets } from './derive-callback-secrets.ts'
export { personalData } from './person-queries.ts'
export { addCalls, type KeyHolder } from './queries.ts'
export { dayOf } from './rules.ts'

/** Who holds this key and may use it from there; null: nobody. Read anew each time, so that whatever ends a key ends it at once. */
export async function findKeyHolder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { key, ip }: { key: string; ip: string },
): Promise<KeyHolder | null> {
  const holder = await findHolder(db, hashKey(key), clock.now())
  return holder && isFromAllowed(holder.addresses, ip) ? holder : null
}

/**
 * Count what a program's tasks cost against the limits of its key, whose row stays locked until the transaction ends. A person has no
 * such limits.
 *
 * @throws Refusal key_limit when the key may not spend that much or has ended
 */
export async function spendOfKey(
  tx: Tx,
  { program }: Pick<Actor, 'program'>,
  { credits, tasks, now }: { credits: number; tasks: number; now: Date },
): Promise<void> {
  if (!program) return
  const spending = { keyId: program.keyId, credits, tasks, day: dayOf(now) }
  if (!(await addSpending(tx, spending, now))) throw new Refusal('key_limit')
}

/**
 * What a key has spent, and how much more it may; null: as much as its owner has.
 *
 * @throws Refusal not_found
 */
export async function readSpending(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  keyId: string,
): Promise<{ spent: number; left: number | null }> {
  const key = await findOwnKey(db, { userId, keyId, day: dayOf(clock.now()) })
  if (!key) throw new Refusal('not_found')
  const { spent_credits: spent, total_credits, daily_credits, creditsToday } = key
  const left = [
    ...(total_credits === null ? [] : [total_credits - spent]),
    ...(daily_credits === null ? [] : [daily_credits - creditsToday]),
  ]
  return { spent, left: left.length === 0 ? null : Math.max(0, Math.min(...left)) }
}

/** Give back what a task did not cost in the end. */
export async function giveBackToKey(
  tx: Tx,
  { key_id: keyId, submit_time }: Pick<TaskRow, 'key_id' | 'submit_time'>,
  credits: number,
): Promise<void> {
  if (keyId !== null && credits > 0) await subtractSpending(tx, { keyId, credits, day: dayOf(submit_time) })
}
