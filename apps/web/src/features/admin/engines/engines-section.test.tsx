import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, refused, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, toasts } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { openSection } from '../testing/open-section.tsx'
import { KINDS } from '../testing/engine-kinds.ts'
import { ENGINE, PAINTER, PROBE } from '../testing/seed.ts'
import { EnginesSection } from './engines-section.tsx'
import { useEngineDrafts } from './store.ts'

const LIST = 'GET /api/admin/engines'
const KINDS_LIST = 'GET /api/admin/engine-kinds'

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  useEngineDrafts.setState({}, true)
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine([PAINTER, ENGINE]))
  server.on(KINDS_LIST, fine(KINDS))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(engineId?: string): Promise<string> {
  page = await openSection(<EnginesSection engineId={engineId} />, '/admin/engines')
  return page.root.textContent ?? ''
}

const row = (at: number) => page.root.querySelectorAll('tbody tr')[at]?.textContent

test('each engine tells how it stands, what it draws and how that went', async () => {
  await open()
  expect(row(0)).toContain('内置画师')
  expect(row(1)).toContain('AUTOMATIC1111 / Forge · http://192.168.1.20:7860')
  expect(row(1)).toContain('正常')
  expect(row(1)).toContain('1 / 1 绘制中')
  expect(row(1)).toContain('3 个排队')
  expect(row(1)).toContain('14.2 秒')
  expect(row(1)).toContain('120 完成')
  expect(row(1)).toContain('2 失败 · 超时 × 2')
})

test('an engine that is set aside says until when, and why', async () => {
  const standing = {
    state: 'set-aside',
    until: '2026-11-20T08:12:00.000Z',
    lastError: '无法连接',
    lastErrorAt: '2026-11-20T08:10:00.000Z',
  }
  server.on(LIST, fine([{ ...ENGINE, standing }]))
  await open()
  expect(row(0)).toMatch(/暂停至 \d\d:12/)
  expect(row(0)).toContain('无法连接')
})

test('an engine is switched off where it stands, and only that is sent', async () => {
  server.on('PUT', fine({ ...ENGINE, isOn: false }))
  await open()
  server.on(LIST, fine([PAINTER, { ...ENGINE, isOn: false }]))
  await click(button('停用 webui'))
  expect(server.of('PUT').map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/admin/engines/webui', { isOn: false }],
  ])
  expect(toasts()).toEqual(['已停用；已经开始的绘制会完成'])
  expect(hasButton('启用 webui')).toBe(true)
})

test('a test tells in words what is wrong', async () => {
  const notes = [{ code: 'key_refused', detail: null, text: '密钥不对。' }]
  server.on('POST /api/admin/engines/webui/test', fine({ ...PROBE, isWell: false, notes }))
  await open()
  await click(button('测试 webui'))
  expect(toasts()).toEqual(['webui 目前不可用。 密钥不对。'])
})

test('an engine of the settings file is shown and says where it is changed', async () => {
  server.on(LIST, fine([{ ...ENGINE, origin: 'file' }]))
  await open()
  expect(row(0)).toContain('来自设置文件')
  expect(hasButton('停用 webui')).toBe(false)
  await page.unmount()
  const text = await open('webui')
  expect(text).toContain('写在设置文件里，只能在那里修改')
  expect(text).toContain('checkpoint: sdxl.safetensors')
  expect(page.root.querySelectorAll('input, textarea, select')).toHaveLength(0)
})

test('an engine that is not there leads to those that are', async () => {
  expect(await open('gone')).toContain('没有这个引擎')
})

test('a list that cannot be had says so and can be asked for again', async () => {
  server.on(LIST, unreachable)
  await open()
  expect(page.root.querySelector('[role=alert]')?.textContent).toContain('无法加载')
  server.on(LIST, fine([]))
  await click(button('重试'))
  expect(page.root.textContent).toContain('还没有引擎')
})

test('figures that cannot be read anew stay in sight', async () => {
  await open()
  server.on('PUT', fine(ENGINE))
  server.on(LIST, refused('unavailable', 503, '稍后再试'))
  await click(button('停用 webui'))
  expect(page.root.textContent).toContain('稍后再试')
  expect(row(1)).toContain('14.2 秒')
})
