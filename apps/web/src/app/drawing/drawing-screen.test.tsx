import type { Task } from '@easel/contract/drawing'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from '../../lib/socket.ts'
import { loadLanguage } from '../../i18n/text.ts'
import { sessionQuery } from '../../features/account/api.ts'
import { clearTimeline } from '../../features/task/api.ts'
import { useComposers } from '../../features/composer/store.ts'
import { DrawingScreen } from './drawing-screen.tsx'
import { itemOf } from '../../features/task/rules.ts'
import { eventually } from '../../testing/eventually.ts'
import { forgetAll } from '../../testing/forget-all.ts'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { layOut } from '../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { aGrid, aMessage, anId, aTask, CHANNEL_ID } from '../../testing/seed.ts'

let server: FakeServer
let screen: Rendered

beforeEach(() => {
  forgetAll()
  server = new FakeServer()
  server.install()
  layOut()
  openSocket().start()
})

afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.unstubAllGlobals()
})

async function openChannel(tasks: Task[]): Promise<void> {
  server.items = tasks.map(itemOf)
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await eventually(async () => {
    await settle()
    expect(screen.root.querySelector('[aria-pressed]')).not.toBeNull()
  })
}

const cards = () => [...screen.root.querySelectorAll('article')]
const lastCard = () => cards().at(-1)?.textContent ?? ''
const field = () => screen.root.querySelector('textarea') as HTMLTextAreaElement

async function write(words: string): Promise<void> {
  await act(async () => {
    // React tracks the value through the native setter, so the test must call that.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(key: string, options: KeyboardEventInit = {}): Promise<void> {
  await act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options })))
  await settle()
}

async function click(name: string, within: Element = screen.root): Promise<void> {
  const found = await eventually(async () => {
    await settle()
    const known = [...within.querySelectorAll('button')].find(
      (button) => button.textContent === name || button.getAttribute('aria-label') === name,
    )
    if (!known) throw new Error(`no button ${name} in ${within.textContent}`)
    return known
  })
  await act(async () => found.click())
  await settle()
}

async function push(task: Task): Promise<void> {
  await act(async () => server.push({ t: 'task', seq: task.version, task }))
  await settle()
}

test('a prompt becomes a card at once, shows its progress, and ends as a grid with its nine buttons', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])

  await write('a red fox')
  await press('Enter')
  expect(lastCard()).toContain('发送中')
  expect(field().value).toBe('')

  await act(async () => server.answer({ data: { tasks: [aTask(2, { queuePlace: 3 })] } }))
  await settle()
  expect(cards()).toHaveLength(2)
  expect(lastCard()).toContain('排队中，第 3 位')

  await push(aTask(2, { status: 'IN_PROGRESS', progress: 40, queuePlace: null, version: 2 }))
  expect(lastCard()).toContain('40%')

  await push(aGrid(2))
  const acts = [...(cards().at(-1)?.querySelectorAll('[data-act]') ?? [])]
  expect(acts.map((button) => button.getAttribute('data-act'))).toEqual([
    'U1',
    'U2',
    'U3',
    'U4',
    'REROLL',
    'V1',
    'V2',
    'V3',
    'V4',
  ])
  expect(cards().at(-1)?.querySelectorAll('[data-picture-id]')).toHaveLength(4)
})

test('a send that could not leave keeps its words, says why, and is tried again under the same key', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])
  server.answer('unreachable')
  await write('a red fox')
  await press('Enter')
  await settle()
  await eventually(() => expect(lastCard()).toContain('重试'))
  for (const words of ['未发送', 'a red fox']) expect(lastCard()).toContain(words)

  server.answer({ data: { tasks: [aTask(2)] } })
  await click('重试')

  expect(server.posted).toHaveLength(2)
  expect(server.posted[1]).toEqual(server.posted[0])
  expect(cards()).toHaveLength(2)
  expect(lastCard()).toContain('排队中')
})

test('too few credits are told on the card, and the words can be changed', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])
  server.answer({ reason: 'insufficient_credits', code: 402, message: '余额不足' })
  await write('a red fox')
  await press('Enter')
  await settle()
  expect(lastCard()).toContain('余额不足')

  await click('修改')

  expect(field().value).toBe('a red fox')
  expect(cards()).toHaveLength(1)
})

