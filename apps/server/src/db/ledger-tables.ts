import type { ColumnType, Generated } from 'kysely'
import type { Defaulted } from './column-kinds.ts'

/** Of a person: what may be spent, what is set aside, and what a plan's period gives. */
type OwnKind = 'available' | 'held' | 'plan'
/** Where credits come from and go to. */
type PlatformKind = 'promo' | 'sold' | 'revenue' | 'expired'
/** Money, in a currency's minor unit. */
type MoneyKind = 'cash' | 'sales' | 'refunds'

export type LedgerAccountKind = OwnKind | PlatformKind | MoneyKind
export type LedgerKind = 'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'refund' | 'adjust'

export interface LedgerAccountsTable {
  id: Generated<number>
  owner_id: string | null
  kind: LedgerAccountKind
  /** Null: it is the platform's own, and the sum of its entries. */
  balance: ColumnType<number | null, number | null | undefined, number | null>
  /** Whose period's credits these are; of kind plan only. */
  plan_id: Defaulted<string | null>
  /** `credit`, or the currency in whose minor unit it is kept. */
  unit: Defaulted<string>
  /** Who keeps the money; of cash and refunds only. */
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
  /** What its entries up to that one add up to. */
  entry_id: number
  total: number
}
