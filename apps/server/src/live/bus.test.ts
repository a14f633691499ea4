import { pino } from 'pino'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Db, DbOptions } from '../db/open.ts'
import { wrapSecret } from '../platform/secret.ts'
import { type BusOnWire, expectNews, expectNewsAfterLosses } from '../testing/bus-behaviour.ts'
import { eventually } from '../testing/eventually.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { openPostgresWire } from '../testing/open-postgres-wire.ts'
import { openWire } from '../testing/open-wire.ts'
import { openRedisStandIn, type RedisStandIn } from '../testing/redis-stand-in.ts'
import { openRememberingLog } from '../testing/remembering-log.ts'
import { aUserFrame } from '../testing/a-user-frame.ts'
import type { Bus } from './bus.ts'
import { openPostgresBus } from './bus-postgres.ts'
import { openRedisBus } from './bus-redis.ts'
import { LIVE_CHANNEL, publish } from './outbox.ts'

const log = pino({ level: 'silent' })
const QUICK = { beatMs: 200, silenceMs: 1_000 }

let db: Db
let server: DbOptions['server']
let redis: RedisStandIn
beforeAll(async () => {
  ;({ db, server } = await createTestDatabase())
  redis = await openRedisStandIn()
  return () => redis.close()
})

async function onPostgres(): Promise<BusOnWire> {
  const { wire, server: through } = await openPostgresWire(server)
  const bus = await openPostgresBus(through, log, QUICK)
  onTestFinished(async () => {
    await bus.close()
    await wire.close()
  })
  return { bus, wire, carriers: 1 }
}

interface OverRedis {
  port?: number
  login?: string
  deployment?: string
  log?: typeof log
}

async function openOverRedis(options: OverRedis = {}): Promise<{ bus: Bus; postgres: Bus }> {
  const { port = redis.port, login = '', deployment = 'one' } = options
  const postgres = await openPostgresBus(server, log)
  const url = wrapSecret(`redis://${login}127.0.0.1:${port}`)
  const bus = await openRedisBus({ url, deployment, postgres, log: options.log ?? log, heartbeat: QUICK })
  onTestFinished(async () => {
    await bus.close()
    await postgres.close()
  })
  return { bus, postgres }
}

async function onRedis(): Promise<BusOnWire> {
  const wire = await openWire({ host: '127.0.0.1', port: redis.port })
  onTestFinished(() => wire.close())
  return { wire, carriers: 2, ...(await openOverRedis({ port: wire.port })) }
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['Redis', onRedis],
])('over %s', (_carrier, open) => {
  expectNews(open)
  expectNewsAfterLosses(open)
})

test('what is told goes by Redis alone while it is there', async () => {
  const { bus, postgres } = await openOverRedis()
  const [byEither, byPostgres]: string[][] = [[], []]
  bus.listen('one way', (payload) => byEither?.push(payload))
  postgres.listen('one way', (payload) => byPostgres?.push(payload))
  await eventually(async () => {
    await bus.publish('one way', 'ready?')
    expect(redis.published).toContainEqual({ channel: 'easel:one:one way', payload: 'ready?' })
    expect(byEither).toContain('ready?')
  })
  byPostgres?.splice(0)
  for (let at = 0; at < 20; at += 1) await bus.publish('one way', String(at))
  await postgres.publish('one way', 'the end')
  await eventually(() => expect(byPostgres).toEqual(['the end']))
})

test('the notice of a frame comes with its commit and needs no Redis, and a server starts without one', async () => {
  const nowhere = await openWire({ port: 1 })
  nowhere.goAway()
  onTestFinished(() => nowhere.close())
  const { bus } = await openOverRedis({ port: nowhere.port })
  const heard: string[] = []
  let gaps = 0
  bus.listen(
    LIVE_CHANNEL,
    (payload) => heard.push(payload),
    () => (gaps += 1),
  )
  await eventually(() => expect(gaps).toBeGreaterThan(0))
  await db.transaction().execute(async (tx) => {
    await publish(tx, 'user:quiet', aUserFrame(1), new Date())
    expect(heard).toEqual([])
  })
  await eventually(() => expect(heard).toEqual(['1 user:quiet']))
})

test('of two deployments on one Redis neither hears the other', async () => {
  const [ours, theirs] = [await openOverRedis({ deployment: 'ours' }), await openOverRedis({ deployment: 'theirs' })]
  const heard: string[] = []
  ours.bus.listen('news', (payload) => heard.push(`ours: ${payload}`))
  theirs.bus.listen('news', (payload) => heard.push(`theirs: ${payload}`))
  await eventually(async () => {
    for (const { bus } of [ours, theirs]) await bus.publish('ready', '')
    for (const name of ['ours', 'theirs']) {
      expect(redis.published).toContainEqual({ channel: `easel:${name}:ready`, payload: '' })
    }
  })
  const before = redis.published.length
  await theirs.bus.publish('news', 'a')
  await ours.bus.publish('news', 'b')
  expect(redis.published.slice(before).map(({ payload }) => payload)).toEqual(['a', 'b'])
  await eventually(() => expect(heard).toEqual(['theirs: a', 'ours: b']))
})

test('a Redis with a password is entered with it; a wrong one is complained of once and never written down', async () => {
  const locked = await openRedisStandIn({ password: 'open sesame' })
  onTestFinished(() => locked.close())
  const { log: ownLog, facts, text } = openRememberingLog()
  const welcome = await openOverRedis({ port: locked.port, login: 'easel:open%20sesame@' })
  const refused = await openOverRedis({ port: locked.port, login: 'easel:opensesame@', log: ownLog })
  const heard: string[] = []
  refused.bus.listen('news', (payload) => heard.push(payload))
  await eventually(async () => {
    await welcome.bus.publish('news', 'by Redis')
    expect(locked.published.length).toBeGreaterThan(0)
  })
  await refused.bus.publish('news', 'by PostgreSQL')
  await eventually(() => expect(heard).toContain('by PostgreSQL'))
  for (let at = 0; at < 5; at += 1) await refused.bus.publish('news', String(at))
  expect(facts('redis is away')).toHaveLength(1)
  expect(text()).not.toContain('opensesame')
})
