import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setHabits } from '../../lib/stored.ts'
import { sessionQuery } from '../../features/account/api.ts'
import { DrawingScreen } from './drawing-screen.tsx'
import { itemOf } from '../../features/task/rules.ts'
import { forgetAll } from '../../testing/forget-all.ts'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { layOut } from '../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../testing/seed.ts'

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
  await act(async () => setHabits({ picksAsMessages: false }))
  await screen.unmount()
  vi.unstubAllGlobals()
})

const countCards = () => screen.root.querySelectorAll('article').length
const toggle = () =>
  act(async () =>
    screen.root
      .querySelector<HTMLElement>('[aria-pressed]:is([aria-label="显示为消息"], [aria-label="收回到原卡片"])')
      ?.click(),
  )

test('picked pictures stand in the feed too for whoever wants that, and each can be taken out again', async () => {
  expect(countCards()).toBe(1)
  await act(async () => setHabits({ picksAsMessages: true }))
  expect(countCards()).toBe(2)
  await toggle()
  expect(countCards()).toBe(1)
  await toggle()
  expect(countCards()).toBe(2)
})
