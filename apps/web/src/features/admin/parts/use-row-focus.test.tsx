import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import { button, click, press } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { PeopleSection } from '../people/people-section.tsx'
import { openSection } from '../testing/open-section.tsx'
import { idOf, pageOf, PERSON } from '../testing/seed.ts'

const LIST = 'GET /api/admin/users'
const people = (from: number) => ['甲', '乙', '丙'].map((name, at) => ({ ...PERSON, id: idOf(from + at), name }))

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf(people(1), 'c1')))
  page = await openSection(<PeopleSection />, '/admin/people')
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const rows = () => [...page.root.querySelectorAll<HTMLElement>('tbody tr')]
const reached = () => rows().map(({ tabIndex }) => tabIndex)
const at = () => rows().findIndex((row) => row === document.activeElement)

async function walk(...keys: string[]): Promise<number[]> {
  const places = []
  for (const key of keys) {
    await press(document.activeElement, key)
    places.push(at())
  }
  return places
}

test('Tab reaches one row, and from there the keyboard walks', async () => {
  expect(reached()).toEqual([0, -1, -1])
  rows()[0]?.focus()
  expect(await walk('ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([1, 2, 2])
  expect(reached()).toEqual([-1, -1, 0])
  expect(await walk('ArrowUp', 'Home', 'ArrowUp', 'End')).toEqual([1, 0, 0, 2])
})

test('Enter presses what a row offers first, and nothing else on the way', async () => {
  rows()[1]?.focus()
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  rows()[1]?.dispatchEvent(enter)
  expect(enter.defaultPrevented).toBe(true)
  await press(null, '')
  expect(page.root.querySelector('dialog')?.textContent).toContain('乙')
})

test('the acts inside are reached by Tab as before, have their keys for themselves, and the row is where they are', async () => {
  const act = button('管理 丙')
  expect(act.tabIndex).toBe(0)
  act.focus()
  await press(act, 'ArrowUp')
  expect(document.activeElement).toBe(act)
  expect(reached()).toEqual([-1, -1, 0])
})

test('where the row is gone, the first one is reached', async () => {
  rows()[2]?.focus()
  server.on(`${LIST}?cursor=c1`, fine(pageOf(people(4))))
  await click(button('下一页'))
  expect(reached()).toEqual([0, -1, -1])
})
