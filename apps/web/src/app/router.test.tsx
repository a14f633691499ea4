import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { COMPANY, FakeServer, USER } from '../testing/fake-server.ts'
import { layOut } from '../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../testing/render.tsx'
import { CHANNEL_ID } from '../testing/seed.ts'
import { readToken, removeToken, writeToken } from '../lib/stored.ts'
import { Router } from './router.tsx'

const CHANNEL = {
  id: CHANNEL_ID,
  title: '',
  isCreator: true,
  memberCount: 1,
  createdAt: '2026-01-10T03:00:00.000Z',
  lastActiveAt: '2026-01-10T03:00:00.000Z',
  unread: 0,
  version: 1,
}

let rendered: Rendered
let answers: Record<string, () => Response>
const fine = (data: unknown) => () => Response.json({ code: 200, message: '', data, success: true })

// Loads lazy chunks up front, so that their loading time does not count against a test.
beforeAll(async () => {
  await Promise.all([
    import('./pages/draw-screen.tsx'),
    import('./pages/login-page.tsx'),
    import('./pages/about-page.tsx'),
    import('./pages/admin-page.tsx'),
    import('./pages/error-page.tsx'),
    import('./pages/invite-page.tsx'),
    import('./pages/legal-page.tsx'),
    import('./pages/unreachable-page.tsx'),
  ])
})
beforeEach(() => {
  localStorage.clear()
  removeToken()
  new FakeServer().install()
  layOut()
  const others = fetch
  answers = {
    '/api/home/index': fine({ auth: true, user: USER }),
    '/api/draw/channels': fine([CHANNEL]),
    '/api/home/company-info': fine(COMPANY),
  }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => answers[url]?.() ?? others(url, init))
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
})

/** A redirect takes two or three ticks; a busy machine needs more. */
const MOMENTS_AT_MOST = 300

const here = () => location.pathname + location.search

/** Opens an address and expects to be at another one once the page has settled. */
async function comesTo(to: string, from: string): Promise<void> {
  history.replaceState(null, '', from)
  rendered = await render(<Router />, makeClient())
  const isThere = () => here() === to && rendered.root.textContent !== ''
  for (let moment = 0; moment < MOMENTS_AT_MOST && !isThere(); moment += 1) await settle()
  for (let moment = 0; moment < 3; moment += 1) await settle()
  expect(here()).toBe(to)
  expect(rendered.root.textContent).not.toBe('')
}

test.each([
  ['/', '/login?next=%2Fdraw'],
  ['/draw', '/login?next=%2Fdraw'],
  [`/draw/${CHANNEL_ID}?image=1:0`, `/login?next=%2Fdraw%2F${CHANNEL_ID}%3Fimage%3D1%3A0`],
  ['/chat', '/login?next=%2Fchat%2Findex'],
  ['/admin', '/login?next=%2Fadmin'],
])('who is not signed in and goes to %s is led to %s', async (address, to) => {
  await comesTo(to, address)
})

test.each(['/login', '/privacy-policy', '/user-agreement', '/about', '/invite/abc', '/404', '/500'])(
  'who is not signed in may read %s',
  async (address) => {
    await comesTo(address, address)
  },
)

test.each([
  ['/', `/draw/${CHANNEL_ID}`],
  ['/draw', `/draw/${CHANNEL_ID}`],
  [`/draw/${CHANNEL_ID}?image=1:0`, `/draw/${CHANNEL_ID}?image=1:0`],
  ['/draw/none-of-ours', `/draw/${CHANNEL_ID}`],
  ['/chat', '/chat/index'],
  ['/500', `/draw/${CHANNEL_ID}`],
  ['/login', `/draw/${CHANNEL_ID}`],
  ['/login?next=%2Fabout', '/about'],
  ['/login?next=%2F%2Fevil.example', `/draw/${CHANNEL_ID}`],
  ['/admin', '/404'],
])('who is signed in and goes to %s comes to %s', async (address, to) => {
  writeToken('token')
  await comesTo(to, address)
})

test.each(['/no/such/page', '/draw/one/two', '/login/x'])('%s is no page', async (address) => {
  await comesTo('/404', address)
})

test('a token that nobody is signed in with is thrown away, and leads to the login page and back from there', async () => {
  writeToken('worn-out')
  answers['/api/home/index'] = fine({ auth: false, user: null })
  await comesTo('/login?next=%2Fabout&ended=1', '/about')
  expect(readToken()).toBeNull()
})

test('while the session cannot be read, the navigation goes on', async () => {
  writeToken('token')
  answers['/api/home/index'] = () => new Response('', { status: 503 })
  await comesTo('/500', '/500')
  expect(rendered.root.textContent).toContain('500')
})

test('from /chat to /draw the screen stays the same one', async () => {
  writeToken('token')
  await comesTo('/chat/index', '/chat')
  const frame = rendered.root.firstElementChild
  await act(async () => history.pushState(null, '', `/draw/${CHANNEL_ID}`))
  await settle()
  expect(rendered.root.firstElementChild).toBe(frame)
  expect(frame).not.toBeNull()
})
