import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setDraftText } from '../store.ts'
// Loads the lazy chunk up front, so that its loading time does not count against the first test.
import '../../../app/drawing/later-parts.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { CHANNEL_ID } from '../../../testing/seed.ts'

let server: FakeServer
let screen: Rendered
let frames: (() => void)[] = []

beforeEach(async () => {
  ;({ server, screen } = await openScreen())
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
