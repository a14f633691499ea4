import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { copyPackageWithoutLinks } from '../../testing/copied-package.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { type Db, openDb } from '../open.ts'
import { readPlatformPackage } from './platform-package.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type EmbeddedOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const silent = { info: () => undefined, warn: () => undefined }

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true, log: silent, ...options })
  onTestFinished(() => postgres.stop())
  const db = openDb({ server: { connection: postgres.connection }, maxConnections: 4 })
  onTestFinished(() => db.destroy())
  return { ...postgres, db }
}

const newDataDir = () => path.join(openTemporaryFolder(), 'postgres')

async function writeNumber(db: Db, value: number): Promise<void> {
  await sql`insert into numbers values (${value})`.execute(db)
}

async function readNumbers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`select value from numbers order by value`.execute(db)
  return rows.map(({ value }) => value)
}

/** Kills the one that runs now and gives its number. What the last one left behind may serve for a while before another stands there. */
async function killPostmaster(dataDir: string, before: number): Promise<number> {
  const pidNow = () => readPostmasterFile(dataDir)?.pid ?? before
  await expect.poll(pidNow, { timeout: 30_000 }).not.toBe(before)
  const pid = pidNow()
  process.kill(pid, 'SIGKILL')
  return pid
}

test('what is written in an empty folder is there after a stop and a second start', async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)
  await sql`create table numbers (value int8)`.execute(first.db)
  await writeNumber(first.db, 7)
  await first.db.destroy()
  await first.stop()

  const second = await start(dataDir)

  expect(await readNumbers(second.db)).toEqual([7])
  expect(second.adopted).toBe(false)
})

test('the socket and its folder are gone after a stop, and nobody else could enter it before', async () => {
  const postgres = await start(newDataDir())
  const { host } = postgres.connection
  expect(path.basename(host)).toMatch(/^easel-/)
  expect(readdirSync(host)).toContain('.s.PGSQL.5432')

  await postgres.stop()

  expect(existsSync(host)).toBe(false)
})

test('a killed PostgreSQL comes back by itself with every acknowledged row, five times over', async () => {
  const dataDir = newDataDir()
  const { db } = await start(dataDir)
  await sql`create table numbers (value int8)`.execute(db)
  const acknowledged: number[] = []

  let killed = 0
  for (let round = 0; round < 5; round++) {
    const lastOfRound = (round + 1) * 200
    while (acknowledged.length < lastOfRound) {
      const value = (acknowledged.at(-1) ?? 0) + 1
      if (acknowledged.length === lastOfRound - 100) killed = await killPostmaster(dataDir, killed)
      await untilItWorks(() => writeNumber(db, value))
      acknowledged.push(value)
    }
  }

  expect([...new Set(await readNumbers(db))]).toEqual(acknowledged)
})

test('a start that was cut while it created the cluster is done again', async () => {
  const dataDir = newDataDir()
  mkdirSync(`${dataDir}.new`)
  writeFileSync(path.join(`${dataDir}.new`, 'PG_VERSION'), '18\n')

  const { db } = await start(dataDir)

  await sql`create table numbers (value int8)`.execute(db)
  expect(existsSync(`${dataDir}.new`)).toBe(false)
})

test('a folder full of something else is left alone', async () => {
  const dataDir = newDataDir()
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'holiday.jpg'), 'x')

  await expect(start(dataDir)).rejects.toThrow(/holds something that is not a database/)
  expect(readdirSync(dataDir)).toEqual(['holiday.jpg'])
})

test('a cluster of another major version is refused with the way out', async () => {
  const dataDir = newDataDir()
  await (await start(dataDir, { durable: false })).stop()
  writeFileSync(path.join(dataDir, 'PG_VERSION'), '17\n')

  const newer = start(dataDir)

  await expect(newer).rejects.toThrow(StartupProblem)
  await expect(newer).rejects.toThrow(/written by PostgreSQL 17.*npm run backup/)
})

test('a pid file whose pid now belongs to a stranger does not stop the start', async () => {
  const dataDir = newDataDir()
  await (await start(dataDir, { durable: false })).stop()
  writeFileSync(
    path.join(dataDir, 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n1\n5432\n/tmp/nowhere\n\n1 1\nready\n`,
  )

  const { adopted } = await start(dataDir)

  expect(adopted).toBe(false)
})

test('while children of a killed PostgreSQL still work, the next one waits for them', async () => {
  const dataDir = newDataDir()
  const { db } = await start(dataDir)
  // Pure computing: it does not look whether its postmaster lives.
  const computing = sql`select count(*) from generate_series(1, 3000000) a where a % 7 = sqrt(a)`.execute(db)
  const cut = computing.catch((error: Error) => error)
  await untilItWorks(() => requireComputing(db))

  process.kill(readPostmasterFile(dataDir)?.pid ?? 0, 'SIGKILL')
  await cut
  await untilItWorks(() => sql`create table numbers (value int8)`.execute(db))

  expect(readFileSync(`${dataDir}.log`, 'utf8')).toContain('pre-existing shared memory block')
})

/** @throws Error while the statement has not begun */
async function requireComputing(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()
  `.execute(db)
  if (rows.length === 0) throw new Error('not yet')
}

test('library links that npm left out are made', async () => {
  const folder = copyPackageWithoutLinks(openTemporaryFolder())

  const { db } = await start(newDataDir(), { platformPackage: readPlatformPackage(folder) })

  await sql`select 1`.execute(db)
})

test('programs for another C library are refused with the way out', async () => {
  const folder = copyPackageWithoutLinks(openTemporaryFolder())
  // The system says of a missing loader what it says of a missing interpreter.
  writeFileSync(path.join(folder, 'native', 'bin', 'postgres'), '#!/lib/ld-of-elsewhere\n')

  const starting = start(newDataDir(), { platformPackage: readPlatformPackage(folder) })

  await expect(starting).rejects.toThrow(StartupProblem)
  await expect(starting).rejects.toThrow(/not glibc.*DATABASE_URL/)
})

/** As the product's callers do: an outage is tried again. */
async function untilItWorks(attempt: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await attempt()
      return
    } catch {
      await pause(10)
    }
  }
}

test('PostgreSQL writes its own log beside the cluster', async () => {
  const dataDir = newDataDir()
  await start(dataDir)

  expect(readFileSync(`${dataDir}.log`, 'utf8')).toContain('ready to accept connections')
})
