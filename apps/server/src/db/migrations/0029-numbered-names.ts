import { type Kysely, sql } from 'kysely'

/** Who never chose a name is told from others by a number: those who are here by the age of their accounts, all others as they come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const DEFAULT_NAME = `case when number is null then ''
  else 'Midjourney ' || lpad(number::text, greatest(4, length(number::text)), '0') end`

const statements = [
  // Null: an erased account, which says nothing of anybody.
  'alter table users add column number integer',
  `update users set number = aged.place
    from (select id, row_number() over (order by created_at, id) as place from users where phone not like 'erased:%') aged
    where aged.id = users.id`,
  'create sequence user_numbers as integer owned by users.number',
  "select setval('user_numbers', (select coalesce(max(number), 0) + 1 from users), false)",
  "alter table users alter column number set default nextval('user_numbers')",
  'create unique index users_by_number on users (number)',
  `alter table users
    add column default_name text not null generated always as (${DEFAULT_NAME}) stored,
    add column shown_name text not null generated always as (case when name <> '' then name else ${DEFAULT_NAME} end) stored`,
]
