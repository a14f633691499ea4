import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { field, openSection } from '../testing/open-section.tsx'
import { CHANNEL, idOf, pageOf } from '../testing/seed.ts'
import { ChannelsSection } from './channels-section.tsx'

const LIST = 'GET /api/admin/channels'
const DELETE = `POST /api/admin/channels/${CHANNEL.id}/delete`

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([CHANNEL])))
  server.on(DELETE, fine(null))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const open = async (path = '/admin/channels') => {
  page = await openSection(<ChannelsSection />, path)
}
const dialog = () => page.root.querySelector('dialog')
const danger = () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')

async function type(reason: string, title: string): Promise<void> {
  await click(button('删除频道“水墨”'))
  await write(field('原因'), reason)
  await write(field('输入“水墨'), title)
}

test('a channel is shown with its creator and how much goes on there', async () => {
  await open()
  const row = page.root.querySelector('tbody')?.textContent
  for (const fact of ['水墨', '林小满', '+8613912345678', '3', '1,280']) expect(row).toContain(fact)
})

test('what is searched for stands in the address, and nothing found is something else than nothing there', async () => {
  server.on(LIST, fine(pageOf([])))
  await open()
  expect(page.root.textContent).toContain('还没有频道')
  await write(field('名称或创建者'), ' 138 ')
  await submit(page.root.querySelector('form'))
  expect([location.search, server.asked.at(-1)?.call]).toEqual(['?text=138', `${LIST}?text=138`])
  expect(page.root.textContent).toContain('没有符合条件的结果')
  await click(button('清除条件'))
  expect(location.search).toBe('')
})

test('a channel goes once its title is typed and a reason is given, and the list is read again', async () => {
  await open()
  await type(' 违规 ', '水')
  expect(danger()?.disabled).toBe(true)
  await write(field('输入“水墨'), ' 水墨 ')
  await write(field('原因'), '  ')
  expect(danger()?.disabled).toBe(true)
  await write(field('原因'), ' 违规 ')
  server.on(LIST, fine(pageOf([])))
  await submit(dialog()?.querySelector('form') ?? null)
  expect(server.of(DELETE).map(({ body }) => body)).toEqual([{ reason: '违规' }])
  expect(toasts()).toEqual(['已删除“水墨”'])
  expect(dialog()?.open).toBe(false)
  expect(page.root.textContent).toContain('还没有频道')
})

test('Enter before the title is typed deletes nothing', async () => {
  await open()
  await type('违规', '水')
  await submit(dialog()?.querySelector('form') ?? null)
  expect(server.of(DELETE)).toEqual([])
})

test('what is refused is said in the form, with what was written', async () => {
  server.on(DELETE, refused('not_found', 404, '没有找到'))
  await open()
  await type('违规', '水墨')
  await submit(dialog()?.querySelector('form') ?? null)
  expect(dialog()?.textContent).toContain('没有找到')
  expect(field('原因')?.value).toBe('违规')
})

test('one that nobody has named goes by the name that everyone sees', async () => {
  server.on(LIST, fine(pageOf([{ ...CHANNEL, title: '' }])))
  await open()
  expect(page.root.querySelector('tbody')?.textContent).toContain('绘画')
  await click(button('删除频道“绘画”'))
  expect(field('输入“绘画')).not.toBeNull()
})

test('pages are walked by their cursors', async () => {
  server.on(LIST, fine(pageOf([CHANNEL], 'c1')))
  server.on(`${LIST}?cursor=c1`, fine(pageOf([{ ...CHANNEL, id: idOf(52), title: '第二页' }])))
  await open()
  await click(button('下一页'))
  expect(page.root.querySelector('tbody')?.textContent).toContain('第二页')
})
