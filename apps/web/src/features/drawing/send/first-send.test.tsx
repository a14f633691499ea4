import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../account/api.ts'
import { setDraftText } from '../composer/store.ts'
import { DrawingScreen } from '../drawing-screen.tsx'
// Fetched later by a browser; here it would cost the first test its time.
import '../later-parts.tsx'
import { FakeServer, USER } from '../testing/fake-server.ts'
import { layOut } from '../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../testing/render.tsx'
import { CHANNEL_ID } from '../testing/seed.ts'
import { useSends } from './store.ts'

let server: FakeServer
let screen: Rendered
let frames: (() => void)[] = []

beforeEach(async () => {
  localStorage.clear()
  useSends.setState({ sends: [] })
  server = new FakeServer()
  server.install()
  layOut()
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await settle()
  await act(async () => setDraftText(CHANNEL_ID, 'a red fox'))
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await screen.unmount()
  vi.unstubAllGlobals()
})

const field = () => screen.root.querySelector('textarea')
const press = () =>
  act(async () =>
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  )

test('the card is there, and the field empty, at once; the server hears of it when that has been painted', async () => {
  await press()
  expect(screen.root.querySelector('article')?.textContent).toContain('a red fox')
  expect(field()?.value).toBe('')
  expect(server.posted).toEqual([])

  await act(async () => {
    for (const draw of frames) draw()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(server.posted).toMatchObject([{ body: { prompt: 'a red fox' } }])
})

test('a window that nobody sees, where no frame is drawn, sends all the same, and once', async () => {
  await press()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(server.posted).toHaveLength(1)
  await act(async () => {
    for (const draw of frames) draw()
    await vi.advanceTimersByTimeAsync(1_000)
  })
  expect(server.posted).toHaveLength(1)
})
