import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeEngine, openFakeEngine } from '@easel/engines/fake'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import type { DbOptions } from '../db/open.ts'
import { readPrimary } from '../db/replica/reader.ts'
import type { Deps } from '../deps.ts'
import { openPostgresBus } from '../live/bus-postgres.ts'
import { openFindCode } from '../db/find-code.ts'
import { openConnections } from '../start/open-engines.ts'
import { openPayments } from '../start/open-payments.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { openCounts } from '../platform/counts.ts'
import { connectLocal, poolOf } from '../platform/engines/pool.ts'
import { openLoneFleet } from '../platform/fleet.ts'
import { newId } from '../platform/ids.ts'
import { openDecoder } from '../platform/pictures/decoder.ts'
import type { Log } from '../platform/log.ts'
import { wrapSecret } from '../platform/secret.ts'
import { noTraces } from '../platform/traces/traces.ts'
import { afterFile } from './after-file.ts'
import { aDisk } from './a-disk.ts'
import { type MovingClock, openMovingClock } from './moving-clock.ts'
import { createTestDatabase } from './open-test-database.ts'
import { openRememberingSms, type RememberingSms } from './remembering-sms.ts'

export interface TestDeps {
  deps: Deps
  /** For what keeps a connection of its own. */
  server: DbOptions['server']
  clock: MovingClock
  engine: FakeEngine
  sms: RememberingSms
  space: ReturnType<typeof aDisk>
  /** Where the bytes lie. */
  files: string
}

/** Also where PUBLIC_URL makes it somebody's real site. */
const generous = {
  SMS_PROVIDER: 'console',
  RATE_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  SEND_CODE_LIMIT: '1000000',
  NOTICE_LIMIT: '1000000',
  SMS_HOURLY_PER_ADDRESS: '1000000',
}

/** A server for people refuses to start with cheap hashes. */
const cheapWhere = ({ PUBLIC_URL, NODE_ENV }: Record<string, string>) =>
  PUBLIC_URL || NODE_ENV ? {} : { PASSWORD_COST: 'cheap' }

/** All that a server needs, on an empty database, with an engine and a phone network of our own; gone when the test file is done. */
export async function openTestDeps(
  settings: Record<string, string> = {},
  log: Log = pino({ level: 'silent' }),
): Promise<TestDeps> {
  const { db, server } = await createTestDatabase()
  const files = mkdtempSync(join(tmpdir(), 'easel-files-'))
  const bus = await openPostgresBus(server, log)
  const space = aDisk()
  const [clock, engine, sms] = [openMovingClock(), openFakeEngine(), openRememberingSms()]
  const decoder = openDecoder({ workerFile: new URL('../../dist/decoder/main.js', import.meta.url) })
  afterFile(async () => {
    await engine.close()
    await decoder.close()
    await bus.close()
    rmSync(files, { recursive: true, force: true })
  })
  const config = readConfig({ ...generous, ...cheapWhere(settings), DATA_DIR: files, ...settings })
  const deps: Deps = {
    config,
    db,
    reader: readPrimary(db),
    clock,
    newId: () => newId(),
    log,
    blobs: openBlobsOnDisk(files),
    space,
    decoder,
    bus,
    fleet: openLoneFleet(),
    engines: poolOf(connectLocal(engine)),
    connectEngine: openConnections(clock),
    sms,
    payments: openPayments(config.payments, { clock, log, findCode: openFindCode(db) }),
    counts: openCounts(),
    traces: noTraces,
    secretKey: wrapSecret(randomBytes(32).toString('hex')),
    secondSecretKey: null,
    nodeId: randomUUID(),
  }
  return { deps, server, clock, engine, sms, space, files }
}
