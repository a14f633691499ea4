import { expect, test } from 'vitest'
import { languageOf, themeOf } from './theme-and-language.ts'

test.each([
  [{ theme: 'light' }, 'dark', 'light'],
  [{ theme: 'dark' }, 'light', 'dark'],
  [{ theme: 'auto' }, 'light', 'light'],
  [{ theme: 'auto' }, 'dark', 'dark'],
  [{ theme: 'auto' }, null, 'dark'],
  [{ theme: 'pink' }, 'light', 'dark'],
  [{}, 'light', 'dark'],
] as const)('what is set to %j, and was %s last, starts %s', (setting, shown, theme) => {
  expect(themeOf(setting, shown)).toBe(theme)
})

test.each([
  [{ language: 'zh-CN' }, 'zh-CN'],
  [{ language: 'zh-TW' }, 'zh-TW'],
  [{ language: 'en-US' }, 'en-US'],
  [{ language: 'tlh' }, 'zh-CN'],
  [{ language: ['en-US'] }, 'zh-CN'],
  [{}, 'zh-CN'],
  [{}, 'en-US', 'device=x; language=en-US'],
  [{}, 'zh-CN', 'language=tlh'],
  [{ language: 'zh-CN' }, 'zh-CN', 'language=en-US'],
  [{ language: 'zh-TW' }, 'zh-TW', 'language=en-US'],
])('of %j the language is %s, with the cookies %s', (setting, language, cookies = '') => {
  expect(languageOf(setting, cookies)).toBe(language)
})
