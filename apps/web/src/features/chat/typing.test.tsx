import type { ServerFrame } from '@easel/contract/live'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { loadLanguage } from '../../i18n/text.ts'
import { openSocket } from '../../lib/socket.ts'
import { sessionQuery } from '../account/api.ts'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../testing/render.tsx'
import { aMessage, anId, CHANNEL_ID } from '../../testing/seed.ts'
import { Typing } from './typing.tsx'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  server = new FakeServer()
  server.install()
  openSocket().start()
  await loadLanguage('zh-CN')
  await eventually(() => expect(openSocket().useConnection.getState().connection).toBe('open'))
  vi.useFakeTimers()
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<Typing channelId={CHANNEL_ID} />, client)
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const person = (at: number) => ({ id: anId(0xb0 + at), name: `P${at}`, avatar: '' })
const push = (frame: ServerFrame) => act(async () => server.push(frame))
const types = (at: number, channelId = CHANNEL_ID) => push({ t: 'typing', channelId, user: person(at) })
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.root.querySelector('[aria-hidden]')?.textContent ?? ''
const told = () => screen.root.querySelector('[role=status]')?.textContent ?? ''

test('one, two and several who write are named, and nobody once they have stopped', async () => {
  await types(1)
  expect(shown()).toBe('P1 正在输入…')
  await types(2)
  expect(shown()).toBe('P1 和 P2 正在输入…')
  await types(3)
  expect(shown()).toBe('3 人正在输入…')
  await pass(4_000)
  await types(2)
  await pass(1_500)
  expect(shown()).toBe('P2 正在输入…')
  await pass(5_000)
  expect(shown()).toBe('')
})

test('who has said it writes no more', async () => {
  await types(1)
  await types(2)
  await push({ t: 'chat', seq: 1, item: aMessage(1, { author: person(1) }) })
  expect(shown()).toBe('P2 正在输入…')
})

test('neither oneself in another tab nor somebody in another channel is told of', async () => {
  await push({ t: 'typing', channelId: CHANNEL_ID, user: USER })
  await types(1, anId(7))
  expect(shown()).toBe('')
})

test('who pauses and goes on is told to a screen reader once', async () => {
  await types(1)
  expect(told()).toBe('P1 正在输入…')
  await pass(6_000)
  await types(2)
  expect(told()).toBe('P2 正在输入…')
  await types(1)
  expect(told()).toBe('P2 正在输入…')
})
