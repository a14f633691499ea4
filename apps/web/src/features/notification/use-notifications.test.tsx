import type { Notification } from '@easel/contract/notification-frame'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from '../../lib/socket.ts'
import { eventually } from '../../testing/eventually.ts'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { useToasts } from '../../ui/toast.ts'
import { sessionQuery } from '../account/api.ts'
import { readNotifying, setNotifying, useNotifying } from './store.ts'
import { useNotifications } from './use-notifications.ts'

const [OPEN, ELSEWHERE] = ['01890000-0000-7000-8000-0000000000c1', '01890000-0000-7000-8000-0000000000c2']
const idOf = (nth: number) => `01890000-0000-7000-8000-00000000000${nth}`

let server: FakeServer
let screen: Rendered
let visibility: DocumentVisibilityState = 'visible'
/** What the browser showed, and how often it sounded. */
let shown: { title: string; body: string; tag: string }[] = []
let soundCount = 0

class FakeNotification {
  static permission = 'granted'
  static requestPermission = async () => FakeNotification.permission
  constructor(title: string, { body, tag }: { body: string; tag: string }) {
    shown.push({ title, body, tag })
  }
}
const aTone = () => ({ frequency: {}, connect: (to: unknown) => to, start: () => {}, stop: () => {} })
const aGain = () => {
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  return { gain, connect: () => {} }
}
class FakeAudio {
  currentTime = 0
  destination = {}
  createOscillator = aTone
  createGain = aGain
  close = async () => {}
  constructor() {
    soundCount += 1
  }
}

beforeEach(async () => {
  localStorage.clear()
  document.head.innerHTML = '<title>墨舍</title>'
  ;[shown, soundCount, visibility] = [[], 0, 'visible']
  useNotifying.setState({ mode: 'off', sound: true, wasOffered: false, userId: '' })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('AudioContext', FakeAudio)
  server = new FakeServer()
  server.install()
  openSocket().start()
  await eventually(() => expect(openSocket().useConnection.getState().connection).toBe('open'))
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<Frame />, client)
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Frame() {
  useNotifications(OPEN)
  return null
}

let seq = 0
const hear = (nth: number, change: Partial<Notification> = {}) =>
  act(async () => {
    const base = {
      id: idOf(nth),
      kind: 'done',
      channelId: ELSEWHERE,
      tag: 'a tag',
      name: '小明',
      words: 'a fox',
      picture: null,
    } as const
    const notification: Notification = { ...base, isQuiet: false, isPushed: false, ...change }
    server.push({ t: 'notification', seq: ++seq, notification })
  })
async function turn(next: DocumentVisibilityState): Promise<void> {
  visibility = next
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}
const titleIs = (title: string) => eventually(() => expect(document.title).toBe(title))
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600))

test('what is done elsewhere is counted in the title, whatever the title says meanwhile, until it is looked at', async () => {
  await turn('hidden')
  await hear(1, { channelId: OPEN })
  await hear(1, { channelId: OPEN })
  await titleIs('(1) 墨舍')
  await hear(2)
  await titleIs('(2) 墨舍')
  document.title = '关于 - 墨舍'
  await titleIs('(2) 关于 - 墨舍')
  expect([soundCount, shown]).toEqual([1, []])
  await turn('visible')
  // The other one is in a channel that is not open.
  await titleIs('(1) 关于 - 墨舍')
})

test('what one looks at is neither counted nor told', async () => {
  setNotifying({ mode: 'page' })
  await hear(1, { channelId: OPEN })
  await aWhile()
  expect([document.title, soundCount, shown]).toEqual(['墨舍', 0, []])
})

test('what another tab shows is not told by this one', async () => {
  await turn('hidden')
  await hear(1)
  new BroadcastChannel('notifications').postMessage({ id: idOf(1) })
  await aWhile()
  expect([document.title, soundCount]).toEqual(['墨舍', 0])
})

test('a browser that may shows who spoke and what was drawn while the page is hidden, and the page makes no sound then', async () => {
  setNotifying({ mode: 'page' })
  await turn('hidden')
  await hear(1, { kind: 'spoken', words: '好看！' })
  await eventually(() => expect(shown).toHaveLength(1))
  await hear(2, { kind: 'failed', words: 'a fox' })
  await eventually(() =>
    expect(shown).toEqual([
      { title: '小明对你说', body: '好看！', tag: 'a tag' },
      { title: '没有画成', body: 'a fox', tag: 'a tag' },
    ]),
  )
  expect(soundCount).toBe(0)
})

test('what is looked at here is reported, so that other devices are not notified of it', async () => {
  await hear(1, { channelId: OPEN, isPushed: true })
  await eventually(() =>
    expect(server.posted).toMatchObject([{ path: '/api/home/notification-seen', body: { id: idOf(1) } }]),
  )
})

test('quiet hours are counted and nothing else', async () => {
  setNotifying({ mode: 'page' })
  await turn('hidden')
  await hear(1, { isQuiet: true })
  await titleIs('(1) 墨舍')
  await aWhile()
  expect([soundCount, shown]).toEqual([0, []])
})

test('who comes back to something is asked once whether to be told, and the browser asks only after that press', async () => {
  FakeNotification.permission = 'default'
  const asked = vi.spyOn(FakeNotification, 'requestPermission').mockImplementation(async () => {
    FakeNotification.permission = 'granted'
    return 'granted'
  })
  await turn('hidden')
  await hear(1, { channelId: OPEN })
  await titleIs('(1) 墨舍')
  await turn('visible')
  const [offer] = useToasts.getState().toasts
  expect([offer?.act?.label, asked.mock.calls.length]).toEqual(['通知我', 0])
  offer?.act?.run()
  await eventually(() => expect([asked.mock.calls.length, useNotifying.getState().mode]).toEqual([1, 'page']))
  await settle()
  await turn('hidden')
  await hear(2, { channelId: OPEN })
  await titleIs('(1) 墨舍')
  useToasts.setState({ toasts: [] })
  await turn('visible')
  expect(useToasts.getState().toasts).toEqual([])
})

test('what was chosen before all of the page is here stays, and another person has choices of their own', () => {
  setNotifying({ mode: 'page', sound: false })
  readNotifying(USER.id)
  expect(useNotifying.getState()).toMatchObject({ mode: 'page', sound: false })
  readNotifying('somebody else')
  expect(useNotifying.getState()).toMatchObject({ mode: 'off', sound: true })
  readNotifying(USER.id)
  expect(useNotifying.getState()).toMatchObject({ mode: 'page', sound: false })
})

test('a webhook that was switched off is told of, with its host', async () => {
  const webhook = { id: idOf(1), host: 'hooks.example.com', stopped: 'failing' } as const
  await act(async () => server.push({ t: 'webhook', seq: ++seq, webhook }))
  await eventually(() =>
    expect(useToasts.getState().toasts).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('hooks.example.com'), tone: 'warning' }),
    ),
  )
})