test('two prompts in a row are two sends with keys of their own', async () => {
  await openChannel([])
  await write('a red fox')
  await press('Enter')
  await write('a red fox')
  await press('Enter')
  await settle()

  expect(cards()).toHaveLength(2)
  expect(new Set(server.posted.map(({ key }) => key)).size).toBe(2)
})

test('a task that the socket brings before the answer does not stand there twice', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])
  await write('a red fox')
  await press('Enter')
  await push(aTask(2))
  expect(cards()).toHaveLength(2)

  await act(async () => server.answer({ data: { tasks: [aTask(2)] } }))
  await settle()
  expect(cards()).toHaveLength(2)
})

test('Enter that ends a Chinese word sends nothing', async () => {
  await openChannel([])
  await write('宇航员')
  for (const held of [{ isComposing: true }, { keyCode: 229 }, { shiftKey: true }]) await press('Enter', held)
  expect(server.posted).toEqual([])
  expect(field().value).toBe('宇航员')
})

test('what is being written survives a reload, and the up arrow brings the last prompt back', async () => {
  await openChannel([aTask(1, { prompt: '三艘帆船' })])
  await write('half a thou')
  await screen.unmount()
  useComposers.setState({ texts: {}, talks: {} })
  await openChannel([aTask(1, { prompt: '三艘帆船' })])
  expect(field().value).toBe('half a thou')

  await write('')
  await press('ArrowUp')
  expect(field().value).toBe('三艘帆船')
})

test('U shows its picture at once in a card as wide as the grid’s, and its button as used', async () => {
  await openChannel([aGrid(1)])
  await click('U2 选出第 2 张')
  expect(cards()).toHaveLength(2)
  expect(lastCard()).toContain('发送中')
  expect(screen.root.querySelector('[data-act="U2"]')?.getAttribute('aria-pressed')).toBe('true')
  expect(server.posted[0]?.body).toEqual({ customId: `MJ::JOB::upsample::2::${anId(1)}` })

  const single = { parentId: anId(1), index: 2, action: 'UPSCALE' as const, images: aGrid(1).images.slice(1, 2) }
  await act(async () => server.answer({ data: { tasks: [aGrid(2, { ...single, grid: null, buttons: [] })] } }))
  await settle()
  expect(cards()).toHaveLength(2)
  expect(lastCard()).not.toContain('发送中')
  expect(screen.root.querySelector('[aria-label="打开选出的第 2 张"]')).toBeNull()
})

test('a failed task says why in words, that the credits are back, and can be tried again', async () => {
  await openChannel([aTask(1, { status: 'FAILURE', failReason: 'engine_unreachable', version: 4 })])
  await eventually(() => expect(lastCard()).toContain('连不上绘图引擎，请稍后重试'))
  expect(lastCard()).toContain('已退回 4 点')

  await click('重试')

  await eventually(() => expect(server.posted[0]?.body).toEqual({ botType: 'MID_JOURNEY', prompt: 'a red fox' }))
})

test('words that could not be drawn are named, and so are the painter and a speed that is not the usual one', async () => {
  await openChannel([aGrid(1, { notDrawn: ['独角兽', '彩虹'], mode: 'RELAX' })])
  for (const words of ['慢速', '没有画出：独角兽、彩虹', '内置画师']) expect(lastCard()).toContain(words)
})

test('an empty channel offers prompts that fill the field and do not send', async () => {
  await openChannel([])
  expect(screen.root.textContent).toContain('输入 / 查看所有命令')
  await click('黎明时平静湖面上的三艘帆船，水彩')
  expect(field().value).toBe('黎明时平静湖面上的三艘帆船，水彩')
  expect(server.posted).toEqual([])
})

test('a prompt longer than the limit is kept and told, not cut and not sent', async () => {
  await openChannel([])
  await write('x'.repeat(6001))
  await press('Enter')
  expect(server.posted).toEqual([])
  expect(screen.root.textContent).toContain('提示词过长')
  expect(field().value).toHaveLength(6001)
})

const say = (content: string) => ({ data: aMessage(2, { content }) })

