import { type Kysely, sql } from 'kysely'

/** What operators do not want to have drawn. Each is compared with the words of a prompt as a whole word, or as a part of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blocked_words (
    id uuid primary key,
    word text not null unique,
    is_part boolean not null,
    added_at timestamptz not null
  )`.execute(db)
}
