import type { createCodes as createCall } from '@easel/contract/admin-codes'
import type { BodyOf } from '@easel/contract/call'
import { redeemCode as call } from '@easel/contract/redeem'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { wrapSecret } from '../../../platform/secret.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { openRememberingLog } from '../../../testing/remembering-log.ts'
import { aMember, anAdmin, type SeededPerson } from '../../../testing/seed.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { createCodes } from './create-codes.ts'
import { redeemCode } from './redeem-code.ts'
import { revokeBatch } from './revoke-batch.ts'

const remembering = openRememberingLog()
let server: TestServer
let admin: SeededPerson
let person: SeededPerson
let addresses = 0
let ip: string

beforeAll(async () => {
  server = await openTestServer({}, { log: remembering.log })
  admin = await anAdmin(server.deps)
})
beforeEach(async () => {
  person = await aMember(server.deps)
  ip = `10.0.0.${(addresses += 1)}`
})

const make = (body: Partial<BodyOf<typeof createCall>>) =>
  createCodes(server.deps, admin.actor, { body: { count: 1, ...body }, idempotencyKey: null })
const aCode = async (body: Partial<BodyOf<typeof createCall>> = { credits: 5 }) => (await make(body)).codes[0] ?? ''
const redeem = (code: string, { who = person, key = null }: { who?: SeededPerson; key?: string | null } = {}) =>
  redeemCode(server.deps, who.actor, code, { ip, log: server.deps.log, idempotencyKey: key })
