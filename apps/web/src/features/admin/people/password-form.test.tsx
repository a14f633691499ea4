import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { answerButton, field, openSection, question } from '../testing/open-section.tsx'
import { PERSON } from '../testing/seed.ts'
import { PersonDialog } from './person-dialog.tsx'

standInPopovers()

const GIVE = `POST /api/admin/users/${PERSON.id}/password`

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(GIVE, fine({ password: 'kx7vqpz2mnab3cde' }))
})
afterEach(async () => {
  await page.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async (person = PERSON) => {
  page = await openSection(<PersonDialog person={person} onClose={() => undefined} />, '/admin/people')
}

async function reset(): Promise<void> {
  const panels = [...page.root.querySelectorAll('dialog section')]
  const panel = panels.find((one) => one.querySelector('h2')?.textContent === '重置密码')
  await write(panel?.querySelector('input') ?? null, ' 手机丢了 ')
  await click(button('重置密码'))
  expect(question()).toContain('重置 林小满 的密码')
  expect(server.of(GIVE)).toEqual([])
  await click(answerButton('重置密码'))
}

test('a new password is made after a question and with a reason, shown once and ready to be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await reset()
  expect(server.of(GIVE).map(({ body }) => body)).toEqual([{ reason: '手机丢了' }])
  expect(field('新密码')?.value).toBe('kx7vqpz2mnab3cde')
  expect(document.activeElement).toBe(field('新密码'))
  await click(button('复制'))
  expect(copied).toHaveBeenCalledWith('kx7vqpz2mnab3cde')
  expect(toasts()).toHaveLength(1)
  await page.unmount()
  await open()
  expect(page.root.innerHTML).not.toContain('kx7vqpz2mnab3cde')
})

test('what the server refuses stands under the reason', async () => {
  server.on(GIVE, refused('conflict', 409, '账户已停用'))
  await open()
  await reset()
  expect(page.root.querySelector('dialog')?.textContent).toContain('账户已停用')
  expect(field('新密码')).toBeNull()
})

test.each([
  ['another administrator', { ...PERSON, role: 'admin' as const }],
  ['who is suspended', { ...PERSON, banned: true }],
])('none is offered for %s', async (_who, person) => {
  await open(person)
  expect(hasButton('重置密码')).toBe(false)
})
