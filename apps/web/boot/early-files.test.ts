import { afterEach, expect, test } from 'vitest'
import { type EarlyFiles, listEarlyFiles, preloadFiles } from './early-files.ts'
import { judgeVisit } from './visit.ts'

const FILES: EarlyFiles = {
  drawing: ['/drawing.js', '/drawing.css'],
  login: ['/login.js'],
  words: { 'zh-CN': '/zh.js', 'en-US': '/en.js' },
}
const NONE: EarlyFiles = { drawing: [], login: [], words: {} }
const visit = (token: string | null, pathname: string) => judgeVisit(token, { pathname, search: '' })

afterEach(() => document.head.replaceChildren())

test('each visit has its words and the files of its first screen', () => {
  expect(listEarlyFiles(FILES, visit('token', '/draw'), 'zh-CN')).toEqual(['/zh.js', '/drawing.js', '/drawing.css'])
  expect(listEarlyFiles(FILES, visit(null, '/draw'), 'en-US')).toEqual(['/en.js', '/login.js'])
  expect(listEarlyFiles(FILES, visit(null, '/about'), 'zh-CN')).toEqual(['/zh.js'])
})

test('while developing there are none', () => {
  for (const token of ['token', null]) expect(listEarlyFiles(NONE, visit(token, '/'), 'zh-CN')).toEqual([])
})

test('scripts are fetched as modules, and styles as the app will ask for them', () => {
  preloadFiles(['/one.js', '/one.css'])
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map(({ rel, as }) => [rel, as])).toEqual([
    ['modulepreload', ''],
    ['preload', 'style'],
  ])
})