test('while one talks, words go to the others: at once on the screen, under a key of their own, without price and flags', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])
  await click('聊天')
  expect(screen.root.textContent).not.toContain('40 点')
  await write('大家好 --ar 3:2')
  expect(screen.root.querySelector('[aria-label="移除 --ar 3:2"]')).toBeNull()
  await press('Enter')
  expect(screen.root.textContent).toContain('Lin大家好 --ar 3:2')
  expect(field().value).toBe('')

  await act(async () => server.answer(say('大家好 --ar 3:2')))
  await settle()
  expect(server.posted).toMatchObject([{ path: `/api/draw/chat/${CHANNEL_ID}`, body: { content: '大家好 --ar 3:2' } }])
  expect(screen.root.textContent?.match(/大家好/g)).toHaveLength(1)
})

test('words that could not leave are kept, tried again under the same key, or changed', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])
  await click('聊天')
  for (const words of ['one', 'two']) {
    server.answer('unreachable')
    await write(words)
    await press('Enter')
    await settle()
  }
  server.answer({ data: aMessage(2, { content: 'one' }) })
  await click('重试')
  expect(server.posted[2]).toEqual(server.posted[0])
  expect(server.posted[1]?.key).not.toBe(server.posted[0]?.key)

  await click('聊天')
  await click('修改')
  expect(field().value).toBe('two')
  expect(field().getAttribute('aria-label')).toBe('消息')
  expect(screen.root.textContent).not.toContain('重试')
})

test('/say tells one thing, and alone it changes over; Chinese being typed sends neither', async () => {
  await openChannel([])
  await write('/say 你好')
  await press('Enter', { isComposing: true })
  expect(server.posted).toEqual([])
  await press('Enter')
  expect(server.posted[0]).toMatchObject({ path: `/api/draw/chat/${CHANNEL_ID}`, body: { content: '你好' } })
  expect(field().getAttribute('aria-label')).toBe('提示词')

  await write('/say')
  await press('Enter')
  expect(server.posted).toHaveLength(1)
  expect(field().getAttribute('aria-label')).toBe('消息')
})

test('that one talks is kept for this channel and no other', async () => {
  await openChannel([])
  await click('聊天')
  await screen.unmount()
  useComposers.setState({ texts: {}, talks: {} })
  await openChannel([])
  expect(field().getAttribute('aria-label')).toBe('消息')
  expect(JSON.parse(localStorage.getItem(`draft:${anId(9)}`) ?? '{}')).toEqual({})
})

test('near its end the limit of a message is told, and beyond it nothing is sent or cut', async () => {
  await openChannel([])
  await click('聊天')
  await write('x'.repeat(3599))
  expect(screen.root.textContent).not.toContain('4,000')
  await write('x'.repeat(3600))
  expect(screen.root.textContent).toContain('3,600 / 4,000')
  await write('x'.repeat(4001))
  await press('Enter')
  expect(server.posted).toEqual([])
  expect(field().value).toHaveLength(4001)
})

test('words that the socket brings before their answer do not stand there twice', async () => {
  await openChannel([aTask(1, { prompt: 'earlier' })])
  await click('聊天')
  await write('hello')
  await press('Enter')
  await act(async () => server.push({ t: 'chat', seq: 2, item: aMessage(2) }))
  await settle()
  expect(screen.root.textContent?.match(/Linhello/g)).toHaveLength(1)
  await act(async () => server.answer({ data: aMessage(2) }))
  await settle()
  expect(screen.root.textContent?.match(/Linhello/g)).toHaveLength(1)
})

test('a view that was cleared in another tab says so and holds only what came since', async () => {
  await openChannel([aTask(2, { prompt: 'earlier' }), aTask(1, { prompt: 'earliest' })])
  await act(async () => {
    clearTimeline(screen.client, CHANNEL_ID, anId(2))
    await loadLanguage('zh-CN')
  })
  await settle()
  expect(cards()).toHaveLength(0)
  expect(screen.root.textContent).toContain('你已清空此前的内容')
  await act(async () => server.push({ t: 'chat', seq: 3, item: aMessage(3) }))
  await settle()
  expect(screen.root.textContent).toContain('Linhello')
})
