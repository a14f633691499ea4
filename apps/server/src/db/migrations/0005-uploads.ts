import { type Kysely, sql } from 'kysely'

/** What people send us is counted, and found again by what uses it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table upload_days (
    user_id uuid not null references users,
    /** In UTC. */
    day date not null,
    /** Every try that reached the decoder, whether a picture came of it or not. */
    uploads integer not null,
    bytes bigint not null,
    primary key (user_id, day)
  )`.replace(/\/\*\*[^]*?\*\//g, ''),
  'create index upload_days_by_age on upload_days (day)',
  'create index tasks_of_base_images on tasks using gin (base_image_ids)',
]
