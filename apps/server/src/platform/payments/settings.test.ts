import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openPayments } from '../../start/open-payments.ts'
import { openRememberingLog } from '../../testing/remembering-log.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { systemClock } from '../clock.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

const wechat: Record<string, string> = {
  WECHAT_APP_ID: 'wx0123456789abcdef',
  WECHAT_MCH_ID: '1900000001',
  WECHAT_PRIVATE_KEY: pem,
  WECHAT_CERTIFICATE_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHAT_API_V3_KEY: 'hunter2hunter2hunter2hunter2hunt',
}
const alipay: Record<string, string> = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  ALIPAY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
}
const stripe: Record<string, string> = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2hunter2',
}
const findCode = () => async () => null
const site = { PUBLIC_URL: 'https://draw.example', SMS_PROVIDER: 'console' }
const read = (env: Record<string, string>) => readConfig({ ...site, ...env }).payments

test('with nothing set no provider is on, and what each needs is named', () => {
  const off = Object.values(readConfig({}).payments)
  expect(off.map(({ state }) => state)).toEqual(['off', 'off', 'off'])
  const problems = off.flatMap((provider) => (provider.state === 'off' ? provider.problems : []))
  for (const name of Object.keys({ ...wechat, ...alipay, ...stripe }))
    expect(problems.join('\n')).toContain(`${name}: is needed by this provider`)
})

test.each([
  ['wechat', wechat],
  ['alipay', alipay],
  ['stripe', stripe],
] as const)('%s is on when all is there, and off with the name of what is not', (id, all) => {
  expect(read(all)[id].state).toBe('ready')
  for (const name of Object.keys(all)) {
    const provider = read({ ...all, [name]: '' })[id]
    const problems = [`${name}: is needed by this provider`]
    expect(provider).toEqual({ state: 'off', lacks: [name], problems, isWanted: true })
  }
})

test.each<[id: 'wechat' | 'alipay' | 'stripe', what: string, wrong: Record<string, string>]>([
  ['wechat', 'a short APIv3 key', { WECHAT_API_V3_KEY: 'hunter2' }],
  ['wechat', 'a private key that is none', { WECHAT_PRIVATE_KEY: 'hunter2' }],
  ['wechat', 'a public key as its private one', { WECHAT_PRIVATE_KEY: publicPem }],
  ['wechat', 'a serial number that is none', { WECHAT_CERTIFICATE_SERIAL: 'hunter2' }],
  ['wechat', 'a merchant that is none', { WECHAT_MCH_ID: 'hunter2?x=1' }],
  ['wechat', 'a public key without its id', { WECHAT_PUBLIC_KEY: publicPem }],
  ['wechat', 'a private key as the public one', { WECHAT_PUBLIC_KEY: pem, WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }],
  ['wechat', 'a second public key without its id', { WECHAT_PUBLIC_KEY_SECOND: publicPem }],
  [
    'wechat',
    'a second public key without a first',
    { WECHAT_PUBLIC_KEY_ID_SECOND: 'PUB_KEY_ID_2', WECHAT_PUBLIC_KEY_SECOND: publicPem },
  ],
  ['wechat', 'another address', { WECHAT_URL: 'https://hunter2.example' }],
  ['alipay', 'a public key that is none', { ALIPAY_PUBLIC_KEY: 'hunter2' }],
  ['alipay', 'a seller that is none', { ALIPAY_SELLER_ID: 'hunter2' }],
  ['stripe', 'a key that is none', { STRIPE_SECRET_KEY: 'hunter2' }],
  ['stripe', 'a webhook secret that is none', { STRIPE_WEBHOOK_SECRET: 'hunter2' }],
])('%s with %s is off, without its value, and the server starts', (id, _what, wrong) => {
  const provider = read({ ...wechat, ...alipay, ...stripe, ...wrong })[id]
  const problems = [expect.stringContaining(Object.keys(wrong)[0] ?? '')]
  expect(provider).toMatchObject({ state: 'off', lacks: [], problems })
  expect(JSON.stringify(provider)).not.toMatch(/hunter2|BEGIN/)
})

