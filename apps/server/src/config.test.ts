import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openTemporaryFolder } from './testing/temporary-folder.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    redisUrl: null,
    admin: { phone: '+8613800000000', password: null },
    sms: { provider: 'console' },
    engine: 'painter',
    trustedProxies: 0,
  })
})

test('an empty value is none', () => {
  expect(readConfig({ PORT: '', ADMIN_PASSWORD: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('the phone of the administrator is read as the sign-in reads one', () => {
  for (const written of ['13900000001', '139 0000 0001', '0086-139-0000-0001', '+8613900000001']) {
    expect(readConfig({ ADMIN_PHONE: written }).admin.phone).toBe('+8613900000001')
  }
})

test('every mistake is named at once, and no value is repeated', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://root:hunter2@db/easel',
    ADMIN_PHONE: 'hunter2',
    ADMIN_PASSWORD: 'hunter2',
    SECRET_KEY: 'hunter2',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'javascript:alert(1)',
    ENGINE: 'oracle',
  }
  const read = () => readConfig(wrong)
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`${name}: `))
  expect(read).not.toThrow(/hunter2/)
})

test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://easel.example.org' }])(
  'what suits a machine for trying must be named, or is refused, with %j',
  (site) => {
    expect(() => readConfig({ ...site })).toThrow(/SMS_PROVIDER: must be named/)
    expect(() => readConfig({ ...site, SMS_PROVIDER: 'console', ENGINE: 'fake' })).toThrow(/ENGINE: must not be fake/)
    const webhook = { SMS_PROVIDER: 'webhook', SMS_URL: 'https://sms.example', SMS_KEY_SECRET: 'A'.repeat(40) }
    expect(() => readConfig({ ...site, ...webhook })).toThrow(/ADMIN_PHONE: must be your own/)
    expect(readConfig({ ...site, ...webhook, ADMIN_PHONE: '+8613900000001' }).isForTrying).toBe(false)
    expect(readConfig({ ...site, SMS_PROVIDER: 'console' }).isForTrying).toBe(false)
  },
)

test('passwords are hashed at the usual cost, but on a machine that nobody else reaches', () => {
  expect(readConfig({}).passwordCost).toBe('usual')
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000', PASSWORD_COST: 'cheap' }).passwordCost).toBe('cheap')
  for (const site of [
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://draw.example' },
    { PUBLIC_URL: 'http://192.168.1.20' },
  ])
    expect(() => readConfig({ ...site, PASSWORD_COST: 'cheap' })).toThrow(/PASSWORD_COST: must not be cheap/)
})

test('at an address of this network it is still for trying', () => {
  for (const PUBLIC_URL of ['http://localhost:3000', 'https://192.168.1.20', 'http://easel.local'])
    expect(readConfig({ PUBLIC_URL, ENGINE: 'fake' })).toMatchObject({ isForTrying: true, production: false })
})

test('a secret may stand in a file, and is then not in the environment', () => {
  const file = join(openTemporaryFolder(), 'key')
  writeFileSync(file, `${'hunter22'.repeat(4)}\n`)
  for (const name of ['SECRET_KEY', 'SECRET_KEY_SECOND']) {
    const config = readConfig({ [`${name}_FILE`]: file })
    expect((config.secretKey ?? config.secondSecretKey)?.reveal()).toBe('hunter22'.repeat(4))
  }
  writeFileSync(file, 'postgres://easel:hunter22@db/easel')
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl?.reveal()).toBe('postgres://easel:hunter22@db/easel')
})

test('a file of a secret that is missing, empty, too short or one too many is named, without what is in it', () => {
  const folder = openTemporaryFolder()
  const [none, empty, short] = ['none', 'empty', 'short'].map((name) => join(folder, name))
  writeFileSync(empty ?? '', '\n')
  writeFileSync(short ?? '', 'hunter2')
  const read = () =>
    readConfig({
      DATABASE_URL_FILE: none,
      SECRET_KEY_FILE: short,
      SMS_KEY_SECRET_FILE: empty,
      ADMIN_PASSWORD_FILE: short,
      ADMIN_PASSWORD: 'hunter22',
    })
  for (const sentence of [
    'DATABASE_URL_FILE: cannot be read (ENOENT)',
    'SECRET_KEY: must have 32 to 1024 characters',
    'SMS_KEY_SECRET_FILE: cannot be read (it is empty)',
    'ADMIN_PASSWORD_FILE: must be left out, for ADMIN_PASSWORD is set',
  ]) {
    expect(read).toThrow(sentence)
  }
  expect(read).not.toThrow(/hunter2/)
})

test('secrets do not print', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://easel:hunter22@db/easel',
    ADMIN_PASSWORD: 'hunter22',
    SECRET_KEY: 'hunter22'.repeat(4),
  })
  for (const text of [
    JSON.stringify(config),
    inspect(config, { depth: 9, showHidden: true }),
    String(config.secretKey),
  ]) {
    expect(text).not.toContain('hunter22')
  }
  expect(config.admin.password?.reveal()).toBe('hunter22')
})

test('a server is for trying only where NODE_ENV is none of its own, and production is whatever else it says', () => {
  for (const NODE_ENV of ['', 'development', 'test'])
    expect(readConfig({ NODE_ENV })).toMatchObject({ isForTrying: true, production: false })
  const named = { SMS_PROVIDER: 'console', ADMIN_PHONE: '+8613900000001' }
  for (const NODE_ENV of ['production', 'Production', 'prod', 'staging'])
    expect(readConfig({ NODE_ENV, ...named })).toMatchObject({ isForTrying: false, production: true })
})
