import { expect, test } from 'vitest'
import { nameOfPicture } from './rules.ts'

const taskId = '018f0000-0000-7000-8000-000000000001'
const nameOf = (words: string) => nameOfPicture({ words, taskId, nth: 2, extension: 'png' })

test.each([
  ['a red fox', 'a-red-fox-'],
  ['一只狐狸，水墨', '一只狐狸-水墨-'],
  ['ภูเขา ที่ สวยงาม', 'ภูเขา-ที่-สวยงาม-'],
  ['שועל אדום', 'שועל-אדום-'],
  ['cafe\u0301', 'caf\u00e9-'],
  ['  "a/b\\c" <d>: e|f? g* ', 'a-b-c-d-e-f-g-'],
  ['../../etc/passwd', 'etc-passwd-'],
  ['con.txt', 'con-txt-'],
  ['a \u202egnp.exe', 'a-gnp-exe-'],
  ['fox 🦊 !', 'fox-'],
  ['🦊', ''],
  ['', ''],
  ['x'.repeat(6000), `${'x'.repeat(40)}-`],
  [`${'x'.repeat(39)} y`, `${'x'.repeat(39)}-`],
  ['𠮷'.repeat(100), `${'𠮷'.repeat(40)}-`],
])('a picture of %j is called %j and its id', (words, beginning) => {
  expect(nameOf(words)).toBe(`${beginning}${taskId}-2.png`)
  expect(Buffer.byteLength(nameOf(words))).toBeLessThan(255)
})
