import { randomInt, randomUUID } from 'node:crypto'
import type { Db } from '../apps/server/src/db/open.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { callApi } from '../e2e/api-client.ts'
import { becomeAdministrator } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabaseOf } from '../e2e/task-rows.ts'
import { inMilliseconds, percentile, report, timeMs } from './measure.ts'
import { reportReadingBeside } from './read-beside.ts'

const SAMPLES = 300
const AT_ONCE = 200
const WARM_UP = 20
const KNOWN = ['with a password', 'without one', 'suspended'] as const

const server = await startServer({
  ENGINE: 'fake',
  TRUST_PROXY: '1',
  RATE_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  SEND_CODE_LIMIT: '1000000',
  SMS_HOURLY_PER_ADDRESS: '1000000',
  SMS_DAILY_BUDGET: '1000000',
})
const { token } = await becomeAdministrator(server)
const db = await openDatabaseOf(server.dataDir)
let phones = 0
const strangersPhone = () => `+86138${String((phones += 1)).padStart(8, '0')}`

await reportSignIns()
for (const purpose of ['login', 'reset']) await reportCodes(purpose)
await reportMany()
await db.destroy()
await server.close()

/** a wrong password for a phone that nobody has, and for three that somebody has. */
async function reportSignIns(): Promise<void> {
  const known = await seedPeople(db, KNOWN.length)
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('phone', '=', server.admin.phone)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ password_hash })
    .where('phone', 'in', [known[0] ?? '', known[2] ?? ''])
    .execute()
  await db
    .updateTable('users')
    .set({ banned_at: new Date() })
    .where('phone', '=', known[2] ?? '')
    .execute()
  const times = await sampleInTurns([strangersPhone, ...known.map((phone) => () => phone)], async (phone) => {
    await db.deleteFrom('sign_in_tries').execute()
    return timeMs(() => post('/api/login/login', { loginType: 'Password', phone, password: 'mistyped-fox' }))
  })
  KNOWN.forEach((kind, at) => compare(`wrong password, unknown phone to one ${kind}`, times[0], times[at + 1]))
}

/** a code for a phone that nobody has, and for one that somebody has. */
async function reportCodes(purpose: string): Promise<void> {
  const known = await seedPeople(db, SAMPLES + WARM_UP)
  const times = await sampleInTurns([strangersPhone, () => known.pop() ?? ''], (phone) =>
    timeMs(() =>
      callApi(server.url, `/api/login/send-login-code?phone=${encodeURIComponent(phone)}&purpose=${purpose}`),
    ),
  )
  compare(`a code to ${purpose}, unknown phone to a known one`, times[0], times[1])
}

/** as many sign-ins at once as would be 200 hashes, beside somebody who reads. */
async function reportMany(): Promise<void> {
  const answers: Response[] = []
  const people = await seedPeople(db, AT_ONCE)
  await reportReadingBeside(
    `${AT_ONCE} sign-ins at once`,
    { address: `${server.url}/api/draw/channels`, token },
    async () => {
      await db.deleteFrom('sign_in_tries').execute()
      const bodies = people.map((phone) => ({ loginType: 'Password', phone, password: 'mistyped-fox' }))
      answers.push(...(await Promise.all(bodies.map((body) => post('/api/login/login', body)))))
    },
  )
  const refused = answers.filter(({ status }) => status === 429)
  const told = refused.filter(({ headers }) => Number(headers.get('retry-after')) > 0).length
  report('of those sign-ins', `${refused.length} answered 429, ${told} of them with Retry-After`, '96')
}

/** Each from an address of its own, as far as the server knows. */
async function post(path: string, body: object): Promise<Response> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  return response
}

/** Milliseconds of each kind, measured in turns whose order is drawn by lot, so that drift meets all alike. */
async function sampleInTurns(
  kinds: readonly (() => string)[],
  measure: (phone: string) => Promise<number>,
): Promise<number[][]> {
  const times = kinds.map((): number[] => [])
  for (let round = 0; round < SAMPLES + WARM_UP; round += 1) {
    const order = kinds.map((_, at) => at).sort(() => randomInt(3) - 1)
    for (const at of order) {
      const ms = await measure(kinds[at]?.() ?? '')
      if (round >= WARM_UP) times[at]?.push(ms)
    }
  }
  return times
}

function compare(what: string, unknown: readonly number[] = [], known: readonly number[] = []): void {
  const [one, other] = [percentile(unknown, 0.5), percentile(known, 0.5)]
  const medians = `${inMilliseconds(one)} to ${inMilliseconds(other)}`
  const told = `${(one / other).toFixed(2)} times (${medians}), told apart ${(tellApart(unknown, known) * 100).toFixed(0)} %`
  report(what, told, '0.9 to 1.1, < 55 %')
}

/** The share that the best threshold of one half gets right in the other half; 0.5 is guessing. */
function tellApart(unknown: readonly number[], known: readonly number[]): number {
  const halves = [0, 1].map((half) => [unknown, known].map((times) => times.filter((_, at) => at % 2 === half)))
  const shares = halves.map(([trueLow = [], trueHigh = []], half) => {
    const [otherLow = [], otherHigh = []] = halves[1 - half] ?? []
    return shareRight(otherLow, otherHigh, bestThreshold(trueLow, trueHigh))
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

interface Threshold {
  ms: number
  isUnknownAbove: boolean
}

function bestThreshold(unknown: readonly number[], known: readonly number[]): Threshold {
  const all = [...unknown, ...known].flatMap((ms) => [true, false].map((isUnknownAbove) => ({ ms, isUnknownAbove })))
  const right = (threshold: Threshold) => shareRight(unknown, known, threshold)
  return all.reduce((best, one) => (right(one) > right(best) ? one : best))
}

function shareRight(unknown: readonly number[], known: readonly number[], { ms, isUnknownAbove }: Threshold): number {
  const isUnknown = (time: number) => time > ms === isUnknownAbove
  const right = unknown.filter(isUnknown).length + known.filter((time) => !isUnknown(time)).length
  return right / (unknown.length + known.length)
}

/** Phones of so many accounts that were made just now. */
async function seedPeople(into: Db, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: newId(),
    phone: strangersPhone(),
    email: null,
    name: randomUUID(),
    avatar_id: null,
    password_hash: null,
    banned_at: null,
    created_at: new Date(),
  }))
  await into.insertInto('users').values(rows).execute()
  return rows.map(({ phone }) => phone)
}
