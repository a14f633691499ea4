import type {
  KnownDevicesTable,
  LoginCodesTable,
  SessionsTable,
  SignInTriesTable,
  UsersTable,
} from './account-tables.ts'
import type { BackupRunsTable } from './backup-tables.ts'
import type { Defaulted, Json } from './column-kinds.ts'
import type { CompaniesTable, LogosTable, PlansTable, PriceListsTable, ProductsTable } from './company-tables.ts'
import type {
  BlockedWordsTable,
  DrawOptionsTable,
  DrawSettingsTable,
  TaskLikesTable,
  TasksTable,
} from './drawing-tables.ts'
import type { EnginesTable } from './engine-tables.ts'
import type { ApiKeyDaysTable, ApiKeysTable } from './key-tables.ts'
import type {
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTotalsTable,
  LedgerTransactionsTable,
} from './ledger-tables.ts'
import type { ProcessesTable } from './process-tables.ts'
import type { NotificationSettingsTable, PushEndpointsTable, PushKeysTable } from './notification-tables.ts'
import type {
  AuditLogTable,
  BillComparisonsTable,
  OrdersTable,
  PaymentNoticesTable,
  PaymentQuarantineTable,
  PaymentsTable,
  RedeemCodesTable,
  RedeemUsesTable,
  RefundsTable,
  SandboxRefundsTable,
  SandboxTradesTable,
} from './order-tables.ts'
import type { LiveFramesTable, LiveRoomsTable, LiveTicketsTable } from './live-tables.ts'
import type { DeliveriesTable, WebhooksTable } from './webhook-tables.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'

export type { Translated } from './column-kinds.ts'
export type { StoredPrices } from './company-tables.ts'
export type { AskedOfAuthor, EngineMemory, TaskParameters } from './drawing-tables.ts'

export interface Database {
  users: UsersTable
  sessions: SessionsTable
  login_codes: LoginCodesTable
  sign_in_tries: SignInTriesTable
  known_devices: KnownDevicesTable
  notification_settings: NotificationSettingsTable
  push_keys: PushKeysTable
  push_endpoints: PushEndpointsTable
  api_keys: ApiKeysTable
  api_key_days: ApiKeyDaysTable
  webhooks: WebhooksTable
  deliveries: DeliveriesTable
  outside_failures: OutsideFailuresTable
  companies: CompaniesTable
  logos: LogosTable
  price_lists: PriceListsTable
  products: ProductsTable
  plans: PlansTable
  orders: OrdersTable
  payments: PaymentsTable
  payment_notices: PaymentNoticesTable
  payment_quarantine: PaymentQuarantineTable
  sandbox_trades: SandboxTradesTable
  sandbox_refunds: SandboxRefundsTable
  refunds: RefundsTable
  bill_comparisons: BillComparisonsTable
  audit_log: AuditLogTable
  redeem_codes: RedeemCodesTable
  redeem_uses: RedeemUsesTable
  channels: ChannelsTable
  channel_members: ChannelMembersTable
  chat_messages: ChatMessagesTable
  presences: PresencesTable
  invites: InvitesTable
  removals: RemovalsTable
  images: ImagesTable
  upload_days: UploadDaysTable
  draw_settings: DrawSettingsTable
  tasks: TasksTable
  task_likes: TaskLikesTable
  draw_options: DrawOptionsTable
  blocked_words: BlockedWordsTable
  engines: EnginesTable
  secret_checks: SecretChecksTable
  storage_marks: StorageMarksTable
  blob_claims: BlobClaimsTable
  idempotency_keys: IdempotencyKeysTable
  ledger_accounts: LedgerAccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  ledger_totals: LedgerTotalsTable
  live_rooms: LiveRoomsTable
  live_frames: LiveFramesTable
  live_tickets: LiveTicketsTable
  job_workers: JobWorkersTable
  processes: ProcessesTable
  person_writes: PersonWritesTable
  backup_runs: BackupRunsTable
}

