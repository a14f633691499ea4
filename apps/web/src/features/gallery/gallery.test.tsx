import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../i18n/text.ts'
import { sessionQuery } from '../account/api.ts'
import { FakeCalls, fine, unreachable } from '../channel/testing/fake-calls.ts'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import { dismissToast, useToasts } from '../../ui/toast.ts'
import { dropTasks } from '../task/library/live.ts'
import { useTaskState } from '../task/store.ts'
import { eventually } from '../../testing/eventually.ts'
import { USER } from '../../testing/fake-server.ts'
import { layOut } from '../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../testing/seed.ts'
import { putIntoGalleries } from './api.ts'
import { Gallery } from './gallery.tsx'

const GALLERY = 'GET /api/draw/gallery'
const DELETE = 'DELETE /api/mj/task/'

let server: FakeCalls
let shown: Rendered

beforeAll(standInPopovers)
beforeEach(() => {
  useTaskState.setState({ gone: new Set(), cleared: {} })
  history.replaceState(null, '', '/gallery')
  server = new FakeCalls()
  server.install()
  layOut()
})
afterEach(async () => {
  await shown.unmount()
  vi.unstubAllGlobals()
})

async function open(channelId: string | null = null): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  shown = await render(<Gallery channelId={channelId} />, client)
  await loadLanguage('zh-CN')
  await settle()
}

/** `count` own grids, newest first. */
const grids = (count: number) =>
  Array.from({ length: count }, (_, at) => aGrid(count - at, { prompt: `picture ${count - at}`, liked: false }))
const answerWith = (count: number, nextCursor: string | null = null) =>
  server.on(GALLERY, fine({ items: grids(count), nextCursor }))
const cells = () => [...shown.root.querySelectorAll<HTMLElement>('[data-cell]')]
const ticked = () =>
  cells()
    .filter((cell) => cell.dataset.ticked)
    .map((cell) => cell.dataset.cell)
const boxOf = (at: number) => cells()[at]?.querySelector('input') as HTMLInputElement

async function click(name: string): Promise<void> {
  const found = [...shown.root.querySelectorAll('button')].filter((button) => button.textContent === name).at(-1)
  if (!found) throw new Error(`no button ${name} in ${shown.root.textContent}`)
  await act(async () => found.click())
  await settle()
}

async function slide(slider: HTMLInputElement | null, value: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
    slider?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}

async function press(key: string, options: KeyboardEventInit = {}): Promise<void> {
  const target = document.activeElement ?? document.body
  await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options })))
  await settle()
}

test('whoever has drawn nothing is told so, and shown the way to draw', async () => {
  answerWith(0)
  await open()
  await eventually(() => expect(shown.root.textContent).toContain('还没有作品'))
  expect(shown.root.querySelector('a[href="/draw"]')).not.toBeNull()
})

test('when nothing passes the filters, they can be cleared', async () => {
  history.replaceState(null, '', '/gallery?q=owl&ratio=3:2')
  answerWith(0)
  await open()
  await eventually(() => expect(shown.root.textContent).toContain('没有符合条件的作品'))
  expect(server.of(GALLERY)[0]?.call).toContain('q=owl')

  answerWith(3)
  await click('清除筛选')

  await eventually(() => expect(cells()).toHaveLength(3))
  expect(location.search).toBe('')
})

test('the server is asked for a kind, and for the days as the reader’s clock has them', async () => {
  history.replaceState(null, '', '/gallery?kind=ZOOM&from=2026-03-05&to=2026-03-05')
  answerWith(0)
  await open()
  await eventually(() => expect(shown.root.textContent).toContain('没有符合条件的作品'))
  const { searchParams } = new URL(server.of(GALLERY)[0]?.call.slice('GET '.length) ?? '', location.href)
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'ZOOM',
    from: new Date(2026, 2, 5).toISOString(),
    to: new Date(2026, 2, 6).toISOString(),
    limit: '100',
  })
})

test('a channel’s own gallery is asked for everybody’s pictures, and knows the months that are not loaded', async () => {
  const wanted = `channelId=${CHANNEL_ID}&everyone=true`
  server.on(GALLERY, fine({ items: grids(1), nextCursor: 'more' }))
  server.on(`${GALLERY}/months`, fine([{ month: '2019-12', count: 1 }]))
  await open(CHANNEL_ID)
  const months = () => shown.root.querySelector<HTMLInputElement>('input[aria-label="跳到月份"]')
  await eventually(() => expect(months()?.max).toBe('1'))
  expect(server.of(`${GALLERY}/months`)[0]?.call).toContain(wanted)
  expect(server.of(`${GALLERY}?`)[0]?.call).toContain(wanted)
})

test('a gallery that did not come is asked for once more', async () => {
  server.on(GALLERY, unreachable)
  await open()
  await eventually(() => expect(shown.root.textContent).toContain('作品加载失败'))

  answerWith(2)
  await click('重试')

  await eventually(() => expect(cells()).toHaveLength(2))
})

test('of a thousand pictures only those near the window are drawn', async () => {
  answerWith(1000)
  await open()
  await eventually(() => expect(cells().length).toBeGreaterThan(10))
  expect(cells().length).toBeLessThan(80)
})

