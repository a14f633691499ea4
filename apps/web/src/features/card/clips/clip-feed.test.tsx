import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadClipWords } from '../../../i18n/clip-words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { forgetAll } from '../../../testing/forget-all.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { aClip, aGrid, anId, aTask, CHANNEL_ID } from '../../../testing/seed.ts'
import { readVideoDraft } from '../../composer/video/store.ts'
import { putItems } from '../../task/api.ts'
import { itemOf } from '../../task/rules.ts'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { standInFilms } from '../clip/testing/stand-in-films.ts'
import { ClipFeed } from './clip-feed.tsx'

const LIST = `POST /api/draw/tasks/${CHANNEL_ID}`

let server: FakeCalls
let screen: Rendered

beforeEach(async () => {
  forgetAll()
  standInFilms()
  layOut()
  server = new FakeCalls()
  server.install()
  await loadClipWords()
})
afterEach(async () => {
  await screen.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open() {
  screen = await render(<ClipFeed channelId={CHANNEL_ID} />, makeClient())
}
const shown = () => [...screen.root.querySelectorAll<HTMLElement>('[data-task]')].map(({ dataset }) => dataset.task)

test('the clips of the channel stand below each other, newest first, also those that are being made; no picture does', async () => {
  server.on(LIST, fine({ items: [aClip(2), aClip(1)], nextCursor: null }))
  await open()
  await eventually(() => expect(shown()).toEqual([anId(2), anId(1)]))
  expect(server.of(LIST)[0]?.body).toMatchObject({ medium: 'video' })
  await act(async () => putItems(screen.client, [itemOf(aTask(3, { action: 'VIDEO' })), itemOf(aGrid(4))]))
  await eventually(() => expect(shown()).toEqual([anId(3), anId(2), anId(1)]))
})

test('where there is none, a press on an idea writes it and sends nothing', async () => {
  server.on(LIST, fine({ items: [], nextCursor: null }))
  await open()
  await eventually(() => expect(screen.root.textContent).toContain('这里还没有视频'))
  await act(async () =>
    screen.root.querySelector('li button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
  expect(readVideoDraft(CHANNEL_ID).prompt).toContain('海浪')
  expect(server.asked.filter(({ call }) => call.includes('/submit/'))).toEqual([])
})

test('what could not be loaded says so, and is asked for again', async () => {
  server.on(LIST, refused('unknown', 500))
  await open()
  await eventually(() => expect(screen.root.querySelector('[role="alert"]')?.textContent).toContain('视频没有加载出来'))
  server.on(LIST, fine({ items: [aClip(1)], nextCursor: null }))
  await act(async () => screen.root.querySelector<HTMLElement>('[role="alert"] button')?.click())
  await eventually(() => expect(shown()).toEqual([anId(1)]))
})
