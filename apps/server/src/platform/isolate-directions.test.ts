import { expect, test } from 'vitest'
import { isolateDirections } from './isolate-directions.ts'

test.each([
  ['nothing turns', 'nothing turns'],
  ['\u202egnp.exe', '\u202egnp.exe\u202c'],
  ['\u2066\u202ba', '\u2066\u202ba\u202c\u2069'],
  ['\u2067a\u2069b', '\u2067a\u2069b'],
  ['a\u202c\u2069b', 'ab'],
  ['\u202ea\nb', '\u202ea\u202c\nb'],
  ['\u202ea\u2069b', '\u202eab\u202c'],
])('%j turns nothing beside it around as %j', (text, isolated) => {
  expect(isolateDirections(text)).toBe(isolated)
  expect(isolateDirections(isolated)).toBe(isolated)
})
