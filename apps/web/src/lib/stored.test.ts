import { beforeEach, expect, test } from 'vitest'
import { readAppSetting, readDraft, readToken, removeToken, setAppSetting, writeDraft, writeToken } from './stored.ts'

const DEFAULTS = { siderCollapsed: false, theme: 'dark', language: 'zh-CN' }

beforeEach(() => localStorage.clear())

test.each([null, '', 'no json', '[]', 'null', '"text"', '{}'])(
  'a setting stored as %j reads as the defaults',
  (stored) => {
    expect(readAppSetting(stored)).toEqual(DEFAULTS)
  },
)

test('one broken field costs only itself', () => {
  const stored = JSON.stringify({ siderCollapsed: true, theme: 'pink', language: 'en-US' })
  expect(readAppSetting(stored)).toEqual({ siderCollapsed: true, theme: 'dark', language: 'en-US' })
})

test('each change of a setting is stored under appSetting', () => {
  setAppSetting({ siderCollapsed: true })
  setAppSetting({ theme: 'auto' })
  expect(JSON.parse(localStorage.getItem('appSetting') ?? '')).toEqual({
    ...DEFAULTS,
    siderCollapsed: true,
    theme: 'auto',
  })
})

test('the token lives under SECRET_TOKEN as it is', () => {
  writeToken('abc')
  expect(localStorage.getItem('SECRET_TOKEN')).toBe('abc')
  removeToken()
  expect([localStorage.getItem('SECRET_TOKEN'), readToken()]).toEqual([null, null])
})

test('a draft survives, channel by channel, and an empty one leaves nothing behind', () => {
  writeDraft('one', { text: 'a fox', imageIds: ['x'] })
  expect(readDraft('one')).toEqual({ text: 'a fox', imageIds: ['x'] })
  expect(readDraft('two')).toEqual({ text: '', imageIds: [] })
  writeDraft('one', { text: '', imageIds: [] })
  expect(localStorage.length).toBe(0)
})
