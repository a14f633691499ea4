import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken, removeToken, writeToken } from '../lib/stored.ts'
import { guard } from './guard.ts'

let asked: string[] = []
let ended = 0
const end = () => {
  ended += 1
}

beforeEach(() => {
  asked = []
  ended = 0
  removeToken()
})
afterEach(() => vi.unstubAllGlobals())

function serverSays(status: number, data: unknown): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ code: status, message: '', data, success: status === 200 }, { status })
  })
}

const signedIn = {
  auth: true,
  user: {
    id: '0192a1b2-0000-7000-8000-000000000001',
    phone: '13800000000',
    email: null,
    hasPassword: true,
    name: 'Lin',
    defaultName: 'Midjourney 0003',
    description: '',
    avatar: '',
    nijiRemix: false,
    mjRemix: false,
    theme: 'dark',
    language: 'zh-CN',
    role: 'user',
    credits: 40,
    plan: null,
    concurrency: 1,
    relax: false,
  },
}

test.each(['/privacy-policy', '/user-agreement', '/login', '/login/', '/LOGIN'])(
  '%s is read without asking who reads',
  async (path) => {
    writeToken('token')
    serverSays(200, signedIn)
    expect(await guard(new QueryClient(), path, end)).toBe('go')
    expect(asked).toEqual([])
  },
)

test('without a token nothing is asked', async () => {
  serverSays(200, signedIn)
  expect(await guard(new QueryClient(), '/draw', end)).toBe('go')
  expect(asked).toEqual([])
})

test('with a token every navigation reads the session anew', async () => {
  writeToken('token')
  serverSays(200, signedIn)
  const client = new QueryClient()
  expect(await guard(client, '/draw', end)).toBe('go')
  expect(await guard(client, '/about', end)).toBe('go')
  expect(asked).toEqual(['/api/home/index', '/api/home/index'])
})

test('a token that nobody is signed in with is thrown away', async () => {
  writeToken('token')
  serverSays(200, { auth: false, user: null })
  expect(await guard(new QueryClient(), '/draw', end)).toBe('ended')
  expect(readToken()).toBeNull()
  expect(ended).toBe(1)
})

test.each(['/', '/draw', '/chat/index', '/invite/abc', '/about', '/404', '/500', '/login-not'])(
  'going to %s reads who is signed in',
  async (path) => {
    writeToken('token')
    serverSays(200, signedIn)
    await guard(new QueryClient(), path, end)
    expect(asked).toEqual(['/api/home/index'])
  },
)

test('a session that begins while the old one is found to have ended is kept', async () => {
  writeToken('old')
  vi.stubGlobal('fetch', async () => {
    writeToken('new')
    return Response.json({ code: 200, message: '', data: { auth: false, user: null }, success: true })
  })
  expect(await guard(new QueryClient(), '/draw', end)).toBe('go')
  expect([readToken(), ended]).toEqual(['new', 0])
})

test('the error page leads back to the root once the server answers', async () => {
  writeToken('token')
  serverSays(200, signedIn)
  expect(await guard(new QueryClient(), '/500', end)).toBe('root')
})

test.each(['/500', '/draw'])('when the session cannot be read, %s is shown all the same', async (path) => {
  writeToken('token')
  serverSays(503, null)
  expect(await guard(new QueryClient(), path, end)).toBe('go')
  expect(readToken()).toBe('token')
})
