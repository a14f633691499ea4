import { login, sendLoginCode } from '@easel/contract/account'
import { beforeAll, expect, test } from 'vitest'
import { openRememberingLog } from '../../testing/remembering-log.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'
import { sweep } from '../../jobs/sweep.ts'

const PASSWORD = 'correct horse'
const DAY_SECONDS = 24 * 60 * 60

const { log, facts } = openRememberingLog()
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ TRUST_PROXY: '1' }, { log })
})

let phones = 0
const aNewPhone = () => `+8613100${String(++phones).padStart(6, '0')}`
let networks = 0
/** Of an address that nobody has used. */
const aNewAddress = () => `10.${++networks >> 8}.${networks & 255}.1`

async function guess(phone: string, password: string, from = aNewAddress()) {
  const body = { loginType: 'Password', phone, password }
  const { http, reason, success, headers } = await server.call(login, { body, headers: { 'x-forwarded-for': from } })
  return { http, success, reason, retryAfter: Number(headers['retry-after'] ?? 0) }
}

async function guessWrongly(phone: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect((await guess(phone, 'wrong')).reason).toBe('wrong_credentials')
}

test('ten wrong passwords are free; then whoever tries waits, and the right password works after that', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  await guessWrongly(phone, 10)
  expect(await guess(phone, PASSWORD)).toMatchObject({ http: 429, reason: 'rate_limited', retryAfter: 1 })
  server.clock.moveSeconds(1)
  expect((await guess(phone, PASSWORD)).success).toBe(true)
})

test('each further wrong password doubles the wait, up to a quarter of an hour', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  await guessWrongly(phone, 9)
  const waits = []
  for (let time = 0; time < 12; time++) {
    await guessWrongly(phone, 1)
    const { retryAfter } = await guess(phone, 'wrong')
    waits.push(retryAfter)
    server.clock.moveSeconds(retryAfter)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  expect((await guess(phone, PASSWORD)).success).toBe(true)
})

test('a right password clears what was counted', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  for (let round = 0; round < 3; round++) {
    await guessWrongly(phone, 9)
    expect((await guess(phone, PASSWORD)).success).toBe(true)
  }
})

test('a phone that nobody has is slowed down as well', async () => {
  const phone = aNewPhone()
  await guessWrongly(phone, 10)
  expect(await guess(phone, PASSWORD)).toMatchObject({ http: 429, reason: 'rate_limited', retryAfter: 1 })
})

test('guessing at passwords keeps nobody from signing in by code', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  await guessWrongly(phone, 10)
  await server.call(sendLoginCode, { query: { phone } })
  await server.runJobs()
  const body = { loginType: 'Captcha', phone, captcha: server.sms.codeFor(phone) }
  expect((await server.call(login, { body })).success).toBe(true)
})

test('of a thousand guesses at once from two hundred addresses ten are looked at', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  const addresses = Array.from({ length: 200 }, aNewAddress)
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => guess(phone, `wrong ${at}`, addresses[at % addresses.length])),
  )
  expect(answers.filter(({ reason }) => reason === 'wrong_credentials')).toHaveLength(10)
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(990)
})

test('one password tried on a thousand phones from one address is stopped before the thirtieth', async () => {
  const address = aNewAddress()
  const alarmsBefore = facts('guessing from an address stopped').length
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => guess(aNewPhone(), PASSWORD, address)))
  expect(answers.filter(({ reason }) => reason === 'wrong_credentials')).toHaveLength(29)
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(971)
  const alarms = facts('guessing from an address stopped').slice(alarmsBefore)
  expect(alarms).toEqual([expect.objectContaining({ level: 'warn', ip: address })])
})

test('an address that was stopped may go on an hour later, and others never stopped', async () => {
  const address = aNewAddress()
  for (let time = 0; time < 29; time++) await guess(aNewPhone(), PASSWORD, address)
  expect((await guess(aNewPhone(), PASSWORD, address)).http).toBe(429)
  expect((await guess(aNewPhone(), PASSWORD)).reason).toBe('wrong_credentials')
  server.clock.moveSeconds(3600)
  for (let time = 0; time < 29; time++) {
    expect((await guess(aNewPhone(), PASSWORD, address)).reason).toBe('wrong_credentials')
  }
  expect((await guess(aNewPhone(), PASSWORD, address)).http).toBe(429)
})

test('right passwords use up nothing of an address', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  const address = aNewAddress()
  for (let time = 0; time < 40; time++) expect((await guess(phone, PASSWORD, address)).success).toBe(true)
})

test('a blocked address does not slow down the accounts that it goes on trying, nor the other way round', async () => {
  const [address, { phone }] = [aNewAddress(), await aMember(server.deps, { password: PASSWORD })]
  await guessWrongly(phone, 10)
  for (let time = 0; time < 40; time++) expect((await guess(phone, 'wrong', address)).retryAfter).toBe(1)
  for (let time = 0; time < 29; time++) {
    expect((await guess(aNewPhone(), PASSWORD, address)).reason).toBe('wrong_credentials')
  }
  server.clock.moveSeconds(1)
  for (let time = 0; time < 20; time++) expect((await guess(phone, 'wrong', address)).retryAfter).toBeGreaterThan(3000)
  expect((await guess(phone, PASSWORD)).success).toBe(true)
})

test('the addresses of one IPv6 network count as one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => guess(aNewPhone(), PASSWORD, `2001:db8:7:7::${at + 1}`)),
  )
  expect(answers.filter(({ reason }) => reason === 'wrong_credentials')).toHaveLength(29)
  expect((await guess(aNewPhone(), PASSWORD, '2001:db8:7:8::1')).reason).toBe('wrong_credentials')
})

test('a forged forwarding header changes nothing of who is counted', async () => {
  const address = aNewAddress()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => guess(aNewPhone(), PASSWORD, `${aNewAddress()}, ${address}`)),
  )
  expect(answers.filter(({ reason }) => reason === 'wrong_credentials')).toHaveLength(29)
})

test('what was counted is kept as keyed hashes, and for a day', async () => {
  const { phone } = await aMember(server.deps, { password: PASSWORD })
  await guessWrongly(phone, 3)
  const rows = () => server.deps.db.selectFrom('sign_in_tries').selectAll().execute()
  const written = (await rows()).map(({ key }) => key.toString('latin1')).join()
  expect(written).not.toContain(phone.slice(4))
  expect(written).not.toContain('10.')
  server.clock.moveSeconds(DAY_SECONDS + 1)
  await sweep(server.deps)
  expect(await rows()).toEqual([])
})
