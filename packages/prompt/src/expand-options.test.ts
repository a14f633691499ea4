import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandOptions, isOptionName } from './expand-options.ts'
import { expandPrompt } from './expand-prompt.ts'
import { parsePrompt } from './parse-prompt.ts'

const options = [
  { name: 'mine', value: '--ar 7:4 --s 250' },
  { name: 'oil', value: 'in oil, on canvas' },
  { name: 'not-now', value: '--no snow, ice' },
  { name: 'loop2', value: '--oil' },
  { name: 'odd', value: 'C:\\{x\\} \\' },
]
const expand = (prompt: string) => expandOptions(prompt, options).text

test.each([
  ['a fox', 'a fox'],
  ['a fox --mine', 'a fox --ar 7:4 --s 250'],
  ['--mine a fox', '--ar 7:4 --s 250 a fox'],
  ['a fox —MINE --oil', 'a fox --ar 7:4 --s 250 in oil, on canvas'],
  ['a fox --mine, a dog', 'a fox --ar 7:4 --s 250 , a dog'],
  ['a fox --no-mine --not-now', 'a fox --no-mine --no snow, ice'],
  ['a fox --mine2 --mine-raw --mine--raw a--mine', 'a fox --mine2 --mine-raw --mine--raw a--mine'],
  ['a fox --constructor', 'a fox --constructor'],
])('%s', (prompt, meant) => {
  expect(expand(prompt)).toBe(meant)
})

test('an option does not lead to another', () => {
  expect(expand('a fox --loop2')).toBe('a fox --oil')
  expect(expandPrompt(expand('a fox --loop2')).problems).toMatchObject([{ reason: 'unknown_parameter', at: '--oil' }])
})

test('what the bot understands by itself cannot be renamed, whatever is kept', () => {
  const prompt = 'a fox --raw --chaos 5'
  expect(
    expandOptions(prompt, [
      { name: 'raw', value: '--tile' },
      { name: 'Chaos', value: 'x' },
    ]).text,
  ).toBe(prompt)
})

test.each([
  ['mine', true],
  ['my-own-2', true],
  ['我的', true],
  ['raw', false],
  ['Chaos', false],
  ['r', false],
  ['', false],
  ['a b', false],
  ['-a', false],
  ['a-', false],
  ['a{b', false],
])('%s as a name: %s', (name, isOne) => {
  expect(isOptionName(name)).toBe(isOne)
})

test('an option is one choice of several, commas and all', () => {
  expect(expandPrompt(expand('a fox {--oil, in ink, --mine}')).drawings.map(({ prompt }) => prompt)).toEqual([
    'a fox in oil, on canvas',
    'a fox in ink',
    'a fox --ar 7:4 --s 250',
  ])
  expect(expandPrompt(expand('a fox {--odd, x}')).drawings.map(({ words }) => words)).toEqual([
    'a fox C:{x} \\',
    'a fox x',
  ])
})

test.each([
  ['a fox --mine --chaos 400', 'mine', '--ar 3:2', '--chaos 400'],
  ['a fox --mine --raw', 'mine', '--ar 0:1', '--mine'],
  ['a {red, grey} fox --mine in ink', 'mine', 'gold --chaos 400 --s 5', '--mine'],
  ['a fox --shiny --mine', 'mine', '--ar 3:2', '--shiny'],
  ['a \\{fox\\} --mine --c 101 in ink', 'mine', '--raw', '--c 101'],
  ['a fox --ar --mine', 'mine', '3:2 --nothing', '--mine'],
])('what is wrong with %s is found where it is written', (prompt, name, value, wrong) => {
  const { text, placeOf } = expandOptions(prompt, [{ name, value }])
  const [problem] = expandPrompt(text).problems
  const { start, end } = placeOf(problem ?? { start: 0, end: 0 })
  expect(prompt.slice(start, end)).toBe(wrong)
})

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...' \n-—{}\\,:1a中'.split('')),
      fc.constantFrom(...'--mine --oil --odd --ar 3:2 {a,b} {--mine,x} {--oil, --odd} \\{ \\} fox'.split(' ')),
      fc.constantFrom(' --mine ', ' --oil', ' --odd', ' --ar ', ' {', '} '),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

test('options add no choice of their own: as many drawings as without them', () => {
  fc.assert(
    fc.property(anyText, (prompt) => {
      const plain = expandOptions(
        prompt,
        options.map(({ name }) => ({ name, value: 'x' })),
      )
      expect(expandPrompt(expand(prompt)).count).toBe(expandPrompt(plain.text).count)
    }),
    { numRuns: 2000 },
  )
})

test('each place of the text has one in the prompt, and without options nothing changes', () => {
  fc.assert(
    fc.property(anyText, (prompt) => {
      const { text, placeOf } = expandOptions(prompt, options)
      for (let start = 0; start < text.length; start += 1) {
        const place = placeOf({ start, end: start + 1 })
        expect(place.start >= 0 && place.start < place.end && place.end <= prompt.length).toBe(true)
        if (place.end - place.start === 1 && text === prompt) expect(place).toEqual({ start, end: start + 1 })
      }
      expect(expandOptions(prompt, []).text).toBe(prompt)
    }),
    { numRuns: 500 },
  )
})

test('an option says what its value says', () => {
  const values = ['--ar 7:4 --s 250', 'in oil', 'C:\\{x\\}', '--no snow, ice', 'a, b --raw']
  fc.assert(
    fc.property(fc.constantFrom(...values), (value) => {
      const [said] = expandPrompt(expandOptions('a fox --mine', [{ name: 'mine', value }]).text).drawings
      const { problems: _, ...meant } = parsePrompt(`a fox ${value}`)
      expect(said).toMatchObject(meant)
    }),
  )
})