/** One row at most. */
interface SecretChecksTable {
  id: number
  sealed: string
}

/** One row at most. */
interface StorageMarksTable {
  id: number
  mark: string
}

interface OutsideFailuresTable {
  /** `sms`, `payment wechat`; a row is there from the first failure to the next success. */
  service: string
  failures: number
  since: Date
  last_at: Date
  reason: string
}

interface ChannelsTable {
  id: string
  title: string
  creator_id: string
  created_at: Date
  last_active_at: Date
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
}

interface ChannelMembersTable {
  channel_id: string
  user_id: string
  joined_at: Date
  /** Newest item (message or task) that they have read; ids sort by time. Null: none. */
  read_up_to: Defaulted<string | null>
  /** Items up to this one are hidden from their view. Null: none. */
  cleared_up_to: Defaulted<string | null>
}

interface ChatMessagesTable {
  id: string
  channel_id: string
  author_id: string
  kind: 'text' | 'system'
  content: string
  using_context: Defaulted<boolean>
  created_at: Date
}

interface PresencesTable {
  user_id: string
  /** The server process that holds a socket of theirs. */
  process_id: string
  seen_at: Date
}

interface InvitesTable {
  channel_id: string
  code: string
  created_at: Date
  /** Null: never. */
  expires_at: Date | null
}

interface RemovalsTable {
  channel_id: string
  user_id: string
  /** Rows are deleted when the channel's next invite is made, which admits these people again. */
  removed_at: Date
}

interface ImagesTable {
  id: string
  owner_id: string
  sha256: string
  width: number
  height: number
  bytes: number
  mime: string
  thumbhash: string
  created_at: Date
  purpose: Defaulted<'drawn' | 'base' | 'avatar' | 'mask'>
  /** When its file was found damaged or missing; null: no damage known. */
  damaged_at: Defaulted<Date | null>
  /** Of what plays, which is no picture; null: a picture. */
  duration_ms: Defaulted<number | null>
}

interface UploadDaysTable {
  user_id: string
  /** `2026-03-01`, in UTC. */
  day: string
  uploads: number
  bytes: number
}

interface BlobClaimsTable {
  sha256: string
  /** Of the newest claim. */
  claimed_at: Date
  /** How often these bytes were put without a row that references them. */
  count: Defaulted<number>
}

/** Processes that work jobs. */
interface JobWorkersTable {
  id: string
  seen_at: Date
}

interface PersonWritesTable {
  /** Zeros: everybody. */
  user_id: string
  /** Bytes of the primary's journal that a replica must have replayed to show all that they have done. */
  position: number
}

interface IdempotencyKeysTable {
  user_id: string
  key: string
  request_hash: string
  answer: Json<object>
  created_at: Date
}

export type UserRow = Selectable<UsersTable>
export type CompanyRow = Selectable<CompaniesTable>
export type ProductRow = Selectable<ProductsTable>
export type OrderRow = Selectable<OrdersTable>
export type PaymentRow = Selectable<PaymentsTable>
export type RefundRow = Selectable<RefundsTable>
export type DoubtRow = Selectable<PaymentQuarantineTable>
export type SandboxTradeRow = Selectable<SandboxTradesTable>
export type ChannelRow = Selectable<ChannelsTable>
export type ChatMessageRow = Selectable<ChatMessagesTable>
export type InviteRow = Selectable<InvitesTable>
export type ImageRow = Selectable<ImagesTable>
export type DrawSettingsRow = Selectable<DrawSettingsTable>
export type PushKeysRow = Selectable<PushKeysTable>
export type PushEndpointRow = Selectable<PushEndpointsTable>
export type NotificationSettingsRow = Selectable<NotificationSettingsTable>
export type ApiKeyRow = Selectable<ApiKeysTable>
export type WebhookRow = Selectable<WebhooksTable>
export type DeliveryRow = Selectable<DeliveriesTable>
export type TaskRow = Selectable<TasksTable>
