import { type Insertable, sql, type Updateable } from 'kysely'
import type { Language } from '@easel/contract/basics'
import type { KeyScope } from '@easel/contract/keys'
import { prepared } from '../../db/prepared-statements.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { ApiKeyRow, Database } from '../../db/tables.ts'

export type ShownKey = ApiKeyRow & { creditsToday: number; isInChannel: boolean }

const isInChannel = sql<boolean>`exists (
  select from channel_members join channels on channels.id = channel_members.channel_id
  where channel_members.channel_id = api_keys.channel_id and channel_members.user_id = api_keys.user_id
    and channels.deleted_at is null)`

const living = (db: Db, day: string) =>
  db
    .selectFrom('api_keys')
    .leftJoin('api_key_days', (join) =>
      join.onRef('api_key_days.key_id', '=', 'api_keys.id').on('api_key_days.day', '=', day),
    )
    .selectAll('api_keys')
    .select((eb) => eb.fn.coalesce('api_key_days.credits', sql<number>`0`).as('creditsToday'))
    .select(isInChannel.as('isInChannel'))
    .where('revoked_at', 'is', null)

/** Newest first. */
export async function listKeyRows(db: Db, userId: string, day: string): Promise<ShownKey[]> {
  return living(db, day).where('user_id', '=', userId).orderBy('api_keys.id', 'desc').execute()
}

/** Undefined: it is somebody else's, was revoked, or never was. */
export async function findOwnKey(
  db: Db,
  { userId, keyId, day }: { userId: string; keyId: string; day: string },
): Promise<ShownKey | undefined> {
  return living(db, day).where('user_id', '=', userId).where('api_keys.id', '=', keyId).executeTakeFirst()
}

/** Keys of one person are made one after the other, until the transaction ends. */
export async function lockKeysOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${userId}`}, 0))`.execute(tx)
}

export async function countKeys(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertKey(tx: Tx, row: Insertable<Database['api_keys']>): Promise<ApiKeyRow> {
  return tx.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow()
}

/** False: there is no such key of theirs any more. */
export async function changeKey(
  tx: Tx,
  { userId, keyId }: { userId: string; keyId: string },
  change: Updateable<Database['api_keys']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set(change)
    .where('id', '=', keyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whose key it is; undefined: there is none. A key that was revoked stays so. */
export async function endKey(db: Db, keyId: string, now: Date): Promise<{ user_id: string } | undefined> {
  return db
    .updateTable('api_keys')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', keyId)
    .returning('user_id')
    .executeTakeFirst()
}

export interface KeyHolder {
  keyId: string
  userId: string
  channelId: string
  scopes: KeyScope[]
  addresses: string[]
  asks: boolean
  language: Language
  lastUsedAt: Date | null
}

/**
 * Who holds the key with this hash. Undefined: nobody; it was revoked or has expired, its owner is suspended or no longer in its
 * channel, the channel has ended, or the operator serves no programs.
 */
export async function findHolder(db: Db, hash: Buffer, now: Date): Promise<KeyHolder | undefined> {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('channels', 'channels.id', 'api_keys.channel_id')
    .innerJoin('channel_members', (join) =>
      join
        .onRef('channel_members.channel_id', '=', 'channels.id')
        .onRef('channel_members.user_id', '=', 'api_keys.user_id'),
    )
    .select(['api_keys.id as keyId', 'api_keys.user_id as userId', 'api_keys.channel_id as channelId'])
    .select(['scopes', 'addresses', 'asks', 'users.language', 'last_used_at as lastUsedAt'])
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('users.banned_at', 'is', null)
    .where('channels.deleted_at', 'is', null)
    .where(sql<boolean>`(select is_open_to_programs from companies where id = 1)`)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

export interface KeySpending {
  keyId: string
  /** Below 0: they are given back. */
  credits: number
  tasks: number
  day: string
}

/** Add to what a key has spent; the key's row stays locked until the transaction ends. False: it may not spend that much, or has ended. */
export async function addSpending(tx: Tx, { keyId, credits, tasks, day }: KeySpending, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isWithin: boolean }>`
    with spent as (
      update api_keys set spent_credits = spent_credits + ${credits}::int
      where id = ${keyId} and revoked_at is null and (expires_at is null or expires_at > ${now})
        and (total_credits is null or spent_credits + ${credits}::int <= total_credits)
      returning id, daily_credits
    )
    insert into api_key_days (key_id, day, tasks, credits)
    select id, ${day}::date, ${tasks}::int, ${credits}::int from spent
    on conflict (key_id, day) do update
      set tasks = api_key_days.tasks + excluded.tasks, credits = api_key_days.credits + excluded.credits
    returning coalesce(credits <= (select daily_credits from spent), true) as "isWithin"
    ${prepared}
  `.execute(tx)
  return rows[0]?.isWithin ?? false
}

/** Give back what a task did not cost in the end, to the day on which it was spent. Nothing happens to a key that is gone. */
export async function subtractSpending(tx: Tx, { keyId, credits, day }: Omit<KeySpending, 'tasks'>): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set((eb) => ({ spent_credits: eb('spent_credits', '-', credits) }))
    .where('id', '=', keyId)
    .execute()
  await tx
    .updateTable('api_key_days')
    .set((eb) => ({ credits: eb('credits', '-', credits) }))
    .where('key_id', '=', keyId)
    .where('day', '=', day)
    .execute()
}

/** Newest first. */
export async function listDays(db: Db, keyId: string, count: number) {
  return db
    .selectFrom('api_key_days')
    .select(['day', 'calls', 'tasks', 'credits'])
    .where('key_id', '=', keyId)
    .orderBy('day', 'desc')
    .limit(count)
    .execute()
}

export interface CountedCalls {
  keyId: string
  day: string
  calls: number
}

/** Keys that are gone meanwhile are left out. */
export async function addCalls(db: Db, counted: readonly CountedCalls[], now: Date): Promise<void> {
  if (counted.length === 0) return
  const ids = counted.map(({ keyId }) => keyId)
  await sql`
    insert into api_key_days (key_id, day, calls)
    select id, day, calls from unnest(${ids}::uuid[], ${counted.map(({ day }) => day)}::date[],
      ${counted.map(({ calls }) => calls)}::int[]) as counted (id, day, calls)
    where exists (select from api_keys where api_keys.id = counted.id) order by id, day
    on conflict (key_id, day) do update set calls = api_key_days.calls + excluded.calls`.execute(db)
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', 'in', ids).execute()
}

export async function isServing(db: Db): Promise<boolean> {
  const row = await db.selectFrom('companies').select('is_open_to_programs').where('id', '=', 1).executeTakeFirst()
  return row?.is_open_to_programs ?? false
}
