import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../../account/api.ts'
import { DrawingScreen } from '../../../../app/drawing/drawing-screen.tsx'
// Fetched later by a browser; here it would cost the first test its time.
import '../../../../app/drawing/later-parts.tsx'
import { putItems } from '../../../task/api.ts'
import { itemOf } from '../../../task/rules.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { FakeServer, USER } from '../../../../testing/fake-server.ts'
import { layOut } from '../../../../testing/lay-out.ts'
import { makeClient, type Rendered, render } from '../../../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../../../testing/seed.ts'

let screen: Rendered

beforeEach(async () => {
  const server = new FakeServer()
  server.install()
  layOut()
  server.items = [3, 2, 1].map((at) => itemOf(aGrid(at)))
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await eventually(() => expect(screen.root.querySelectorAll('article')).toHaveLength(3))
  // Nobody listens until the keys were fetched; below the newest card nothing follows.
  await eventually(() => {
    press('j')
    expect(focused()).toBe(anId(3))
  })
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const focused = () => document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task

function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('of keys pressed faster than frames are drawn, each is a step', async () => {
  await act(async () => ['k', 'k', 'j', 'k'].forEach(press))

  await eventually(() => expect(focused()).toBe(anId(1)))
})

test('a key finds its tool on a card that came while the feed flew by', async () => {
  // It flies until the key is pressed, however long this machine takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const feed = screen.root.querySelector('#feed')
  let at = 0
  const flyOn = () => {
    at += 16
    if (feed) feed.scrollTop += 100
    feed?.dispatchEvent(Object.defineProperty(new Event('scroll'), 'timeStamp', { value: at }))
  }
  const card = () => screen.root.querySelector<HTMLElement>(`[data-task="${anId(4)}"]`)
  const tool = () => card()?.querySelector('[data-key="e"]')
  await act(async () => flyOn())
  await act(async () => putItems(screen.client, [itemOf(aGrid(4))]))
  await eventually(async () => {
    await act(async () => flyOn())
    expect(card()).not.toBeNull()
  })
  expect(tool()).toBeNull()
  await act(async () => card()?.focus())

  await act(async () => press('e'))

  expect(tool()).not.toBeNull()
  vi.useRealTimers()
})

test('a key pressed before the focus has arrived is about the card that it is on its way to', async () => {
  const asked: string[] = []
  screen.root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) asked.push(target.closest<HTMLElement>('[data-task]')?.dataset.task ?? '')
  })

  await act(async () => ['k', 'e'].forEach(press))

  expect(asked).toEqual([anId(2)])
})
