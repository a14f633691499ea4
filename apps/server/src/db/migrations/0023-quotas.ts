import { type Kysely, sql } from 'kysely'

/** How much the operator lets each person have; what is not said is as it was at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column quotas jsonb not null default '{}'`.execute(db)
  await sql`create index tasks_in_line_of_person on tasks (user_id)
    where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')`.execute(db)
  await sql`create index chat_messages_of_author on chat_messages (author_id, created_at) where kind = 'text'`.execute(
    db,
  )
  await sql`create index channels_of_creator on channels (creator_id) where deleted_at is null`.execute(db)
}
