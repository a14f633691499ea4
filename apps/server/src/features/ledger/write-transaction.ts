import type { LedgerKind } from '../../db/ledger-tables.ts'
import type { Tx } from '../../db/open.ts'
import {
  insertEntries,
  insertTransaction,
  insertWhole,
  type Leg,
  openAccountsOf,
  type ActWithLegs,
} from './writing-queries.ts'

export type { Leg } from './writing-queries.ts'

export interface Act {
  kind: LedgerKind
  key: string
  taskId?: string
  orderId?: string | undefined
  /** Why, as the person's statement names it: `signup`, `IMAGINE`. */
  reason: string
  now: Date
  newId: () => string
}

/** Write a transaction whose legs sum to zero. False: its key exists. */
export async function writeTransaction(tx: Tx, act: Act, legs: readonly Leg[]): Promise<boolean> {
  return (await writeTransactions(tx, [{ act, legs }])) > 0
}

/** The same for several, which may be for the same accounts; gives how many were not written before. */
export async function writeTransactions(
  tx: Tx,
  transactions: readonly { act: Act; legs: readonly Leg[] }[],
): Promise<number> {
  const acts = transactions.map(({ act, legs }) => ({ row: toRow(act), legs }))
  const { newIds, entries } = await insertWhole(tx, acts)
  if (newIds.length > 0 && entries === 0)
    await openAndEnter(
      tx,
      acts.filter(({ row }) => newIds.includes(row.id)),
    )
  return newIds.length
}

/**
 * The same where current balances decide the legs. False: the key exists, and `plan` is not called. Lock `available` before other
 * accounts of a person, to avoid deadlocks.
 */
export async function writePlanned(tx: Tx, act: Act, plan: () => Promise<readonly Leg[]>): Promise<boolean> {
  const row = toRow(act)
  if (!(await insertTransaction(tx, row))) return false
  const acts = [{ row, legs: await plan() }]
  if ((await insertEntries(tx, acts)) === 0) await openAndEnter(tx, acts)
  return true
}

/** The first time that a provider, a currency or a period is heard of. */
async function openAndEnter(tx: Tx, acts: readonly ActWithLegs[]): Promise<void> {
  await openAccountsOf(tx, acts)
  const legs = acts.reduce((sum, act) => sum + act.legs.length, 0)
  if ((await insertEntries(tx, acts)) !== legs) throw new Error(`no such account for transaction ${acts[0]?.row.id}`)
}

function toRow({ kind, key, taskId, orderId, reason, now, newId }: Act) {
  return { id: newId(), key, kind, task_id: taskId ?? null, order_id: orderId ?? null, reason, created_at: now }
}
