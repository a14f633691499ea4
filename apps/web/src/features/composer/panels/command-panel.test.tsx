import type { DrawInfo, DrawOption, DrawOptions } from '@easel/contract/draw-options'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import type { OpenDialog } from '../../../lib/dialog-address.ts'
import { useToasts } from '../../../ui/toast.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, write } from '../../channel/testing/page.tsx'
import { timelineOf } from '../../task/api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { aGrid, anId, CHANNEL_ID } from '../../../testing/seed.ts'
import { CommandPanel } from './command-panel.tsx'

standInPopovers()

const INFO: DrawInfo = {
  plan: null,
  credits: 40,
  running: 1,
  queued: 2,
  totals: { images: 12, tasks: 3 },
  concurrency: 3,
  engine: { name: '内置画师', healthy: true },
}
const SHOW = 'POST /api/mj/submit/show/'
const SAVE = 'PUT /api/draw/settings/option'

let server: FakeCalls
let screen: Rendered
let mine: DrawOption[]

beforeEach(async () => {
  history.replaceState(null, '', '/draw')
  useToasts.setState({ toasts: [] })
  mine = [{ name: 'ink', value: 'ink wash --c 5' }]
  server = new FakeCalls()
  server.install()
  server.on('GET /api/draw/settings/options', () => fine(optionsWith(mine))())
  server.on(SAVE, () => {
    const { name, value } = Object(saved().at(-1))
    mine = [...mine.filter((option) => option.name !== name), ...(value === '' ? [] : [{ name, value }])]
    return fine(mine)()
  })
  await loadLanguage('zh-CN')
})

afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

function optionsWith(options: DrawOption[]): DrawOptions {
  const none = { versions: [], aspectRatios: [], qualities: [], stylizes: [], styles: [], views: [], shots: [] }
  return { mine: options, ...none, lights: [] }
}

async function open(name: OpenDialog['name'], part = 'open'): Promise<void> {
  const client = makeClient()
  client.setQueryData(timelineOf(CHANNEL_ID).queryKey, {
    pages: [{ items: [], nextCursor: null, seq: 0 }],
    pageParams: [null],
  })
  screen = await render(<CommandPanel dialog={{ name, part }} channelId={CHANNEL_ID} />, client)
}

const words = () => screen.root.textContent
const saved = () => server.of(SAVE).map(({ body }) => body)
const shown = () => server.of(SHOW).map(({ body }) => body)
const input = (label: string) => {
  const found = [...screen.root.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const control = document.getElementById(found?.htmlFor ?? '')
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return control
}
const cards = () => screen.client.getQueryData(timelineOf(CHANNEL_ID).queryKey)?.pages[0]?.items.map(({ id }) => id)

test('who asks for their status reads it, and that nobody else does', async () => {
  server.on('GET /api/draw/info/', fine(INFO))
  await open('info')
  await eventually(() => expect(words()).toContain('40'))
  for (const told of ['只有你能看到', '还没有方案', '1 / 3', '3 个任务，12 张图片', '内置画师', '正常']) {
    expect(words()).toContain(told)
  }
})

test('a status that does not come can be asked for again', async () => {
  server.on('GET /api/draw/info/', refused('unavailable', 503))
  await open('info')
  await eventually(() => button('重试'))
  server.on('GET /api/draw/info/', fine({ ...INFO, engine: { name: 'x', healthy: false } }))
  await click(button('重试'))
  await eventually(() => expect(words()).toContain('异常'))
})

test('an id behind the command brings that result here without another press', async () => {
  server.on(SHOW, fine({ tasks: [aGrid(7)] }))
  await open('show', anId(3))
  await eventually(() => expect(cards()).toEqual([anId(7)]))
  expect(shown()).toEqual([{ taskId: anId(3) }])
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['已放到此频道'])
})

