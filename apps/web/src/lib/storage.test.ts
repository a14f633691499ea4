import { beforeEach, expect, test } from 'vitest'
import { removeFormerKeys, readStoredToken } from './storage.ts'

beforeEach(() => localStorage.clear())

test('what an earlier version of the site kept is removed, and nothing else', () => {
  localStorage.setItem('loginPage', '{"build":"x"}')
  localStorage.setItem('appSetting', '{}')
  removeFormerKeys()
  expect(Object.keys(localStorage)).toEqual(['appSetting'])
})

test.each([
  ['abc.DEF-1', 'abc.DEF-1'],
  ['', null],
  ['two words', null],
  ['a\nb', null],
])('%j as a token is %j', (stored, token) => {
  localStorage.setItem('SECRET_TOKEN', stored)
  expect(readStoredToken()).toBe(token)
})
