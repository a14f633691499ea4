import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { sessionQuery } from '../features/account/api.ts'
import { USER } from '../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../testing/render.tsx'
import { removeToken, writeToken } from '../lib/stored.ts'
import { useGuard } from './use-guard.ts'
import { leaveForLogin } from './watch-session.ts'

let rendered: Rendered
let answer: () => Promise<Response>
const reload = vi.spyOn(location, 'reload')
const scroll = vi.spyOn(globalThis, 'scrollTo')

const says = (data: unknown) => async () => Response.json({ code: 200, message: '', data, success: true })
const personOf = (id: string) => says({ auth: true, user: { ...USER, id } })
const FIRST = '0192a1b2-0000-7000-8000-000000000001'
const SECOND = '0192a1b2-0000-7000-8000-000000000002'

function Screen() {
  const isWaiting = useGuard()
  return isWaiting ? 'waiting' : `shown ${location.pathname}`
}

beforeEach(() => {
  reload.mockReset()
  scroll.mockReset()
  removeToken()
  vi.stubGlobal('fetch', () => answer())
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
})

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path)
  rendered = await render(<Screen />, makeClient())
  await settle()
}

async function go(path: string): Promise<void> {
  await act(async () => navigate(path))
  await settle()
}

const words = () => rendered.root.textContent

test('every navigation scrolls to the top', async () => {
  answer = personOf(FIRST)
  await open('/about')
  await go('/404')
  await go('/login')
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('the error page gives way to the root, which takes its place in the history', async () => {
  writeToken('token')
  answer = personOf(FIRST)
  await open('/about')
  const entries = history.length
  await go('/500')
  expect(location.pathname).toBe('/')
  expect(words()).toBe('shown /')
  expect(history.length).toBe(entries + 1)
})

test('whoever has left the error page before the server answers stays where they went', async () => {
  writeToken('token')
  let tell: (response: Response) => void = () => {}
  answer = () => new Promise((resolve) => (tell = resolve))
  await open('/500')
  expect(words()).toBe('waiting')
  await go('/about')
  await act(async () => tell(await personOf(FIRST)()))
  await settle()
  expect(words()).toBe('shown /about')
})

test('when the session cannot be read, the error page is shown', async () => {
  writeToken('token')
  answer = async () => new Response('', { status: 503 })
  await open('/500')
  expect(words()).toBe('shown /500')
})

/** Ends the session; on the login page another person signs in. */
async function signInAgain(next: () => Promise<Response>): Promise<void> {
  writeToken('token')
  answer = personOf(FIRST)
  await open('/draw/one')
  await act(async () => {
    removeToken()
    leaveForLogin(rendered.client, true)
  })
  await settle()
  answer = next
  await act(async () => writeToken('another'))
  await go('/draw/one')
}

test('the same person who signs in again goes on in the same page', async () => {
  await signInAgain(personOf(FIRST))
  expect([words(), reload.mock.calls]).toEqual(['shown /draw/one', []])
})

test('somebody else gets a page loaded anew, and until then nothing is shown', async () => {
  let tell: (response: Response) => void = () => {}
  await signInAgain(() => new Promise((resolve) => (tell = resolve)))
  expect(words()).toBe('waiting')
  await act(async () => tell(await personOf(SECOND)()))
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  // A reload takes the browser a while.
  expect(words()).toBe('waiting')
})

test('a failed reading of the session keeps nobody waiting', async () => {
  await signInAgain(async () => new Response('', { status: 503 }))
  expect(words()).toBe('shown /draw/one')
  expect(rendered.client.getQueryData(sessionQuery.queryKey)).toBeUndefined()
})
