import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { copyPackageWithoutLinks } from '../../testing/copied-package.ts'
import {
  buildEmbeddedProgram,
  type ProgramAnswer,
  type ProgramRun,
  runEmbeddedProgram,
  stopProgram,
} from '../../testing/run-embedded-program.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openDb } from '../open.ts'
import { inspectProcess } from '../../platform/running-process.ts'
import { chooseAccount } from './account.ts'
import { settleEarlierPostmaster } from './earlier-postmaster.ts'

const NOBODY = 65534
const NAMELESS = 54321
const as = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']

test('these tests run as root', () => {
  expect(process.getuid?.()).toBe(0)
})

test('root under a closed home gets a database outside of it, and finds it again', async () => {
  const home = openTemporaryFolder()
  const run = await prepareRun(home)
  closeHome(home)
  const placeOf = () => readFileSync(path.join(run.dataFolder, 'postgres', 'moved-to'), 'utf8').trim()
  onTestFinished(() => rmSync(path.dirname(placeOf()), { recursive: true, force: true }))

  const first = started(await runEmbeddedProgram(run))
  await query(first, 'create table numbers as select 7::int8 as value')
  await stopProgram(first.process)
  const second = started(await runEmbeddedProgram(run))

  expect(await query(second, 'select value from numbers')).toEqual([{ value: 7 }])
  expect(first.log.join('\n')).toContain('the database lives outside of the closed data folder')
  expect(first.log.join('\n')).toContain('runs from a copy of its programs')
  expect(statSync(placeOf()).mode & 0o777).toBe(0o700)
  expect(statSync(placeOf()).uid).not.toBe(0)
})

test('root with an open data folder keeps the database in it, as an account without rights', async () => {
  const run = await prepareRun(openTemporaryFolder())

  started(await runEmbeddedProgram(run))

  expect(statSync(path.join(run.dataFolder, 'postgres')).uid).not.toBe(0)
  expect(existsSync(path.join(run.dataFolder, 'postgres', 'PG_VERSION'))).toBe(true)
})

test('a database that became unreachable is not replaced by an empty one', async () => {
  const home = openTemporaryFolder()
  const run = await prepareRun(home)
  await stopProgram(started(await runEmbeddedProgram(run)).process)
  closeHome(home)

  const again = await runEmbeddedProgram(run)

  expect(again).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('can no longer reach the database'),
  })
})

test('a plain user whose packages belong to root gets a copy with its library links', async () => {
  const folder = openTemporaryFolder()
  const run = { ...(await prepareRun(folder)), as: as(NOBODY) }
  giveTo(NOBODY, run.dataFolder)

  const answer = started(await runEmbeddedProgram(run))

  expect(await query(answer, 'select 1::int8 as value')).toEqual([{ value: 1 }])
  expect(answer.log.join('\n')).toContain('runs from a copy of its programs')
  expect(existsSync(path.join(folder, 'package', 'native', 'lib', 'libpq.so.5'))).toBe(false)
})

test('root goes on with the database of the user who started it first', async () => {
  const run = await prepareRun(openTemporaryFolder())
  giveTo(NOBODY, run.dataFolder)
  await stopProgram(started(await runEmbeddedProgram({ ...run, as: as(NOBODY) })).process)

  const second = started(await runEmbeddedProgram(run))

  expect(await query(second, 'select 1::int8 as value')).toEqual([{ value: 1 }])
})

test('a user id without a name is told to use DATABASE_URL', async () => {
  const run = await prepareRun(openTemporaryFolder())
  giveTo(NAMELESS, run.dataFolder)

  const answer = await runEmbeddedProgram({ ...run, as: as(NAMELESS) })

  expect(answer).toMatchObject({ state: 'refused', problem: expect.stringMatching(/54321 has no name.*DATABASE_URL/) })
})

test('a data folder that a plain user may not write is refused in one sentence', async () => {
  const run = await prepareRun(openTemporaryFolder())
  giveTo(0, run.dataFolder)

  const answer = await runEmbeddedProgram({ ...run, as: as(NOBODY) })

  expect(answer).toMatchObject({ state: 'refused', problem: expect.stringMatching(/cannot be written \(EACCES\)/) })
})

test('a zombie that nobody collects does not stop the start for ever', async () => {
  const clusterDir = openTemporaryFolder()
  // A shell collects a child that ends before it has become another program, which collects none.
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  await expect.poll(() => inspectProcess(pid).state).toBe('zombie')
  const file = path.join(clusterDir, 'postmaster.pid')
  writeFileSync(file, `${pid}\n${clusterDir}\n1\n5432\n/tmp/nowhere\n\n1 1\nready\n`)

  expect(await settleEarlierPostmaster(clusterDir)).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})

test('root on a machine without an account for PostgreSQL is told to use DATABASE_URL', () => {
  const accountsFile = path.join(openTemporaryFolder(), 'passwd')
  writeFileSync(accountsFile, 'root:x:0:0:root:/root:/bin/sh\n')

  expect(() => chooseAccount(accountsFile)).toThrow(StartupProblem)
  expect(() => chooseAccount(accountsFile)).toThrow(/neither a postgres nor a nobody.*DATABASE_URL/)
})

async function prepareRun(folder: string): Promise<ProgramRun> {
  const program = await buildEmbeddedProgram(folder)
  return { program, dataFolder: path.join(folder, 'data'), packageFolder: copyPackageWithoutLinks(folder) }
}

function closeHome(home: string): void {
  chmodSync(home, 0o700)
}

function giveTo(uid: number, dataFolder: string): void {
  mkdirSync(dataFolder, { mode: 0o700 })
  chownSync(dataFolder, uid, uid)
}

function started(answer: ProgramAnswer) {
  if (answer.state === 'refused') throw new Error(answer.problem)
  return answer
}

async function query(answer: Extract<ProgramAnswer, { state: 'started' }>, statement: string) {
  const db = openDb({ server: { connection: answer.connection }, maxConnections: 1 })
  const { rows } = await sql.raw<{ value: number }>(statement).execute(db)
  await db.destroy()
  return rows
}
