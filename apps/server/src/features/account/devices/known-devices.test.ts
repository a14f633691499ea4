import { login, sendLoginCode } from '@easel/contract/account'
import { updateProfile } from '@easel/contract/profile'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'

const HOUR_SECONDS = 60 * 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ TRUST_PROXY: '1', SMS_DAILY_BUDGET: '300', SIGN_IN_LIMIT: '10000' })
})
beforeEach(() => {
  server.clock.moveSeconds(25 * HOUR_SECONDS)
})

let phones = 0
const aNewPhone = () => `+8613100${String(++phones).padStart(6, '0')}`
let networks = 0
const aNewAddress = () => `10.${++networks >> 8}.${networks & 255}.1`

/** A browser at an address, which brings what it was given. */
function openBrowser(address = aNewAddress()) {
  let cookie = ''
  const call = async (...[what, input]: Parameters<TestServer['call']>) => {
    const headers = { ...input?.headers, 'x-forwarded-for': address, ...(cookie && { cookie }) }
    const answer = await server.call(what, { ...input, headers })
    const given = answer.headers['set-cookie']
    if (given !== undefined) cookie = String(given).split(';')[0] ?? ''
    return answer
  }
  return {
    ask: (phone: string, purpose = 'login') => call(sendLoginCode, { query: { phone, purpose } }),
    guess: (phone: string, captcha: string) => call(login, { body: { loginType: 'Captcha', phone, captcha } }),
    call,
  }
}
type Browser = ReturnType<typeof openBrowser>

async function readCode(phone: string): Promise<string> {
  await server.runJobs()
  return server.sms.codeFor(phone)
}

async function signIn(browser: Browser, phone: string): Promise<string> {
  await browser.ask(phone)
  const answer = await browser.guess(phone, await readCode(phone))
  return login.data.parse(answer.data).token
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a stranger who uses up all codes and guesses of a phone keeps its owner from nothing, on a device that signed in before', async () => {
  const [phone, own] = [aNewPhone(), openBrowser()]
  await signIn(own, phone)
  for (let minute = 0; minute < 12; minute++) {
    server.clock.moveSeconds(61)
    const stranger = openBrowser()
    await stranger.ask(phone)
    for (let guess = 0; guess < 6; guess++) await stranger.guess(phone, '000000')
  }
  expect(await openBrowser().ask(phone)).toMatchObject({ reason: 'rate_limited' })

  expect(await own.ask(phone)).toMatchObject({ success: true })
  const code = await readCode(phone)
  for (let guess = 0; guess < 20; guess++) await openBrowser().guess(phone, wrongFor(code))
  for (let guess = 0; guess < 4; guess++) expect(await own.guess(phone, wrongFor(code))).toMatchObject({ code: 400 })
  expect(await own.guess(phone, code)).toMatchObject({ success: true })
})

test('what strangers ask for voids no code of a person whose device is new, and burns none of their guesses', async () => {
  const [phone, person, stranger] = [aNewPhone(), openBrowser(), openBrowser()]
  await person.ask(phone)
  const code = await readCode(phone)
  for (let guess = 0; guess < 10; guess++) await stranger.guess(phone, wrongFor(code))
  server.clock.moveSeconds(61)
  await stranger.ask(phone)
  expect(await person.guess(phone, code)).toMatchObject({ success: true })
})

test('a code that one browser asked for signs in another that was asked for none', async () => {
  const phone = aNewPhone()
  await openBrowser().ask(phone)
  expect(await openBrowser().guess(phone, await readCode(phone))).toMatchObject({ success: true })
})

test('of a hundred guesses at once five of who asked are looked at, and five of all others', async () => {
  const [phone, own] = [aNewPhone(), openBrowser()]
  await own.ask(phone)
  const wrong = wrongFor(await readCode(phone))
  await Promise.all(
    Array.from({ length: 100 }, (_, nth) => (nth % 2 ? own.guess(phone, wrong) : openBrowser().guess(phone, wrong))),
  )
  const row = await server.deps.db.selectFrom('login_codes').selectAll().where('phone', '=', phone).executeTakeFirst()
  expect(row).toMatchObject({ own_tries: 5, tries: 5 })
})

