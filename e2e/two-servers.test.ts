import type { Member } from '@easel/contract/channel'
import type { Task } from '@easel/contract/drawing'
import type { ServerFrame } from '@easel/contract/live'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { SeededPerson } from '../apps/server/src/testing/seed.ts'
import { callApi } from './api-client.ts'
import { askTicket, framesOfChannel, type LiveClient, openLive, openWithTicket } from './live-client.ts'
import { hasEnded } from './person.ts'
import type { ProductServer } from './server.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'
import { waitUntil } from './wait-until.ts'

const ROUNDS = inject('scale') > 1 ? 20 : 2
/** Frames per round; fewer than the server replays after a reconnect. */
const RENAMES = 12

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
type Heard = ReturnType<typeof framesOfChannel>
/** Consecutive sequence numbers: none missing, none twice. */
const isWhole = (frames: Heard) => frames.every(({ seq }, at) => seq === (frames[0]?.seq ?? 0) + at)
/** Frames since both have subscribed; presence is reported before the second one subscribes. */
function sinceBoth(mine: Heard, theirs: Heard): [Heard, Heard] {
  const from = Math.max(mine[0]?.seq ?? 0, theirs[0]?.seq ?? 0)
  return [mine.filter(({ seq }) => seq >= from), theirs.filter(({ seq }) => seq >= from)]
}
const namesIn = (frames: Heard) => frames.flatMap((frame) => (frame.t === 'channel' ? [frame.channel.title] : []))
const lastOf = (frames: readonly { seq: number }[]) => frames.at(-1)?.seq ?? 0
const isEnd = (frame: ServerFrame) => frame.t === 'task' && hasEnded(frame.task)

