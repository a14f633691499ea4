import { type Kysely, sql } from 'kysely'

/** What each notice of a payment provider said, of which order, and what came of it, so that operators can look it up there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `alter table payment_notices
    /** Null: nothing of ours, or nothing to act upon. */
    add column said text collate "C" check (said in ('PAID', 'PENDING', 'DONE', 'FAILED', 'STUCK')),
    /** Of the payment or the refund at the provider: ours, and the provider's own. */
    add column our_no text collate "C",
    add column provider_no text collate "C",
    /** Why it was set aside; null: what it said was done. */
    add column doubt text`,
  'create index payment_notices_of_order on payment_notices (our_no) where our_no is not null',
  `create index payment_quarantine_not_confirmed on payment_quarantine ((details ->> 'tradeNo'))
    where reason = 'not_confirmed'`,
]
