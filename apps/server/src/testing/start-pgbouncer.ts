import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { ACCOUNT, type DebianPostgres, findFreePort } from './start-debian-postgres.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** Fewer than one of our processes opens to it, so that they share. */
const SERVER_CONNECTIONS = 4

export interface Pgbouncer {
  url: string
  stop(): Promise<void>
}

/** Debian's PgBouncer in transaction mode before that PostgreSQL, in a folder that is not there yet. */
export async function startPgbouncer(
  postgres: DebianPostgres,
  folder: string,
  settings: readonly string[] = [],
): Promise<Pgbouncer> {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: apt-get install pgbouncer`)
  mkdirSync(folder, { mode: 0o700 })
  const port = await findFreePort()
  const [list, settingsFile] = [path.join(folder, 'users'), path.join(folder, 'pgbouncer.ini')]
  writeFileSync(list, '"easel" ""\n')
  const own = ['pool_mode = transaction', 'auth_type = trust', `auth_file = ${list}`, 'unix_socket_dir =']
  const place = ['listen_addr = 127.0.0.1', `listen_port = ${port}`, `default_pool_size = ${SERVER_CONNECTIONS}`]
  const databases = ['[databases]', `* = host=127.0.0.1 port=${postgres.port}`]
  writeFileSync(settingsFile, [...databases, '[pgbouncer]', ...own, ...place, ...settings, ''].join('\n'))
  for (const file of [folder, list, settingsFile]) chownSync(file, ACCOUNT.uid, ACCOUNT.gid)
  const child = spawn(PROGRAM, [settingsFile], { ...ACCOUNT, cwd: '/', stdio: 'ignore' })
  const url = `postgres://easel@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return {
    url,
    async stop() {
      const gone = once(child, 'exit')
      if (child.kill('SIGKILL')) await gone
    },
  }
}

async function untilItAnswers(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.query('select 1')
      return await client.end()
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
