import { listChannels } from '@easel/contract/channel'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { call } from '../lib/call.ts'
import { readToken, removeToken, writeToken } from '../lib/stored.ts'
import { useToasts } from '../ui/toast.ts'
import { watchSession } from './watch-session.ts'

const client = new QueryClient()
watchSession(client)

const reload = vi.spyOn(location, 'reload')

beforeEach(async () => {
  await loadLanguage('zh-CN')
  useToasts.setState({ toasts: [] })
  removeToken()
  history.replaceState(null, '', '/draw/one?image=1:0')
  client.setQueryData(['session'], 'the first person')
  client.setQueryData(['company'], 'the company')
  reload.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

function serverSays(status: number): void {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: status, message: 'told by the server', data: { reason: 'any' }, success: false }, { status }),
  )
}

const storm = () => Promise.allSettled(Array.from({ length: 20 }, () => call(listChannels)))

/** Simulates the storage event of a change in another tab. */
function otherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('SECRET_TOKEN')
  else localStorage.setItem('SECRET_TOKEN', token)
  dispatchEvent(new StorageEvent('storage', { key: 'SECRET_TOKEN' }))
}

test.each([401, 403])(
  'twenty answers of %i at once lead to the login page once, and back from there',
  async (status) => {
    writeToken('worn-out')
    serverSays(status)
    const went = vi.spyOn(history, 'replaceState')
    await storm()
    expect(went.mock.calls.map(([, , to]) => to)).toEqual(['/login?next=%2Fdraw%2Fone%3Fimage%3D1%3A0&ended=1'])
    expect(useToasts.getState().toasts).toEqual([])
    expect([readToken(), client.getQueryData(['session'])]).toEqual([null, undefined])
    expect(client.getQueryData(['company'])).toBe('the company')
    went.mockRestore()
  },
)

test('on the login page itself nobody is sent anywhere', async () => {
  history.replaceState(null, '', '/login?next=/draw')
  serverSays(401)
  await storm()
  expect(location.pathname + location.search).toBe('/login?next=/draw')
})

test('twenty failures at once are told once', async () => {
  serverSays(503)
  await storm()
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['told by the server'])
})

test('who signs out in another tab is signed out here', () => {
  writeToken('mine')
  otherTab(null)
  expect(location.pathname).toBe('/login')
  expect(client.getQueryData(['session'])).toBeUndefined()
})

test('who signs in anew in another tab gets this page anew, for it may be somebody else', () => {
  writeToken('mine')
  otherTab('theirs')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('who signs in elsewhere while nobody is signed in here goes on here', () => {
  otherTab('mine')
  expect([readToken(), reload.mock.calls]).toEqual(['mine', []])
})

test.each([
  { was: 'mine', is: 'mine', reloads: 0 },
  { was: 'mine', is: 'theirs', reloads: 1 },
  { was: 'mine', is: null, reloads: 1 },
  { was: null, is: null, reloads: 1 },
])('a page left by $was and brought back to $is is loaded anew $reloads times', ({ was, is, reloads }) => {
  if (was !== null) writeToken(was)
  if (is === null) localStorage.removeItem('SECRET_TOKEN')
  else localStorage.setItem('SECRET_TOKEN', is)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(reloads)
})
