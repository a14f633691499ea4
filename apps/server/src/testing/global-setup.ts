import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { type DbOptions, openDb, toClientConfig } from '../db/open.ts'
import { nameOfRun, sweepDeadRuns } from './sweep-dead-runs.ts'
import { prepareJobs } from '../jobs/runner.ts'
import { databaseOf } from './test-server.ts'

const silent = { info: () => undefined, warn: () => undefined }
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const painterFolder = fileURLToPath(new URL('../../../../packages/painter/', import.meta.url))

/** Once per run: a PostgreSQL, in it a migrated database to clone, and the workers that run as bundles. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await openTestServer()
  const template = `easel_template_${process.pid}`
  await runAlone(server, `drop database if exists ${template} with (force)`)
  await runAlone(server, `create database ${template}`)
  const db = openDb({ server: databaseOf(server, template), maxConnections: 1 })
  await migrate(db)
  await db.destroy()
  await prepareJobs(databaseOf(server, template), pino({ level: 'silent' }))
  await buildPainterWorker()
  await buildDecoder()
  project.provide('testServer', server)
  project.provide('testTemplate', template)
  return async () => {
    await runAlone(server, `drop database if exists ${template} with (force)`)
    await stop()
  }
}

/** TEST_DATABASE_URL names a server for the tests; otherwise they start one that never syncs. */
async function openTestServer(): Promise<{ server: DbOptions['server']; stop(): Promise<void> }> {
  const url = env['TEST_DATABASE_URL']
  if (url) return { server: { connectionString: url }, stop: () => Promise.resolve() }
  await sweepDeadRuns()
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), nameOfRun(process.pid)))
  chmodSync(folder, 0o711) // root's tests run PostgreSQL under another account
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: silent, durable: false })
  return {
    server: { connection: postgres.connection },
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runAlone(server: DbOptions['server'], statement: string): Promise<void> {
  const client = new pg.Client(toClientConfig(server))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function buildPainterWorker(): Promise<void> {
  const build = path.join(painterFolder, 'build.mjs')
  if (!existsSync(build)) return
  const painter: { buildPainterWorker(outFile: string): Promise<void> } = await import(pathToFileURL(build).href)
  await painter.buildPainterWorker(path.join(painterFolder, 'dist', 'worker.mjs'))
}

async function buildDecoder(): Promise<void> {
  const scripts: { build(names: string[]): Promise<void> } = await import(
    pathToFileURL(path.join(root, 'scripts/lib/build.mjs')).href
  )
  await scripts.build(['decoder'])
}
