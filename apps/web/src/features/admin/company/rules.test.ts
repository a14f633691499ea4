import type { CompanyDetails } from '@easel/contract/company-details'
import { expect, test } from 'vitest'
import { findRefusedTab, listChanges, mergeDraft } from './rules.ts'

const SAVED: CompanyDetails = {
  name: 'Easel',
  description: 'd',
  keywords: 'k',
  isShowChatGPT: true,
  isShowDiscord: true,
  contact: '',
  about: { 'zh-CN': '关于' },
  privacy: {},
  agreement: { 'en-US': 'a', 'zh-CN': '协议' },
  firstCredits: 40,
  language: 'zh-CN',
  isOpenToPrograms: true,
  media: ['video'],
  quotas: { channels: 100, members: 500, relaxTasks: 50, tasks: 200, messages: 60, options: 200, keys: 20 },
}

test('only what differs from what was saved is sent', () => {
  const draft = { name: ' Easel ', description: 'other', isShowDiscord: true, isShowChatGPT: false }
  expect(listChanges(SAVED, draft)).toEqual({ description: 'other', isShowChatGPT: false })
})

test('whether programs may come in, and how many keys a person may have, are sent when they differ', () => {
  expect(listChanges(SAVED, { isOpenToPrograms: false, quotas: { keys: 3 } })).toEqual({
    isOpenToPrograms: false,
    quotas: { keys: 3 },
  })
  expect(mergeDraft(SAVED, { quotas: { keys: 3 } }).quotas.keys).toBe(3)
})

test('what people may have made is sent when it differs, in whatever order it was ticked', () => {
  expect(listChanges({ ...SAVED, media: ['video', 'music'] }, { media: ['music', 'video'] })).toEqual({})
  expect(listChanges(SAVED, { media: [] })).toEqual({ media: [] })
})

test('of the texts only the languages that differ are sent, an emptied one as empty', () => {
  const draft = { agreement: { 'en-US': '', 'zh-CN': '协议' }, privacy: { 'zh-TW': 'a\tb ' }, about: { 'en-US': '' } }
  expect(listChanges(SAVED, draft)).toEqual({ agreement: { 'en-US': '' }, privacy: { 'zh-TW': 'a b' } })
})

test('of the limits only those that differ are sent', () => {
  expect(listChanges(SAVED, { quotas: { members: 500, tasks: 20 } })).toEqual({ quotas: { tasks: 20 } })
  expect(mergeDraft(SAVED, { quotas: { tasks: 20 } }).quotas).toEqual({ ...SAVED.quotas, tasks: 20 })
})

test('what was written and taken back again is no change', () => {
  expect(listChanges(SAVED, { name: 'Easel', about: { 'zh-CN': '关于\n' } })).toEqual({})
})

test('the form shows what is being written over what was saved', () => {
  const shown = mergeDraft(SAVED, { name: 'New', agreement: { 'en-US': 'b' } })
  expect(shown).toEqual({ ...SAVED, name: 'New', agreement: { 'en-US': 'b', 'zh-CN': '协议' } })
})

test('credits and language are sent when they differ, also what is no number', () => {
  expect(listChanges(SAVED, { firstCredits: 40, language: 'en-US' })).toEqual({ language: 'en-US' })
  expect(listChanges(SAVED, { firstCredits: Number.NaN })).toEqual({ firstCredits: Number.NaN })
})

test('a refused text is found by its tab', () => {
  expect(findRefusedTab({ name: 'too long', 'privacy.zh-TW': 'bad' })).toEqual({ page: 'privacy', language: 'zh-TW' })
  expect(findRefusedTab({ name: 'too long' })).toBeNull()
})
