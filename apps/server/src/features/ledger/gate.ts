import type { Db, Tx } from '../../db/open.ts'
import { Refusal } from '../../errors.ts'
import { findHold, insertAccounts, listPurses, lockAvailable, sumAvailable } from './queries.ts'
import { holdKey, requireWhole, settleKey, takeForEach, takeInTurn } from './rules.ts'
import { type Act, type Leg, writePlanned, writeTransaction, writeTransactions } from './write-transaction.ts'

export { adjustCredits } from './adjust-credits.ts'
export { bookRefund } from './book-refund.ts'
export { checkLedger } from './check-ledger.ts'
export { expireCredits } from './expire-credits.ts'
export { giveBack } from './give-back.ts'
export { personalData } from './person-queries.ts'
export { payBack, type PayBackReason } from './pay-back.ts'
export { takeBack } from './take-back.ts'
export { watchLedger } from './watch-ledger.ts'
export { listEndedPurses, listMoney, lockAvailableOf, sumAvailableOf } from './queries.ts'

type Circumstances = Pick<Act, 'now' | 'newId'>

export interface NewHold {
  taskId: string
  credits: number
  reason: string
}

/** Open the two ledger accounts of a new person. Idempotent. */
export async function openAccounts(tx: Tx, userId: string): Promise<void> {
  await insertAccounts(tx, userId)
}

export interface Grant extends Circumstances {
  userId: string
  /** A whole number above 0. */
  credits: number
  key: string
  reason: string
  /** Plan period with which they expire; none: they do not. */
  planId?: string
  /** What was paid for them; none: they are a gift. */
  paid?: Paid
}

export interface Paid {
  orderId: string
  /** In the currency's minor unit; 0 where it stands in the books already. */
  amount: number
  currency: string
  provider: string
}

/**
 * Give credits, once for each `key` (`grant:signup:<userId>`). False: they were given before.
 *
 * @throws RangeError when `credits` is not a whole number above 0
 */
export async function grantCredits(tx: Tx, grant: Grant): Promise<boolean> {
  if (grant.planId !== undefined) await lockAvailable(tx, grant.userId)
  return (await writeTransactions(tx, [describeGrant(grant)])) > 0
}

/** The same for many people at once, whose purses are locked. */
export async function grantToEach(tx: Tx, grants: readonly Grant[]): Promise<void> {
  await writeTransactions(tx, grants.map(describeGrant))
}

function describeGrant(grant: Grant): { act: Act; legs: Leg[] } {
  const { userId: ownerId, credits, planId, paid } = grant
  requireWhole(credits)
  const purse =
    planId === undefined ? ({ ownerId, kind: 'available' } as const) : ({ ownerId, kind: 'plan', planId } as const)
  const from = { kind: paid ? 'sold' : 'promo', unit: 'credit' } as const
  const legs = [{ account: purse, amount: credits }, { account: from, amount: -credits }, ...moneyLegs(paid)]
  return { act: { ...grant, kind: 'grant', orderId: paid?.orderId }, legs }
}

/** Write down money that came in: for what is given in steps of its own, or for nothing. False: it was written before. */
export async function bookPaid(
  tx: Tx,
  { paid, ...act }: Pick<Act, 'kind' | 'key' | 'reason'> & { paid: Paid } & Circumstances,
): Promise<boolean> {
  return writeTransaction(tx, { ...act, orderId: paid.orderId }, moneyLegs(paid))
}

function moneyLegs(paid: Grant['paid']): Leg[] {
  if (!paid || paid.amount === 0) return []
  const { currency: unit, provider, amount } = paid
  requireWhole(amount)
  return [
    { account: { kind: 'cash', unit, provider }, amount },
    { account: { kind: 'sales', unit }, amount: -amount },
  ]
}

/**
 * Hold credits for a queued task; those that expire first are used first. A free task makes no entries.
 *
 * @throws Refusal insufficient_credits
 * @throws RangeError when `credits` is not a whole number, 0 or above
 */
export async function holdCredits(
  tx: Tx,
  hold: { userId: string; taskId: string; credits: number; reason: string } & Circumstances,
): Promise<boolean> {
  const { userId, taskId, credits, now } = hold
  if (credits === 0) return false
  requireWhole(credits)
  return writePlanned(tx, { ...hold, kind: 'hold', key: holdKey(taskId) }, async () => {
    await lockAvailable(tx, userId)
    const parts = takeInTurn(await listPurses(tx, userId, now), credits)
    if (!parts) throw new Refusal('insufficient_credits')
    return [...parts, { account: { ownerId: userId, kind: 'held' }, amount: credits }]
  })
}

/**
 * The same for new tasks, with one hold each, since each is settled on its own. Returns the remaining credits, locked until the
 * transaction ends; null if all are free.
 *
 * @throws Refusal insufficient_credits: then nothing is held for any of them
 * @throws RangeError when `credits` is not a whole number, 0 or above
 */
export async function holdForEach(
  tx: Tx,
  { userId, tasks, ...when }: { userId: string; tasks: readonly NewHold[] } & Circumstances,
): Promise<number | null> {
  const paid = tasks.filter(({ credits }) => credits !== 0)
  if (paid.length === 0) return null
  for (const { credits } of paid) requireWhole(credits)
  await lockAvailable(tx, userId)
  const purses = await listPurses(tx, userId, when.now)
  const amounts = paid.map(({ credits }) => credits)
  const allocations = takeForEach(purses, amounts)
  if (!allocations) throw new Refusal('insufficient_credits')
  const acts = paid.map(({ taskId, credits, reason }, nth) => ({
    act: { ...when, kind: 'hold', key: holdKey(taskId), taskId, reason } as const,
    legs: [...(allocations[nth] ?? []), { account: { ownerId: userId, kind: 'held' } as const, amount: credits }],
  }))
  const writtenCount = await writeTransactions(tx, acts)
  if (writtenCount !== paid.length) throw new Error('credits were held for one of these tasks before')
  return sumOf(purses.map(({ balance }) => balance)) - sumOf(amounts)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Take what was held for a task. False: nothing was held, or it is settled. */
export async function captureHold(tx: Tx, settled: { taskId: string } & Circumstances): Promise<boolean> {
  const hold = await findHold(tx, holdKey(settled.taskId))
  if (!hold) return false
  return writeTransaction(tx, settling('capture', settled), [
    { account: hold.heldId, amount: -hold.credits },
    { account: { kind: 'revenue', unit: 'credit' }, amount: hold.credits },
  ])
}

/** Give back what was held for a task, to where it came from. False: nothing was held, or it is settled. */
export async function releaseHold(tx: Tx, settled: { taskId: string } & Circumstances): Promise<boolean> {
  const hold = await findHold(tx, holdKey(settled.taskId))
  if (!hold) return false
  await lockAvailable(tx, hold.userId)
  const back = hold.sources.map(({ account, amount }) => ({ account, amount: -amount }))
  const legs = [...back, { account: hold.heldId, amount: -hold.credits }]
  return writeTransaction(tx, settling('release', settled), legs)
}

/** Settles the held amount, whatever the current price. */
function settling(kind: 'capture' | 'release', { taskId, now, newId }: { taskId: string } & Circumstances): Act {
  return { kind, key: settleKey(taskId), taskId, reason: kind, now, newId }
}

/** Credits that may be spent at that moment; held ones are not counted, nor those of a period that has ended. */
export async function availableCredits(db: Db, userId: string, now: Date): Promise<number> {
  return sumAvailable(db, userId, now)
}
