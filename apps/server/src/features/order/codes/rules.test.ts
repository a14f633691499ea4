import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCode, showCode, spellCode } from './rules.ts'

const CODE = 'K7Q2M9XA01DEFGH0'

test.each([
  CODE,
  'K7Q2-M9XA-01DE-FGH0',
  'k7q2-m9xa-01de-fgh0',
  ' k7q2 m9xa 01de fgh0\n',
  'K7Q2–M9XA—01DE－FGH0',
  'Ｋ７Ｑ２Ｍ９ＸＡ０１ＤＥＦＧＨ０',
  'K7Q2-M9XA-OIDE-FGHo',
  'k7q2-m9xa-olde-fgho',
  '--------K7Q2M9XA01DEFGH0--------',
])('%j is that code', (written) => {
  expect(readCode(written)).toBe(CODE)
})

test.each([
  ['a character too few', 'K7Q2M9XA01DEFGH'],
  ['a character too many', 'K7Q2M9XA01DEFGH00'],
  ['a U, which looks like V', 'K7Q2M9XA01DEFGHU'],
  ['nothing', ''],
  ['dashes alone', '----------------'],
  ['other signs', 'K7Q2_M9XA_01DE_FGH0'],
  ['a letter that two capitals are made of', 'K7Q2M9XA01DEFGß'],
  ['a letter that looks like a capital', 'К7Q2M9XA01DEFGH0'],
])('with %s it is no code', (_what, written) => {
  expect(readCode(written)).toBeNull()
})

test('every code is read as it is shown, and its bits are all there', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const code = spellCode(random)
      expect(showCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(readCode(showCode(code).toLowerCase())).toBe(code)
      expect(spellCode(random.map((byte) => byte ^ 1))).not.toBe(code)
    }),
  )
})
