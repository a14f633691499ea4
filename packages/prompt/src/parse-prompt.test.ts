import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse-prompt.ts'
import { printPrompt } from './print-prompt.ts'

describe('a prompt says what it means', () => {
  test.each([
    ['a red fox', { words: 'a red fox' }],
    ['a red fox --ar 3:2', { words: 'a red fox', parameters: { aspectRatio: { width: 3, height: 2 } } }],
    ['a red fox --aspect 3:2', { words: 'a red fox', parameters: { aspectRatio: { width: 3, height: 2 } } }],
    ['a red fox —ar 16:9', { words: 'a red fox', parameters: { aspectRatio: { width: 16, height: 9 } } }],
    [
      '一只狐狸 --ar 3：2 --seed 7',
      { words: '一只狐狸', parameters: { aspectRatio: { width: 3, height: 2 }, seed: 7 } },
    ],
    ['a fox --niji', { words: 'a fox', parameters: { niji: '7' } }],
    ['a fox --niji 5 --S 250', { words: 'a fox', parameters: { niji: '5', stylize: 250 } }],
    ['a fox --niji in the snow', { words: 'a fox in the snow', parameters: { niji: '7' } }],
    [
      'a fox --ar 1:1 in the snow',
      { words: 'a fox in the snow', parameters: { aspectRatio: { width: 1, height: 1 } } },
    ],
    ['a fox --no trees, red birds', { words: 'a fox', without: ['trees', 'red birds'] }],
    ['狐狸 --no 树，鸟', { words: '狐狸', without: ['树', '鸟'] }],
    ['a fox --turbo --v 6.0', { words: 'a fox', parameters: { mode: 'TURBO', version: '6' } }],
    ['a fox --chaos 3 --chaos 8', { words: 'a fox', parameters: { chaos: 8 } }],
    ['a well-known fox -- that is all', { words: 'a well-known fox -- that is all' }],
  ])('%s', (prompt, meant) => {
    expect(parsePrompt(prompt)).toEqual({ without: [], parameters: {}, problems: [], ...meant })
  })
})

describe('a mistake is named with its place', () => {
  test.each([
    ['a fox --ar 0:1', '--ar', 'bad_ratio', []],
    ['a fox --ar 3', '--ar', 'bad_ratio', []],
    ['a fox --ar 100:1', '--ar', 'bad_ratio', []],
    ['a fox --ar', '--ar', 'missing_value', []],
    ['a fox --chaos 400', '--chaos', 'out_of_range', ['0', '100']],
    ['a fox --s lots', '--s', 'not_a_number', []],
    ['a fox --seed -3', '--seed', 'not_a_number', []],
    ['a fox --seed 1.5', '--seed', 'not_a_number', []],
    ['a fox --v 99', '--v', 'unknown_version', ['7', '6.1', '6', '5.2', '5.1']],
    ['a fox --niji 3', '--niji', 'unknown_version', ['7', '6', '5', '4']],
    ['a fox --shiny yes', '--shiny', 'unknown_parameter', []],
    ['a fox --no ,', '--no', 'missing_value', []],
    ['a fox --constructor', '--constructor', 'unknown_parameter', []],
  ])('%s', (prompt, at, reason, allowed) => {
    expect(parsePrompt(prompt).problems).toMatchObject([{ at, reason, allowed }])
  })
})

const words = fc.stringMatching(/^[a-z\u4e00-\u9fa5]{1,8}( [a-z]{1,8}){0,4}$/)
const meant = fc.record({
  words,
  without: fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 3 }),
  parameters: fc.record(
    {
      aspectRatio: fc.record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) }),
      niji: fc.constantFrom('7', '6', '5', '4'),
      seed: fc.integer({ min: 0, max: 4294967295 }),
      stylize: fc.integer({ min: 0, max: 1000 }),
      chaos: fc.integer({ min: 0, max: 100 }),
      weird: fc.integer({ min: 0, max: 3000 }),
      quality: fc.constantFrom(0.25, 0.5, 1, 2),
      raw: fc.constant<true>(true),
      tile: fc.constant<true>(true),
      mode: fc.constantFrom('FAST' as const, 'RELAX' as const, 'TURBO' as const),
    },
    { requiredKeys: [] },
  ),
})

test('what is printed is read back as it was meant', () => {
  fc.assert(
    fc.property(meant, (prompt) => {
      expect(parsePrompt(printPrompt(prompt))).toEqual({ ...prompt, problems: [] })
    }),
  )
})

test('any 6,000 characters are read without throwing, and nothing is read twice', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 6000, unit: fc.constantFrom(' ', '-', '—', 'a', ':', '1', ',', '中') }),
      (text) => {
        const { words: read, without } = parsePrompt(text)
        expect(read.length + without.join('').length).toBeLessThanOrEqual(text.length)
      },
    ),
  )
})
