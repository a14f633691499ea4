import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse-prompt.ts'
import { printPrompt } from './print-prompt.ts'

describe('a prompt says what it means', () => {
  test.each([
    ['a red fox', { words: 'a red fox' }],
    ['a red fox --ar 3:2', { words: 'a red fox', parameters: { aspectRatio: { width: 3, height: 2 } } }],
    ['a red fox --aspect 3:2', { words: 'a red fox', parameters: { aspectRatio: { width: 3, height: 2 } } }],
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
    ['a fox --niji 5 --v 6', { words: 'a fox', parameters: { version: '6' } }],
    ['a fox --v 6 --niji', { words: 'a fox', parameters: { niji: '7' } }],
    ['a \\{fox\\} {here, there}', { words: 'a {fox} {here, there}' }],
    ['C:\\fox \\\\', { words: 'C:\\fox \\\\' }],
    ['a fox --style RAW --stop 50', { words: 'a fox', parameters: { style: 'raw', stop: 50 } }],
    ['a fox --q .5 --draft', { words: 'a fox', parameters: { quality: 0.5, draft: true } }],
    ['a fox --iw 1.75 in ink', { words: 'a fox in ink', parameters: { imageWeight: 1.75 } }],
    [
      'a fox --cref https://a/1.png http://b/2.png in ink --cw 30',
      {
        words: 'a fox in ink',
        parameters: { characterReference: ['https://a/1.png', 'http://b/2.png'], characterWeight: 30 },
      },
    ],
    [
      'a fox --sref random 123::2 https://a/1 ink --sw 9 --sv 4',
      {
        words: 'a fox ink',
        parameters: { styleReference: ['random', '123::2', 'https://a/1'], styleWeight: 9, styleVersion: 4 },
      },
    ],
    [
      'a fox --cref /api/files/01939d2a-0000-7000-8000-0000000000c1 ink',
      { words: 'a fox ink', parameters: { characterReference: ['/api/files/01939d2a-0000-7000-8000-0000000000c1'] } },
    ],
    [
      'a fox --oref https://a/1 --ow 400',
      { words: 'a fox', parameters: { omniReference: ['https://a/1'], omniWeight: 400 } },
    ],
    ['a fox --p --exp 5', { words: 'a fox', parameters: { profile: '', experimental: 5 } }],
    ['a fox --profile ab12c', { words: 'a fox', parameters: { profile: 'ab12c' } }],
    ['a fox --motion low --loop --video', { words: 'a fox', parameters: { motion: 'low', loop: true, video: true } }],
    ['a fox --end https://a/1 --bs 2', { words: 'a fox', parameters: { endPicture: ['https://a/1'], batchSize: 2 } }],
    [
      'a fox --lora Ink:0.8 in snow --lora 像素：1.5 --lora flat --lora ink:.5',
      {
        words: 'a fox in snow',
        parameters: {
          lora: [
            { name: 'ink', weight: 0.5 },
            { name: '像素', weight: 1.5 },
            { name: 'flat', weight: 1 },
          ],
        },
      },
    ],
    ['a fox --stealth --public', { words: 'a fox', parameters: { visibility: 'PUBLIC' } }],
    ['a fox --r 3', { words: 'a fox', parameters: { repeat: 3 } }],
    ['a fox --turbo --v 6.0', { words: 'a fox', parameters: { mode: 'TURBO', version: '6' } }],
    ['a fox --chaos 3 --chaos 8', { words: 'a fox', parameters: { chaos: 8 } }],
    ['a well-known fox -- that is all', { words: 'a well-known fox -- that is all' }],
  ])('%s', (prompt, meant) => {
    expect(parsePrompt(prompt)).toEqual({ without: [], parameters: {}, problems: [], ...meant })
  })
})

test.each(['--', '—', '–', '——', '––', '－－', '―', '−−', '-–', '———'])('%s begins a parameter', (dashes) => {
  expect(parsePrompt(`a red fox ${dashes}ar 16:9 ${dashes}raw`)).toEqual({
    words: 'a red fox',
    without: [],
    parameters: { aspectRatio: { width: 16, height: 9 }, raw: true },
    problems: [],
  })
})

test.each([
  'a well－known fox',
  'a fox -ar',
  'a fox －ar',
  '狐狸——ink',
  'a fox – ink',
  '1900–ink',
  'a fox -----ar 1:1',
])('%s: only words', (words) => {
  expect(parsePrompt(words)).toEqual({ words, without: [], parameters: {}, problems: [] })
})

