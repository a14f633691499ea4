import { sql } from 'kysely'
import { prepared } from '../prepared-statements.ts'
import type { Db } from '../open.ts'

/** Places in the primary's journal are bytes since its beginning. */
export interface Primary {
  position: number
  /** Which cluster and database it is. */
  name: string
}

/** Nobody's: everybody's mark from when the marks began. Marks are unlogged, so a crash of the primary deletes them, and this one. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000'

export async function readPrimaryPosition(db: Db): Promise<Primary> {
  const { rows } = await sql<Primary>`
    select (pg_current_wal_lsn() - '0/0')::bigint as position, system_identifier || '/' || current_database() as name
    from pg_control_system()`.execute(db)
  if (!rows[0]) throw new Error('no position')
  return rows[0]
}

/** Null: it is no standby. */
export async function readReplicaPosition(db: Db): Promise<{ position: number | null; name: string }> {
  const { rows } = await sql<{ position: number | null; name: string }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position,
      system_identifier || '/' || current_database() as name
    from pg_control_system()`.execute(db)
  return rows[0] ?? { position: null, name: '' }
}

/** Up to where the journal must have been replayed for all that this person has done; null: nobody knows, since marks were lost. */
export async function findWrite(db: Db, userId: string): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when bool_or(user_id = ${EVERYBODY}) then max(position) end as position
    from person_writes where user_id in (${EVERYBODY}, ${userId}) ${prepared}`.execute(db)
  return rows[0]?.position ?? null
}

/** Whatever was committed before is before this place. */
export async function keepWrite(db: Db, userId: string): Promise<void> {
  await sql`
    insert into person_writes (user_id, position) values (${userId}, (pg_current_wal_insert_lsn() - '0/0')::bigint)
    on conflict (user_id) do update set position = greatest(person_writes.position, excluded.position)
    ${prepared}`.execute(db)
}

/** From here on marks are whole, if they are not since earlier. */
export async function beginMarks(db: Db): Promise<void> {
  await sql`
    insert into person_writes (user_id, position) values (${EVERYBODY}, (pg_current_wal_insert_lsn() - '0/0')::bigint)
    on conflict do nothing`.execute(db)
}
