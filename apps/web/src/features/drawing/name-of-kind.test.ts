import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, text } from '../../i18n/text.ts'
import { nameOfKind } from './name-of-kind.ts'

beforeAll(async () => loadLanguage('zh-CN'))

test('one of four is picked, and a picture by itself is upscaled', () => {
  expect(nameOfKind('UPSCALE', 2, text)).toBe('选图 2')
  expect(nameOfKind('UPSCALE', null, text)).toBe('放大')
})

test('what is done to one of four names it', () => {
  expect(nameOfKind('VARIATION', 3, text)).toBe('变化 3')
  expect(nameOfKind('REROLL', null, text)).toBe('重新生成')
})
