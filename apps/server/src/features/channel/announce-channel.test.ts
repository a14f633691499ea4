import { beforeAll, expect, test } from 'vitest'
import { LIVE_CHANNEL } from '../../live/outbox.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { createChannel } from './create-channel.ts'
import { deleteChannel } from './delete-channel.ts'
import { readInvite } from './invite/read-invite.ts'
import { joinChannel } from './join-channel.ts'
import { quitChannel } from './quit-channel.ts'
import { removeMember } from './remove-member.ts'

let server: TestServer
let creator: SeededPerson
let members: SeededPerson[]
beforeAll(async () => {
  server = await openTestServer()
  creator = await aMember(server.deps)
  members = await Promise.all(Array.from({ length: 4 }, () => aMember(server.deps)))
})

const ours = () => aChannel(server.deps, creator.userId, { members: members.map(({ userId }) => userId) })

/** Each with how many people hear of it on their other pages. */
const acts: [string, number, () => Promise<unknown>][] = [
  [
    'making a channel',
    1,
    () => createChannel(server.deps, creator, { body: { title: 'foxes' }, idempotencyKey: null }),
  ],
  [
    'coming into it',
    1,
    async () => {
      const { inviteCode } = await readInvite(server.deps, creator, await ours())
      return joinChannel(server.deps, await aMember(server.deps), inviteCode)
    },
  ],
  ['quitting it', 1, async () => quitChannel(server.deps, members[0] ?? creator, await ours())],
  [
    'being put out',
    1,
    async () => removeMember(server.deps, creator, { channelId: await ours(), userId: members[0]?.userId ?? '' }),
  ],
  ['ending it', 5, async () => deleteChannel(server.deps, creator, await ours())],
]

// Two transactions that lock the same rooms in the same order never wait for each other.
test.each(acts)('%s is told to the channel before people, and to people in one order', async (_name, people, act) => {
  const told: string[] = []
  const stop = server.deps.bus.listen(LIVE_CHANNEL, (payload) => told.push(payload.slice(payload.indexOf(' ') + 1)))
  await act()
  // A word may be heard twice.
  const listTold = () => [...new Set(told)]
  await eventually(() => expect(listTold().filter((room) => room.startsWith('user:'))).toHaveLength(people))
  stop()
  const [channel, ...rooms] = listTold()
  expect(channel).toMatch(/^channel:/)
  expect(rooms).toEqual(rooms.filter((room) => room.startsWith('user:')).sort())
})
