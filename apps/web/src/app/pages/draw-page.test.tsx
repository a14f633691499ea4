import type { Channel } from '@easel/contract/channel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aChannel, channelId, FakeCalls, fine } from '../../features/channel/testing/fake-calls.ts'
import { openPage, toasts } from '../../features/channel/testing/page.tsx'
import { eventually } from '../../testing/eventually.ts'
import { layOut } from '../../testing/lay-out.ts'
import type { Rendered } from '../../testing/render.tsx'
import { anId } from '../../testing/seed.ts'
import { DrawPage } from './draw-page.tsx'

const NOT_OPEN = '该频道不存在，或你不在其中'

let page: Rendered
beforeEach(() => {
  const server = new FakeCalls()
  server.install()
  server.on('GET /api/draw/chat', fine({ items: [], nextCursor: null }))
  layOut()
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function follow(channels: Channel[], link: string, wanted: string | undefined = channelId(9)): Promise<void> {
  page = await openPage(<DrawPage channelId={wanted} />, channels, link)
}

test('who follows a link to a channel that is not open to them is told so once, in another of theirs', async () => {
  await follow([aChannel(1)], `/draw/${channelId(9)}`)
  await eventually(() => expect(location.pathname).toBe(`/draw/${channelId(1)}`))
  expect(toasts()).toEqual([NOT_OPEN])
})

test('of a link to a picture the picture alone says it', async () => {
  await follow([aChannel(1)], `/draw/${channelId(9)}?image=${anId(5)}:1`)
  await eventually(() => expect(location.pathname).toBe(`/draw/${channelId(1)}`))
  expect([toasts(), location.search]).toEqual([[], `?image=${anId(5)}:1`])
})

test('who is in no channel at all is told of the link as well, and only then', async () => {
  await follow([], `/draw/${channelId(9)}?image=${anId(5)}:1`)
  await eventually(() => expect(page.root.querySelector('h2')?.textContent).toBe(NOT_OPEN))
  await page.unmount()
  await follow([], '/chat/index', 'index')
  await eventually(() => expect(page.root.querySelector('h2')?.textContent).toBe('你还没有加入任何频道'))
})
