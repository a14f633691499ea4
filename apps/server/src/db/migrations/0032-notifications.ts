import { type Kysely, sql } from 'kysely'

/** What people are told of, and when not. Who never chose has no row; times of day are written as `23:00`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification_settings (
    user_id uuid primary key references users,
    drawings boolean not null,
    spoken boolean not null,
    quiet_from text collate "C",
    quiet_until text collate "C",
    time_zone text collate "C",
    check ((quiet_from is null) = (quiet_until is null))
  )`.execute(db)
}
