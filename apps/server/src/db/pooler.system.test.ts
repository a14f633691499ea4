import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../platform/startup-problem.ts'
import { prepareDatabase } from '../start/prepare-database.ts'
import { type DebianPostgres, openDebianPostgres } from '../testing/start-debian-postgres.ts'
import { startPgbouncer } from '../testing/start-pgbouncer.ts'
import { type Db, type DbOptions, openDb, requireSupportedServer } from './open.ts'
import { prepared } from './prepared-statements.ts'
import { requireNews } from './require-news.ts'

const log = pino({ level: 'silent' })
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'easel-pooler-'))
let postgres: DebianPostgres
let pooler: string
let deafPooler: string

beforeAll(async () => {
  chmodSync(folder, 0o711)
  postgres = await openDebianPostgres(path.join(folder, 'cluster'))
  const one = await startPgbouncer(postgres, path.join(folder, 'pooler'))
  const ignore = ['ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout']
  const other = await startPgbouncer(postgres, path.join(folder, 'deaf-pooler'), ignore)
  ;[pooler, deafPooler] = [one.url, other.url]
  return async () => {
    await one.stop()
    await other.stop()
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function open(server: DbOptions['server'], more: Partial<DbOptions> = {}): Db {
  const db = openDb({ server, maxConnections: 12, ...more })
  onTestFinished(() => db.destroy())
  return db
}

const through = (connectionString: string) => ({ connectionString, isPooler: true })

describe('by a pooler in transaction mode', () => {
  test('a database is made, and statements that are kept elsewhere run in whatever session they come to', async () => {
    const db = open(through(pooler))
    await prepareDatabase(db, { connectionString: postgres.url }, log)
    const ask = async (number: number) => {
      const { rows } = await sql<{ number: number }>`select ${number}::int as number ${prepared}`.execute(db)
      return rows[0]?.number
    }
    const numbers = Array.from({ length: 200 }, (_, at) => at)
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers)
  })

  test('no statement takes longer than it may, inside of a transaction or outside', async () => {
    const db = open(through(pooler), { limits: { statementMs: 200, idleInTransactionMs: 60_000 } })
    const sleep = sql`select pg_sleep(60)`
    await expect(sleep.execute(db)).rejects.toThrow(/statement timeout/)
    await expect(db.transaction().execute((tx) => sleep.execute(tx))).rejects.toThrow(/statement timeout/)
    const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(db)
    expect(rows).toEqual([{ limit: '200ms' }])
  })

  test('a transaction that waits for nothing is ended, and its rows are free', async () => {
    const db = open(through(pooler), { limits: { statementMs: 30_000, idleInTransactionMs: 200 } })
    await sql`create table if not exists shelf (id int)`.execute(db)
    const forgotten = db.transaction().execute(async (tx) => {
      await sql`insert into shelf values (1)`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const gone = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid} and state like 'idle in%'`
      await expect.poll(async () => (await gone.execute(db)).rows).toEqual([])
      await sql`select 1`.execute(tx)
    })
    await expect(forgotten).rejects.toThrow(/connection error|idle-in-transaction|terminated/)
    expect((await sql`select * from shelf`.execute(db)).rows).toEqual([])
  })

  test('a statement outside of a transaction is kept when it succeeds and leaves nothing when it fails', async () => {
    const db = open(through(pooler))
    await sql`create table if not exists shelf (id int)`.execute(db)
    await sql`insert into shelf values (7)`.execute(db)
    await expect(sql`insert into shelf select 1 / (7 - id) from shelf`.execute(db)).rejects.toThrow(/division by zero/)
    expect((await sql`delete from shelf returning id`.execute(db)).rows).toEqual([{ id: 7 }])
  })
})

describe('a pooler that is taken for PostgreSQL', () => {
  test.each([
    ['refuses what it does not know', () => pooler],
    ['ignores what it does not know', () => deafPooler],
  ])('is refused in one sentence where it %s', async (_how, url) => {
    const starting = requireSupportedServer(open({ connectionString: url() }))
    await expect(starting).rejects.toThrow(StartupProblem)
    await expect(starting).rejects.toThrow(/DATABASE_URL names a pooler: .*DATABASE_LISTEN_URL/)
  })

  test('is refused as DATABASE_LISTEN_URL, too', async () => {
    const starting = prepareDatabase(open(through(pooler)), { connectionString: deafPooler }, log)
    await expect(starting).rejects.toThrow(/DATABASE_LISTEN_URL names a pooler/)
    await expect(requireNews(open(through(pooler)), { connectionString: deafPooler })).rejects.toThrow(StartupProblem)
  })

  test('and another database is no place to listen for this one', async () => {
    await sql`create database another`.execute(open({ connectionString: postgres.url }))
    const another = postgres.url.replace(/postgres$/, 'another')
    const starting = prepareDatabase(open(through(pooler)), { connectionString: another }, log)
    await expect(starting).rejects.toThrow(/is not heard at DATABASE_LISTEN_URL/)
  })
})
