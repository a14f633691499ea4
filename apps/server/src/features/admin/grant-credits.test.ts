import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { banUser } from '../account/ban-user.ts'
import { saveCompanyDetails } from '../company/save-company-details.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { availableCredits } from '../ledger/gate.ts'
import { grantCredits } from './grant-credits.ts'
import { readAuditLog } from './read-audit-log.ts'

let server: TestServer
let admin: SeededPerson
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  admin = await anAdmin(server.deps)
})
beforeEach(async () => {
  person = await aMember(server.deps)
})

const grant = (credits: number, idempotencyKey: string | null = null, userId = person.userId) =>
  grantCredits(server.deps, admin.actor, { userId, credits, reason: 'was wrongly charged', idempotencyKey })
const credits = () => availableCredits(server.deps.db, person.userId, server.clock.now())
const latest = async (limit: number) => (await readAuditLog(server.deps, { limit: String(limit) })).items

test('credits that an operator gives can be spent, and the reason is kept', async () => {
  expect(await grant(60)).toEqual({ credits: 100 })
  expect(await credits()).toBe(100)
  expect(await latest(1)).toMatchObject([
    {
      ...{ act: 'credits.grant', subject: person.userId, at: server.clock.now().toISOString() },
      actor: { id: admin.userId, phone: admin.phone },
      details: { credits: 60, reason: 'was wrongly charged' },
    },
  ])
  expect(await checkLedger(server.deps)).toEqual([])
})

test('an operator takes what is there, never more', async () => {
  await expect(grant(-41)).rejects.toEqual(new Refusal('insufficient_credits'))
  expect(await credits()).toBe(40)
  expect(await grant(-40)).toEqual({ credits: 0 })
  expect(await checkLedger(server.deps)).toEqual([])
})

test('a grant that is sent twice is given once', async () => {
  const all = await Promise.all([grant(5, 'once'), grant(5, 'once'), grant(5, 'once')])
  expect(all).toEqual(Array(3).fill({ credits: 45 }))
  await expect(grant(6, 'once')).rejects.toEqual(new Refusal('idempotency_mismatch'))
  expect(await credits()).toBe(45)
})

test('of many who take at once nobody takes what is not there', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => grant(-9)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await credits()).toBe(4)
})

test('the other tabs of the person hear of it', async () => {
  await grant(3)
  const frames = server.deps.db.selectFrom('live_frames').select('frame').where('room', '=', `user:${person.userId}`)
  expect((await frames.executeTakeFirstOrThrow()).frame).toMatchObject({ t: 'user', user: { credits: 43 } })
})

test('nobody gets what is for somebody who is not there', async () => {
  await expect(grant(1, null, server.deps.newId())).rejects.toEqual(new Refusal('not_found'))
})

test('whatever operators do is in the audit log, newest first, page by page', async () => {
  const needs = { ...server.deps, forgetSession: () => undefined }
  const from = { ip: '::1', log: server.deps.log }
  await banUser(needs, admin.actor, { userId: person.userId, banned: true, reason: 'spam' }, from)
  await banUser(needs, admin.actor, { userId: person.userId, banned: false, reason: 'a mistake' }, from)
  await saveCompanyDetails(server.deps, admin.actor, { name: 'Easel' })
  const lines = await latest(3)
  expect(lines).toMatchObject([
    { act: 'company.change', subject: 'company', details: { fields: ['name'] } },
    { act: 'user.unban', subject: person.userId, details: { reason: 'a mistake' } },
    { act: 'user.ban', subject: person.userId, details: { reason: 'spam' } },
  ])
  const first = await readAuditLog(server.deps, { limit: '2' })
  const second = await readAuditLog(server.deps, { limit: '1', cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items]).toEqual(lines)
})
