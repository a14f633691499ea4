import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { deleteChannel } from './delete-channel.ts'
import { readInvite } from './invite/read-invite.ts'
import { renewInvite } from './invite/renew-invite.ts'
import { setInviteExpiry } from './invite/set-invite-expiry.ts'
import { joinChannel } from './join-channel.ts'
import { quitChannel } from './quit-channel.ts'
import { removeMember } from './remove-member.ts'

const ROUNDS = 12

let server: TestServer
let creator: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  creator = await aMember(server.deps)
})

async function anInvite(): Promise<{ channelId: string; code: string }> {
  const channelId = await aChannel(server.deps, creator.userId)
  return { channelId, code: (await readInvite(server.deps, creator, channelId)).inviteCode }
}

const membersOf = async (channelId: string) =>
  (
    await server.deps.db.selectFrom('channel_members').select('user_id').where('channel_id', '=', channelId).execute()
  ).map((row) => row.user_id)

test('a hundred who press join at once are one member, and all are welcome', async () => {
  const { channelId, code } = await anInvite()
  const guest = await aMember(server.deps)
  const answers = await Promise.all(Array.from({ length: 100 }, () => joinChannel(server.deps, guest, code)))
  expect(answers).toEqual(Array(100).fill({ ...answers[0], memberCount: 2, isCreator: false }))
  expect(await membersOf(channelId)).toHaveLength(2)
  expect(await framesOf(server.deps, `user:${guest.userId}`)).toMatchObject([
    { t: 'unread', channelId, unread: 0, channel: { id: channelId, memberCount: 2 } },
  ])
})

test('its creator and whoever is in it may follow the link too', async () => {
  const { channelId, code } = await anInvite()
  expect(await joinChannel(server.deps, creator, code)).toMatchObject({
    id: channelId,
    isCreator: true,
    memberCount: 1,
  })
})

test('the channel hears who came and how many they are', async () => {
  const { channelId, code } = await anInvite()
  const guest = await aMember(server.deps)
  const joined = await joinChannel(server.deps, guest, code)
  const { id, title, memberCount, createdAt, lastActiveAt, version } = joined
  expect(await framesOf(server.deps, `channel:${channelId}`)).toEqual([
    {
      t: 'member',
      channelId,
      event: 'joined',
      member: {
        id: guest.userId,
        name: expect.stringMatching(/^Midjourney \d{4}$/),
        avatar: '',
        isCreator: false,
        joinedAt: server.clock.now().toISOString(),
        online: false,
      },
    },
    { t: 'chat', item: expect.objectContaining({ kind: 'system', content: 'joined' }) },
    { t: 'channel', channel: { id, title, memberCount, createdAt, lastActiveAt, version } },
  ])
})

test('whoever was put out stays out by the old code, however it is prolonged, and comes in by a newer one', async () => {
  const { channelId, code } = await anInvite()
  const guest = await aMember(server.deps)
  await joinChannel(server.deps, guest, code)
  await removeMember(server.deps, creator, { channelId, userId: guest.userId })
  await setInviteExpiry(server.deps, creator, channelId, -1)
  await expect(joinChannel(server.deps, guest, code)).rejects.toEqual(new Refusal('invite_invalid'))
  const { inviteCode } = await renewInvite(server.deps, creator, channelId, 1)
  expect(await joinChannel(server.deps, guest, inviteCode)).toMatchObject({ id: channelId, memberCount: 2 })
})

test('whoever left by themselves may come back by the same code', async () => {
  const { channelId, code } = await anInvite()
  const guest = await aMember(server.deps)
  await joinChannel(server.deps, guest, code)
  await quitChannel(server.deps, guest, channelId)
  expect(await joinChannel(server.deps, guest, code)).toMatchObject({ memberCount: 2 })
})

test('nobody is left behind in a channel that ends while they join', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => aMember(server.deps)))
  for (let round = 0; round < ROUNDS; round += 1) {
    const { channelId, code } = await anInvite()
    const joining = guests.map((guest) => joinChannel(server.deps, guest, code))
    const results = await Promise.allSettled([...joining, deleteChannel(server.deps, creator, channelId)])
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled' })
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toEqual(new Refusal('invite_invalid'))
    }
    expect(await membersOf(channelId)).toEqual([])
  }
})

test('nobody comes in by a code that is replaced while they join, once it is replaced', async () => {
  const guest = await aMember(server.deps)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { channelId, code } = await anInvite()
    await joinChannel(server.deps, guest, code)
    // Put out and given a new code while they knock with the old one: whoever is in came before.
    const [knock] = await Promise.allSettled([
      joinChannel(server.deps, guest, code),
      removeMember(server.deps, creator, { channelId, userId: guest.userId }),
      renewInvite(server.deps, creator, channelId, 1),
    ])
    await expect(joinChannel(server.deps, guest, code)).rejects.toEqual(new Refusal('invite_invalid'))
    if (knock.status === 'rejected') expect(knock.reason).toEqual(new Refusal('invite_invalid'))
  }
})
