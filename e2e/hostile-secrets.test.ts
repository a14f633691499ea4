import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutConnections } from '../apps/server/src/testing/cut-connections.ts'
import { speakHttp } from '../apps/server/src/testing/speak-http.ts'
import { callApi, signIn } from './api-client.ts'
import { becomeAdministrator, hasEnded } from './person.ts'
import { runScript } from './run-script.ts'
import { type ProductServer, startServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'
import { waitUntil } from './wait-until.ts'

const PHONE = '+8613987654321'
const OTHER_PHONE = '+8613912344321'
const chance = () => randomBytes(12).toString('hex')
/** Secrets used throughout this file that must appear nowhere else. */
const secrets: Record<string, string> = {
  'the password': `password-${chance()}`,
  'a wrong password': `wrong-${chance()}`,
  "the administrator's password": `admin-${chance()}`,
  'the key of the server': chance() + chance(),
  "the SMS provider's secret": randomBytes(32).toString('base64'),
  'the phone': PHONE,
  'the phone without its country': PHONE.slice(3),
  'another phone': OTHER_PHONE.slice(3),
}
const secret = (name: string) => secrets[name] ?? ''

/** Responses to anyone but the sender. */
const answers: string[] = []
let server: ProductServer
let vendor: Server
let doesVendorRefuse = false
const codes: string[] = []

beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    const body = await readText(request)
    codes.push(...(body.match(/(?<!\d)\d{6}(?!\d)/g) ?? []))
    // Providers may echo requests.
    response.writeHead(doesVendorRefuse ? 400 : 200).end(body + JSON.stringify(request.headers))
  })
  vendor.listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  const address = vendor.address()
  server = await startServer({
    LOG_LEVEL: 'debug',
    ENGINE: 'fake',
    SIGN_IN_LIMIT: '1000',
    ADMIN_PHONE: '+8613800000000',
    ADMIN_PASSWORD: secret("the administrator's password"),
    SECRET_KEY: secret('the key of the server'),
    SMS_PROVIDER: 'webhook',
    SMS_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/sms`,
    SMS_KEY_SECRET: secret("the SMS provider's secret"),
  })
})
afterAll(async () => {
  await server?.close()
  vendor?.close()
})

async function tell(path: string, options: RequestInit = {}): Promise<void> {
  answers.push(await (await fetch(`${server.url}${path}`, options)).text())
}

const askCode = (phone: string, purpose: string) =>
  callApi(server.url, `/api/login/send-login-code?phone=${encodeURIComponent(phone)}&purpose=${purpose}`)

test('a day in the life of secrets: used, mistyped, and put where they do not belong', async () => {
  const { url } = server
  await askCode(PHONE, 'login')
  const captcha = await waitUntil(() => codes.at(-1) ?? '', Boolean)
  const login = { loginType: 'Captcha', phone: PHONE, captcha }
  secrets['a token'] = (await callApi<{ token: string }>(url, '/api/login/login', { body: login })).token
  secrets['the token of the administrator'] = await signIn(url, server.admin)
  const token = secret('a token')
  const { ticket } = await callApi<{ ticket: string }>(url, '/api/ws/pre-connect', { token })
  secrets['a ticket'] = ticket
  const json = { 'content-type': 'application/json' }
  const wrong = { loginType: 'Password', phone: PHONE, password: secret('a wrong password') }
  await tell('/api/login/login', { method: 'POST', headers: json, body: JSON.stringify(wrong) })

  for (const value of Object.values(secrets)) {
    const part = encodeURIComponent(value)
    for (const path of [
      `/${part}`,
      `/api/${part}`,
      `/api/login/login/${part}`,
      `/api/files/${part}`,
      `/assets/${part}`,
    ]) {
      await tell(path)
    }
    await tell(`/api/draw/channels?token=${part}&${part}=1#${part}`)
    await tell(`/api/draw/channel/${part}`, { headers: { authorization: `Bearer ${token}` } })
    await tell(`/api/ws/connect?ticket=${part}`)
    await tell('/api/login/login', { method: 'POST', headers: json, body: `{"password":"${value}"` })
    await tell('/api/login/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ loginType: value, phone: value }),
    })
    await tell('/api/login/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: value })
    const headers = {
      authorization: `Basic ${value}`,
      cookie: `t=${value}`,
      'user-agent': value,
      referer: `${url}/${part}`,
    }
    await tell('/api/draw/channels', { headers })
    answers.push((await speakHttp(url.replace('localhost', '127.0.0.1'), `${value}\r\n\r\n`)).body)
  }
})

