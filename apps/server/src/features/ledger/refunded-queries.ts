import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Purse } from './rules.ts'

/**
 * What an order's credits may be taken back from: these periods as far as they have not ended, the last one first; null: the credits
 * that stay.
 */
export async function listPursesOf(
  tx: Tx,
  userId: string,
  { planIds, now }: { planIds: readonly string[] | null; now: Date },
): Promise<Purse[]> {
  const purses = tx
    .selectFrom('ledger_accounts')
    .leftJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select(['ledger_accounts.id as accountId', 'balance'])
    .where('owner_id', '=', userId)
    .where('balance', '>', 0)
    .$narrowType<{ balance: NotNull }>()
    .orderBy('plans.starts_at', 'desc')
    .orderBy('ledger_accounts.id', 'desc')
  if (planIds === null) return purses.where('kind', '=', 'available').execute()
  if (planIds.length === 0) return []
  return purses.where('plan_id', 'in', planIds).where('plans.ends_at', '>', now).execute()
}

/** How much of these periods' credits is held or was drawn with. */
export async function sumSpent(tx: Tx, planIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(-sum(amount), 0)::bigint as spent
    from ledger_accounts
    join ledger_entries on account_id = ledger_accounts.id
    join ledger_transactions on ledger_transactions.id = transaction_id
    where plan_id = any(${[...planIds]}::uuid[]) and ledger_transactions.kind in ('hold', 'release')
  `.execute(tx)
  return rows[0]?.spent ?? 0
}

/** The legs of an act, and whose they are; none: it was never written. */
export async function listLegs(
  tx: Tx,
  key: string,
): Promise<{ accountId: number; amount: number; ownerId: string | null }[]> {
  return tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.id as accountId', 'e.amount', 'a.owner_id as ownerId'])
    .where('t.key', '=', key)
    .orderBy('e.id')
    .execute()
}
