import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { makeChannel, isMemberOf, noteNews, requireMember } from './gate.ts'
import { listChannels } from './list-channels.ts'
import { readChannel } from './read-channel.ts'

let db: Db
const now = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-02T00:00:00Z')

beforeAll(async () => {
  db = await openTestDatabase()
})

async function aPerson(): Promise<Actor> {
  const userId = newId()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  await db
    .insertInto('users')
    .values({ id: userId, phone: userId, created_at: now, ...unset })
    .execute()
  return { userId, sessionId: newId(), role: 'user', language: 'en-US' }
}

const aChannel = ({ userId: creatorId }: Actor, title = '', at = now) =>
  db.transaction().execute((tx) => makeChannel(tx, { creatorId, title, now: at, newId }))

test('whoever makes a channel is in it', async () => {
  const creator = await aPerson()
  const { id } = await aChannel(creator)

  expect(await requireMember(db, creator, id)).toMatchObject({ id, title: '', member_count: 1 })
  expect(await isMemberOf(db, creator.userId, id)).toBe(true)
})

test("a stranger's channel and one that never was answer alike", async () => {
  const stranger = await aPerson()
  const { id } = await aChannel(await aPerson())

  await expect(requireMember(db, stranger, id)).rejects.toEqual(new Refusal('not_found'))
  await expect(requireMember(db, stranger, newId())).rejects.toEqual(new Refusal('not_found'))
  expect(await isMemberOf(db, stranger.userId, id)).toBe(false)
})

test('a person sees the channels they are in, oldest first', async () => {
  const [creator, guest] = [await aPerson(), await aPerson()]
  const first = await aChannel(creator, 'first')
  await aChannel(creator, 'private')
  const second = await aChannel(guest, 'second', later)
  await db
    .insertInto('channel_members')
    .values({ channel_id: first.id, user_id: guest.userId, joined_at: now })
    .execute()

  expect(await listChannels({ db }, guest)).toMatchObject([
    { id: first.id, title: 'first', isCreator: false, memberCount: 2 },
    { id: second.id, title: 'second', isCreator: true, memberCount: 1 },
  ])
})

test('whoever is in a channel sees who else is, without their phones', async () => {
  const [creator, guest] = [await aPerson(), await aPerson()]
  const { id } = await aChannel(creator, 'ours')
  await db.insertInto('channel_members').values({ channel_id: id, user_id: guest.userId, joined_at: later }).execute()

  const { members } = await readChannel({ db, clock: systemClock }, guest, id)

  const numbered: unknown = expect.stringMatching(/^Midjourney \d{4}$/)
  expect(members).toEqual([
    { id: creator.userId, name: numbered, avatar: '', isCreator: true, joinedAt: now.toISOString(), online: false },
    { id: guest.userId, name: numbered, avatar: '', isCreator: false, joinedAt: later.toISOString(), online: false },
  ])
  expect(members[0]?.name).not.toBe(members[1]?.name)
  await expect(readChannel({ db, clock: systemClock }, await aPerson(), id)).rejects.toEqual(new Refusal('not_found'))
})

test('the last activity of a channel never moves back', async () => {
  const creator = await aPerson()
  const { id } = await aChannel(creator)

  for (const at of [later, now])
    await db
      .transaction()
      .execute((tx) => noteNews(tx, { id, member_count: 1 }, { userId: creator.userId, itemId: newId(), now: at }))

  expect(await requireMember(db, creator, id)).toMatchObject({ last_active_at: later, version: 2 })
})
