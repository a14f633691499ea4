import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../errors.ts'
import { listPurses, lockAvailable } from './queries.ts'
import { requireWhole, takeInTurn } from './rules.ts'
import { type Act, writePlanned } from './write-transaction.ts'

export interface Adjustment extends Pick<Act, 'key' | 'now' | 'newId'> {
  userId: string
  /** A whole number, not 0; below 0 takes, those that end first before the others. */
  credits: number
}

/**
 * Grant or remove credits by hand, once per `key`. False: done before.
 *
 * @throws Refusal insufficient_credits when more would be taken than is there
 * @throws RangeError when `credits` is 0 or not whole
 */
export async function adjustCredits(tx: Tx, { userId, credits, ...act }: Adjustment): Promise<boolean> {
  requireWhole(Math.abs(credits))
  return writePlanned(tx, { ...act, kind: 'adjust', reason: 'grant' }, async () => {
    const available = await lockAvailable(tx, userId)
    const parts =
      credits > 0
        ? [{ account: available, amount: credits }]
        : takeInTurn(await listPurses(tx, userId, act.now), -credits)
    if (!parts) throw new Refusal('insufficient_credits')
    return [...parts, { account: { kind: 'promo', unit: 'credit' }, amount: -credits }]
  })
}
