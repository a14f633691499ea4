import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../account/api.ts'
import { setDraftText } from '../composer/store.ts'
import { DrawingScreen } from '../drawing-screen.tsx'
import { eventually } from '../testing/eventually.ts'
import { FakeServer, USER } from '../testing/fake-server.ts'
import { layOut } from '../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../testing/render.tsx'
import { aTask, CHANNEL_ID } from '../testing/seed.ts'
import { useSends } from './store.ts'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  localStorage.clear()
  useSends.setState({ sends: [] })
  server = new FakeServer()
  server.install()
  layOut()
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await settle()
})

afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const cards = () => [...screen.root.querySelectorAll('article')]

test('a prompt that makes several drawings says how many and for how much, and is sent once one agrees', async () => {
  await act(async () => setDraftText(CHANNEL_ID, 'a {red, blue} fox'))
  await act(async () => screen.root.querySelector('form')?.requestSubmit())
  await act(async () => server.answer({ reason: 'needs_confirmation', code: 409, message: '2 个任务，共 8 点' }))
  await eventually(() => expect(cards()[0]?.textContent).toContain('共 8 点'))

  const yes = [...(cards()[0]?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === '绘制')
  await act(async () => yes?.click())
  const drawn = [aTask(1, { prompt: 'a red fox' }), aTask(2, { prompt: 'a blue fox' })]
  await act(async () => server.answer({ data: { tasks: drawn } }))
  await settle()
  const [asked, agreed] = server.posted
  const body = { botType: 'MID_JOURNEY', prompt: 'a {red, blue} fox' }
  expect(asked?.body).toEqual(body)
  expect(agreed).toMatchObject({ body: { ...body, confirmed: true }, key: asked?.key })
  expect(cards()).toHaveLength(2)
})
