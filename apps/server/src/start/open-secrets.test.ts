import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Db } from '../db/open.ts'
import { acceptKey } from '../db/secret-check.ts'
import { examineSecretKey } from '../doctor/examine-house.ts'
import { sealKey } from '../features/engine/open-key.ts'
import { openSecrets } from './open-secrets.ts'
import { wrapSecret } from '../platform/secret.ts'
import { anEngine } from '../testing/an-engine.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'

const [ONE, OTHER] = ['1'.repeat(40), 'x'.repeat(40)]
let db: Db
let folder: string
let file: string
beforeAll(async () => {
  db = (await createTestDatabase()).db
})
beforeEach(async () => {
  await db.deleteFrom('secret_checks').execute()
  await db.deleteFrom('engines').where('origin', '=', 'admin').execute()
  folder = openTemporaryFolder()
  file = join(folder, 'secret-key')
})

const configOf = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...settings })
const start = (settings?: Record<string, string>) => openSecrets(configOf(settings), db)
const doctorSays = async (settings?: Record<string, string>) => (await examineSecretKey(configOf(settings), db)).state

test('the first start makes a key up, and every later one takes it', async () => {
  const made = (await start()).secretKey.reveal()
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect((await start()).secretKey.reveal()).toBe(made)
  expect(await doctorSays()).toBe('well')
})

test.each([
  ['empty', () => ''],
  ['cut', (key: string) => key.slice(0, 40)],
  ['cut to a line break', (key: string) => `${key.slice(0, 20)}\n`],
])('a file that is %s stops the start, stays as it is, and doctor says so', async (_, damage) => {
  await start()
  const left = damage(readFileSync(file, 'utf8'))
  writeFileSync(file, left)
  await expect(start()).rejects.toThrow(/secret-key is empty or cut off: put back your copy/)
  expect(readFileSync(file, 'utf8')).toBe(left)
  expect(await doctorSays()).toBe('broken')
})

test('a web or a worker makes no key up that the others would not have; with the right one it starts, with another it does not', async () => {
  const shared = { DATABASE_URL: 'postgres://localhost/easel', STORAGE_URL: 'file:///srv/easel' }
  for (const ROLE of ['web', 'worker']) {
    await expect(start({ ...shared, ROLE })).rejects.toThrow(
      `SECRET_KEY must be given with ROLE=${ROLE}, the same for every web and worker`,
    )
  }
  expect(existsSync(file)).toBe(false)
  await start({ ...shared, ROLE: 'web', SECRET_KEY: ONE })
  expect((await start({ ...shared, ROLE: 'worker', SECRET_KEY: ONE })).secretKey.reveal()).toBe(ONE)
  await expect(start({ ...shared, ROLE: 'worker', SECRET_KEY: OTHER })).rejects.toThrow(
    /^SECRET_KEY is not the key that this database was made with/,
  )
})

test('a file that is gone, or another key, stops the start instead of making one up', async () => {
  await start({ SECRET_KEY: ONE })
  await expect(start()).rejects.toThrow(/There is no .*secret-key/)
  expect(existsSync(file)).toBe(false)
  await expect(start({ SECRET_KEY: OTHER })).rejects.toThrow(
    /^SECRET_KEY is not the key that this database was made with/,
  )
  writeFileSync(file, OTHER)
  await expect(start()).rejects.toThrow(/secret-key is not the key/)
  for (const settings of [{}, { SECRET_KEY: OTHER }]) expect(await doctorSays(settings)).toBe('broken')
})

test('keys are changed about: what marks the right one is sealed anew, and the old one may go', async () => {
  await start({ SECRET_KEY: ONE })
  await start({ SECRET_KEY: ONE, SECRET_KEY_SECOND: OTHER })
  await start({ SECRET_KEY: OTHER, SECRET_KEY_SECOND: ONE })
  await start({ SECRET_KEY: OTHER })
  await expect(start({ SECRET_KEY: ONE })).rejects.toThrow(/SECRET_KEY is not/)
})

test('a database from before the mark is judged by the keys of its engines', async () => {
  const sealed_key = sealKey({ secretKey: wrapSecret(ONE), secondSecretKey: null }, 'home', 'sk-1')
  await anEngine({ db }, { id: 'home', sealed_key })
  await expect(start({ SECRET_KEY: OTHER })).rejects.toThrow(/SECRET_KEY is not/)
  await start({ SECRET_KEY: ONE })
})

test('who has truly lost it goes on with a new one', async () => {
  await start({ SECRET_KEY: ONE })
  await acceptKey(db, wrapSecret(OTHER))
  await start({ SECRET_KEY: OTHER })
  await start({ SECRET_KEY: OTHER, SECRET_KEY_SECOND: ONE })
})
