import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readHabits, setHabits } from '../../lib/stored.ts'
import { sessionQuery } from '../../features/account/api.ts'
import { DrawingScreen } from './drawing-screen.tsx'
// Loads the lazy chunk up front.
import '../../features/card/later.ts'
import { itemOf } from '../../features/task/rules.ts'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import { forgetAll } from '../../testing/forget-all.ts'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { layOut } from '../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../testing/seed.ts'

standInPopovers()

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  forgetAll()
  server = new FakeServer()
  server.install()
  layOut()
  const pick = { parentId: anId(1), index: 2, action: 'UPSCALE' as const, grid: null, buttons: [] }
  server.items = [aGrid(2, { ...pick, images: aGrid(1).images.slice(1, 2) }), aGrid(1)].map(itemOf)
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await settle()
  await settle()
})

afterEach(async () => {
  await act(async () => setHabits({ picksAsThumbnails: false }))
  await screen.unmount()
  vi.unstubAllGlobals()
})

const countCards = () => screen.root.querySelectorAll('article').length
const findThumbnail = () => screen.root.querySelector('[aria-label="打开选出的第 2 张"]')
async function press(words: string): Promise<void> {
  const isIt = (button: Element) => button.getAttribute('aria-label') === words || button.textContent === words
  await act(async () => [...screen.root.querySelectorAll<HTMLElement>('article button')].filter(isIt).at(-1)?.click())
  await settle()
}

test('a picked picture is a card or a thumbnail by the reader’s setting, and each can be moved', async () => {
  expect(countCards()).toBe(2)
  expect(findThumbnail()).toBeNull()
  await press('更多')
  await press('收回到原卡片')
  expect(countCards()).toBe(1)
  expect(findThumbnail()).not.toBeNull()

  await act(async () => setHabits({ picksAsThumbnails: true }))
  expect(countCards()).toBe(2)
  await act(async () => forgetAll())
  expect(countCards()).toBe(1)
  await press('显示为消息')
  expect(countCards()).toBe(2)
})

test('an earlier version kept its own default, which does not decide', () => {
  expect(readHabits('{"picksAsMessages":false}').picksAsThumbnails).toBe(false)
})
