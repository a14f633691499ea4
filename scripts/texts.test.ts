import { readFileSync } from 'node:fs'
import { codePurpose } from '@easel/contract/account'
import { expect, test } from 'vitest'
import { firstProducts } from '../apps/server/src/features/company/rules.ts'
import { sayMissing } from '../apps/server/src/features/drawing/download/rules.ts'
import * as options from '../apps/server/src/features/drawing/settings/options/rules.ts'
import { PLAIN_TITLE } from '../apps/server/src/features/order/codes/rules.ts'
import { enUs } from '../apps/server/src/http/texts/en-us.ts'
import { zhCn } from '../apps/server/src/http/texts/zh-cn.ts'
import { zhTw } from '../apps/server/src/http/texts/zh-tw.ts'
import { writeText } from '../apps/server/src/platform/sms/write-text.ts'
import { findForeign } from '../e2e/foreign-words.ts'
import { listFiles } from './lib/list-files.mjs'

const WORDS = 'apps/web/src/i18n'
const LANGUAGES = { 'zh-CN': 'zh-cn', 'zh-TW': 'zh-tw', 'en-US': 'en-us' }
const SERVER = { 'zh-CN': zhCn, 'zh-TW': zhTw, 'en-US': enUs }
const NOTICES = ['password_reset', 'password_changed'] as const

/** What is meant to be in another script: names of languages in their own, and what the specification fixes. */
const MEANT = /简体中文|繁體中文|English|invite members to # \{title\}/g

function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, at === '' ? key : `${at}.${key}`))
}

/** What stands under a language's name anywhere inside. */
function textsIn(language: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === language ? textsOf(inner) : textsIn(language, inner)))
}

const foreignIn = (language: string, value: unknown) =>
  textsOf(value).flatMap(([at, text]) => {
    const found = findForeign(language, text.replace(MEANT, ''))
    return found.length > 0 ? [`${at}: ${found.join(' ')} in ${text}`] : []
  })

test.each(Object.entries(LANGUAGES))('no word of the browser in %s is of another language', (language, name) => {
  const files = listFiles(WORDS).filter((path) => path.endsWith(`/${name}.json`))
  expect(files.map((path) => path.slice(WORDS.length))).toEqual(
    ['', '/admin', '/clip', '/key', '/legal', '/notification', '/order', '/settings', '/webhook']
      .map((folder) => `${folder}/${name}.json`)
      .sort(),
  )
  expect(files.flatMap((path) => foreignIn(language, JSON.parse(readFileSync(path, 'utf8'))))).toEqual([])
})

test.each(Object.entries(SERVER))('no answer of the server in %s is of another language', (language, texts) => {
  expect(foreignIn(language, texts)).toEqual([])
})

test.each(['zh-CN', 'zh-TW', 'en-US'] as const)(
  'nothing that the server offers or sends in %s is of another language',
  (language) => {
    const told = textsIn(language, [options, firstProducts, PLAIN_TITLE])
    expect(told.length).toBeGreaterThan(60)
    const to = { id: 'x', phone: '+8613912345678', language }
    const sent = [
      ...codePurpose.options.map((purpose) => writeText({ ...to, purpose, code: '730519' }, null)),
      ...NOTICES.map((notice) => writeText({ ...to, notice }, null)),
      sayMissing([], to.language),
    ]
    expect(foreignIn(language, [told, sent])).toEqual([])
  },
)

test.each([
  ['en-US', 'Draw 绘制', ['绘', '制']],
  ['zh-TW', '绘制', ['绘']],
  ['zh-TW', '請登入', []],
  ['zh-CN', '請登录', ['請']],
  ['zh-CN', '仅支持 jpg、png 的 MJ 后缀', []],
  ['zh-CN', 'Please try again later', ['Please try again later']],
])('in %s %s has %j that does not belong there', (language, text, foreign) => {
  expect(findForeign(language, text)).toEqual(foreign)
})
