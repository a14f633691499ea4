import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../deps.ts'
import { aPerson, type DrawingDeps, openDrawing } from '../../testing/open-drawing.ts'
import { aTaskAt } from '../../testing/a-task-at.ts'
import { suspend } from '../../testing/seed.ts'
import { insertMissingCompany } from '../company/queries.ts'
import { defaultCompany } from '../company/rules.ts'
import { cancelTask } from '../drawing/cancel-task.ts'
import { submitImagine } from '../drawing/submit-imagine.ts'
import { createKey } from './create-key.ts'
import { findKeyHolder } from './gate.ts'
import { listKeys } from './list-keys.ts'
import { readKeyUses } from './read-key-uses.ts'
import { revokeKey } from './revoke-key.ts'
import { type Secret, wrapSecret } from '../../platform/secret.ts'
import { rotateKey, updateKey } from './update-key.ts'

let deps: DrawingDeps & { secretKey: Secret }
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = { ...(await openDrawing()), secretKey: wrapSecret('s'.repeat(32)) }
  await insertMissingCompany(deps.db, defaultCompany)
})

const anywhere = '203.0.113.7'
const holderOf = (key: string, ip = anywhere) => findKeyHolder(deps, { key, ip })

async function keyOf(person: Person, wish: Omit<Parameters<typeof createKey>[2], 'name'> = {}) {
  const made = await createKey(deps, person, { name: 'mine', channelId: person.channelId, ...wish })
  const program: Actor = { ...person, program: { keyId: made.id, asks: false, client: null } }
  const draw = () =>
    submitImagine(deps, program, made.channelId, {
      body: { botType: 'MID_JOURNEY', prompt: 'a red fox' },
      idempotencyKey: null,
    })
  const read = async () => (await listKeys(deps, person, null)).keys.find(({ id }) => id === made.id)
  return { ...made, draw, read }
}

test('a key is sk- and 48 letters and digits; its hash is all that is kept, and it is never told again', async () => {
  const person = await aPerson(deps)
  const { key, id, prefix } = await keyOf(person)
  expect(key).toMatch(/^sk-[A-Za-z0-9]{48}$/)
  expect(key.startsWith(prefix)).toBe(true)
  const row = await deps.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key.slice(prefix.length))
  expect(JSON.stringify(await listKeys(deps, person, null))).not.toContain(key.slice(prefix.length))
  expect(await holderOf(key)).toMatchObject({ keyId: id, userId: person.userId })
  expect(await holderOf(key.slice(3)), 'relays cut the sk- off').toMatchObject({ keyId: id })
  expect(await holderOf(`${key}x`)).toBeNull()
})

test('of fifty calls at once with a limit for ten, ten are drawn and the limit is never passed', async () => {
  const person = await aPerson(deps, { credits: 1_000 })
  const [, other] = [await keyOf(person), await keyOf(person)]
  const cost = (await other.draw()).tasks[0]?.cost ?? 0
  const key = await keyOf(person, { totalCredits: cost * 10 })
  const ends = await Promise.allSettled(Array.from({ length: 50 }, key.draw))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ reason: 'key_limit' })
  expect(await key.read()).toMatchObject({ creditsInAll: cost * 10, creditsToday: cost * 10, stopped: 'spent' })
  expect((await readKeyUses(deps, person, key.id)).days).toMatchObject([{ tasks: 10, credits: cost * 10 }])
})

test('what was not drawn counts no longer, of the day and in all', async () => {
  const person = await aPerson(deps, { credits: 1_000 })
  const key = await keyOf(person, { dailyCredits: 4, totalCredits: 4 })
  const [task] = (await key.draw()).tasks
  await expect(key.draw()).rejects.toMatchObject({ reason: 'key_limit' })
  await cancelTask(deps, person, task?.id ?? '')
  expect(await key.read()).toMatchObject({ creditsInAll: 0, creditsToday: 0, stopped: null })
  await key.draw()
})

