import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openSocket } from '../../lib/socket.ts'
import { channelsQuery, putUnread } from '../channel/api.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../testing/render.tsx'
import { anId } from '../../testing/seed.ts'
import { ReadMark } from './read-mark.tsx'

let server: FakeServer
let screen: Rendered
/** The hook remembers marks per channel, so each test uses another one. */
let channelAt = 0xd0
let channelId: string
let visibility: DocumentVisibilityState = 'visible'

beforeEach(async () => {
  channelAt += 1
  channelId = anId(channelAt)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  server = new FakeServer()
  server.install()
  openSocket().start()
  await eventually(() => expect(openSocket().useConnection.getState().connection).toBe('open'))
  vi.useFakeTimers()
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const facts = { title: '', memberCount: 1, createdAt: '', lastActiveAt: '', version: 1, isCreator: true }
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const marks = () => server.posted.map(({ body }) => body)

async function show(at: number, unread = 3): Promise<void> {
  const client = makeClient()
  client.setQueryData(channelsQuery.queryKey, [{ id: channelId, unread, ...facts }])
  screen = await render(<ReadMark channelId={channelId} upTo={anId(at)} />, client)
}
const unread = () => screen.client.getQueryData(channelsQuery.queryKey)?.[0]?.unread

test('what has been in view for a second counts as seen, here and on the server, and is told once', async () => {
  server.answer({ data: { unread: 0 } })
  await show(5)
  await pass(900)
  expect(marks()).toEqual([])
  await pass(200)
  expect(marks()).toEqual([{ upTo: anId(5) }])
  expect(unread()).toBe(0)
  await screen.unmount()
  await show(5)
  await pass(2_000)
  expect(marks()).toHaveLength(1)
})

test('on a page that does not show nothing is seen until it shows', async () => {
  visibility = 'hidden'
  server.answer({ data: { unread: 0 } })
  await show(5)
  await pass(3_000)
  expect(marks()).toEqual([])
  visibility = 'visible'
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await pass(1_100)
  expect(marks()).toHaveLength(1)
})

test('what could not be told is told again when the line is back', async () => {
  server.answer('unreachable')
  await show(5)
  await pass(1_100)
  server.answer({ data: { unread: 0 } })
  await act(async () => openSocket().useConnection.setState({ connection: 'lost' }))
  await act(async () => openSocket().useConnection.setState({ connection: 'open' }))
  await pass(1_100)
  expect(marks()).toEqual([{ upTo: anId(5) }, { upTo: anId(5) }])
})

test('where nothing is unread nothing is told, until others say something', async () => {
  server.answer({ data: { unread: 0 } })
  await show(5, 0)
  await pass(2_000)
  expect(marks()).toEqual([])
  act(() => putUnread(screen.client, { channelId, unread: 1 }))
  await pass(1_100)
  expect(marks()).toEqual([{ upTo: anId(5) }])
  expect(unread()).toBe(0)
})
