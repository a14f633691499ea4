import type { BotType, Mode, TaskAction, TaskStatus } from '@easel/contract/drawing'
import type { CodePurpose } from '@easel/contract/account'
import type { Language, Theme } from '@easel/contract/basics'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

/** A column with a default in the database that the code may leave out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>
type Json<T extends object | null> = JSONColumnType<T, string, string>

export interface Database {
  users: UsersTable
  sessions: SessionsTable
  login_codes: LoginCodesTable
  companies: CompaniesTable
  products: ProductsTable
  plans: PlansTable
  channels: ChannelsTable
  channel_members: ChannelMembersTable
  images: ImagesTable
  tasks: TasksTable
  idempotency_keys: IdempotencyKeysTable
  ledger_accounts: LedgerAccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  live_rooms: LiveRoomsTable
  live_frames: LiveFramesTable
  live_tickets: LiveTicketsTable
}

interface UsersTable {
  id: string
  /** E.164. */
  phone: string
  email: string | null
  name: Defaulted<string>
  description: Defaulted<string>
  avatar_id: string | null
  password_hash: string | null
  role: Defaulted<'user' | 'admin'>
  theme: Defaulted<Theme>
  language: Defaulted<Language>
  mj_remix: Defaulted<boolean>
  niji_remix: Defaulted<boolean>
  banned_at: Date | null
  created_at: Date
  version: Generated<number>
}

interface SessionsTable {
  id: string
  user_id: string
  token_hash: Buffer
  device: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  revoked_at: Date | null
}

interface LoginCodesTable {
  id: string
  phone: string
  purpose: CodePurpose
  code_hash: Buffer
  tries: Defaulted<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface CompaniesTable {
  id: number
  name: string
  description: string
  keywords: string
  is_show_chatgpt: boolean
  is_show_discord: boolean
  logo: string | null
  contact: string | null
  about: string | null
}

export type Translated = Record<Language, string>

interface ProductsTable {
  id: string
  slug: string
  kind: 'plan' | 'credits'
  title: Json<Translated>
  description: Json<Translated>
  features: Json<Record<Language, string[]>>
  credits: number
  concurrency: number
  relax: boolean
  /** `amount` in the currency's minor unit. */
  prices: Json<{ period: 'Day' | 'Month' | 'Year' | null; amount: number; currency: string }[]>
  recommended: boolean
  position: number
  on_sale: Defaulted<boolean>
}

interface PlansTable {
  id: string
  user_id: string
  product_id: string
  starts_at: Date
  ends_at: Date
}

interface ChannelsTable {
  id: string
  title: string
  creator_id: string
  created_at: Date
  last_active_at: Date
  version: Generated<number>
}

interface ChannelMembersTable {
  channel_id: string
  user_id: string
  joined_at: Date
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
}

/** The order's numbers and words that are not columns of their own. */
export interface TaskParameters {
  /** The prompt without its `--` parameters. */
  words: string
  without: string[]
  stylize: number
  chaos: number
  weird: number
  /** Grids made from one picture of an earlier one: how far to go, and the engine's memory of that picture. */
  variation?: { strength: 'subtle' | 'strong'; parent: Record<string, unknown> }
}

interface TasksTable {
  id: string
  channel_id: string
  user_id: string
  bot_type: BotType
  action: TaskAction
  status: TaskStatus
  progress: Defaulted<number>
  prompt: string
  final_prompt: string
  mode: Mode
  model_version: string
  aspect_ratio: string
  seed: number | null
  parent_id: string | null
  index: number | null
  grid_id: string | null
  image_ids: Defaulted<string[]>
  base_image_ids: Defaulted<string[]>
  prompts: Defaulted<string[]>
  not_drawn: Defaulted<string[]>
  recipes: ColumnType<Record<string, unknown>[], string | undefined, string>
  parameters: Json<TaskParameters>
  fail_reason: string | null
  fail_detail: string | null
  cost: number
  engine: string
  submit_time: Date
  start_time: Date | null
  finish_time: Date | null
  version: Generated<number>
  epoch: Generated<number>
  lease_owner: string | null
  lease_until: Date | null
  attempts: Generated<number>
  ticket: Json<Record<string, string | number | boolean>> | null
  deadline_at: Date
  turn: number | null
}

interface IdempotencyKeysTable {
  user_id: string
  key: string
  request_hash: string
  answer: Json<object>
  created_at: Date
}

export type LedgerAccountKind = 'available' | 'held' | 'revenue' | 'promo'
export type LedgerKind = 'grant' | 'hold' | 'capture' | 'release'

interface LedgerAccountsTable {
  id: Generated<number>
  owner_id: string | null
  kind: LedgerAccountKind
  balance: Defaulted<number>
}

interface LedgerTransactionsTable {
  id: string
  key: string
  kind: LedgerKind
  task_id: string | null
  reason: string
  created_at: Date
}

interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  account_id: number
  amount: number
  balance: number
}

interface LiveRoomsTable {
  room: string
  seq: number
}

interface LiveFramesTable {
  room: string
  seq: number
  frame: Json<object>
  created_at: Date
}

interface LiveTicketsTable {
  ticket_hash: Buffer
  user_id: string
  session_id: string
  expires_at: Date
}

export type UserRow = Selectable<UsersTable>
export type CompanyRow = Selectable<CompaniesTable>
export type ChannelRow = Selectable<ChannelsTable>
export type ImageRow = Selectable<ImagesTable>
export type TaskRow = Selectable<TasksTable>
