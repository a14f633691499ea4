import { sendLoginCode } from '@easel/contract/account'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { sweep } from '../../../jobs/sweep.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { openRememberingLog } from '../../../testing/remembering-log.ts'
import { aMember } from '../../../testing/seed.ts'

const HOUR_SECONDS = 60 * 60
const DAILY = 150
/** The rest is kept for devices that signed in before. */
const OF_STRANGERS = 135

const { log, facts } = openRememberingLog()
let server: TestServer
beforeAll(async () => {
  const settings = { TRUST_PROXY: '1', SMS_HOURLY_PER_ADDRESS: '20', SMS_DAILY_BUDGET: String(DAILY) }
  server = await openTestServer(settings, { log })
})
afterEach(() => {
  server.clock.moveSeconds(25 * HOUR_SECONDS)
})

let phones = 0
const aNewPhone = () => `+8613000${String(++phones).padStart(6, '0')}`
let networks = 0
const aNewAddress = () => `10.${++networks >> 8}.${networks & 255}.1`

async function ask(phone: string, { from = aNewAddress(), purpose = 'login' } = {}) {
  const headers = { 'x-forwarded-for': from }
  const answer = await server.call(sendLoginCode, { query: { phone, purpose }, headers })
  return { ...answer, retryAfter: Number(answer.headers['retry-after'] ?? 0), headers: null }
}

const madeFor = async (phone: string) =>
  (await server.deps.db.selectFrom('login_codes').select('id').where('phone', '=', phone).execute()).length

test('a thousand requests for one phone from a thousand addresses make one code', async () => {
  const phone = aNewPhone()
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask(phone)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(999)
  expect(await madeFor(phone)).toBe(1)
  await server.runJobs()
  expect(server.sms.sent.filter((message) => message.phone === phone)).toHaveLength(1)
})

test('however a phone is written and whatever the codes are for, it is one phone', async () => {
  const { phone } = await aMember(server.deps)
  const national = phone.slice(3)
  const fullWidth = national.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  expect((await ask(phone)).success).toBe(true)
  const spellings = [
    national,
    `0086${national}`,
    `+86 ${national}`,
    `00 86-${national}`,
    fullWidth,
    `＋８６${fullWidth}`,
  ]
  for (const written of spellings) {
    for (const purpose of ['login', 'reset', 'change']) {
      expect(await ask(written, { purpose })).toMatchObject({ http: 429, retryAfter: 60 })
    }
  }
})

test('one phone gets five codes an hour and ten a day', async () => {
  const phone = aNewPhone()
  const purposes = ['login', 'reset', 'change']
  const served: number[] = []
  for (let minute = 0; minute < 180; minute += 10) {
    const { success } = await ask(phone, { purpose: purposes[minute % 3] ?? 'login' })
    if (success) served.push(minute)
    server.clock.moveSeconds(600)
  }
  expect(served).toEqual([0, 10, 20, 30, 40, 60, 70, 80, 90, 100])
  server.clock.moveSeconds(21 * HOUR_SECONDS - 1)
  expect(await ask(phone)).toMatchObject({ http: 429, retryAfter: 1 })
  await sweep(server.deps)
  server.clock.moveSeconds(1)
  expect((await ask(phone)).success).toBe(true)
})

test('whoever has used up the hour is told when it goes on', async () => {
  const phone = aNewPhone()
  for (let time = 0; time < 5; time++) {
    expect((await ask(phone)).success).toBe(true)
    server.clock.moveSeconds(60)
  }
  expect(await ask(phone)).toMatchObject({ http: 429, reason: 'rate_limited', retryAfter: HOUR_SECONDS - 300 })
})

test('a thousand phones from one address get twenty codes an hour together', async () => {
  const from = aNewAddress()
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask(aNewPhone(), { from })))
  expect(answers.filter(({ success }) => success)).toHaveLength(20)
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(980)
  expect(await ask(aNewPhone(), { from })).toMatchObject({ http: 429, retryAfter: HOUR_SECONDS })
  expect((await ask(aNewPhone())).success).toBe(true)
  server.clock.moveSeconds(HOUR_SECONDS)
  expect((await ask(aNewPhone(), { from })).success).toBe(true)
})

test('neither a forged forwarding header nor another address of the same IPv6 network helps', async () => {
  const from = aNewAddress()
  for (let time = 0; time < 20; time++) await ask(aNewPhone(), { from: `${aNewAddress()}, ${from}` })
  expect((await ask(aNewPhone(), { from: `${aNewAddress()}, ${from}` })).http).toBe(429)
  for (let time = 0; time < 20; time++) await ask(aNewPhone(), { from: `2001:db8:5:5::${time + 1}` })
  expect((await ask(aNewPhone(), { from: '2001:db8:5:5:ffff::1' })).http).toBe(429)
  expect((await ask(aNewPhone(), { from: '2001:db8:5:6::1' })).success).toBe(true)
})

test('when the messages of a day are used up none is sent to anyone, and an alarm rings once', async () => {
  const [{ phone: known }, unknown] = [await aMember(server.deps), aNewPhone()]
  const alarms = () => facts('no more SMS today: the daily budget is used up')
  const answers = []
  for (let group = 0; group < 4; group++) {
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(aNewPhone())))))
  }
  expect(answers.filter(({ success }) => success)).toHaveLength(OF_STRANGERS)
  expect(answers.filter(({ reason }) => reason === 'upstream_unavailable')).toHaveLength(200 - OF_STRANGERS)
  const [one, other] = [await ask(known, { purpose: 'reset' }), await ask(unknown, { purpose: 'reset' })]
  expect(one).toMatchObject({ http: 200, code: 424, reason: 'upstream_unavailable' })
  expect(other).toEqual(one)
  expect(alarms()).toEqual([expect.objectContaining({ level: 'error', budget: DAILY })])
  server.clock.moveSeconds(24 * HOUR_SECONDS)
  expect((await ask(unknown)).success).toBe(true)
})

test('codes that nobody wants use up nothing of the day', async () => {
  for (let time = 0; time < DAILY + 5; time++) {
    expect((await ask(aNewPhone(), { purpose: 'reset' })).success).toBe(true)
  }
  expect((await ask(aNewPhone())).success).toBe(true)
})
