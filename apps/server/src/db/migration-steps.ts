import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { StartupProblem } from '../platform/startup-problem.ts'

/** Whoever waits for a table lock makes everybody wait who comes later: give up soon, and come back. */
const LOCK_MS = 300
const PAUSES_MS = [50, 100, 250, 500, 1_000]
/** Two minutes. */
const TRIES = 120
/** A batch holds its rows for some hundredths of a second. */
const BATCH = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** SQLSTATEs lock_not_available and deadlock_detected. */
const BUSY = /^(55P03|40P01)$/

/** What a migration of large tables is made of. None of it keeps anybody waiting for a second; each may be repeated. */
export interface Steps {
  /** A short transaction. Without a table lock within 300 ms it is undone, so that nobody queues behind it, and tried again. */
  briefly<T>(act: (tx: QueryExecutorProvider) => Promise<T>): Promise<T>
  /** Read or check all rows, under locks that nobody who reads or writes rows waits for. */
  slowly(statement: RawBuilder<unknown>): Promise<void>
  /** Make an index while rows are written; an invalid one that an earlier attempt left is made anew. */
  index(name: string, on: string): Promise<void>
  /** Update all rows of a table with a uuid `id`, a thousand at a time; `where` says which still lack it. */
  fill(table: string, change: { set: string; where: string }): Promise<void>
  /** `not null` for a column whose rows all have a value. */
  requireValue(table: string, column: string): Promise<void>
}

/** @param connection One session, without a limit for statements */
export function openSteps<T>(connection: Kysely<T>, name: string): Steps {
  const briefly: Steps['briefly'] = (act) => tryUntilFree(connection, name, act)
  const slowly: Steps['slowly'] = async (statement) => void (await statement.execute(connection))
  const run = (text: string) => briefly(async (tx) => void (await sql.raw(text).execute(tx)))
  return {
    briefly,
    slowly,
    async index(index, on) {
      const state = await readIndex(connection, index)
      if (state === 'valid') return
      // Of a process that died over it: it takes part in every write and in no read.
      if (state === 'invalid') await slowly(sql`drop index concurrently ${sql.id(index)}`)
      const unique = on.startsWith('unique ') ? sql`unique ` : sql``
      await slowly(sql`create ${unique}index concurrently ${sql.id(index)} on ${sql.raw(on.replace(/^unique /, ''))}`)
    },
    async fill(table, change) {
      while (await lacksAny(connection, table, change.where)) await fillOnce(briefly, table, change)
    },
    async requireValue(table, column) {
      const check = `${table}_${column}_is_there`
      await run(`alter table ${table} drop constraint if exists ${check}`)
      if (await isRequired(connection, table, column)) return
      // Known to hold for every row, it spares "set not null" the look at them under its lock.
      await run(`alter table ${table} add constraint ${check} check (${column} is not null) not valid`)
      await slowly(sql.raw(`alter table ${table} validate constraint ${check}`))
      await run(`alter table ${table} alter column ${column} set not null`)
      // Not in one statement with the line before: PostgreSQL would drop it first, and look at all rows after all.
      await run(`alter table ${table} drop constraint ${check}`)
    },
  }
}

async function tryUntilFree<T, Result>(
  connection: Kysely<T>,
  name: string,
  act: (tx: QueryExecutorProvider) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await connection.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`.execute(tx)
        return act(tx)
      })
    } catch (error) {
      if (!isBusy(error)) throw error
      if (tries === TRIES) throw new StartupProblem(sayBusy(name), { cause: error })
      await sleep(PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1])
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && BUSY.test(error.code ?? '')
}

function sayBusy(name: string): string {
  return (
    `The change ${name} of the database found no moment between other transactions: ` +
    'end what holds its tables, such as a dump or a transaction that is left open, and start again.'
  )
}

async function fillOnce(
  briefly: Steps['briefly'],
  table: string,
  { set, where }: { set: string; where: string },
): Promise<void> {
  for (let after: string | null = FIRST_ID; after !== null; ) {
    const from: string = after
    after = await briefly(async (tx) => {
      // A row in somebody's hands is left for the next round.
      const { rows } = await sql<{ last: string | null }>`
        with batch as materialized (
          select id from ${sql.id(table)} where id > ${from} order by id limit ${BATCH}
        ), lacking as materialized (
          select id from ${sql.id(table)} where id in (select id from batch) and (${sql.raw(where)})
          for no key update skip locked
        ), changed as (
          update ${sql.id(table)} set ${sql.raw(set)} where id in (select id from lacking)
        )
        select id as last from batch order by id desc limit 1`.execute(tx)
      return rows[0]?.last ?? null
    })
  }
}

async function lacksAny(connection: QueryExecutorProvider, table: string, where: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.id(table)} where ${sql.raw(where)} limit 1`.execute(connection)
  return rows.length > 0
}

async function readIndex(connection: QueryExecutorProvider, name: string): Promise<'none' | 'valid' | 'invalid'> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(connection)
  if (!rows[0]) return 'none'
  return rows[0].isValid ? 'valid' : 'invalid'
}

async function isRequired(connection: QueryExecutorProvider, table: string, column: string): Promise<boolean> {
  const { rows } = await sql<{ isRequired: boolean }>`
    select attnotnull as "isRequired" from pg_attribute
    where attrelid = to_regclass(${table}) and attname = ${column}`.execute(connection)
  return rows[0]?.isRequired ?? false
}
