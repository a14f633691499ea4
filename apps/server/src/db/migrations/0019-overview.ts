import { type Kysely, sql } from 'kysely'

/** What was sent, paid and paid back lately: figures by day, without a look at all the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index tasks_by_time on tasks (submit_time)',
  `create index payments_paid on payments (paid_at) where state = 'PAID'`,
  `create index refunds_done on refunds (ended_at) where state = 'DONE'`,
]
