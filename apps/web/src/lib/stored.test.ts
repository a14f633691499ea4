import { beforeEach, expect, test, vi } from 'vitest'
import {
  dropToken,
  syncWithOtherTabs,
  removeDrafts,
  isStillSamePerson,
  readAppSetting,
  readDraft,
  readHabits,
  readToken,
  removeToken,
  setAppSetting,
  useAppSetting,
  writeDraft,
  writeToken,
} from './stored.ts'

const DEFAULTS = { siderCollapsed: false, theme: 'dark', language: 'zh-CN' }

beforeEach(() => localStorage.clear())

test.each([null, '', 'no json', '[]', 'null', '"text"', '{}'])(
  'a setting stored as %j reads as the defaults',
  (stored) => {
    expect(readAppSetting(stored)).toEqual(DEFAULTS)
  },
)

test('with the token goes what the page would show first', () => {
  writeToken('a')
  localStorage.setItem('newestPicture', '{}')
  removeToken()
  expect(localStorage).toHaveLength(0)
})

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
  writeDraft('one', { text: 'a fox', imageIds: ['x'], isTalking: false, tool: null, replaced: [] })
  expect(readDraft('one')).toEqual({ text: 'a fox', imageIds: ['x'], isTalking: false, tool: null, replaced: [] })
  expect(readDraft('two')).toEqual({ text: '', imageIds: [], isTalking: false, tool: null, replaced: [] })
  writeDraft('one', { text: '', imageIds: [], isTalking: false, tool: null, replaced: [] })
  expect(localStorage.length).toBe(0)
})

test('that one talks in a channel is remembered without a word being written', () => {
  writeDraft('one', { text: '', imageIds: [], isTalking: true, tool: null, replaced: [] })
  expect(readDraft('one').isTalking).toBe(true)
  expect(readDraft('two').isTalking).toBe(false)
})

test('what pictures are chosen for is remembered, and what no page of ours stored reads as words', () => {
  writeDraft('one', { text: '', imageIds: [], isTalking: false, tool: 'BLEND', replaced: [] })
  expect(readDraft('one').tool).toBe('BLEND')
  localStorage.setItem('draft:one', JSON.stringify({ text: 'a fox', tool: 'ETCH', replaced: [] }))
  expect(readDraft('one')).toEqual({ text: 'a fox', imageIds: [], isTalking: false, tool: null, replaced: [] })
})

test('letter keys are off for everybody, whatever an earlier version stored', () => {
  localStorage.setItem('habits', JSON.stringify({ singleKeys: true }))
  expect(readHabits(localStorage.getItem('habits')).letterKeys).toBe(false)
})

test('signing out leaves no draft behind, and the settings stay', () => {
  setAppSetting({ theme: 'light' })
  writeDraft('one', { text: 'a fox', imageIds: [], isTalking: false, tool: null, replaced: [] })
  writeDraft('two', { text: 'a boat', imageIds: [], isTalking: false, tool: null, replaced: [] })
  removeDrafts()
  expect(Object.keys(localStorage)).toEqual(['appSetting'])
})

const other = vi.fn<(before: string | null) => void>()
syncWithOtherTabs(other)

/** Simulates the storage event of a change in another tab. */
function otherTabStores(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

beforeEach(() => {
  removeToken()
  other.mockClear()
})

test('a setting that another tab stored is taken over, however broken', () => {
  otherTabStores('appSetting', '{"theme":"light","language":"zh-TW","siderCollapsed":true}')
  expect(useAppSetting.getState()).toEqual({ theme: 'light', language: 'zh-TW', siderCollapsed: true })
  otherTabStores('appSetting', 'not { json')
  expect(useAppSetting.getState()).toEqual(DEFAULTS)
})

test('a token that another tab stored, or removed, is taken over and told of once', () => {
  otherTabStores('SECRET_TOKEN', 'theirs')
  otherTabStores('SECRET_TOKEN', 'theirs')
  otherTabStores('SECRET_TOKEN', null)
  expect(readToken()).toBeNull()
  expect(other.mock.calls).toEqual([[null], ['theirs']])
})

test('when everything stored is deleted, the token is gone too', () => {
  writeToken('mine')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([readToken(), other.mock.calls]).toEqual([null, [['mine']]])
})

test.each(['', 'two words', 'токен', 'a\nb'])('%j, which no request can carry, is no token', (stored) => {
  writeToken('mine')
  otherTabStores('SECRET_TOKEN', stored)
  expect(readToken()).toBeNull()
})

test('a refused token is dropped, and only that one', () => {
  writeToken('fresh')
  expect([dropToken('stale'), readToken()]).toEqual([false, 'fresh'])
  expect([dropToken('fresh'), readToken(), localStorage.getItem('SECRET_TOKEN')]).toEqual([true, null, null])
})

test('a page may be shown again only to the person who left it', () => {
  expect(isStillSamePerson()).toBe(false)
  writeToken('mine')
  expect(isStillSamePerson()).toBe(true)
  localStorage.setItem('SECRET_TOKEN', 'theirs')
  expect(isStillSamePerson()).toBe(false)
})

test('a storage that is full costs the memory of it, not the work', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeToken('mine')
  setAppSetting({ theme: 'light' })
  vi.restoreAllMocks()
  expect([readToken(), useAppSetting.getState().theme]).toEqual(['mine', 'light'])
})
