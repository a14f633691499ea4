import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openTemporaryFolder } from './temporary-folder.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const ACCOUNT = { uid: 65534, gid: 65534 }

/** The address of Debian's PostgreSQL 15, which runs until the test is done. */
export async function startDebianPostgres(): Promise<string> {
  if (!existsSync(PROGRAMS)) throw new Error(`${PROGRAMS} is missing: apt-get install postgresql`)
  const folder = path.join(openTemporaryFolder(), 'cluster')
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, ACCOUNT.uid, ACCOUNT.gid)
  const port = await findFreePort()
  runProgram('initdb', ['-D', folder, '-U', 'easel', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync'], folder)
  const options = `-h 127.0.0.1 -p ${port} -k '' -F`
  runProgram('pg_ctl', ['start', '-w', '-D', folder, '-l', path.join(folder, 'log'), '-o', options], folder)
  onTestFinished(() => runProgram('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', folder], folder))
  return `postgres://easel@127.0.0.1:${port}/postgres`
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

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
