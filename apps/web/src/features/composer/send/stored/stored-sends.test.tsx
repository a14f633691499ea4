import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from '../../../../lib/socket.ts'
import { removeDrafts } from '../../../../lib/stored.ts'
import { sessionQuery } from '../../../account/api.ts'
import { setDraftText } from '../../store.ts'
import { DrawingScreen } from '../../../../app/drawing/drawing-screen.tsx'
// Loads the lazy chunk up front, so that its loading time does not count against the first test.
import '../../../../app/drawing/later-parts.tsx'
import '../../../card/not-sent-note.tsx'
import { eventually } from '../../../../testing/eventually.ts'
import { FakeServer, USER } from '../../../../testing/fake-server.ts'
import { layOut } from '../../../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../../../testing/render.tsx'
import { anId, aSend, aTask, CHANNEL_ID } from '../../../../testing/seed.ts'
import { useSends } from '../store.ts'
import { listStoredSends } from './store.ts'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  localStorage.clear()
  useSends.setState({ sends: [] })
  server = new FakeServer()
  server.install()
  layOut()
  await open()
})
afterEach(async () => {
  await close()
  vi.unstubAllGlobals()
})

async function open(user = USER): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  openSocket().start()
  await settle()
}

async function close(): Promise<void> {
  openSocket().stop()
  await screen.unmount()
}

/** Simulates a reload: only the browser's storage is kept. */
async function reload(user = USER): Promise<void> {
  await close()
  useSends.setState({ sends: [] })
  await open(user)
}

async function goAway(): Promise<void> {
  server.isAway = true
  await act(async () => void dispatchEvent(new Event('offline')))
}

async function comeBack(): Promise<void> {
  server.isAway = false
  await act(async () => void dispatchEvent(new Event('online')))
}

async function send(prompt: string): Promise<void> {
  await act(async () => setDraftText(CHANNEL_ID, prompt))
  await act(async () => screen.root.querySelector('form')?.requestSubmit())
}

const cards = () => [...screen.root.querySelectorAll('article')].map(({ textContent }) => textContent ?? '')

test('what was not accepted stands there again after a reload, goes out by itself under its own key, and is then forgotten', async () => {
  await goAway()
  await send('a red fox')
  await eventually(() => expect(cards()[0]).toContain('恢复连接后会自动发送'))
  const [{ key } = { key: '' }] = useSends.getState().sends

  await reload()
  await eventually(() => expect(cards()[0]).toContain('a red fox'))

  await comeBack()
  await act(async () => server.answer({ data: { tasks: [aTask(1, { prompt: 'a red fox' })] } }))
  await eventually(() => expect(useSends.getState().sends).toEqual([]))
  expect(server.posted.map((posted) => posted.key)).toEqual([key])
  expect(listStoredSends(USER.id, Date.now())).toEqual([])
})

test('what was on its way when the page went is sent once more under the same key', async () => {
  await send('a red fox')
  await eventually(() => expect(server.posted).toHaveLength(1))
  await reload()
  await eventually(() => expect(server.posted).toHaveLength(2))
  expect(server.posted[1]).toEqual(server.posted[0])
})

test('another person never sees it, nor does the server hear of it from them', async () => {
  await goAway()
  await send('a red fox')
  await eventually(() => expect(cards()[0]).toContain('恢复连接后会自动发送'))
  server.isAway = false
  await close()
  await open({ ...USER, id: anId(77) })
  await settle()
  expect(cards()).toEqual([])
  expect(server.posted).toEqual([])
})

test('signing out forgets it', async () => {
  await goAway()
  await send('a red fox')
  await eventually(() => expect(listStoredSends(USER.id, Date.now())).toHaveLength(1))
  removeDrafts()
  expect(listStoredSends(USER.id, Date.now())).toEqual([])
})

test('what another tab has sent or thrown away leaves this one, too', async () => {
  await goAway()
  await send('a red fox')
  await eventually(() => expect(cards()[0]).toContain('自动发送'))
  const [stored = ''] = Object.keys(localStorage).filter((key) => key.includes(':send:'))
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: stored, newValue: null })))
  await eventually(() => expect(cards()).toEqual([]))
})

test('after a day only its person can send it again, since the server would not know it', async () => {
  const send = aSend({ sentAt: new Date(Date.now() - 24 * 3_600_000).toISOString(), userId: USER.id })
  localStorage.setItem(`draft:send:${USER.id}:key`, JSON.stringify(send))
  await reload()
  await eventually(() => expect(cards()[0]).toContain('重试'))
  expect(server.posted).toEqual([])
})

test('what was stored by hand, or by a page to come, is passed over', () => {
  for (const [at, nonsense] of ['', '{}', 'null', '{"order":{"kind":"dance"}}'].entries()) {
    localStorage.setItem(`draft:send:${USER.id}:${at}`, nonsense)
  }
  expect(listStoredSends(USER.id, Date.now())).toEqual([])
})