const creditsOf = ({ userId }: SeededPerson) => availableCredits(server.deps.db, userId, server.clock.now())
const productId = async (slug: string) =>
  (await server.deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const refused = (reason: 'not_found' | 'already_used' | 'idempotency_mismatch') => new Refusal(reason)

test('plain credits are there at once, and the person’s other tabs hear of it', async () => {
  const redeemed = await redeem(await aCode({ credits: 25 }))
  expect(redeemed).toMatchObject({ kind: 'credits', title: '点数', credits: 25, user: { credits: 65 } })
  expect(redeemed.endsAt).toBeUndefined()
  const { rows } = await sql`select frame->'user'->>'credits' as credits from live_frames
    where room = ${`user:${person.userId}`} order by seq desc limit 1`.execute(server.deps.db)
  expect(rows).toEqual([{ credits: '65' }])
})

test('a pack gives what it holds', async () => {
  const code = await aCode({ productId: await productId('credits-200') })
  expect(await redeem(code)).toMatchObject({ kind: 'credits', credits: 200, user: { credits: 240 } })
})

test('a plan runs from now on, and prolongs the same plan', async () => {
  const plan = { productId: await productId('month'), period: 'Month' as const }
  const { codes } = await make({ ...plan, count: 2 })
  const [first, second] = [await redeem(codes[0] ?? ''), await redeem(codes[1] ?? '')]
  expect(first).toMatchObject({ kind: 'plan', user: { plan: { productId: plan.productId, endsAt: first.endsAt } } })
  expect(second.endsAt && first.endsAt && second.endsAt > first.endsAt).toBe(true)
  expect(await planOf(server.deps.db, person.userId, server.clock.now())).not.toBeNull()
  expect(await checkLedger(server.deps)).toEqual([])
})

test('however it is written, it is the same code', async () => {
  const code = await aCode()
  await redeem(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`)
  await expect(redeem(code)).rejects.toEqual(refused('already_used'))
})

test('nobody can tell a code that has ended from one that never was', async () => {
  const expired = await aCode({ credits: 5, expiresAt: new Date(server.clock.now().getTime() + 60_000).toISOString() })
  const { codes, batch } = await make({ credits: 5 })
  await revokeBatch(server.deps, admin.actor, batch.id)
  server.clock.moveSeconds(60)
  for (const code of [expired, codes[0] ?? '', '0000-0000-0000-0000', 'not a code'])
    await expect(redeem(code)).rejects.toEqual(refused('not_found'))
  expect(await creditsOf(person)).toBe(40)
})

test('the same key redeems once and answers the same; with another code it is a mistake', async () => {
  const [code, other] = [await aCode(), await aCode()]
  const first = await redeem(code, { key: 'k' })
  expect(await redeem(code.toLowerCase(), { key: 'k' })).toEqual(first)
  await expect(redeem(other, { key: 'k' })).rejects.toEqual(refused('idempotency_mismatch'))
  expect(await creditsOf(person)).toBe(45)
})

test('while one secret key follows the other, codes of both are good', async () => {
  const code = await aCode()
  const next = wrapSecret('n'.repeat(64))
  const { log, secretKey } = server.deps
  const rotated = { ...server.deps, secretKey: next, secondSecretKey: secretKey }
  const once = { ip, log, idempotencyKey: null }
  const made = await createCodes(rotated, admin.actor, { body: { credits: 5, count: 1 }, idempotencyKey: null })
  for (const each of [code, made.codes[0] ?? '']) await redeemCode(rotated, person.actor, each, once)
  expect(await creditsOf(person)).toBe(50)
})

test('what fails on the way leaves the code as it was', async () => {
  const code = await aCode()
  const noAnswer = { ...server.deps, newId: () => 'not an id' }
  const once = { ip, log: server.deps.log, idempotencyKey: null }
  await expect(redeemCode(noAnswer, person.actor, code, once)).rejects.toThrow()
  expect(await redeem(code)).toMatchObject({ credits: 5 })
  expect(await checkLedger(server.deps)).toEqual([])
})

/** Every row of every table, as text. */
async function allRows(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(server.deps.db)
  const texts: string[] = []
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(server.deps.db)
    texts.push(...table.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('a code stands in no line of the log and in no row', async () => {
  const { codes } = await make({ credits: 5, count: 3 })
  const [plain, hexadecimal] = [codes[0] ?? '', '0123-4567-89ab-cdef']
  const written = [plain, plain.toLowerCase(), `${hexadecimal}${'-'.repeat(17)}`]
  for (const code of written) await server.call(call, { token: person.token, params: { code } })
  await server.call(call, {
    token: person.token,
    params: { code: codes[1] ?? '' },
    headers: { 'idempotency-key': 'k' },
  })
  await server.app.inject({ method: 'POST', url: `/api/home/redeem/${codes[2]}/more` })
  await server.app.inject({ method: 'GET', url: `/api/home/redeem/${codes[2]}` })
  expect(remembering.facts('request').map(({ url }) => url)).toContain('/api/home/redeem/***')
  const kept = `${remembering.text()}\n${await allRows()}`.toUpperCase()
  for (const code of [...codes, hexadecimal.toUpperCase()]) {
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(code.replaceAll('-', ''))
  }
})

test('five wrong codes slow down who guesses and where they guess from, until they have waited', async () => {
  const code = await aCode()
  const wrong = () => redeem('0000-0000-0000-0000')
  for (let count = 0; count < 5; count += 1) await expect(wrong()).rejects.toEqual(refused('not_found'))
  const wait = new Refusal('rate_limited', { retryAfter: 10 })
  await expect(redeem(code)).rejects.toEqual(wait)
  const neighbour = await aMember(server.deps)
  await expect(redeem(code, { who: neighbour })).rejects.toEqual(wait)
  ip = '10.0.1.1'
  await expect(redeem(code)).rejects.toEqual(wait)
  expect(remembering.facts('guessing at codes slowed down').at(-1)).toMatchObject({ seconds: 10 })

  server.clock.moveSeconds(10)
  await expect(wrong()).rejects.toEqual(refused('not_found'))
  await expect(redeem(code)).rejects.toEqual(new Refusal('rate_limited', { retryAfter: 20 }))
  server.clock.moveSeconds(20)
  expect(await redeem(code)).toMatchObject({ credits: 5 })
})

test('of a hundred wrong codes at once five are looked at', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => redeem(`0000-0000-0000-${String(index).padStart(4, '0')}`)),
  )
  const reasons = tries.map((attempt) => attempt.status === 'rejected' && (attempt.reason as Refusal).reason)
  expect(reasons.filter((reason) => reason === 'not_found')).toHaveLength(5)
  expect(reasons.filter((reason) => reason === 'rate_limited')).toHaveLength(95)
})
