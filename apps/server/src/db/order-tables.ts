import type { OrderStatus, Period } from '@easel/contract/order'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Json, Translated } from './column-kinds.ts'

type Written<T> = ColumnType<T, T, never>

export interface OrdersTable {
  id: string
  /** Order number, as shown to people and payment providers. */
  no: string
  user_id: string
  product_id: string
  title: Json<Translated>
  period: Written<Period | null>
  quantity: Written<number>
  /** Credits per period or pack, as at the time of the order. */
  credits: Written<number>
  /** In the currency's minor unit, for all of it. */
  amount: Written<number>
  currency: Written<string>
  pay_channel: string | null
  status: OrderStatus
  created_at: Date
  expires_at: Date
  paid_at: Date | null
  version: Generated<number>
}

export interface PaymentsTable {
  id: string
  order_id: string
  provider: string
  /** The order's number as the provider knows it. */
  trade_no: string
  amount: Written<number>
  currency: Written<string>
  state: 'OPEN' | 'PAID' | 'CLOSED'
  code_url: string | null
  code_expires_at: Date | null
  /** Until then no other process calls the provider about it. */
  quiet_until: Date | null
  transaction_id: string | null
  paid_at: Date | null
  queries: Defaulted<number>
  created_at: Date
}

export interface PaymentNoticesTable {
  provider: string
  notice_id: string
  received_at: Date
  /** State of the payment or refund that the notice reports. Null: unknown order, or nothing to act on. */
  said: Defaulted<'PAID' | 'PENDING' | 'DONE' | 'FAILED' | 'STUCK' | null>
  /** Our number of the payment or refund; the next column is the provider's. */
  our_no: Defaulted<string | null>
  provider_no: Defaulted<string | null>
  /** Why the notice was set aside for review; null: it was processed. */
  doubt: Defaulted<string | null>
}

export interface PaymentQuarantineTable {
  id: string
  provider: string
  reason: string
  details: Json<object>
  created_at: Date
  resolved_at: Date | null
}

export interface SandboxTradesTable {
  trade_no: string
  /** Part of the page's address. */
  secret: string
  amount: number
  currency: string
  description: string
  state: 'OPEN' | 'PAID' | 'CLOSED'
  transaction_id: string | null
  expires_at: Date
  paid_at: Date | null
}

export interface RedeemCodesTable {
  id: string
  batch_id: string
  /** Keyed hash: the code itself is shown once. */
  code_hash: Buffer
  product_id: string | null
  period: Period | null
  credits: number
  max_uses: number
  uses: Defaulted<number>
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
}

export interface RedeemUsesTable {
  code_id: string
  user_id: string
  used_at: Date
}

export interface RefundsTable {
  id: string
  order_id: string
  payment_id: string
  /** Our refund number at the provider, the same on every retry. */
  no: string
  amount: Written<number>
  currency: Written<string>
  reason: string
  /** PENDING: asked for, or about to be. STUCK: a human must act at the provider. FAILED: nothing was paid back. */
  state: 'PENDING' | 'DONE' | 'FAILED' | 'STUCK'
  provider_refund_id: string | null
  /** Credits taken back, and those that the person had already spent. */
  credits_taken: Defaulted<number>
  credits_owed: Defaulted<number>
  /** Plan periods ended by the refund, as they were before: restored when it fails. */
  ended_plans: ColumnType<EndedPlan[], string | undefined, string>
  /** Null: it came about by itself. */
  requested_by: string | null
  /** Until then nobody else calls the provider about it. */
  quiet_until: Date | null
  queries: Defaulted<number>
  created_at: Date
  ended_at: Date | null
}

/** Times are ISO 8601. */
export interface EndedPlan {
  id: string
  startsAt: string
  endsAt: string
  opensAt: string
}

export interface SandboxRefundsTable {
  refund_no: string
  trade_no: string
  amount: number
  created_at: Date
}

export interface BillComparisonsTable {
  provider: string
  /** `YYYY-MM-DD` of the provider's calendar. */
  day: string
  compared_at: Date
  /** What does not agree; empty when all does. */
  differences: Json<readonly object[]>
}

export interface AuditLogTable {
  id: string
  actor_id: string
  act: string
  /** What it was done to. */
  subject: string
  details: Json<object>
  at: Date
}