test('a month that is not loaded yet can be jumped to, and is loaded on the way', async () => {
  const first = grids(301)
    .slice(0, -1)
    .map((grid) => ({ ...grid, submitTime: '2026-03-15T12:00:00.000Z' }))
  const last = aGrid(1, { liked: false, submitTime: '2025-12-15T12:00:00.000Z' })
  server.on(`${GALLERY}?`, fine({ items: first, nextCursor: 'more' }))
  server.on(`${GALLERY}?cursor=more`, fine({ items: [last], nextCursor: null }))
  const months = ['2026-03', '2025-12'].map((month) => ({ month, count: 1 }))
  server.on(`${GALLERY}/months`, fine(months))
  await open()
  const slider = () => shown.root.querySelector<HTMLInputElement>('input[aria-label="跳到月份"]')
  await eventually(() => expect(slider()?.max).toBe('1'))
  expect(server.of(`${GALLERY}?cursor=more`)).toEqual([])

  await slide(slider(), '1')

  await eventually(() => expect(shown.root.querySelector('section')?.scrollTop).toBeGreaterThan(0))
  expect(server.of(`${GALLERY}?cursor=more`)).toHaveLength(1)
})

test('ticks are set with Shift from one to the other, by keys for all, and cleared with Escape', async () => {
  answerWith(9)
  await open()
  await eventually(() => expect(cells()).toHaveLength(9))
  await act(async () => boxOf(1).click())
  await act(async () => boxOf(4).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })))
  await settle()
  expect(ticked()).toEqual([8, 7, 6, 5].map(anId))
  expect(shown.root.textContent).toContain('已选 4 项')

  await press('a', { ctrlKey: true })
  expect(ticked()).toHaveLength(9)
  await press('Escape')
  expect(ticked()).toEqual([])
})

test('a tick is set with the space bar, and a range with Shift and the arrows', async () => {
  answerWith(9)
  await open()
  await eventually(() => expect(cells()).toHaveLength(9))
  await act(async () => cells()[2]?.querySelector('a')?.focus())
  await press(' ')
  await press('ArrowRight', { shiftKey: true })
  await press('ArrowRight', { shiftKey: true })
  expect(ticked()).toEqual([7, 6, 5].map(anId))
})

test('what is deleted goes at once and the focus to its neighbour; the server hears of it when it can not be undone', async () => {
  answerWith(6)
  server.on(DELETE, fine(null))
  await open()
  await eventually(() => expect(cells()).toHaveLength(6))
  for (const at of [1, 2]) await act(async () => boxOf(at).click())
  await settle()

  await deleteTicked()

  await eventually(() => expect(cells()).toHaveLength(4))
  expect(document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell).toBe(anId(3))
  const said = useToasts.getState().toasts.at(-1)
  expect([said?.message, server.of(DELETE)]).toEqual(['已删除 2 项', []])
  await act(async () => dismissToast(said?.id ?? 0))
  await eventually(() => expect(server.of(DELETE)).toHaveLength(2))
})

async function deleteTicked(): Promise<void> {
  await click('删除')
  const yes = shown.root.querySelector<HTMLElement>('[data-variant="danger"]')
  await act(async () => yes?.click())
  await settle()
}

test('what is finished meanwhile comes first, and what is deleted elsewhere goes', async () => {
  answerWith(3)
  await open()
  await eventually(() => expect(cells()).toHaveLength(3))
  await act(async () => putIntoGalleries(shown.client, aGrid(9)))
  await settle()
  expect(cells()[0]?.dataset.cell).toBe(anId(9))

  await act(async () => dropTasks(shown.client, [anId(3)]))
  await settle()
  expect(cells().map((cell) => cell.dataset.cell)).toEqual([9, 2, 1].map(anId))
})

test('a scrolled wall stays as it is when drawings are finished elsewhere, and a button leads up to them', async () => {
  answerWith(3)
  await open()
  await eventually(() => expect(cells()).toHaveLength(3))
  const wall = shown.root.querySelector('section') as HTMLElement
  const scrollTo = async (top: number) => {
    wall.scrollTop = top
    await act(async () => wall.dispatchEvent(new Event('scroll')))
    await settle()
  }
  const hung = () => cells().map((cell) => `${cell.dataset.cell} ${cell.getAttribute('style')}`)
  const before = hung()
  await scrollTo(40)
  await act(async () => [8, 9].map((nth) => putIntoGalleries(shown.client, aGrid(nth))))
  await settle()
  expect(hung()).toEqual(before)

  await click('2 条新内容')
  expect(cells().map((cell) => cell.dataset.cell)).toEqual([9, 8, 3, 2, 1].map(anId))
  expect(document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.cell).toBe(anId(9))
  expect(wall.scrollTop).toBe(0)

  await scrollTo(40)
  await act(async () => putIntoGalleries(shown.client, aGrid(10)))
  await scrollTo(0)
  expect(cells()[0]?.dataset.cell).toBe(anId(10))
})

test('a page that did not come is said, and asked for only when one wants it', async () => {
  server.on(GALLERY, unreachable)
  server.on('GET /api/draw/gallery?limit=100', fine({ items: grids(3), nextCursor: anId(1) }))
  server.on('GET /api/draw/gallery?cursor', unreachable)
  await open()
  await eventually(() => expect(shown.root.textContent).toContain('其余作品加载失败'))
  expect(server.of('GET /api/draw/gallery?cursor')).toHaveLength(1)
  expect(cells()).toHaveLength(3)
})

test('a zip that did not come is told beside its button, until it is asked for again', async () => {
  answerWith(3)
  server.on('POST /api/draw/download', unreachable)
  await open()
  await eventually(() => expect(cells()).toHaveLength(3))
  await act(async () => boxOf(1).click())
  const bar = () => shown.root.querySelector('[role=toolbar]')
  const zip = () => [...(bar()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '下载 ZIP')

  await click('下载 ZIP')

  await eventually(() => expect(bar()?.textContent).toContain('打包下载失败，请重试'))
  const told = document.getElementById(zip()?.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toBe('打包下载失败，请重试')
  server.on('POST /api/draw/download', () => new Promise(() => {}))
  await click('下载 ZIP')
  expect(bar()?.textContent).not.toContain('打包下载失败')
})
