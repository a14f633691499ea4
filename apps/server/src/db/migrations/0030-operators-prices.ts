import { type Kysely, sql } from 'kysely'

/** What acts cost, list by list, so that what was told stays known; and more of what an operator says of the house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table price_lists (
    id integer primary key check (id > 0),
    prices jsonb not null,
    made_at timestamptz not null
  )`.execute(db)
  await sql`alter table tasks add column price_list integer`.execute(db)
  await sql`alter table companies
    add column first_credits integer check (first_credits >= 0),
    add column language text not null default 'zh-CN'`.execute(db)
}
