import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../i18n/text.ts'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import { channelsQuery } from '../channel/api.ts'
import { FakeCalls } from '../channel/testing/fake-calls.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { CHANNEL_ID } from '../../testing/seed.ts'
import { GalleryBar } from './gallery-bar.tsx'

let shown: Rendered

beforeAll(standInPopovers)
beforeEach(async () => {
  history.pushState(null, '', '/gallery')
  new FakeCalls().install()
  await loadLanguage('zh-CN')
})
afterEach(async () => {
  await shown.unmount()
  vi.unstubAllGlobals()
})

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/gallery${search}`)
  shown = await render(<GalleryBar scope={{ kind: 'channel', channelId: CHANNEL_ID }} />, makeClient())
  await settle()
}

const more = () => shown.root.querySelector<HTMLButtonElement>('button[aria-haspopup]')
const day = (at: number) => shown.root.querySelectorAll<HTMLInputElement>('input[type=date]')[at] ?? null
const kind = () => shown.root.querySelector<HTMLSelectElement>('select[name="全部类型"]')
const words = () => shown.root.querySelector<HTMLInputElement>('input[type=search]')

async function openMore(): Promise<void> {
  await act(async () => more()?.click())
  await settle()
}

async function write(field: HTMLInputElement | HTMLSelectElement | null, value: string): Promise<void> {
  const kindOf = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(kindOf.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
  await settle()
}

async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await act(async () => gone)
}

test('the button to more filters says how many of them are set, and beside them is the way to none', async () => {
  await open('?q=owl&liked=1&kind=PAN&from=2026-03-05')
  expect(more()?.textContent).toBe('更多筛选 2')
  await openMore()
  expect([kind()?.value, day(0)?.value, day(1)?.min]).toEqual(['PAN', '2026-03-05', '2026-03-05'])

  const clear = [...shown.root.querySelectorAll('button')].find((button) => button.textContent === '清除筛选')
  await act(async () => clear?.click())

  expect(location.search).toBe('')
  expect(more()?.textContent).toBe('更多筛选 ')
})

test('every filter that is chosen is a step that Back undoes', async () => {
  await open()
  await openMore()
  await write(kind(), 'ZOOM')
  await write(kind(), 'BLEND')
  await write(day(1), '2026-03-05')
  expect(location.search).toBe('?kind=BLEND&to=2026-03-05')
  for (const search of ['?kind=BLEND', '?kind=ZOOM', '']) {
    await goBack()
    expect(location.search).toBe(search)
  }
  expect(kind()?.value).toBe('')
})

test('a whole search is one step, and so is a day that is typed', async () => {
  await open()
  const before = history.length
  for (const text of ['a', 'an', 'an owl']) {
    await write(words(), text)
    await eventually(() => expect(new URLSearchParams(location.search).get('q')).toBe(text))
  }
  await openMore()
  for (const typed of ['2026-03-01', '2026-03-15']) await write(day(0), typed)
  expect([location.search, history.length]).toEqual(['?q=an+owl&from=2026-03-15', before + 2])
  await goBack()
  expect(location.search).toBe('?q=an+owl')
  await goBack()
  expect([location.search, words()?.value]).toEqual(['', ''])
})

test('a search that is written and emptied again leaves no step behind', async () => {
  await open('?liked=1')
  const before = history.length
  for (const text of ['a', 'an']) {
    await write(words(), text)
    await eventually(() => expect(new URLSearchParams(location.search).get('q')).toBe(text))
  }
  await write(words(), '')
  await eventually(() => expect(location.search).toBe('?liked=1'))
  expect(history.state).toBeNull()

  await write(words(), 'owl')
  await eventually(() => expect(location.search).toBe('?liked=1&q=owl'))
  expect(history.length).toBe(before + 1)
  await goBack()
  expect([location.search, words()?.value]).toEqual(['?liked=1', ''])
})

test('a year that is not typed to its end changes nothing yet, and stays in the field', async () => {
  await open('?from=2026-03-05')
  await openMore()
  await write(day(0), '0202-03-05')
  expect([location.search, day(0)?.value]).toEqual(['?from=2026-03-05', '0202-03-05'])
  await write(day(0), '2025-03-05')
  expect([location.search, day(0)?.value]).toEqual(['?from=2025-03-05', '2025-03-05'])
  await write(day(0), '')
  expect(location.search).toBe('')
})

test('the bar is seen when the channels are known that decide what stands in it: nothing in it moves', async () => {
  const client = makeClient()
  shown = await render(<GalleryBar scope={{ kind: 'own', userId: CHANNEL_ID }} />, client)
  const isPending = () => shown.root.querySelector<HTMLElement>('[role=search]')?.dataset.pending
  expect(isPending()).toBe('true')
  await act(async () => client.setQueryData(channelsQuery.queryKey, []))
  await settle()
  expect(isPending()).toBe('false')
})
