import type { Database } from './tables.ts'

const DAY = 24
/** Of a table that grows by itself: rows whose instant or day in `column` is longer ago are deleted. */
export interface Retention {
  table: keyof Database
  column: string
  hours: number
}

/** How long what is of no use later is kept. docs/operating.md tells each line. */
export const RETENTION: readonly Retention[] = [
  // A browser that was offline longer reloads everything.
  { table: 'live_frames', column: 'created_at', hours: DAY },
  { table: 'live_tickets', column: 'expires_at', hours: 0 },
  // Limits for codes are counted over a day.
  { table: 'login_codes', column: 'created_at', hours: DAY },
  { table: 'sign_in_tries', column: 'last_at', hours: DAY },
  // As long as a repeated Idempotency-Key is answered.
  { table: 'idempotency_keys', column: 'created_at', hours: DAY },
  // A day's uploads are counted until it is over everywhere.
  { table: 'upload_days', column: 'day', hours: 2 * DAY },
  // No provider repeats a notice this late; even then a payment is credited only once.
  { table: 'payment_notices', column: 'received_at', hours: 30 * DAY },
  { table: 'sessions', column: 'expires_at', hours: 30 * DAY },
  // The longest that a session lasts: devices that signed in earlier are unknown again.
  { table: 'known_devices', column: 'seen_at', hours: 180 * DAY },
  { table: 'api_key_days', column: 'day', hours: 400 * DAY },
  // Three years and a day, with a leap day in them.
  { table: 'audit_log', column: 'at', hours: 1_097 * DAY },
]

/** More than are ever replayed, twice over, so that whoever lacks one that is gone lacks too many, and reloads. */
export const FRAMES_KEPT = 400
/** Jobs that were given up after their last try: for a look at why. */
export const FAILED_JOB_HOURS = 30 * DAY

/** Deleted by its own rule, or with what it belongs to; there are no more of them than of that. */
export const BOUNDED: readonly (keyof Database)[] = [
  'backup_runs',
  'blob_claims',
  'blocked_words',
  'channel_members',
  'companies',
  'deliveries',
  'draw_options',
  'draw_settings',
  'engines',
  'invites',
  'job_workers',
  'ledger_accounts',
  'ledger_totals',
  'live_rooms',
  'logos',
  'notification_settings',
  'outside_failures',
  'person_writes',
  'presences',
  'processes',
  'products',
  'push_endpoints',
  'push_keys',
  'removals',
  'secret_checks',
  'storage_marks',
  'task_likes',
  'webhooks',
]

/** What people own and what the books rest on. */
export const KEPT: readonly (keyof Database)[] = [
  'api_keys',
  'bill_comparisons',
  'channels',
  'chat_messages',
  'images',
  'ledger_entries',
  'ledger_transactions',
  'orders',
  'payment_quarantine',
  'payments',
  'plans',
  'price_lists',
  'redeem_codes',
  'redeem_uses',
  'refunds',
  'sandbox_refunds',
  'sandbox_trades',
  'tasks',
  'users',
]
