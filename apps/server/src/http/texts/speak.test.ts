import { expect, test } from 'vitest'
import { sayNamedProblem } from './speak.ts'

test.each([
  ['no_words', 'en-US', 'has no words to draw'],
  ['--ar: bad_ratio', 'en-US', '--ar needs a ratio such as 3:2, at most 14:1'],
  ['--ar: bad_ratio', 'zh-CN', '--ar 需要 3:2 这样的比例，最大 14:1'],
  ['--chaos: out_of_range 0, 100; --x: unknown_parameter', 'zh-TW', '--chaos 須在這個範圍內：0, 100; --x 沒有這個參數'],
  ['someone wrote this; and that', 'en-US', 'someone wrote this; and that'],
] as const)('%s is said in %s: %s', (named, language, said) => {
  expect(sayNamedProblem(named, language)).toBe(said)
})
