import type { Db, Tx } from '../../db/open.ts'
import { type Movement, moveCredits } from './move-credits.ts'
import { findHold, insertAccounts, sumAvailable } from './queries.ts'
import { holdKey, settleKey } from './rules.ts'

type Circumstances = Pick<Movement, 'now' | 'newId'>

/** Give a new account its two books. May be repeated. */
export async function openAccounts(tx: Tx, userId: string): Promise<void> {
  await insertAccounts(tx, userId)
}

/** Give credits, once for each `key` (`grant:signup:<userId>`). False: they were given before. */
export async function grantCredits(
  tx: Tx,
  grant: Pick<Movement, 'userId' | 'credits' | 'key' | 'reason'> & Circumstances,
): Promise<boolean> {
  return moveCredits(tx, { ...grant, kind: 'grant', taskId: null })
}

/**
 * Set credits aside for a task that enters the line. A task that costs nothing leaves no trace in the books.
 *
 * @throws Refusal insufficient_credits
 */
export async function holdCredits(
  tx: Tx,
  hold: Pick<Movement, 'userId' | 'credits' | 'reason'> & { taskId: string } & Circumstances,
): Promise<boolean> {
  if (hold.credits === 0) return false
  return moveCredits(tx, { ...hold, kind: 'hold', key: holdKey(hold.taskId) })
}

/** Take what was held for a task. False: nothing was held, or it is settled. */
export async function captureHold(tx: Tx, settled: { taskId: string } & Circumstances): Promise<boolean> {
  return settleHold(tx, 'capture', settled)
}

/** Give back what was held for a task. False: nothing was held, or it is settled. */
export async function releaseHold(tx: Tx, settled: { taskId: string } & Circumstances): Promise<boolean> {
  return settleHold(tx, 'release', settled)
}

/** Credits that may be spent now; held ones are not counted. */
export async function availableCredits(db: Db, userId: string): Promise<number> {
  return sumAvailable(db, userId)
}

/** The amount is the hold's, whatever the price is by now. */
async function settleHold(
  tx: Tx,
  kind: 'capture' | 'release',
  { taskId, ...circumstances }: { taskId: string } & Circumstances,
): Promise<boolean> {
  const held = await findHold(tx, holdKey(taskId))
  if (!held) return false
  return moveCredits(tx, { ...circumstances, ...held, kind, key: settleKey(taskId), taskId, reason: kind })
}
