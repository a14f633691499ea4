import type { LedgerKind } from '../../db/ledger-tables.ts'
import type { Tx } from '../../db/open.ts'
import { changeBalance, insertEntries, insertTransaction } from './queries.ts'

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

/** What comes into an account, or goes out of it below 0. */
export interface Leg {
  accountId: number
  amount: number
}

/**
 * Write one transaction whose legs are together nothing. False when its key was written before: then `plan` is not asked.
 * Every transaction locks the accounts of a person before the platform's, and `available` before their others:
 * two that meet never wait in a circle.
 */
export async function writeTransaction(tx: Tx, act: Act, plan: () => Promise<Leg[]>): Promise<boolean> {
  const { kind, key, taskId, orderId, reason, now } = act
  const id = act.newId()
  const row = { id, key, kind, task_id: taskId ?? null, order_id: orderId ?? null, reason, created_at: now }
  if (!(await insertTransaction(tx, row))) return false
  const entries = []
  for (const { accountId, amount } of await plan())
    entries.push({ account_id: accountId, amount, balance: await changeBalance(tx, accountId, amount) })
  await insertEntries(tx, id, entries)
  return true
}
