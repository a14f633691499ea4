import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../errors.ts'
import { changeBalance, type Entry, insertEntries, insertTransaction } from './queries.ts'
import { isPlatformKind, type LedgerMove, legs } from './rules.ts'

export interface Movement {
  kind: LedgerMove
  key: string
  userId: string
  /** A whole number above 0. */
  credits: number
  taskId: string | null
  /** Why, as the person's statement names it: `signup`, `IMAGINE`. */
  reason: string
  now: Date
  newId: () => string
}

/**
 * Write one transaction of two legs. False when its key was written before; then nothing changes.
 *
 * @throws Refusal insufficient_credits when a hold is more than is available
 * @throws RangeError when `credits` is not a whole number above 0
 */
export async function moveCredits(tx: Tx, movement: Movement): Promise<boolean> {
  const { kind, key, taskId, reason, now, credits } = movement
  if (!Number.isSafeInteger(credits) || credits < 1) throw new RangeError(`credits: ${credits}`)
  const id = movement.newId()
  if (!(await insertTransaction(tx, { id, key, kind, task_id: taskId, reason, created_at: now }))) return false
  const [first, second] = legs[kind].locks
  await insertEntries(tx, id, [await post(tx, movement, first), await post(tx, movement, second)])
  return true
}

type Kind = (typeof legs)[LedgerMove]['locks'][number]

async function post(tx: Tx, { kind: move, userId, credits }: Movement, kind: Kind): Promise<Entry> {
  const amount = legs[move].from === kind ? -credits : credits
  const entry = await changeBalance(tx, { ownerId: isPlatformKind(kind) ? null : userId, kind }, amount)
  if (entry) return entry
  if (move === 'hold' && amount < 0) throw new Refusal('insufficient_credits')
  throw new Error(`no account ${kind} of ${userId} with ${credits} credits to ${move}`)
}
