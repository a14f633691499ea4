import { afterEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import type { Rendered } from '../../../testing/render.tsx'
import { openSection } from '../testing/open-section.tsx'
import { idOf, pageOf } from '../testing/seed.ts'
import { AuditSection } from './audit-section.tsx'

let page: Rendered

afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(lines: object[]): Promise<string> {
  const server = new FakeCalls()
  server.install()
  server.on('GET /api/admin/audit-log', fine(pageOf(lines)))
  page = await openSection(<AuditSection />, '/admin/audit-log')
  return page.root.textContent ?? ''
}

const line = (at: number, act: string, details: object) => ({
  id: idOf(at),
  actor: { id: idOf(1), name: '阿明', phone: '+8613800000001' },
  act,
  subject: idOf(9),
  details,
  at: '2026-11-20T08:12:00.000Z',
})

test('who did what is told in words, with what was written down', async () => {
  const text = await open([line(1, 'credits.grant', { credits: -5, reason: '误发' })])
  expect(text).toContain('阿明')
  expect(text).toContain('调整点数')
  expect(text).toContain('点数 -5')
  expect(text).toContain('原因 误发')
})

test('that a task was cancelled is told with the credits that went back', async () => {
  const text = await open([line(1, 'task.cancel', { credits: 4 })])
  expect(text).toContain('取消任务')
  expect(text).toContain('点数 4')
})

test('that prices were changed is told in words, with thousands separated', async () => {
  const changes = [{ engine: null, act: 'IMAGINE', mode: 'FAST', before: 4, after: 1234 }]
  const text = await open([line(1, 'prices.change', { changes })])
  expect(text).toContain('修改点数价格')
  expect(text).toContain('绘制 快速 4 → 1,234')
})

test('who has no name is known by the phone', async () => {
  const nameless = { ...line(1, 'credits.grant', {}), actor: { id: idOf(1), name: '', phone: '+8613800000001' } }
  expect(await open([nameless])).toContain('+8613800000001')
})

test('an act that the console does not know yet stands under its own name', async () => {
  expect(await open([line(1, 'thing.done', { list: 1 })])).toMatch(/thing\.done.*list 1/)
})

test('a log without lines says so', async () => {
  expect(await open([])).toContain('还没有记录')
})
