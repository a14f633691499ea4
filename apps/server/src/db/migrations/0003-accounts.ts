import { type Kysely, sql } from 'kysely'

/** What accounts need beside signing in: guesses counted, pages in the operator's words, uploads, settings of drawing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /** Of an IPv6 address its /64. */
  `alter table login_codes add column address text collate "C" not null default ''`,
  /** False: nobody is behind the phone, so the code was never sent. */
  'alter table login_codes add column wanted boolean not null default true',
  'create index login_codes_of_address on login_codes (address, created_at)',
  'create index login_codes_by_phone_and_time on login_codes (phone, created_at)',
  `create table sign_in_tries (
    /** Keyed hash of a phone or an address: what was tried is not for reading. */
    key bytea primary key,
    failures integer not null,
    /** When the counting began. */
    since timestamptz not null,
    last_at timestamptz not null,
    blocked_until timestamptz
  )`,
  'create index sign_in_tries_by_age on sign_in_tries (last_at)',
  /** { about, privacy, agreement } of { language: text } */
  `alter table companies add column texts jsonb not null default '{}'`,
  /** { about, privacy, agreement } of the instant when that page last changed */
  `alter table companies add column texts_updated_at jsonb not null default '{}'`,
  `update companies set texts = jsonb_build_object('about', jsonb_build_object('zh-CN', about)) where about is not null`,
  'alter table companies drop column about',
  `alter table images add column purpose text collate "C" not null default 'drawn'
    check (purpose in ('drawn', 'base', 'avatar', 'mask'))`,
  `create index uploads_by_age on images (created_at) where purpose <> 'drawn'`,
  'create index uploads_of_owner on images (owner_id, created_at)',
  'create index users_of_avatar on users (avatar_id) where avatar_id is not null',
  // Pictures belong to people and people show pictures: a restore puts both in and asks at its end.
  'alter table users add foreign key (avatar_id) references images deferrable',
  `create table draw_settings (
    user_id uuid not null references users,
    bot_type text collate "C" not null check (bot_type in ('MID_JOURNEY', 'NIJI_JOURNEY')),
    /** Null: the newest that there is. */
    version text collate "C",
    mode text collate "C" not null check (mode in ('FAST', 'RELAX', 'TURBO')),
    stylize integer not null check (stylize between 0 and 1000),
    chaos integer not null check (chaos between 0 and 100),
    weird integer not null check (weird between 0 and 3000),
    quality text collate "C" not null,
    aspect_ratio text collate "C" not null,
    raw boolean not null,
    tile boolean not null,
    variability text collate "C" not null check (variability in ('HIGH', 'LOW')),
    suffix text not null,
    primary key (user_id, bot_type)
  )`,
]
