import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@easel/contract/call'
import { type FakeEngine, openFakeEngine } from '@easel/engines/fake'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { DbOptions } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { seedCompany } from '../features/company/seed-company.ts'
import { readSite } from '../http/site.ts'
import { openPostgresBus } from '../live/bus-postgres.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { newId } from '../platform/ids.ts'
import { wrapSecret } from '../platform/secret.ts'
import { listJobHandlers } from '../work.ts'
import { type Answer, type CallInput, makeCall } from './make-call.ts'
import { type MovingClock, openMovingClock } from './moving-clock.ts'
import { createTestDatabase } from './open-test-database.ts'
import { openRememberingSms, type RememberingSms } from './remembering-sms.ts'
import { runDueJobs } from './run-due-jobs.ts'

export interface TestServer {
  deps: Deps
  app: FastifyInstance
  /** For what keeps a connection of its own. */
  server: DbOptions['server']
  clock: MovingClock
  engine: FakeEngine
  sms: RememberingSms
  /** Where the bytes lie. */
  files: string
  call(call: Call, input?: CallInput): Promise<Answer>
  /** Do every job that is due, and come back. */
  runJobs(): Promise<void>
}

/** The real server on an empty database, with an engine and a phone network of our own; closed when the test file is done. */
export async function openTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const { db, server } = await createTestDatabase()
  const files = mkdtempSync(join(tmpdir(), 'easel-files-'))
  const log = pino({ level: 'silent' })
  const [clock, engine, sms, bus] = [
    openMovingClock(),
    openFakeEngine(),
    openRememberingSms(),
    await openPostgresBus(server, log),
  ]
  const deps: Deps = {
    config: readConfig({ ...generous, DATA_DIR: files, ...settings }),
    db,
    clock,
    newId: () => newId(),
    log,
    blobs: openBlobsOnDisk(files),
    bus,
    engine,
    sms,
    secretKey: wrapSecret(randomBytes(32).toString('hex')),
    nodeId: randomUUID(),
  }
  await seedCompany(deps)
  const site = readSite(join(files, 'no-site'))
  const app = await openApp(deps, { site, isQueueReady: () => true, isStopping: () => false })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await engine.close()
    await bus.close()
    rmSync(files, { recursive: true, force: true })
  })
  return {
    deps,
    app,
    server,
    clock,
    engine,
    sms,
    files,
    call: (call, input) => makeCall(app, call, input),
    runJobs: () => runDueJobs(server, listJobHandlers(deps)),
  }
}

const generous = { RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', SEND_CODE_LIMIT: '1000000' }
