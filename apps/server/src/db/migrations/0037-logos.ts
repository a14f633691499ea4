import { type Kysely, sql } from 'kysely'

/** The operator's logos as pictures of their own, named after their content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table logos (
    version text collate "C" primary key,
    picture bytea not null,
    created_at timestamptz not null
  )`.execute(db)
  // There was no way to set one.
  await sql`update companies set logo = null`.execute(db)
  await sql`alter table companies
    add foreign key (logo) references logos,
    add column dark_logo text collate "C" references logos`.execute(db)
}
