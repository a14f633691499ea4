import type { LedgerKind } from '../../db/ledger-tables.ts'
import type { Tx } from '../../db/open.ts'
import { insertEntries, insertTransaction, insertWhole, type Leg, openAccountsOf } from './writing/queries.ts'

export type { Leg } from './writing/queries.ts'

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

/** Write one transaction whose legs are together nothing. False: its key was written before. */
export async function writeTransaction(tx: Tx, act: Act, legs: readonly Leg[]): Promise<boolean> {
  const row = toRow(act)
  const { isNew, entries } = await insertWhole(tx, row, legs)
  if (isNew && entries === 0) await openAndEnter(tx, row.id, legs)
  return isNew
}

/**
 * The same where what is there decides the legs. False when its key was written before: then `plan` is not asked.
 * Who changes several accounts of a person locks `available` first: two that meet never wait in a circle.
 */
export async function writePlanned(tx: Tx, act: Act, plan: () => Promise<readonly Leg[]>): Promise<boolean> {
  const row = toRow(act)
  if (!(await insertTransaction(tx, row))) return false
  const legs = await plan()
  if ((await insertEntries(tx, row.id, legs)) === 0) await openAndEnter(tx, row.id, legs)
  return true
}

/** The first time that a provider, a currency or a period is heard of. */
async function openAndEnter(tx: Tx, id: string, legs: readonly Leg[]): Promise<void> {
  await openAccountsOf(tx, legs)
  if ((await insertEntries(tx, id, legs)) !== legs.length) throw new Error(`no such account for transaction ${id}`)
}

function toRow({ kind, key, taskId, orderId, reason, now, newId }: Act) {
  return { id: newId(), key, kind, task_id: taskId ?? null, order_id: orderId ?? null, reason, created_at: now }
}
