import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openTemporaryFolder } from './temporary-folder.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
export const ACCOUNT = { uid: 65534, gid: 65534 }

export interface DebianPostgres {
  /** As its superuser. */
  url: string
  port: number
  /** On a connection of its own. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  stop(): void
}

/** The address of Debian's PostgreSQL 15, which runs until the test is done. */
export async function startDebianPostgres(): Promise<string> {
  const postgres = await openDebianPostgres(path.join(openTemporaryFolder(), 'cluster'))
  onTestFinished(() => postgres.stop())
  return postgres.url
}

/** Debian's PostgreSQL 15 in a folder that is not there yet, with lines for its postgresql.conf. */
export async function openDebianPostgres(folder: string, settings: readonly string[] = []): Promise<DebianPostgres> {
  if (!existsSync(PROGRAMS)) throw new Error(`${PROGRAMS} is missing: apt-get install postgresql`)
  makeFolder(folder)
  runProgram('initdb', ['-D', folder, '-U', 'easel', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync'], folder)
  appendFileSync(path.join(folder, 'postgresql.conf'), settings.map((line) => `${line}\n`).join(''))
  return run(folder)
}

/** A standby of it, in a folder that is not there yet, which streams what is written there. */
export async function openStandby(primary: DebianPostgres, folder: string): Promise<DebianPostgres> {
  makeFolder(folder)
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'easel']
  runProgram('pg_basebackup', [...from, '-D', folder, '-R', '-X', 'stream', '--no-sync', '-c', 'fast'], folder)
  return run(folder)
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, ACCOUNT.uid, ACCOUNT.gid)
}

async function run(folder: string): Promise<DebianPostgres> {
  const port = await findFreePort()
  const options = `-h 127.0.0.1 -p ${port} -k '' -F`
  runProgram('pg_ctl', ['start', '-w', '-D', folder, '-l', path.join(folder, 'log'), '-o', options], folder)
  const url = `postgres://easel@127.0.0.1:${port}/postgres`
  return {
    url,
    port,
    async ask<Row extends pg.QueryResultRow>(statement: string) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query<Row>(statement)).rows
      } finally {
        await client.end()
      }
    },
    stop: () => runProgram('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', folder], folder),
  }
}

function runProgram(program: string, args: string[], folder: string): void {
  const result = spawnSync(path.join(PROGRAMS, program), args, {
    ...ACCOUNT,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.status === 0) return
  const log = path.join(folder, 'log')
  throw new Error(`${program} failed: ${existsSync(log) ? readFileSync(log, 'utf8') : result.error?.message}`)
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
