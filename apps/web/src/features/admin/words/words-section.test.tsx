import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { answerButton, field, openSection, problemOf } from '../testing/open-section.tsx'
import { idOf, pageOf } from '../testing/seed.ts'
import { WordsSection } from './words-section.tsx'

standInPopovers()

const LIST = 'GET /api/admin/blocked-words'
const ADD = 'POST /api/admin/blocked-words'
const REMOVE = `DELETE /api/admin/blocked-words/${idOf(1)}`
const BLOOD = { id: idOf(1), word: 'blood', addedAt: '2026-11-20T02:00:00.000Z' }

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([BLOOD])))
  server.on(ADD, fine({ added: 2 }))
  server.on(REMOVE, fine(null))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const open = async (path = '/admin/words') => {
  page = await openSection(<WordsSection />, path)
}
const add = () => submit(page.root.querySelector('form[autocomplete=off]'))

test('each line is a word to forbid; empty ones are none, and what was added leaves the field', async () => {
  await open()
  await add()
  expect(server.of(ADD)).toEqual([])
  await write(field('禁用词'), 'gore\n\n血腥\n')
  await add()
  expect(server.of(ADD).map(({ body }) => body)).toEqual([{ words: ['gore', '血腥'] }])
  expect(toasts()).toEqual(['已添加 2 个'])
  expect(field('禁用词')?.value).toBe('')
  expect(server.of(LIST)).toHaveLength(2)
})

test('what is refused stands under the field, with what was written', async () => {
  const data = { reason: 'invalid_input', fields: { words: '没有可以比对的字' } }
  server.on(ADD, () => Response.json({ code: 400, message: '', data, success: false }))
  await open()
  await write(field('禁用词'), '!?')
  await add()
  expect(problemOf('禁用词')).toContain('没有可以比对的字')
  expect(field('禁用词')?.value).toBe('!?')
})

test('a word is let go after a question', async () => {
  await open()
  await click(button('解除“blood”'))
  expect(server.of(REMOVE)).toEqual([])
  await click(answerButton('解除'))
  expect(server.of(REMOVE)).toHaveLength(1)
})

test('without words that is said, and a search that finds none can be cleared', async () => {
  server.on(LIST, fine(pageOf([])))
  await open('/admin/words?text=x')
  expect(page.root.textContent).toContain('没有符合条件的结果')
  await click(button('清除条件'))
  expect(page.root.textContent).toContain('还没有禁用词')
})
