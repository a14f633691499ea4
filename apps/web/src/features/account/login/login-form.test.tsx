import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { readToken, removeToken } from '../../../lib/stored.ts'
import { type Rendered, render, settle } from '../../../testing/render.tsx'
import { LoginForm } from './login-form.tsx'

const PHONE = '+86 139-1234-5678'
/** What the field keeps of it: the code stands in front. */
const NATIONAL = '139-1234-5678'
const WEAK = '这个密码太常见'

let rendered: Rendered
let asked: { path: string; body: unknown }[] = []
let answers: Record<string, () => Response> = {}

const fine = (data: unknown) => () => Response.json({ code: 200, message: '', data, success: true })
const refused = (data: object, message = '被拒绝') => {
  return () => Response.json({ code: 400, message, data: { reason: 'invalid_input', ...data }, success: false })
}

// Loads the lazy chunk up front, so that its loading time does not count against a test.
beforeAll(() =>
  Promise.all([import('./reset-password.tsx'), import('./captcha-login.tsx'), import('./country-code.tsx')]),
)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  sessionStorage.clear()
  removeToken()
  asked = []
  answers = {
    '/api/login/send-login-code': fine({ retryAfter: 60 }),
    '/api/login/forget-reset-pwd': fine({ token: 'fresh' }),
    '/api/login/login': fine({ token: 'fresh' }),
  }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const { pathname, search } = new URL(url, 'http://easel.test')
    if (pathname.startsWith('/api/login/'))
      asked.push({ path: pathname + search, body: body ? JSON.parse(String(body)) : null })
    return answers[pathname]?.() ?? fine(null)()
  })
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path)
  rendered = await render(<LoginForm />)
  await eventually(() => expect(rendered.root.querySelector('form')).not.toBeNull())
}

const field = (name: string) => rendered.root.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const words = () => rendered.root.textContent
const button = (label: string) =>
  [...rendered.root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(label))