test('a provider, an engine and a database that fail', async () => {
  doesVendorRefuse = true
  await askCode(OTHER_PHONE, 'login')
  await waitUntil(
    () => codes.length,
    (count) => count > 1,
  )
  const person = await becomeAdministrator(server)
  for (const misfortune of ['[fail]', '[crash]', '[undrawn]']) {
    const { id } = await person.submit(`a fox ${misfortune}`)
    await person.waitFor(id, hasEnded)
  }
  const db = await openDatabaseOf(server.dataDir)
  await cutConnections(db)
  for (let call = 0; call < 5; call += 1) await tell('/api/home/company-info')
  await db.destroy()
  await waitUntil(async () => (await fetch(`${server.url}/readyz`)).ok, Boolean)
})

const readLogs = () =>
  readdirSync(join(server.dataDir, 'logs'))
    .map((name) => readFileSync(join(server.dataDir, 'logs', name), 'utf8'))
    .join('')

test('none of it is in the log, on the terminal or in an answer', async () => {
  for (const code of codes) secrets[`the code ${code}`] = code
  expect(await server.stop()).toBe(0)
  const log = readLogs()
  expect(log.split('\n').length).toBeGreaterThan(100)
  for (const [name, value] of Object.entries(secrets)) {
    // Six digits may also be part of ids and times.
    const pattern = /^\d{6}$/.test(value) ? new RegExp(`(?<![\\da-f.-])${value}(?![\\da-f-])`) : undefined
    for (const [place, text] of Object.entries({ log, terminal: server.output(), answers: answers.join('\n') })) {
      const found = pattern ? pattern.exec(text)?.index : text.indexOf(value)
      if (found === undefined || found < 0) continue
      expect.fail(`${name} is in the ${place}: ${text.slice(Math.max(0, found - 200), found + 60)}`)
    }
  }
})

test('each event is one line of JSON, in UTC, with the address and a phone shown in part', () => {
  const lines = readLogs().trimEnd().split('\n')
  const facts = lines.map((line): Record<string, unknown> => JSON.parse(line))
  for (const { time } of facts) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const said = new Map(facts.map((fact) => [fact['msg'], fact]))
  expect([...said.keys()]).toEqual(
    expect.arrayContaining(['started', 'stopped', 'signed in', 'sign-in refused', 'code asked for', 'code sent']),
  )
  for (const name of ['signed in', 'sign-in refused', 'code asked for']) {
    expect(said.get(name)).toMatchObject({ ip: expect.any(String), phone: expect.stringContaining('******') })
  }
  expect(facts.some(({ msg, reason }) => msg === 'request' && reason === 'unauthenticated')).toBe(true)
})

test('what the server keeps is for its own account alone', () => {
  const open = listFiles(server.dataDir).filter(([, mode]) => (mode & 0o077) !== 0)
  expect(open.map(([path, mode]) => `${path} ${mode.toString(8)}`)).toEqual([])
})

/** All files except the database's, which PostgreSQL protects itself. */
function listFiles(folder: string): [path: string, mode: number][] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'postgres')
    .flatMap((entry): [string, number][] => {
      const path = join(folder, entry.name)
      const own: [string, number] = [path.slice(server.dataDir.length), statSync(path).mode & 0o777]
      return entry.isDirectory() ? [own, ...listFiles(path)] : [own]
    })
}

test.each([
  ['DATABASE_URL', (value: string) => `postgres://easel:${value}@127.0.0.1:1/easel`],
  ['DATABASE_URL', (value: string) => `mysql://easel:${value}@127.0.0.1/easel`],
  ['DATABASE_URL', (value: string) => `postgres://easel:${value}@[broken/easel`],
  ['SECRET_KEY', (value: string) => value.slice(0, 20)],
  ['SMS_KEY_SECRET', (value: string) => `${value} `],
  ['ADMIN_PHONE', (value: string) => value],
])('a wrong %s stops the start without being told (%#)', async (name, write) => {
  const value = `start-${chance()}`
  const sms = name === 'SMS_KEY_SECRET' ? { SMS_PROVIDER: 'webhook', SMS_URL: 'https://sms.example' } : {}
  const settings = { DATA_DIR: join(server.dataDir, 'none'), PORT: '0', ...sms, [name]: write(value) }
  const { code, stdout, stderr } = await runScript('start.mjs', { settings })
  expect(code).toBe(1)
  expect(stdout + stderr).not.toContain(value.slice(0, 20))
})
