import { type Kysely, sql } from 'kysely'

/** One's own in a busy channel, and what is not finished there: pages of a filtered feed, without a look at the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index tasks_of_member on tasks (channel_id, user_id, id desc)',
  `create index tasks_running on tasks (channel_id, id desc)
    where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')`,
  'create index chat_messages_of_member on chat_messages (channel_id, author_id, id desc)',
]
