import type { ColumnType, Generated } from 'kysely'
import type { Defaulted } from './column-kinds.ts'

/** Accounts of a person: spendable credits, held credits, and the credits of a plan period. */
type OwnKind = 'available' | 'held' | 'plan'
/** Accounts of the platform: sources and sinks of credits. */
type PlatformKind = 'promo' | 'sold' | 'revenue' | 'expired'
/** Money, in a currency's minor unit. */
type MoneyKind = 'cash' | 'sales' | 'refunds'

export type LedgerAccountKind = OwnKind | PlatformKind | MoneyKind
export type LedgerKind = 'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'refund' | 'adjust'

export interface LedgerAccountsTable {
  id: Generated<number>
  owner_id: string | null
  kind: LedgerAccountKind
  /** Null: a platform account, whose balance is the sum of its entries. */
  balance: ColumnType<number | null, number | null | undefined, number | null>
  /** Plan period of these credits; only for kind `plan`. */
  plan_id: Defaulted<string | null>
  /** `credit`, or the currency in whose minor unit it is kept. */
  unit: Defaulted<string>
  /** Payment provider that holds the money; only for cash and refunds. */
  provider: Defaulted<string | null>
}

export interface LedgerTransactionsTable {
  id: string
  key: string
  kind: LedgerKind
  task_id: string | null
  order_id: Defaulted<string | null>
  reason: string
  created_at: Date
}

export interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  account_id: number
  amount: number
  /** Of the account, after this entry; null on the platform's own. */
  balance: number | null
}

export interface LedgerTotalsTable {
  /** Of the platform. */
  account_id: number
  /** Sum of its entries up to and including that one. */
  entry_id: number
  total: number
}
