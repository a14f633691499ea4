import type { User } from '@easel/contract/account'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAppSetting, useHabits } from '../../lib/stored.ts'
import { sessionQuery } from '../account/api.ts'
import { AccountSettings } from '../account/profile/account-settings.tsx'
import { FakeServer, USER } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { loadSettingsWords } from '../../i18n/settings-words.ts'
import { loadLanguage } from '../../i18n/text.ts'
import { useSession } from '../account/api.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { DrawingSettings } from './drawing-settings.tsx'
import { KeyboardSettings } from './keyboard-settings.tsx'

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  localStorage.clear()
  server = new FakeServer()
  server.install()
  await loadLanguage('zh-CN')
  await loadSettingsWords()
})

afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

async function open(node: React.ReactNode): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(node, client)
  await settle()
}

function Drawing() {
  return <DrawingSettings user={useSession() ?? USER} channelId={undefined} />
}

function Account() {
  return <AccountSettings user={useSession() ?? USER} />
}

const session = (): User | null | undefined => screen.client.getQueryData(sessionQuery.queryKey)?.user
const saves = () => server.posted.filter(({ path }) => path === '/api/home/info').map(({ body }) => body)
const field = (label: string) => {
  const found = [...screen.root.querySelectorAll('label')].find((one) => one.textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

async function choose(name: string): Promise<void> {
  const label = [...screen.root.querySelectorAll('label')].find((one) => one.textContent?.includes(name))
  await act(async () => label?.querySelector('input')?.click())
  await settle()
}

async function answer(given: Parameters<FakeServer['answer']>[0]): Promise<void> {
  await act(async () => server.answer(given))
  await settle()
  await settle()
}

async function write(input: HTMLInputElement, words: string): Promise<void> {
  await act(async () => {
    input.focus()
    // React tracks the value through the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  await settle()
}

test('a plain theme holds here at once and goes to the account', async () => {
  await open(<AppearanceSettings />)
  await choose('浅色')
  expect(useAppSetting.getState().theme).toBe('light')
  expect(saves()).toEqual([{ theme: 'light' }])

  await answer({ data: { ...USER, theme: 'light' } })
  expect(screen.root.textContent).toContain('已保存')
})

test('auto stays in this browser, so that what it follows is never itself', async () => {
  await open(<AppearanceSettings />)
  await choose('自动')
  expect(useAppSetting.getState().theme).toBe('auto')
  expect(saves()).toEqual([])
  expect(screen.root.textContent).toContain('已保存')
})

test('a switch turns at once, turns back when refused, and can be tried again', async () => {
  await open(<Drawing />)
  await choose('MJ 混合模式')
  expect(session()?.mjRemix).toBe(true)

  await answer({ reason: 'unavailable', code: 503, message: '稍后再试' })
  expect(session()?.mjRemix).toBe(false)
  expect(screen.root.textContent).toContain('稍后再试')

  const retry = [...screen.root.querySelectorAll('button')].find(({ textContent }) => textContent === '重试')
  await act(async () => retry?.click())
  await answer({ data: { ...USER, mjRemix: true } })
  expect(session()?.mjRemix).toBe(true)
  expect(saves()).toEqual([{ mjRemix: true }, { mjRemix: true }])
})

test('what only this browser has to know is kept here and goes nowhere', async () => {
  await open(<Drawing />)
  await choose('选出的图片显示为缩略图')
  expect(useHabits.getState().picksAsThumbnails).toBe(true)
  await screen.unmount()
  await open(<KeyboardSettings />)
  await choose('单键快捷键')
  expect(JSON.parse(localStorage.getItem('habits') ?? '')).toMatchObject({ picksAsThumbnails: true, letterKeys: true })
  expect(saves()).toEqual([])
})

test('of two switches turned in a row the first answer does not turn the second back', async () => {
  await open(<Drawing />)
  await choose('MJ 混合模式')
  await choose('niji 混合模式')
  expect(saves()).toEqual([{ mjRemix: true }])

  await answer({ data: { ...USER, mjRemix: true } })
  expect(session()).toMatchObject({ mjRemix: true, nijiRemix: true })

  await answer({ data: { ...USER, mjRemix: true, nijiRemix: true } })
  expect(saves()).toEqual([{ mjRemix: true }, { nijiRemix: true }])
})

test('a name that was refused stays in its field beside what is wrong, and Enter saves a better one', async () => {
  await open(<Account />)
  await write(field('名称'), 'Admin')
  await answer({ reason: 'invalid_input', code: 400, message: '这个名称不能用' })
  expect(field('名称').value).toBe('Admin')
  expect(screen.root.textContent).toContain('这个名称不能用')

  await write(field('名称'), 'Lin')
  await answer({ data: { ...USER, name: 'Lin' } })
  expect(screen.root.textContent).not.toContain('这个名称不能用')
  expect(session()?.name).toBe('Lin')
})

test('a name that could not be saved once the dialog was closed stands in it again, beside what is wrong', async () => {
  await open(<Account />)
  await write(field('名称'), 'Admin')
  await screen.unmount()
  await answer({ reason: 'invalid_input', code: 400, message: '这个名称不能用' })

  await open(<Account />)
  expect(field('名称').value).toBe('Admin')
  expect(field('名称').getAttribute('aria-invalid')).toBe('true')
  expect(screen.root.textContent).toContain('这个名称不能用')
  expect(field('电子邮箱').value).not.toBe('Admin')

  const retry = [...screen.root.querySelectorAll('button')].find(({ textContent }) => textContent === '重试')
  await act(async () => retry?.click())
  await answer({ data: { ...USER, name: 'Admin' } })
  await screen.unmount()
  await open(<Account />)
  expect([field('名称').value, field('名称').getAttribute('aria-invalid')]).toEqual([USER.name, null])
})

test('nobody else finds what somebody could not save', async () => {
  await open(<Account />)
  await write(field('名称'), 'Admin')
  await screen.unmount()
  await answer({ reason: 'invalid_input', code: 400, message: '这个名称不能用' })

  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, {
    auth: true,
    user: { ...USER, id: '0192a1b2-0000-7000-8000-0000000000ff' },
  })
  screen = await render(<Account />, client)
  expect(field('名称').value).toBe(USER.name)
})
