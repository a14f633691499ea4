import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSettingsWords } from '../../../i18n/settings-words.ts'
import { loadLanguage } from '../../../i18n/text.ts'
import { USER } from '../../../testing/fake-server.ts'
import { type Rendered, render, settle } from '../../../testing/render.tsx'
import { PasswordForm } from './password-form.tsx'

let rendered: Rendered
let asked: { path: string; body: unknown }[]
let answers: Record<string, () => Response>

const fine = (data: unknown) => () => Response.json({ code: 200, message: '', data, success: true })
const refused =
  (status: number, data: object, headers = {}) =>
  () =>
    Response.json({ code: status === 200 ? 400 : status, message: '被拒绝', data, success: false }, { status, headers })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  sessionStorage.clear()
  await loadLanguage('zh-CN')
  await loadSettingsWords()
  asked = []
  answers = { '/api/login/send-login-code': fine({ retryAfter: 60 }), '/api/home/info': fine(USER) }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const { pathname, search } = new URL(url, 'http://easel.test')
    asked.push({ path: pathname + search, body: body ? JSON.parse(String(body)) : null })
    return answers[pathname]?.() ?? fine(null)()
  })
})
afterEach(async () => {
  await rendered.unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the form in its SMS code variant. */
async function open(): Promise<void> {
  rendered = await render(<PasswordForm user={USER} />)
  await act(async () => rendered.root.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]?.click())
  await settle()
}

const field = (autoComplete: string) =>
  rendered.root.querySelector<HTMLInputElement>(`input[autocomplete="${autoComplete}"]`)
const button = (label: string) =>
  [...rendered.root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(label))

async function write(autoComplete: string, value: string): Promise<void> {
  const input = field(autoComplete)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(label: string): Promise<void> {
  await act(async () => button(label)?.click())
  await settle()
}

async function submit(): Promise<void> {
  await act(async () => rendered.root.querySelector('form')?.requestSubmit())
  await settle()
}

test('a code to change the password is asked for as such, and its minute outlives the dialog', async () => {
  await open()
  await press('获取验证码')
  expect(asked.map(({ path }) => path)).toEqual([
    `/api/login/send-login-code?${new URLSearchParams({ phone: USER.phone, purpose: 'change' })}`,
  ])
  await act(async () => vi.advanceTimersByTime(20_000))
  await rendered.unmount()
  await open()
  expect(button('40 秒后重发')?.disabled).toBe(true)
})

test('a code that was asked for elsewhere a moment ago counts here too', async () => {
  answers['/api/login/send-login-code'] = refused(429, { reason: 'rate_limited' }, { 'retry-after': '37' })
  await open()
  await press('获取验证码')
  expect(button('37 秒后重发')?.disabled).toBe(true)
  expect(rendered.root.textContent).toContain('被拒绝')
})

test('code and new password go to the account, and a wrong code is told under its field until a new one is asked for', async () => {
  answers['/api/home/info'] = refused(200, {
    reason: 'wrong_credentials',
    fields: { 'password.captcha': '验证码不对' },
  })
  await open()
  await write('one-time-code', '12 34-56')
  await write('new-password', 'a new password')
  await submit()
  expect(asked.at(-1)?.body).toEqual({ password: { captcha: '123456', new: 'a new password' } })
  const note = () =>
    document.getElementById(field('one-time-code')?.getAttribute('aria-describedby')?.split(' ')[1] ?? '')
  expect([note()?.textContent, document.activeElement]).toEqual(['验证码不对', field('one-time-code')])
  await press('获取验证码')
  expect(field('one-time-code')?.hasAttribute('aria-invalid')).toBe(false)
})

test('neither code nor password is sent while one of them is too short', async () => {
  await open()
  await write('one-time-code', '12345')
  await write('new-password', '7 chars')
  await submit()
  expect(asked).toEqual([])
  expect(rendered.root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2)
})

test('an account without a password sets one by a code and is asked for no old one', async () => {
  rendered = await render(<PasswordForm user={{ ...USER, hasPassword: false }} />)
  expect(rendered.root.querySelectorAll('input[type="radio"]')).toHaveLength(0)
  expect(field('current-password')).toBeNull()
  await write('one-time-code', '123456')
  await write('new-password', 'a new password')
  await press('设置密码')
  expect(asked.at(-1)?.body).toEqual({ password: { captcha: '123456', new: 'a new password' } })
})
