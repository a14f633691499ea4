import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, refused, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, submit, write } from '../../channel/testing/page.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { answerButton, field, openSection, question } from '../testing/open-section.tsx'
import { aTask, idOf, pageOf } from '../testing/seed.ts'
import { TasksSection } from './tasks-section.tsx'

standInPopovers()

const LIST = 'GET /api/admin/tasks'
const CANCEL = `POST /api/admin/tasks/${idOf(90)}/cancel`

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([aTask()])))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(path = '/admin/tasks'): Promise<string> {
  page = await openSection(<TasksSection />, path)
  return page.root.textContent ?? ''
}

const row = () => page.root.querySelector('tbody tr')?.textContent ?? ''

test('a task is told with its person, prompt, kind, channel, state, engine and wait', async () => {
  await open()
  for (const words of ['林小满', '+8613912345678', '雪中的红狐', '绘制 · 水墨', '完成', '内置画师', '等待 4.3秒'])
    expect(row()).toContain(words)
  expect(hasButton('取消 林小满 的任务')).toBe(false)
})

test('why a task failed stands under its state, and a channel without a title has its usual name', async () => {
  const failed = { status: 'FAILURE', failReason: 'engine_unreachable', startTime: null } as const
  server.on(LIST, fine(pageOf([aTask({ ...failed, channel: { id: idOf(51), title: '' } })])))
  await open()
  expect(row()).toContain('失败连不上')
  expect(row()).toContain('未开始')
  expect(row()).toContain('绘制 · 绘画')
})

test('a reason that the console has no short word for is told as to the author, and an unknown one as it is', async () => {
  await loadLanguage('zh-CN')
  const failed = { status: 'FAILURE', startTime: null } as const
  const tasks = [
    aTask({ ...failed, failReason: 'storage_full' }),
    aTask({ ...failed, id: idOf(91), failReason: 'odd' }),
  ]
  server.on(LIST, fine(pageOf(tasks)))
  const text = await open()
  expect(text).toContain('服务器存储已满')
  expect(text).toContain('失败odd')
})

test('what is searched for stands in the address and is asked of the server', async () => {
  await open()
  await write(field('提示词'), ' 138 ')
  await submit(page.root.querySelector('form'))
  await write(field('状态'), 'FAILURE')
  expect(location.search).toBe('?text=138&status=FAILURE')
  expect(server.asked.at(-1)?.call).toBe(`${LIST}?q=138&status=FAILURE`)
})

test('nothing found is something else than nothing there, and the search can be taken back', async () => {
  server.on(LIST, fine(pageOf([])))
  expect(await open('/admin/tasks?status=MODAL')).toContain('没有符合条件的结果')
  await click(button('清除条件'))
  expect(page.root.textContent).toContain('还没有任务')
})

test('pages are walked by their cursors, there and back', async () => {
  server.on(LIST, fine(pageOf([aTask()], 'c1')))
  await open()
  server.on(`${LIST}?cursor=c1`, fine(pageOf([aTask({ prompt: '第二页' })])))
  await click(button('下一页'))
  expect(row()).toContain('第二页')
  await click(button('上一页'))
  expect(row()).toContain('雪中的红狐')
})

test('what runs is cancelled after a question that names its author, and the list shows it', async () => {
  server.on(LIST, fine(pageOf([aTask({ status: 'IN_PROGRESS' })])))
  server.on(CANCEL, fine(aTask({ status: 'CANCEL' })))
  await open()
  await click(button('取消 林小满 的任务'))
  expect(question()).toContain('取消 林小满 的这个任务？')
  expect(server.of(CANCEL)).toEqual([])
  server.on(LIST, fine(pageOf([aTask({ status: 'CANCEL' })])))
  await click(answerButton('取消任务'))
  expect(server.of(CANCEL)).toHaveLength(1)
  expect(row()).toContain('已取消')
  expect(hasButton('取消 林小满 的任务')).toBe(false)
  expect(document.activeElement?.closest('tr')).toBe(page.root.querySelector('tbody tr'))
})

test('after a no the task can still be cancelled', async () => {
  server.on(LIST, fine(pageOf([aTask({ status: 'NOT_START' })])))
  server.on(CANCEL, refused('not_author', 422, '不能取消'))
  await open()
  await click(button('取消 林小满 的任务'))
  await click(answerButton('取消任务'))
  expect(server.of(CANCEL)).toHaveLength(1)
  expect(hasButton('取消 林小满 的任务')).toBe(true)
})

test('tasks that cannot be had are asked for again', async () => {
  server.on(LIST, unreachable)
  expect(await open()).toContain('无法加载')
  server.on(LIST, fine(pageOf([aTask()])))
  await click(button('重试'))
  expect(row()).toContain('雪中的红狐')
})

test('the list is read anew while something on it is not at its end, and not afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server.on(LIST, fine(pageOf([aTask({ status: 'NOT_START', startTime: null })])))
  await open()
  server.on(LIST, fine(pageOf([aTask()])))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await settle()
  expect(row()).toContain('完成')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.of(LIST)).toHaveLength(2)
  vi.useRealTimers()
})