test('a person who draws without the key is not counted', async () => {
  const person = await aPerson(deps, { credits: 1_000 })
  const key = await keyOf(person)
  await aTaskAt(deps, person, {})
  expect(await key.read()).toMatchObject({ creditsInAll: 0 })
})

test('revoked, rotated, expired, from elsewhere, suspended, out of the channel: it ends at once', async () => {
  const person = await aPerson(deps, { credits: 1_000 })
  const revoked = await keyOf(person)
  await revokeKey(deps, person, revoked.id)
  await revokeKey(deps, person, revoked.id)
  expect(await holderOf(revoked.key)).toBeNull()
  await expect(revoked.draw()).rejects.toMatchObject({ reason: 'key_limit' })
  await expect(rotateKey(deps, person, revoked.id)).rejects.toMatchObject({ reason: 'not_found' })

  const rotated = await keyOf(person)
  const { key } = await rotateKey(deps, person, rotated.id)
  expect([await holderOf(rotated.key), (await holderOf(key))?.keyId]).toEqual([null, rotated.id])

  const brief = await keyOf(person, { expiresAt: new Date(deps.clock.now().getTime() + 60_000).toISOString() })
  await deps.db.updateTable('api_keys').set({ expires_at: deps.clock.now() }).where('id', '=', brief.id).execute()
  expect(await holderOf(brief.key)).toBeNull()

  const local = await keyOf(person, { addresses: ['203.0.113.0/29', '2001:db8::/32'] })
  expect(await holderOf(local.key)).not.toBeNull()
  expect(await holderOf(local.key, '::ffff:203.0.113.1')).not.toBeNull()
  expect(await holderOf(local.key, '2001:db8::5')).not.toBeNull()
  expect(await holderOf(local.key, '203.0.113.8')).toBeNull()

  const member = await aPerson(deps)
  const guest = await keyOf(member)
  await deps.db.deleteFrom('channel_members').where('user_id', '=', member.userId).execute()
  expect(await holderOf(guest.key)).toBeNull()
  expect(await guest.read()).toMatchObject({ stopped: 'channel_gone' })

  const banned = await keyOf(person)
  await suspend(deps, person.userId)
  expect(await holderOf(banned.key)).toBeNull()
})

test('the operator closes the door for all keys at once', async () => {
  const { key } = await keyOf(await aPerson(deps))
  await deps.db.updateTable('companies').set({ is_open_to_programs: false }).execute()
  expect(await holderOf(key)).toBeNull()
  await deps.db.updateTable('companies').set({ is_open_to_programs: true }).execute()
  expect(await holderOf(key)).not.toBeNull()
})

test('without a channel one is made for it; nobody makes more keys than the operator allows', async () => {
  const person = await aPerson(deps)
  const { channelId } = await createKey(deps, person, { name: 'robot' })
  const channel = await deps.db.selectFrom('channels').selectAll().where('id', '=', channelId).executeTakeFirstOrThrow()
  expect(channel).toMatchObject({ title: 'robot', creator_id: person.userId })
  await deps.db
    .updateTable('companies')
    .set({ quotas: JSON.stringify({ keys: 2 }) })
    .execute()
  const more = await Promise.allSettled([keyOf(person), keyOf(person)])
  await deps.db.updateTable('companies').set({ quotas: '{}' }).execute()
  expect(more.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each(['', '300.1.1.1', '10.0.0.0/33', 'example.com', '::/129', '10.0.0.1/8/8'])(
  '%j is no address',
  async (range) => {
    const person = await aPerson(deps)
    const wrong = keyOf(person, { addresses: [range] })
    await expect(wrong).rejects.toMatchObject({ reason: 'invalid_input' })
    const { id } = await keyOf(person)
    await expect(updateKey(deps, person, id, { addresses: [range] })).rejects.toMatchObject({ reason: 'invalid_input' })
  },
)
