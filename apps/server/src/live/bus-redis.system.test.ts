import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { mkdtempSync, realpathSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import type { DbOptions } from '../db/open.ts'
import { wrapSecret } from '../platform/secret.ts'
import { type BusOnWire, expectNews, expectNewsAfterLosses } from '../testing/bus-behaviour.ts'
import { eventually } from '../testing/eventually.ts'
import { openWire } from '../testing/open-wire.ts'
import type { Bus } from './bus.ts'
import { openPostgresBus } from './bus-postgres.ts'
import { openRedisBus } from './bus-redis.ts'

const PROGRAM = '/usr/bin/redis-server'
const PASSWORD = 'open sesame'
const QUICK = { beatMs: 200, silenceMs: 1_000 }
const log = pino({ level: 'silent' })
const silent = { info: () => undefined, warn: () => undefined }

let server: DbOptions['server']
let port: number
let redis: ChildProcess
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'easel-redis-'))

beforeAll(async () => {
  chmodSync(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: silent, durable: false })
  server = { connection: postgres.connection }
  const free = await openWire({ port: 1 })
  port = free.port
  await free.close()
  redis = startRedis()
  return async () => {
    await kill(redis)
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function startRedis(): ChildProcess {
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--requirepass', PASSWORD, '--dir', folder]
  return spawn(PROGRAM, options.map(String), { stdio: 'ignore' })
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  if (child.kill('SIGKILL')) await gone
}

async function openBus(at: number): Promise<{ bus: Bus; postgres: Bus }> {
  const postgres = await openPostgresBus(server, log)
  const url = wrapSecret(`redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${at}/3`)
  const bus = await openRedisBus({ url, deployment: 'one', postgres, log, heartbeat: QUICK })
  onTestFinished(async () => {
    await bus.close()
    await postgres.close()
  })
  return { bus, postgres }
}

async function open(): Promise<BusOnWire> {
  const wire = await openWire({ host: '127.0.0.1', port })
  onTestFinished(() => wire.close())
  return { wire, carriers: 2, ...(await openBus(wire.port)) }
}

expectNews(open)
expectNewsAfterLosses(open)

test('a Redis that is killed loses no news, and carries them again when it is back', async () => {
  const [one, other] = [await openBus(port), await openBus(port)]
  const [heard, byPostgres]: string[][] = [[], []]
  other.bus.listen('news', (payload) => heard?.push(payload))
  other.postgres.listen('news', (payload) => byPostgres?.push(payload))
  await kill(redis)
  const said = Array.from({ length: 20 }, (_, at) => String(at))
  for (const payload of said) await one.bus.publish('news', payload)
  await eventually(() => expect([...new Set(heard)].sort()).toEqual([...said].sort()))

  redis = startRedis()
  await eventually(async () => {
    byPostgres?.splice(0)
    heard?.splice(0)
    await one.bus.publish('news', 'by Redis')
    await other.postgres.publish('news', 'the end')
    await eventually(() => expect(byPostgres).toContain('the end'))
    expect([byPostgres, heard]).toEqual([['the end'], expect.arrayContaining(['by Redis'])])
  })
})