describe.each([
  ['PostgreSQL alone', false],
  ['Redis as well', true],
])('two processes with %s', (_between, withRedis) => {
  let two: TwoServers
  beforeAll(async () => {
    two = await startTwoServers({ withRedis })
  })
  afterAll(() => two?.close())

  async function submit({ url }: ProductServer, { token }: SeededPerson, channelId: string): Promise<Task> {
    const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
    const path = `/api/mj/submit/imagine/${channelId}`
    const { tasks } = await callApi<{ tasks: [Task] }>(url, path, { token, body })
    return tasks[0]
  }

  async function rename({ url }: ProductServer, { token }: SeededPerson, channelId: string, title: string) {
    await callApi(url, `/api/draw/channel/${channelId}`, { token, body: { title }, method: 'PUT' })
  }

  /** The creator at one process and a member at the other, both subscribed to a channel. */
  async function meet() {
    const [creator, member] = [await two.aPerson(), await two.aPerson()]
    const channelId = await two.aChannel(creator, member)
    const [here, there] = [await openLive(two.one.url, creator.token), await openLive(two.other.url, member.token)]
    for (const live of [here, there]) await live.subscribe(channelId)
    return { creator, member, channelId, here, there }
  }

  const countEnds = (live: LiveClient, channelId: string) => framesOfChannel(live, channelId).filter(isEnd).length

  test('what happens at either is seen at both, the same and in the same order', async () => {
    const { creator, member, channelId, here, there } = await meet()
    for (const round of upTo(ROUNDS)) {
      const sent = [submit(two.one, creator, channelId), submit(two.other, member, channelId)]
      const renamed = upTo(RENAMES).map((n) => rename(n % 2 ? two.one : two.other, creator, channelId, `${round} ${n}`))
      await Promise.all([...sent, ...renamed])
      for (const live of [here, there])
        await waitUntil(
          () => countEnds(live, channelId),
          (ends) => ends === 2 * round,
        )
    }
    await rename(two.other, creator, channelId, 'the end')
    const isLast = (frame: ServerFrame | undefined) => frame?.t === 'channel' && frame.channel.title === 'the end'
    for (const live of [here, there]) await waitUntil(() => framesOfChannel(live, channelId).at(-1), isLast)
    const [mine, theirs] = sinceBoth(framesOfChannel(here, channelId), framesOfChannel(there, channelId))
    expect(mine).toEqual(theirs)
    expect(isWhole(mine)).toBe(true)
    expect(namesIn(mine)).toHaveLength(ROUNDS * RENAMES + 1)
  })

  test('a picture on its way is seen at both, whichever draws it', async () => {
    const { creator, channelId, here, there } = await meet()
    const { id } = await submit(two.other, creator, channelId)
    const isPreview = (frame: ServerFrame) => frame.t === 'preview' && frame.taskId === id
    for (const live of [here, there]) await waitUntil(() => live.frames.some(isPreview), Boolean)
    expect(here.frames.filter(isPreview)).toEqual(there.frames.filter(isPreview))
  })

  test('a picture that one drew is given out by both, in every size, and a picture that one took in can be drawn from at the other', async () => {
    const { creator, channelId, there } = await meet()
    const { id } = await submit(two.one, creator, channelId)
    const task = await waitUntil(
      () => framesOfChannel(there, channelId).findLast((frame) => frame.t === 'task' && frame.task.id === id),
      (frame) => frame?.t === 'task' && frame.task.status === 'SUCCESS',
    )
    const grid = task?.t === 'task' ? task.task.grid : null
    for (const query of ['', '?w=320']) {
      const [mine, theirs] = await Promise.all(
        [two.one, two.other].map(({ url }) =>
          fetch(`${url}${grid?.url ?? ''}${query}`).then((answer) => answer.bytes()),
        ),
      )
      expect(mine?.byteLength).toBeGreaterThan(0)
      expect(theirs).toEqual(mine)
    }
  })

  test('a session that ends at one loses its sockets at both, and no other session does', async () => {
    const { creator, channelId, here, there } = await meet()
    const elsewhere = await openLive(two.other.url, creator.token)
    await callApi(two.one.url, '/api/login/logout', { token: creator.token, method: 'POST' })
    expect(await Promise.all([here.closed, elsewhere.closed])).toEqual([4001, 4001])
    await expect(askTicket(two.other.url, creator.token)).rejects.toThrow('unauthenticated')
    await there.subscribe(channelId)
  })

  test('who is here and who is writing at one is seen at the other', async () => {
    const { creator, member, channelId, here, there } = await meet()
    there.say({ t: 'typing', channelId })
    const isTyping = (frame: ServerFrame) => frame.t === 'typing' && frame.user.id === member.userId
    await waitUntil(() => here.frames.some(isTyping), Boolean)

    const isOnline = async ({ url }: ProductServer) => {
      const path = `/api/draw/channel/${channelId}`
      const { members } = await callApi<{ members: Member[] }>(url, path, { token: creator.token })
      return members.find(({ id }) => id === member.userId)?.online
    }
    for (const server of [two.one, two.other]) await waitUntil(() => isOnline(server), Boolean)
    there.cut()
    const isGone = (frame: ServerFrame) =>
      frame.t === 'member' && frame.event === 'offline' && frame.member.id === member.userId
    await waitUntil(() => here.frames.some(isGone), Boolean)
    for (const server of [two.one, two.other]) expect(await isOnline(server)).toBe(false)
  })

  test('a ticket of either opens one socket at either, and never a second', async () => {
    const { token } = await two.aPerson()
    const ticket = await askTicket(two.one.url, token)
    const places = upTo(20).map((n) => (n % 2 ? two.one.url : two.other.url))
    const tries = await Promise.allSettled(places.map((url) => openWithTicket(url, ticket)))
    const opened = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(opened).toHaveLength(1)
    await expect(openWithTicket(two.other.url, ticket)).rejects.toThrow('401')
    for (const live of opened) live.cut()
  })

  test('who is put out at one hears at the other that it is so, and nothing after it', async () => {
    const { creator, member, channelId, here, there } = await meet()
    await rename(two.other, creator, channelId, 'before')
    await callApi(two.one.url, `/api/draw/remove-user/${channelId}/${member.userId}`, {
      token: creator.token,
      body: {},
    })
    for (const n of upTo(5)) await rename(n % 2 ? two.one : two.other, creator, channelId, `after ${n}`)
    await waitUntil(
      () => namesIn(framesOfChannel(here, channelId)),
      (names) => names.filter((name) => name.startsWith('after')).length === 5,
    )
    // Sequence numbers of frames that this person may not see are skipped.
    there.say({ t: 'sub', channelId, ref: 'again' })
    await waitUntil(() => there.frames.some(({ t }) => t === 'error'), Boolean)
    const [whole, heard] = sinceBoth(framesOfChannel(here, channelId), framesOfChannel(there, channelId))
    expect(heard).toEqual(whole.slice(0, heard.length))
    expect(heard.at(-1)).toMatchObject({ t: 'member', event: 'left', member: { id: member.userId } })
  })

  test('who loses one process goes on at the other where it stood, and misses nothing', async () => {
    const { creator, channelId, here, there } = await meet()
    const said: string[] = []
    const heard: Heard = []
    let live = here
    for (const round of upTo(ROUNDS)) {
      const titles = upTo(RENAMES).map((n) => `${round} ${n}`)
      said.push(...titles)
      const saying = Promise.all(titles.map((title) => rename(two.other, creator, channelId, title)))
      await waitUntil(() => framesOfChannel(live, channelId).length, Boolean)
      await two.one.kill()
      expect(await live.closed).toBe(1006)
      heard.push(...framesOfChannel(live, channelId))

      const back = await openLive(two.other.url, creator.token)
      await back.subscribe(channelId, lastOf(heard))
      await saying
      await waitUntil(
        () => namesIn([...heard, ...framesOfChannel(back, channelId)]).length,
        (count) => count === said.length,
      )
      heard.push(...framesOfChannel(back, channelId))
      back.cut()
      await two.one.restart()
      live = await openLive(two.one.url, creator.token)
      await live.subscribe(channelId, lastOf(heard))
    }
    expect(isWhole(heard)).toBe(true)
    expect(namesIn(heard)).toEqual(expect.arrayContaining(said))
    const [mine, theirs] = sinceBoth(heard, framesOfChannel(there, channelId))
    expect(theirs.slice(0, mine.length)).toEqual(mine)
  })

  if (!withRedis) return

  test('while Redis comes and goes nothing is lost, doubled or held up', async () => {
    const { creator, channelId, here, there } = await meet()
    const said = ROUNDS * RENAMES
    for (const n of upTo(said)) {
      if (n % 6 === 0) two.redis?.cut()
      if (n % 6 === 2) two.redis?.goAway()
      if (n % 6 === 4) two.redis?.comeBack()
      await rename(n % 2 ? two.one : two.other, creator, channelId, String(n))
    }
    two.redis?.goAway()
    const { id } = await submit(two.one, creator, channelId)
    const isEnded = (frame: ServerFrame) => isEnd(frame) && frame.t === 'task' && frame.task.id === id
    for (const live of [here, there]) await waitUntil(() => live.frames.some(isEnded), Boolean)
    const leaving = await openLive(two.other.url, creator.token)
    await callApi(two.one.url, '/api/login/logout', { token: creator.token, method: 'POST' })
    expect(await leaving.closed).toBe(4001)
    two.redis?.comeBack()
    const [mine, theirs] = sinceBoth(framesOfChannel(here, channelId), framesOfChannel(there, channelId))
    expect(isWhole(theirs)).toBe(true)
    expect(theirs.slice(0, mine.length)).toEqual(mine)
    expect(namesIn(theirs)).toHaveLength(said)
  })
})