test('a result that is not there is told under the field', async () => {
  server.on(SHOW, refused('not_found', 404))
  await open('show')
  await write(input('编号、链接或提示词'), `https://easel.example/draw?image=${anId(3)}:1`)
  await submit(screen.root.querySelector('form'))
  await eventually(() => expect(screen.root.querySelector('[role=alert]')?.textContent).toContain('没有这个作品'))
  expect(input('编号、链接或提示词').getAttribute('aria-invalid')).toBe('true')
})

test('words look through one’s own work, and a press brings what was found', async () => {
  server.on('GET /api/draw/gallery', fine({ items: [aGrid(3, { prompt: 'a red fox' })], nextCursor: null }))
  server.on(SHOW, fine({ tasks: [aGrid(7)] }))
  await open('show')
  await write(input('编号、链接或提示词'), 'fox')
  await submit(screen.root.querySelector('form'))
  await eventually(() => expect(words()).toContain('a red fox'))
  await click(screen.root.querySelector('li button') as HTMLElement)
  await eventually(() => expect(shown()).toEqual([{ taskId: anId(3) }]))
})

test('a named option is added by its name, with or without dashes', async () => {
  await open('prefer', 'option')
  await eventually(() => input('名称'))
  await write(input('名称'), '--gold')
  await write(input('内容'), 'gold leaf --s 250')
  await submit(screen.root.querySelector('form'))
  expect(saved()).toEqual([{ name: 'gold', value: 'gold leaf --s 250' }])
  await eventually(() => expect(input('--gold').value).toBe('gold leaf --s 250'))
  expect(input('名称').value).toBe('')
})

test('what is wrong with a name is told under the name, and what was typed stays', async () => {
  await open('prefer', 'option')
  await eventually(() => input('名称'))
  const fields = { name: '这是内置参数' }
  server.on(SAVE, () =>
    Response.json({ code: 400, message: '输入有误', data: { reason: 'invalid_input', fields }, success: false }),
  )
  await write(input('名称'), 'ar')
  await write(input('内容'), 'gold leaf')
  await submit(screen.root.querySelector('form'))
  await eventually(() => expect(input('名称').getAttribute('aria-invalid')).toBe('true'))
  expect([input('内容').getAttribute('aria-invalid'), input('名称').value]).toEqual([null, 'ar'])
})

test('an option is changed in its place, never emptied by accident, and deleted after a question', async () => {
  await open('prefer', 'option')
  await eventually(() => input('--ink'))
  await write(input('--ink'), '')
  await act(async () => input('--ink').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await eventually(() => expect(words()).toContain('内容不能为空'))
  await write(input('--ink'), 'black ink')
  await act(async () => input('--ink').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await eventually(() => expect(saved()).toEqual([{ name: 'ink', value: 'black ink' }]))

  await click(button('删除 --ink'))
  await click(button('删除'))
  await eventually(() => expect(saved().at(-1)).toEqual({ name: 'ink', value: '' }))
  await eventually(() => expect(words()).toContain('还没有命名选项'))
})

test('an option that could not be deleted says so in its row, and stays', async () => {
  server.on(SAVE, refused('unavailable', 503))
  await open('prefer', 'option')
  await eventually(() => input('--ink'))
  await click(button('删除 --ink'))
  await click(button('删除'))
  await eventually(() => expect(screen.root.querySelector('[role=alert]')?.textContent).toBe('不行'))
  expect(input('--ink').value).not.toBe('')
  expect(useToasts.getState().toasts).toEqual([])
})

test('the options of the other bot are others', async () => {
  await open('prefer', 'option')
  await eventually(() => input('--ink'))
  mine = []
  const niji = [...screen.root.querySelectorAll('label')].find(({ textContent }) => textContent === 'niji')
  await click(niji?.querySelector('input') as HTMLElement)
  await eventually(() => expect(words()).toContain('还没有命名选项'))
  expect(server.of('GET /api/draw/settings/options').map(({ call }) => call)).toEqual([
    'GET /api/draw/settings/options?botType=MID_JOURNEY',
    'GET /api/draw/settings/options?botType=NIJI_JOURNEY',
  ])
})
