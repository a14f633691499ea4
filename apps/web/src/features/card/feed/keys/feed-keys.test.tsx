import userEvent from '@testing-library/user-event'
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
import { forgetAll } from '../../../../testing/forget-all.ts'
import { layOut } from '../../../../testing/lay-out.ts'
import { makeClient, type Rendered, render } from '../../../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../../../testing/seed.ts'

let screen: Rendered

beforeEach(async () => {
  forgetAll()
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
    press('ArrowDown', { ctrlKey: true })
    expect(focused()).toBe(anId(3))
  })
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const focused = () => document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task

const CODES: Readonly<Record<string, string>> = { e: 'KeyE', r: 'KeyR' }

function press(key: string, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, code: CODES[key] ?? '', bubbles: true, cancelable: true, ...more })
  document.activeElement?.dispatchEvent(event)
}
const up = () => press('ArrowUp', { ctrlKey: true })
const down = () => press('ArrowDown', { ctrlKey: true })
const ringed = () => document.querySelector<HTMLElement>('[data-ringed]')?.dataset.task

test('of keys pressed faster than frames are drawn, each is a step', async () => {
  await act(async () => [up, up, down, up].forEach((move) => move()))

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
  await act(async () => down())

  await act(async () => press('e', { altKey: true }))

  expect(tool()).not.toBeNull()
  vi.useRealTimers()
})

test('a key pressed before the focus has arrived is about the card that it is on its way to', async () => {
  const asked: string[] = []
  screen.root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) asked.push(target.closest<HTMLElement>('[data-task]')?.dataset.task ?? '')
  })

  await act(async () => {
    up()
    press('e', { altKey: true })
  })

  expect(asked).toEqual([anId(2)])
})

test('a click on a card gives it no ring, and keys do nothing with it', async () => {
  const card = () => screen.root.querySelector<HTMLElement>(`[data-task="${anId(2)}"]`)
  await act(async () => {
    card()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    card()?.focus()
  })
  expect(ringed()).toBeUndefined()
  const clicked = vi.fn()
  screen.root.addEventListener('click', clicked)
  await act(async () => {
    for (const altKey of [false, true]) for (const key of ['r', 'e']) press(key, { altKey })
  })
  expect(clicked).not.toHaveBeenCalled()
})

test('what is typed with a ring on a card takes the ring away and goes to the composer', async () => {
  const user = userEvent.setup()
  await act(async () => up())
  await eventually(() => expect(ringed()).toBe(anId(2)))

  await act(async () => user.keyboard('red panda'))

  expect(ringed()).toBeUndefined()
  expect(screen.root.querySelector('textarea')?.value).toBe('red panda')
})
