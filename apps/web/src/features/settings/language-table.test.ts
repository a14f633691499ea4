import { expect, test } from 'vitest'
import { languageOfBrowser } from './language-table.ts'

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-Hans-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['en-GB', 'en-US'],
  ['de', 'en-US'],
])('a browser that speaks %s is offered %s', (tag, language) => {
  expect(languageOfBrowser(tag)).toBe(language)
})
