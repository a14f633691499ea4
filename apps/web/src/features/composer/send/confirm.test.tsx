import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setDraftText } from '../store.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { aTask, CHANNEL_ID } from '../../../testing/seed.ts'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  ;({ server, screen } = await openScreen())
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