describe('a mistake is named with its place', () => {
  test.each([
    ['a fox --ar 0:1', '--ar', 'bad_ratio', []],
    ['a fox --ar 3', '--ar', 'bad_ratio', []],
    ['a fox --ar 100:1', '--ar', 'bad_ratio', []],
    ['a fox --ar', '--ar', 'missing_value', []],
    ['a fox --chaos 400', '--chaos', 'out_of_range', ['0', '100']],
    ['a fox --s lots', '--s', 'not_whole', []],
    ['a fox --seed -3', '--seed', 'not_whole', []],
    ['a fox --seed 1.5', '--seed', 'not_whole', []],
    ['a fox --seed 4294967296', '--seed', 'out_of_range', ['0', '4294967295']],
    ['a fox --s 1001', '--s', 'out_of_range', ['0', '1000']],
    ['a fox --w 3001', '--w', 'out_of_range', ['0', '3000']],
    ['a fox --q 3', '--q', 'unknown_value', ['0.25', '0.5', '1', '2', '4']],
    ['a fox --q high', '--q', 'not_a_number', []],
    ['a fox --stop 9', '--stop', 'out_of_range', ['10', '100']],
    ['a fox --repeat 0', '--repeat', 'out_of_range', ['1', '40']],
    ['a fox --r 41', '--r', 'out_of_range', ['1', '40']],
    ['a fox --iw 3.1', '--iw', 'out_of_range', ['0', '3']],
    ['a fox --iw much', '--iw', 'not_a_number', []],
    ['a fox --cref him', '--cref', 'bad_link', []],
    ['a fox --cref random', '--cref', 'bad_link', []],
    ['a fox --cref /api/files/1', '--cref', 'bad_link', []],
    ['a fox --cw 101', '--cw', 'out_of_range', ['0', '100']],
    ['a fox --sref file:///etc/passwd', '--sref', 'bad_link', []],
    ['a fox --sw 1001', '--sw', 'out_of_range', ['0', '1000']],
    ['a fox --sv 8', '--sv', 'out_of_range', ['1', '7']],
    ['a fox --oref', '--oref', 'missing_value', []],
    ['a fox --ow 1001', '--ow', 'out_of_range', ['0', '1000']],
    ['a fox --exp 101', '--exp', 'out_of_range', ['0', '100']],
    ['a fox --motion', '--motion', 'missing_value', ['low', 'high']],
    ['a fox --motion fast', '--motion', 'unknown_value', ['low', 'high']],
    ['a fox --bs 3', '--bs', 'unknown_value', ['1', '2', '4']],
    ['a fox --style baroque', '--style', 'unknown_value', ['raw', 'cute', 'scenic', 'expressive', 'original']],
    ['a fox --raw--tile', '--raw--tile', 'unknown_parameter', []],
    ['a fox --v 99', '--v', 'unknown_version', ['7', '6.1', '6', '5.2', '5.1']],
    ['a fox --niji 3', '--niji', 'unknown_version', ['7', '6', '5', '4']],
    ['a fox --shiny yes', '--shiny', 'unknown_parameter', []],
    ['a fox --lora', '--lora', 'missing_value', []],
    ['a fox --lora :0.8', '--lora', 'missing_value', []],
    ['a fox --lora ink:', '--lora', 'not_a_number', []],
    ['a fox --lora ink:-1', '--lora', 'not_a_number', []],
    ['a fox --lora ink:2.1', '--lora', 'out_of_range', ['0', '2']],
    ['a fox --no ,', '--no', 'missing_value', []],
    ['a fox --constructor', '--constructor', 'unknown_parameter', []],
  ])('%s', (prompt, at, reason, allowed) => {
    expect(parsePrompt(prompt).problems).toMatchObject([{ at, reason, allowed }])
  })
})

test.each([
  ['a fox --ar 0:1 in ink', '--ar 0:1'],
  ['a fox --chaos   400', '--chaos   400'],
  ['a fox --shiny yes', '--shiny'],
  ['a fox —s', '—s'],
  ['a fox ——ar 0:1', '——ar 0:1'],
  ['a fox －－shiny', '－－shiny'],
  ['a \\{fox\\} --ar 1:1 --c 101 in ink', '--c 101'],
  ['a fox --ar10:0 in ink', '--ar10:0'],
])('%s: wrong is %s', (prompt, wrong) => {
  expect(parsePrompt(prompt).problems.map(({ start, end }) => prompt.slice(start, end))).toEqual([wrong])
})

const words = fc.stringMatching(/^[a-z\u4e00-\u9fa5{},\\]{1,8}( [a-z{},\\]{1,8}){0,4}$/)
const links = fc.array(fc.constantFrom('https://a/1.png', 'http://b/{2}\\'), { minLength: 1, maxLength: 3 })
const yes = fc.constant<true>(true)
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
      stop: fc.integer({ min: 10, max: 100 }),
      repeat: fc.integer({ min: 1, max: 40 }),
      imageWeight: fc.constantFrom(0, 0.5, 1.75, 3),
      characterReference: links,
      styleReference: fc.constantFrom<string[]>(['random'], ['12', '34::2']),
      endPicture: links,
      lora: fc.uniqueArray(
        fc.record({ name: fc.constantFrom('ink', '像素', 'a-b.c'), weight: fc.constantFrom(0, 0.25, 1, 2) }),
        { minLength: 1, selector: ({ name }) => name },
      ),
      profile: fc.constantFrom('', 'ab12c'),
      motion: fc.constantFrom('low', 'high'),
      style: fc.constantFrom('raw', 'scenic'),
      visibility: fc.constantFrom('STEALTH' as const, 'PUBLIC' as const),
      ...{ raw: yes, tile: yes, draft: yes, loop: yes, video: yes },
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

/** Signs of every kind, and the words that they make something else of. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...' \n\t-–—－―{}\\,，、:：1a中'.split('')),
      fc.constantFrom(
        ...'--ar --no --niji --v --raw --repeat --r --cref --p --q 3:2 5 7 .5 https://a/1 random fox'.split(' '),
      ),
      fc.constantFrom(
        ' --ar ',
        ' －－ar ',
        ' ——no ',
        ' –no ',
        ' --no ',
        ' --niji ',
        ' --repeat 2 ',
        ' —v 6 ',
        ' --lora a:0.5 ',
        ' --raw ',
      ),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

test('whatever a prompt says, printing it and reading that says the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { problems, ...meant } = parsePrompt(text)
      fc.pre(problems.length === 0)
      expect(parsePrompt(printPrompt(meant))).toEqual({ ...meant, problems: [] })
    }),
    { numRuns: 3000 },
  )
})

test('what is wrong has a place in the prompt', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { start, end, value } of parsePrompt(text).problems) {
        expect(start < end && end <= text.length).toBe(true)
        if (!text.includes('\\')) expect(text.slice(start, end).endsWith(value)).toBe(true)
      }
    }),
  )
})