test('two public keys are believed while one follows the other, and the first is asked for', () => {
  const first = { WECHAT_PUBLIC_KEY: publicPem, WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }
  const second = { WECHAT_PUBLIC_KEY_SECOND: publicPem, WECHAT_PUBLIC_KEY_ID_SECOND: 'PUB_KEY_ID_2' }
  const both = read({ ...wechat, ...first, ...second }).wechat
  expect(both.state === 'ready' && both.settings.publicKeys.map(({ id }) => id)).toEqual([
    'PUB_KEY_ID_1',
    'PUB_KEY_ID_2',
  ])
  const same = read({ ...wechat, ...first, ...second, WECHAT_PUBLIC_KEY_ID_SECOND: 'PUB_KEY_ID_1' }).wechat
  expect(same).toMatchObject({ problems: [expect.stringMatching(/^WECHAT_PUBLIC_KEY_ID_SECOND: must be another/)] })
})

test('a key may be written on one line', () => {
  const provider = read({ ...wechat, WECHAT_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }).wechat
  expect(provider.state === 'ready' && provider.settings.privateKey.reveal()).toBe(pem)
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  expect(read({ ...wechat, WECHAT_PRIVATE_KEY: weak.toString() }).wechat.state).toBe('off')
})

test('a secret may lie in a file; one that cannot be read turns its provider off', () => {
  const file = join(openTemporaryFolder(), 'key.pem')
  writeFileSync(file, pem)
  const { WECHAT_PRIVATE_KEY: _, ...others } = wechat
  expect(read({ ...others, WECHAT_PRIVATE_KEY_FILE: file }).wechat.state).toBe('ready')
  const missing = read({ ...others, WECHAT_PRIVATE_KEY_FILE: `${file}.gone` }).wechat
  expect(missing).toMatchObject({ state: 'off', problems: [expect.stringContaining('ENOENT'), expect.any(String)] })
})

test('another address than the provider’s own is for tests on this machine alone', () => {
  const WECHAT_URL = 'http://127.0.0.1:4000'
  const test = { ...wechat, WECHAT_URL, PAYMENT_TEST: 'stand-ins', PUBLIC_URL: 'http://localhost:3000' }
  expect(read(test).wechat).toMatchObject({ state: 'ready', settings: { baseUrl: WECHAT_URL } })
  const refused = [{ PAYMENT_TEST: '' }, { NODE_ENV: 'production' }, site, { WECHAT_URL: 'http://10.0.0.1:4000' }]
  for (const change of refused)
    expect(read({ ...test, ...change }).wechat).toMatchObject({
      state: 'off',
      problems: [expect.stringMatching(/^WECHAT_URL: only for tests/)],
    })
})

test('a provider that cannot reach us is off', () => {
  expect(readConfig({ ...wechat }).payments.wechat).toMatchObject({
    problems: ['PUBLIC_URL: must be an https address that the provider reaches'],
  })
})

test('what is ready collects, what is wanted and off stands in the log, and no secret does', () => {
  const logged = openRememberingLog()
  const config = readConfig({ ...site, ...wechat, ...stripe, STRIPE_SECRET_KEY: '' })
  const { gateways, standings } = openPayments(config.payments, { clock: systemClock, log: logged.log, findCode })
  expect([...gateways.keys()]).toEqual(['wechat'])
  expect(standings.map(({ id, state }) => `${id} ${state}`)).toEqual(['wechat ready', 'alipay off', 'stripe off'])
  expect(logged.facts('a payment provider is off')).toMatchObject([
    { provider: 'stripe', problem: 'STRIPE_SECRET_KEY: is needed by this provider' },
  ])
  const shown = JSON.stringify(config) + inspect(config, { depth: 9, showHidden: true })
  expect(shown + logged.text()).not.toMatch(/hunter2|BEGIN PRIVATE/)
})

test('a key of ours where theirs belongs turns the provider off, and the server starts', () => {
  const { log } = openRememberingLog()
  const tools = { clock: systemClock, log, findCode }
  const { gateways, standings } = openPayments(readConfig({ ...site, ...alipay }).payments, tools)
  expect(gateways.size).toBe(0)
  const problem = expect.stringContaining('alipayPublicKey: that of the application')
  expect(standings).toContainEqual({ id: 'alipay', state: 'off', lacks: [], problem })
})