async function write(name: string, value: string): Promise<void> {
  const input = field(name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}

async function press(label: string): Promise<void> {
  await act(async () => button(label)?.click())
  await settle()
}

async function submit(): Promise<void> {
  await act(async () => rendered.root.querySelector('form')?.requestSubmit())
  await settle()
}

/** Unmounts and renders again, as a reload would. */
async function reload(): Promise<void> {
  await rendered.unmount()
  await open(location.pathname + location.search)
}

const resets = () => asked.filter(({ path }) => path === '/api/login/forget-reset-pwd')

test('a forgotten password is replaced by a code of its own kind, which signs in', async () => {
  await open('/login?forgot=1&next=%2Fabout')
  await write('phone', PHONE)
  await press('获取验证码')
  await write('captcha', '123 456')
  await write('password', ' a new password ')
  await submit()
  expect(asked).toEqual([
    { path: `/api/login/send-login-code?${new URLSearchParams({ phone: PHONE, purpose: 'reset' })}`, body: null },
    { path: '/api/login/forget-reset-pwd', body: { phone: PHONE, captcha: '123456', password: ' a new password ' } },
  ])
  expect(readToken()).toBe('fresh')
})

test('the sixth digit alone resets nothing, for the password is still to be written', async () => {
  await open('/login?forgot=1')
  await write('phone', PHONE)
  await write('captcha', '123456')
  expect(resets()).toEqual([])
})

test.each([
  ['phone', { phone: '', captcha: '123456', password: 'long enough' }],
  ['captcha', { phone: PHONE, captcha: '12345', password: 'long enough' }],
  ['password', { phone: PHONE, captcha: '123456', password: '7 chars' }],
])('a wrong %s is told under its field before anything is asked', async (wrong, written) => {
  await open('/login?forgot=1')
  for (const [name, value] of Object.entries(written)) await write(name, value)
  await submit()
  expect(resets()).toEqual([])
  expect(rendered.root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
  expect(document.activeElement).toBe(field(wrong))
})

test.each(['phone', 'captcha', 'password'])('what the server says of the %s stands under it', async (name) => {
  answers['/api/login/forget-reset-pwd'] = refused({ fields: { [name]: WEAK } })
  await open('/login?forgot=1')
  for (const [key, value] of [
    ['phone', PHONE],
    ['captcha', '123456'],
    ['password', 'password1'],
  ] as const) {
    await write(key, value)
  }
  await submit()
  const note = document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '')
  expect([note?.textContent, document.activeElement, readToken()]).toEqual([WEAK, field(name), null])
})

test('a refusal of no field stands in one line above the button', async () => {
  answers['/api/login/forget-reset-pwd'] = refused({}, '验证码不对')
  await open('/login?forgot=1')
  for (const [key, value] of [
    ['phone', PHONE],
    ['captcha', '123456'],
    ['password', 'password1'],
  ] as const) {
    await write(key, value)
  }
  await submit()
  expect(rendered.root.querySelector('[role="alert"]')?.textContent).toBe('验证码不对')
})

test('the rule for passwords is read before one is written, and the password can be looked at', async () => {
  await open('/login?forgot=1')
  const note = document.getElementById(field('password')?.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('8')
  expect([field('password')?.type, field('password')?.autocomplete]).toEqual(['password', 'new-password'])
  await act(async () => rendered.root.querySelector<HTMLElement>('[aria-label="显示密码"]')?.click())
  expect(field('password')?.type).toBe('text')
})

test('the way there and back keeps the phone and where one was going', async () => {
  await open('/login?next=%2Fabout')
  await write('phone', PHONE)
  const way = () => rendered.root.querySelector<HTMLAnchorElement>('a[href^="/login"]')
  await act(async () => way()?.click())
  await eventually(() => expect(words()).toContain('重置密码'))
  expect(location.search).toBe('?next=%2Fabout&forgot=1')
  expect(field('phone')?.value).toBe(NATIONAL)
  await act(async () => way()?.click())
  await settle()
  expect(location.search).toBe('?next=%2Fabout')
  expect(field('phone')?.value).toBe(NATIONAL)
})

test('another code may be asked for after a minute, which a reload does not shorten', async () => {
  await open('/login?forgot=1')
  await write('phone', PHONE)
  await press('获取验证码')
  expect(button('60 秒后重发')?.disabled).toBe(true)
  await act(async () => vi.advanceTimersByTime(20_000))
  await reload()
  expect(field('phone')?.value).toBe(NATIONAL)
  expect(button('40 秒后重发')?.disabled).toBe(true)
  await act(async () => vi.advanceTimersByTime(40_000))
  expect(button('获取验证码')?.disabled).toBe(false)
})

test('whoever wrote a wrong phone need not wait with the right one, nor for another kind of code', async () => {
  await open('/login?forgot=1')
  await write('phone', '13900000000')
  await press('获取验证码')
  await write('phone', PHONE)
  expect(button('获取验证码')?.disabled).toBe(false)
  await write('phone', '139 0000 0000')
  expect(button('获取验证码')).toBeUndefined()
  await rendered.unmount()
  await open('/login')
  await press('验证码登录')
  expect([field('phone')?.value, button('获取验证码')?.disabled]).toEqual(['13900000000', false])
})

test('when another tab asked a moment ago, the rest of its minute counts here', async () => {
  answers['/api/login/send-login-code'] = () =>
    Response.json(
      { code: 429, message: '请稍后再试', data: { reason: 'rate_limited' }, success: false },
      { status: 429, headers: { 'retry-after': '37' } },
    )
  await open('/login?forgot=1')
  await write('phone', PHONE)
  await press('获取验证码')
  expect(button('37 秒后重发')?.disabled).toBe(true)
  expect(words()).toContain('请稍后再试')
})

test.each(['123456', '123 456', '１２３４５６', '验证码：123456。', '1234567'])(
  'a code that arrives as %j signs in at once',
  async (arrived) => {
    await open('/login')
    await press('验证码登录')
    await write('phone', PHONE)
    await write('captcha', arrived)
    expect(asked.map(({ body }) => body)).toEqual([{ loginType: 'Captcha', phone: PHONE, captcha: '123456' }])
    expect(readToken()).toBe('fresh')
  },
)

test('whoever reloads while waiting for an SMS finds the code field again', async () => {
  await open('/login')
  await press('验证码登录')
  await write('phone', PHONE)
  await press('获取验证码')
  await reload()
  expect(field('captcha')?.autocomplete).toBe('one-time-code')
  expect(button('60 秒后重发')?.disabled).toBe(true)
})

test('once signed in, no phone number is left behind in the tab', async () => {
  await open('/login')
  await press('验证码登录')
  await write('phone', PHONE)
  await press('获取验证码')
  await write('captcha', '123456')
  await rendered.unmount()
  expect(sessionStorage.length).toBe(0)
})

test.each(['{', 'null', '[]', '{"phone":5,"againAtMs":"soon"}'])('a memory that reads %s is none', async (stored) => {
  sessionStorage.setItem('sentCode', stored)
  await open('/login?forgot=1')
  expect(button('获取验证码')?.disabled).toBe(false)
})
