import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { KINDS, SDCPP } from '../testing/engine-kinds.ts'
import { field, openSection, problemOf } from '../testing/open-section.tsx'
import { ENGINE, PAINTER, PROBE } from '../testing/seed.ts'
import { EnginesSection } from './engines-section.tsx'
import { NEW, useEngineDrafts } from './store.ts'

const LIST = 'GET /api/admin/engines'
const KINDS_LIST = 'GET /api/admin/engine-kinds'
const TRY = 'POST /api/admin/engine-trials'

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  useEngineDrafts.setState({}, true)
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine([PAINTER, ENGINE]))
  server.on(KINDS_LIST, fine(KINDS))
  server.on(TRY, fine(PROBE))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(engineId: string): Promise<void> {
  page = await openSection(<EnginesSection engineId={engineId} />, `/admin/engines/${engineId}`)
}

const save = () => submit(page.root.querySelector('form'))
const sent = (start: string) => server.of(start).map(({ body }) => body)
const tick = (label: string) => {
  const found = [...page.root.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  return click(found?.querySelector('input') ?? page.root)
}

test('a new engine is tried and kept with what its kind is told', async () => {
  server.on('POST /api/admin/engines', fine({ ...ENGINE, id: 'webui-2' }))
  await open(NEW)
  await tick('AUTOMATIC1111')
  await write(field('地址'), 'http://10.0.0.7:7860')
  await write(field('密钥'), 'me:secret')
  await write(field('模型'), 'sdxl')
  await write(field('步数'), '30')
  await click(button('测试'))
  expect(page.root.querySelector('[role=status] dl')?.textContent).toContain('引擎自己完成绘制 · 变化')
  await save()
  const details = {
    id: 'webui-2',
    kind: 'sdwebui',
    address: 'http://10.0.0.7:7860',
    key: 'me:secret',
    options: { checkpoint: 'sdxl', steps: 30, maxPixels: 1_048_576 },
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    verbs: null,
    slots: 1,
    weight: 1,
    isOn: true,
  }
  expect(sent(TRY)).toEqual([details])
  expect(sent('POST /api/admin/engines')).toEqual([details])
  expect(location.pathname).toBe('/admin/engines')
})

test('a new engine whose answer was lost is sent again under the same key, and a changed one under another', async () => {
  server.on('POST /api/admin/engines', unreachable)
  await open(NEW)
  await write(field('地址'), 'http://10.0.0.7:7860')
  await save()
  await save()
  await write(field('地址'), 'http://10.0.0.8:7860')
  await save()
  const [first, again, other] = server.of('POST /api/admin/engines').map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a test says what works, what is done by other means and what is missing', async () => {
  await open('webui')
  await click(button('测试'))
  const groups = [...page.root.querySelectorAll('[role=status] dd')].map(({ textContent }) => textContent)
  expect(groups).toEqual([
    '绘制 · 变化 · 局部重绘 · 放大 · 中途取消 · 种子',
    '扩图 · 补成方图 · 平移 · 融合 · 精简',
    '描述 · 视频 · 延长视频 · 过程预览',
  ])
  expect(page.root.textContent).toContain('服务没有打开预览')
})

test('a test counts for the settings that were tried, and no others', async () => {
  server.on(LIST, fine([{ ...ENGINE, probe: null }]))
  await open('webui')
  await click(button('测试'))
  expect(page.root.textContent).toContain('可用')
  await write(field('地址'), 'http://elsewhere')
  expect(page.root.textContent).not.toContain('可用')
})

test('an engine that cannot be reached offers nothing', async () => {
  const notes = [{ code: 'engine_unreachable', detail: 'ECONNREFUSED', text: '连不上这个地址。' }]
  server.on(LIST, fine([{ ...ENGINE, probe: null }]))
  server.on(TRY, fine({ ...PROBE, isWell: false, notes }))
  await open('webui')
  await click(button('测试'))
  expect(page.root.textContent).toContain('连不上这个地址。 ECONNREFUSED')
  expect(page.root.querySelector('[role=status] dd')).toBeNull()
})

test('a key is never shown, and left empty it stays as it was', async () => {
  server.on('PUT', fine(ENGINE))
  await open('webui')
  expect(field('密钥')?.value).toBe('')
  expect(field('密钥')?.placeholder).toContain('••••word（留空则不变）')
  await write(field('权重'), '9')
  await save()
  expect(sent('PUT')).toEqual([{ weight: 9 }])
  expect(toasts()).toEqual(['修改成功'])
})

test('a key is forgotten when that is wanted', async () => {
  server.on('PUT', fine({ ...ENGINE, key: null }))
  await open('webui')
  await tick('删除已保存的密钥')
  await save()
  expect(sent('PUT')).toEqual([{ key: null }])
})

test('what is wrong stands at its field and nothing is sent', async () => {
  await open('webui')
  await write(field('地址'), 'ftp://webui')
  await write(field('步数'), '500')
  await click(button('测试'))
  expect(problemOf('地址')).toContain('以 http:// 或 https:// 开头')
  expect(problemOf('步数')).toContain('不在允许的范围内')
  expect(document.activeElement).toBe(field('地址'))
  expect(sent(TRY)).toEqual([])
})

test('what the server refuses stands at its field', async () => {
  const data = { reason: 'invalid_input', fields: { address: '不允许的地址', 'options.checkpoint': '太长' } }
  server.on('PUT', () => Response.json({ code: 400, message: '', success: false, data }))
  await open('webui')
  await write(field('权重'), '9')
  await save()
  expect(problemOf('地址')).toContain('不允许的地址')
  expect(problemOf('模型')).toContain('太长')
})

test('verbs are all that it can, or only those that are ticked', async () => {
  server.on('PUT', fine(ENGINE))
  await open('webui')
  await tick('只做这些')
  await tick('描述')
  await save()
  expect(sent('PUT')).toMatchObject([{ verbs: expect.not.arrayContaining(['describe']) }])
})

test('of the painter only what it draws can be changed', async () => {
  server.on('PUT', fine(PAINTER))
  await open('painter')
  expect(field('地址')).toBeNull()
  await write(field('权重'), '3')
  await save()
  expect(sent('PUT')).toEqual([{ weight: 3 }])
})

test('an engine is removed once it is off and its name is typed', async () => {
  const off = { ...ENGINE, isOn: false }
  await open('webui')
  await click(button('移除'))
  expect(document.querySelector('dialog')?.textContent).toContain('请先停用')
  await page.unmount()
  server.on(LIST, fine([PAINTER, off]))
  const data = { reason: 'conflict', fields: { engineId: '还有绘制在进行' } }
  server.on('DELETE', () => Response.json({ code: 409, message: '不行', success: false, data }))
  await open('webui')
  await click(button('移除'))
  const form = document.querySelector<HTMLFormElement>('dialog form')
  await submit(form)
  expect(sent('DELETE')).toEqual([])
  await write(field('输入“webui”以确认'), ' WebUI')
  await submit(form)
  expect(form?.textContent).toContain('还有绘制在进行')
  server.on('DELETE', fine(null))
  server.on(LIST, fine([PAINTER]))
  await submit(form)
  expect(server.of('DELETE').at(-1)?.call).toBe('DELETE /api/admin/engines/webui')
  expect(location.pathname).toBe('/admin/engines')
  expect(toasts()).toEqual(['已移除 webui'])
})

test('the form of a kind asks for what the server says of it, in the order in which it says it', async () => {
  await open(NEW)
  const radios = [...page.root.querySelectorAll('input[name=kind]')].map((radio) => radio.getAttribute('value'))
  expect(radios).toEqual(KINDS.map(({ name }) => name))
  await tick('midjourney-proxy')
  expect(field('地址')?.placeholder).toBe('http://192.168.1.20:8080')
  expect(field('名称')?.value).toBe('midjourney')
  expect(field('同时绘制')?.value).toBe('3')
  const labels = [...page.root.querySelectorAll('fieldset label[for]')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['接口方言', '速度', '时限（秒）', '图片所在的地址'])
  await tick('视觉模型')
  expect(page.root.textContent).not.toContain('负责的操作')
})

test('a kind and an option that have no text yet are shown by their names', async () => {
  const later = { ...SDCPP, name: 'of-later', fields: [{ name: 'colour', input: 'text', default: null }] }
  server.on(KINDS_LIST, fine([later]))
  await open(NEW)
  expect(page.root.querySelector('legend + div')?.textContent).toBe('of-later')
  expect(field('colour')).not.toBeNull()
})

test('a form whose kinds cannot be had says so and asks again', async () => {
  server.on(KINDS_LIST, unreachable)
  await open('webui')
  expect(page.root.querySelector('[role=alert]')?.textContent).toContain('无法加载')
  server.on(KINDS_LIST, fine(KINDS))
  await click(button('重试'))
  expect(field('地址')?.value).toBe('http://192.168.1.20:7860')
})
