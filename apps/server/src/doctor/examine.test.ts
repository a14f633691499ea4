import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { migrations } from '../db/known-migrations.ts'
import type { DbOptions } from '../db/open.ts'
import { sealKey } from '../features/engine/open-key.ts'
import { openSecrets } from '../start/open-secrets.ts'
import { readEnginesFile } from '../platform/engines/read-engines-file.ts'
import { wrapSecret } from '../platform/secret.ts'
import { anEngine } from '../testing/an-engine.ts'
import { type FakeEngines, openFakeEngines } from '../testing/open-fake-engines.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { openTestDeps, type TestDeps } from '../testing/open-test-deps.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { examineDatabase } from './examine-database.ts'
import { examineEngines } from './examine-engines.ts'
import { examineSecretKey } from './examine-house.ts'
import { examinePayments, examineSms } from './examine-providers.ts'

let opened: TestDeps
let fakes: FakeEngines
beforeAll(async () => {
  opened = await openTestDeps()
  fakes = openFakeEngines()
})

const configOf = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR: openTemporaryFolder(), ...settings })
const lookAt = (change: Partial<Parameters<typeof examineEngines>[0]> = {}) =>
  examineEngines({
    db: opened.deps.db,
    config: opened.deps.config,
    secretKey: opened.deps.secretKey,
    connectEngine: fakes.connect,
    ...change,
  })

test('before the first start everything is as it should be, and what stands in for others is named', async () => {
  const config = configOf()
  const database = await examineDatabase(config)
  expect(database).toMatchObject({ db: null, finding: { state: 'off' } })
  expect(await examineSecretKey(config, null)).toMatchObject({ state: 'off' })
  expect(examineSms(config)).toMatchObject({ state: 'emulated' })
  const payments = await examinePayments(opened.deps.payments, config)
  expect(payments.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'payment wechat off',
    'payment alipay off',
    'payment stripe off',
    'payment sandbox emulated',
  ])
})

test('where nobody pays without money, it is said why', async () => {
  const sandboxOf = async (settings: Record<string, string>) =>
    (await examinePayments(opened.deps.payments, configOf({ SMS_PROVIDER: 'console', ...settings }))).at(-1)
  const site = { PUBLIC_URL: 'https://draw.example' }
  expect(await sandboxOf(site)).toMatchObject({ state: 'off', text: 'is closed: PUBLIC_URL is not of this network' })
  expect(await sandboxOf({ ...site, PAYMENT_SANDBOX: 'administrators' })).toMatchObject({
    state: 'emulated',
    text: expect.stringContaining('by administrators'),
  })
})

test('a database that does not answer is broken', async () => {
  const config = configOf({ DATABASE_URL: 'postgres://easel@127.0.0.1:9/easel' })
  expect((await examineDatabase(config)).finding).toMatchObject({ state: 'broken', part: 'database' })
})

test('a database that this release made is well and is read; one of an older release is not taken for none', async () => {
  const { db, server } = await createTestDatabase()
  const config = { databaseListenUrl: null, databaseUrl: wrapSecret(addressOf(server)), dataDir: openTemporaryFolder() }
  const made = await examineDatabase(config)
  expect(made.finding).toMatchObject({ state: 'well', text: expect.stringContaining('of DATABASE_URL') })
  expect(made.db).not.toBeNull()
  await made.close()
  const wrong = { ...config, secretKey: wrapSecret('x'.repeat(32)), secondSecretKey: null }
  await openSecrets({ ...wrong, role: 'all', secretKey: wrapSecret('y'.repeat(32)) }, db)
  expect(await examineSecretKey(wrong, db)).toMatchObject({ state: 'broken' })
  const last = Object.keys(migrations).at(-1)
  await sql`delete from kysely_migration where name = ${last}`.execute(db)
  expect((await examineDatabase(config)).finding).toMatchObject({
    state: 'broken',
    text: expect.stringContaining('older version'),
  })
})

test('every engine is asked, by its own key, and what one lacks is said in words', async () => {
  const sealed_key = sealKey(opened.deps, 'home', 'sk-1')
  await anEngine(opened.deps, { id: 'home', sealed_key })
  await anEngine(opened.deps, { id: 'away' })
  await anEngine(opened.deps, { id: 'old', is_on: false })
  fakes.becomes('home', { lacks: ['blend'], notes: [{ code: 'model', detail: 'one' }] })
  fakes.becomes('away', { isWell: false, notes: [{ code: 'key_refused', detail: null }] })
  expect(await lookAt()).toEqual([
    { part: 'engine painter', state: 'well', text: 'built in' },
    { part: 'engine away', state: 'broken', text: 'sdwebui. The key is not accepted' },
    { part: 'engine home', state: 'well', text: 'sdwebui. It draws with one. Not possible: blend' },
    { part: 'engine old', state: 'off', text: 'sdwebui, switched off' },
  ])
  expect(fakes.opened.map(({ settings }) => settings.key)).toContain('sk-1')
  expect(fakes.opened.every(({ isClosed }) => isClosed)).toBe(true)
})

test('a key that this secret does not open is named, not sent', async () => {
  const found = await lookAt({ secretKey: wrapSecret('x'.repeat(32)) })
  expect(found.find(({ part }) => part === 'engine home')).toMatchObject({
    state: 'broken',
    text: expect.stringContaining('enter the key again'),
  })
})

test('engines of the settings file are asked by what it says now, also before there is a database', async () => {
  const file = [{ id: 'filed', kind: 'sdcpp', address: 'http://192.168.1.20:1234' }]
  const { engines } = readEnginesFile(writeFile(JSON.stringify(file)), {})
  const found = await lookAt({ db: null, config: { ...opened.deps.config, enginesOfFile: engines } })
  expect(found).toMatchObject([{ part: 'engine painter' }, { part: 'engine filed', state: 'well' }])
})

function addressOf(server: DbOptions['server']): string {
  if ('connectionString' in server) return server.connectionString
  const { host, port, user, database } = server.connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

function writeFile(text: string): string {
  const file = path.join(openTemporaryFolder(), 'engines.json')
  writeFileSync(file, text)
  return file
}
