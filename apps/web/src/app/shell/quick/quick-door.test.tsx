import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { setHabits } from '../../../lib/stored.ts'
import { QuickDoor } from './quick-door.tsx'
import { openQuick } from './store.ts'
// Loads the lazy chunk up front, so that its loading time does not count against the first test.
import './find-dialog.tsx'
import './keys-dialog.tsx'

const channel = (id: string, title: string) => ({
  ...{ id, title, isCreator: true, memberCount: 1, unread: 0, version: 1 },
  ...{ createdAt: '2026-01-10T03:00:00.000Z', lastActiveAt: '2026-01-10T03:00:00.000Z' },
})
const toggleSidebar = vi.fn()

let rendered: Rendered
beforeEach(async () => {
  history.replaceState(null, '', '/draw/one')
  toggleSidebar.mockReset()
  const channels = [channel('one', '花鸟'), channel('two', '山水'), channel('three', 'Old ships')]
  const door = <QuickDoor channels={channels} currentId="one" onToggleSidebar={toggleSidebar} />
  rendered = await render(door, makeClient())
})
afterEach(async () => {
  await act(async () => openQuick(null))
  setHabits({ letterKeys: false })
  await rendered.unmount()
})

async function press(key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): Promise<void> {
  await act(async () => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    await vi.dynamicImportSettled()
  })
  await settle()
}
const title = () => rendered.root.querySelector('dialog[open] h2')?.textContent
const field = () => rendered.root.querySelector<HTMLInputElement>('[role=combobox]')
const offered = () => [...rendered.root.querySelectorAll('[role=option] > span')].map(({ textContent }) => textContent)

async function type(words: string): Promise<void> {
  await act(async () => {
    const input = field()
    if (!input) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('Ctrl+K opens one field that has the focus, and offers every channel but the open one', async () => {
  await press('k', { ctrlKey: true })
  expect(title()).toBe('快速切换')
  expect(document.activeElement).toBe(field())
  expect(offered().slice(0, 2)).toEqual(['# 山水', '# Old ships'])
})

test('a few letters and Enter lead into a channel', async () => {
  await press('k', { metaKey: true })
  await type('ships')
  expect(offered()).toEqual(['# Old ships'])
  await press('Enter', {}, field() ?? undefined)
  expect([location.pathname, title()]).toEqual(['/draw/three', undefined])
})

test('arrows choose among what was found, and what it does happens once', async () => {
  await press('k', { ctrlKey: true })
  await type('侧栏')
  await press('ArrowDown', {}, field() ?? undefined)
  await press('Enter', {}, field() ?? undefined)
  expect(toggleSidebar).toHaveBeenCalledTimes(1)
})

test('nothing that matches is said', async () => {
  await press('k', { ctrlKey: true })
  await type('zzzz')
  expect(rendered.root.querySelector('[role=status]')?.textContent).toBe('没有匹配的项目')
})

test('Ctrl with / opens the sheet of keys from anywhere', async () => {
  await press('/', { ctrlKey: true })
  expect(title()).toBe('键盘快捷键')
})

test('? opens the sheet of keys, where single keys are wanted and no field has the focus', async () => {
  const elsewhere = document.createElement('input')
  document.body.append(elsewhere)
  setHabits({ letterKeys: true })
  await press('?', {}, elsewhere)
  elsewhere.remove()
  setHabits({ letterKeys: false })
  await press('?')
  expect(title()).toBeUndefined()

  setHabits({ letterKeys: true })
  await press('?')
  expect(title()).toBe('键盘快捷键')
  const keys = [...rendered.root.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(keys).toEqual(expect.arrayContaining(['?', 'Ctrl K', 'G', 'D', 'Alt R', 'L', 'I', 'E']))
})
