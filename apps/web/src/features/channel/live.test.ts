import type { Channel, ChannelFacts } from '@easel/contract/channel'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { makeClient } from '../../testing/render.tsx'
import { channelsQuery, leavingKeyOf, putChannel, putUnread } from './api.ts'
import { dropChannel } from './live.ts'
import { useGoneChannels } from './store.ts'
import { aChannel, channelId, FakeCalls, fine, held } from './testing/fake-calls.ts'

const LIST = 'GET /api/draw/channels'

let server: FakeCalls
let client: QueryClient
let leave: () => void

beforeEach(() => {
  useGoneChannels.setState({}, true)
  server = new FakeCalls()
  server.install()
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

/** Fills the cache with these channels. */
async function open(channels: Channel[]): Promise<void> {
  server.on(LIST, fine(channels))
  client = makeClient()
  leave = new QueryObserver(client, { ...channelsQuery, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {})
  await eventually(() => expect(shown()).toHaveLength(channels.length))
}

const shown = () => client.getQueryData(channelsQuery.queryKey) ?? []
/** The fields that a frame contains: those that are equal for all members. */
function facts(at: number, more: Partial<Channel>): ChannelFacts {
  const { isCreator: _isCreator, unread: _unread, ...same } = aChannel(at, more)
  return same
}
const titles = () => shown().map(({ title }) => title)

test('a name that somebody else gave shows at once, and an older frame does not take it back', async () => {
  await open([aChannel(1), aChannel(2, { unread: 3, isCreator: false })])
  putChannel(client, facts(2, { title: '山水', version: 5 }))
  putChannel(client, facts(2, { title: 'before', version: 4 }))
  expect(titles()).toEqual(['Channel 1', '山水'])
  expect(shown()[1]).toMatchObject({ unread: 3 })
})

test('an answer that was under way before a name came does not take it back either', async () => {
  await open([aChannel(1)])
  const slow = held(fine([aChannel(1, { title: 'before' })]))
  server.on(LIST, slow.answer)
  const reading = client.refetchQueries({ queryKey: channelsQuery.queryKey })
  putChannel(client, facts(1, { title: '山水', version: 2 }))
  slow.release()
  await reading
  expect(titles()).toEqual(['山水'])
})

test('a channel that ended leaves the list, is remembered for who had it open, and the list is read again', async () => {
  await open([aChannel(1), aChannel(2)])
  server.on(LIST, fine([aChannel(1)]))
  dropChannel(client, channelId(2))
  expect(titles()).toEqual(['Channel 1'])
  expect(useGoneChannels.getState()[channelId(2)]?.title).toBe('Channel 2')
  await eventually(() => expect(server.of(LIST)).toHaveLength(2))
})

test('of what this page ends itself the socket tells nothing new', async () => {
  await open([aChannel(1), aChannel(2)])
  const ending = client.getMutationCache().build(client, {
    mutationKey: leavingKeyOf(channelId(2)),
    mutationFn: () => new Promise(() => {}),
  })
  void ending.execute(undefined)
  dropChannel(client, channelId(2))
  expect(titles()).toEqual(['Channel 1', 'Channel 2'])
  expect(useGoneChannels.getState()).toEqual({})
})

test('a channel that one entered on another device appears; of a known one the number changes, and the name when it has another', async () => {
  await open([aChannel(1)])
  putUnread(client, { channelId: channelId(1), unread: 4, channel: facts(1, { title: '山水', version: 2 }) })
  expect(shown()[0]).toMatchObject({ unread: 4, title: '山水' })
  expect(server.of(LIST)).toHaveLength(1)

  server.on(LIST, fine([aChannel(1), aChannel(2)]))
  putUnread(client, { channelId: channelId(2), unread: 0 })
  await eventually(() => expect(titles()).toEqual(['山水', 'Channel 2']))
})
