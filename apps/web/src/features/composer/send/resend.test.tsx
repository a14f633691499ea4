import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from '../../../lib/socket.ts'
import { setDraftText, setTalking } from '../store.ts'
// Loads the lazy chunk up front, so that its loading time does not count against the first test.
import '../../../app/drawing/later-parts.tsx'
import '../../card/not-sent-note.tsx'
import { eventually } from '../../../testing/eventually.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { aMessage, aTask, CHANNEL_ID } from '../../../testing/seed.ts'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  ;({ server, screen } = await openScreen())
  openSocket().start()
  await settle()
})
afterEach(async () => {
  openSocket().stop()
  await screen.unmount()
  vi.unstubAllGlobals()
})

const card = () => screen.root.querySelector('article')

async function send(prompt: string): Promise<void> {
  await act(async () => setDraftText(CHANNEL_ID, prompt))
  await act(async () => screen.root.querySelector('form')?.requestSubmit())
}

test('what is written without a network waits in its card, and is sent once, by itself, when the network is back', async () => {
  server.isAway = true
  await act(async () => void dispatchEvent(new Event('offline')))
  await send('a red fox')
  await eventually(() => expect(card()?.textContent).toContain('恢复连接后会自动发送'))

  server.isAway = false
  await act(async () => void dispatchEvent(new Event('online')))
  await act(async () => server.answer({ data: { tasks: [aTask(1, { prompt: 'a red fox' })] } }))
  await eventually(() => expect(server.posted).toHaveLength(1))
  await eventually(() => expect(card()?.textContent).not.toContain('自动发送'))
  await settle()
  expect(server.posted).toHaveLength(1)
})

test('what is said goes out in its order, one after the other', async () => {
  await act(async () => setTalking(CHANNEL_ID, true))
  for (const words of ['first', 'second']) await send(words)
  // Both cards are painted; the second request waits only for the first response.
  await settle()
  const posted = () => server.posted.map(({ body }) => body)
  await eventually(() => expect(posted()).toEqual([{ content: 'first' }]))

  await act(async () => server.answer({ data: aMessage(1, { content: 'first' }) }))
  await eventually(() => expect(posted()).toEqual([{ content: 'first' }, { content: 'second' }]))
  await act(async () => setTalking(CHANNEL_ID, false))
})

test('who has too few credits is led to where there are more', async () => {
  await send('a red fox')
  await act(async () => server.answer({ reason: 'insufficient_credits', code: 402, message: '余额不足' }))
  const named = (words: string) =>
    [...(card()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === words)
  await eventually(() => expect(named('订阅')).toBeDefined())
  await act(async () => named('订阅')?.click())
  expect(location.search).toBe('?subscribe=open')
})
