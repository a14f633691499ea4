import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  buildEmbeddedProgram,
  killProgram,
  type ProgramAnswer,
  runEmbeddedProgram,
  stopProgram,
} from '../../testing/run-embedded-program.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { openDb } from '../open.ts'
import { findRunningPostgres } from './find-running-postgres.ts'

async function query(answer: Extract<ProgramAnswer, { state: 'started' }>, statement: string) {
  const db = openDb({ server: { connection: answer.connection }, maxConnections: 1 })
  const { rows } = await sql.raw<{ value: number }>(statement).execute(db)
  await db.destroy()
  return rows
}

function started(answer: ProgramAnswer) {
  if (answer.state === 'refused') throw new Error(answer.problem)
  return answer
}

test('a PostgreSQL that outlived its killed server is adopted by the next one', async () => {
  const folder = openTemporaryFolder()
  const run = { program: await buildEmbeddedProgram(folder), dataFolder: `${folder}/data` }
  const first = started(await runEmbeddedProgram(run))
  await query(first, 'create table numbers as select 7::int8 as value')
  await killProgram(first.process)

  const second = started(await runEmbeddedProgram(run))

  expect(second.adopted).toBe(true)
  expect(await query(second, 'select value from numbers')).toEqual([{ value: 7 }])
})

test('an adopted PostgreSQL that is killed is started again too', async () => {
  const folder = openTemporaryFolder()
  const run = { program: await buildEmbeddedProgram(folder), dataFolder: `${folder}/data` }
  const first = started(await runEmbeddedProgram(run))
  await killProgram(first.process)
  const second = started(await runEmbeddedProgram(run))
  const postmaster = JSON.parse(second.log.find((line) => line.includes('PostgreSQL is ready')) ?? '{}')

  process.kill(Number(postmaster.pid), 'SIGKILL')
  const back = await new Promise((resolve) =>
    second.process.stdout?.on('data', (line) => String(line).includes('is back') && resolve(true)),
  )

  expect(back).toBe(true)
  expect(await query(second, 'select 1::int8 as value')).toEqual([{ value: 1 }])
})

test('a second program finds the PostgreSQL of a running server, and none once that stopped', async () => {
  const folder = openTemporaryFolder()
  const run = { program: await buildEmbeddedProgram(folder), dataFolder: `${folder}/data` }
  const first = started(await runEmbeddedProgram(run))

  expect(await findRunningPostgres(`${run.dataFolder}/postgres`)).toEqual(first.connection)

  await stopProgram(first.process)
  expect(await findRunningPostgres(`${run.dataFolder}/postgres`)).toBeUndefined()
})

test('a second server on the same data folder is refused and told who uses it', async () => {
  const folder = openTemporaryFolder()
  const run = { program: await buildEmbeddedProgram(folder), dataFolder: `${folder}/data` }
  const first = started(await runEmbeddedProgram(run))

  const second = await runEmbeddedProgram(run)

  expect(second).toMatchObject({ state: 'refused' })
  expect(second.state === 'refused' && second.problem).toContain(`process ${first.process.pid}`)
})