test('one address has four of the five codes an hour, however often it throws away what it was given', async () => {
  const [phone, address] = [aNewPhone(), aNewAddress()]
  for (let time = 0; time < 4; time++) {
    expect(await openBrowser(address).ask(phone)).toMatchObject({ success: true })
    server.clock.moveSeconds(61)
  }
  expect(await openBrowser(address).ask(phone)).toMatchObject({ reason: 'rate_limited' })
  expect(await openBrowser().ask(phone)).toMatchObject({ success: true })
})

test('the thirtieth wrong code from one address within an hour is not looked at, and a right one costs nothing', async () => {
  const address = aNewAddress()
  for (let nth = 0; nth < 29; nth++) {
    expect(await openBrowser(address).guess(aNewPhone(), '000000')).toMatchObject({ reason: 'wrong_credentials' })
  }
  expect(await openBrowser(address).guess(aNewPhone(), '000000')).toMatchObject({ reason: 'rate_limited' })
  const busy = aNewAddress()
  for (let nth = 0; nth < 5; nth++) await signIn(openBrowser(busy), aNewPhone())
  const counted = await server.deps.db
    .selectFrom('sign_in_tries')
    .select('failures')
    .where('failures', '>', 29)
    .execute()
  expect(counted).toEqual([])
})

test('all codes of a phone have an end for its owner too', async () => {
  const [phone, own] = [aNewPhone(), openBrowser()]
  await signIn(own, phone)
  const served: number[] = []
  for (let nth = 0; nth < 30; nth++) {
    server.clock.moveSeconds(20 * 60)
    const { success } = await own.ask(phone)
    if (success) served.push(nth)
  }
  expect(served).toHaveLength(10)
})

test('the owner is told that somebody tries once a day, and nobody is told of a phone without an account', async () => {
  const [phone, nobody] = [aNewPhone(), aNewPhone()]
  await signIn(openBrowser(), phone)
  const burn = async (target: string) => {
    server.clock.moveSeconds(61)
    const stranger = openBrowser()
    await stranger.ask(target)
    for (let guess = 0; guess < 5; guess++) await stranger.guess(target, '000000')
  }
  for (const target of [phone, phone, nobody]) await burn(target)
  await server.runJobs()
  const told = () => server.sms.notices.filter((one) => [phone, nobody].includes(one.phone))
  expect(told()).toMatchObject([{ phone, notice: 'code_guessed' }])
  server.clock.moveSeconds(24 * HOUR_SECONDS)
  await burn(phone)
  await server.runJobs()
  expect(told()).toHaveLength(2)
})

test('whoever is signed in changes the password by a code, whatever strangers ask for', async () => {
  const [phone, own] = [aNewPhone(), openBrowser()]
  const token = await signIn(own, phone)
  for (let nth = 0; nth < 12; nth++) {
    server.clock.moveSeconds(61)
    await openBrowser().ask(phone, 'change')
  }
  expect(await own.call(sendLoginCode, { token, query: { phone, purpose: 'change' } })).toMatchObject({ success: true })
  const captcha = await readCode(phone)
  for (let guess = 0; guess < 9; guess++) await openBrowser().ask(phone, 'change')
  const password = { captcha, new: 'seven brown bears at noon' }
  expect(await own.call(updateProfile, { token, body: { password } })).toMatchObject({ success: true })
})

test('a tenth of the day is kept for devices that have signed in before', async () => {
  const [phone, own] = [aNewPhone(), openBrowser()]
  await signIn(own, phone)
  const [now, later] = [server.clock.now(), new Date(server.clock.now().getTime() + 60_000)]
  const aCode = () => ({ id: server.deps.newId(), phone: aNewPhone(), purpose: 'login' as const, used_at: null })
  const sent = Array.from({ length: 280 }, () => ({
    ...aCode(),
    code_hash: Buffer.of(0),
    created_at: now,
    expires_at: later,
  }))
  await server.deps.db.insertInto('login_codes').values(sent).execute()
  expect(await openBrowser().ask(aNewPhone())).toMatchObject({ reason: 'upstream_unavailable' })
  server.clock.moveSeconds(61)
  expect(await own.ask(phone)).toMatchObject({ success: true })
})

test('what a browser is given no script reads, no other site sends along and no other call gets', async () => {
  const { headers } = await openBrowser().ask(aNewPhone())
  expect(headers['set-cookie']).toMatch(
    /^easel_device=[\w-]{43}; Path=\/api\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  )
})
