import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expandOptions } from './expand-options.ts'
import { expandPrompt } from './expand-prompt.ts'
import { escapeBraces, escapeSigns } from './mark-braces.ts'
import { parsePrompt } from './parse-prompt.ts'
import { printPrompt } from './print-prompt.ts'

const LONG = 6000
/** Whole numbers of everything that repeats fit in either. */
const SHORT = LONG / 2

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
})
afterAll(() => session.disconnect())

/** How often blocks of the grammar ran since it was last asked. */
async function takeBlocks(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/packages/prompt/src/') && !url.includes('.test.'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0)
}

const methods = [
  'trim',
  'trimStart',
  'trimEnd',
  'slice',
  'split',
  'indexOf',
  'includes',
  'replace',
  'matchAll',
  'toLowerCase',
] as const

/** Characters of the strings that the language's own methods were asked to go through. */
async function countCharacters(act: () => void): Promise<number> {
  let characters = 0
  const spies = methods.map((name) => {
    const own = String.prototype[name] as (...given: unknown[]) => unknown
    return vi.spyOn(String.prototype, name as 'trim').mockImplementation(function (this: string, ...given: unknown[]) {
      const answer = own.apply(this, given)
      // What is cut off is as long as the piece, whatever it is cut from.
      characters += name === 'slice' ? String(answer).length : this.length
      return answer as string
    })
  })
  act()
  for (const spy of spies) spy.mockRestore()
  return characters
}

/** One of each kind: words, parameters, signs. */
const OPTIONS = [
  { name: 'mine', value: 'in ink, at dusk --ar 3:2' },
  { name: 'a', value: '\\{,\\}'.repeat(100) },
]

async function countSteps(prompt: string): Promise<number> {
  const act = () => {
    const { drawings } = expandPrompt(prompt)
    for (const drawing of drawings) printPrompt(drawing)
    parsePrompt(prompt)
    escapeBraces(prompt)
    escapeSigns(prompt)
    expandOptions(prompt, OPTIONS)
  }
  await takeBlocks()
  act()
  const blocks = await takeBlocks()
  return blocks + (await countCharacters(act))
}

test.each([
  ['words', 'a red fox '],
  ['no space at all', 'x'],
  ['spaces', ' '],
  ['backslashes', '\\'],
  ['backslashes before braces', '\\\\{\\\\} '],
  ['deep braces', '{'],
  ['closing braces', '}'],
  ['choices of one', '{a}'],
  ['empty choices', '{} '],
  ['commas', '{,'],
  ['two to the power of many', '{a,b}'],
  ['dashes', '-'],
  ['names of dashes', ' --a-----'],
  ['flags', ' --raw'],
  ['flags with words behind', ' --raw x'],
  ['values', ' --ar 3:2 x'],
  ['wrong values', ' --c 400'],
  ['wrong values behind escapes', ' \\{ --c 400'],
  ['unknown parameters', ' --shiny x'],
  ['what is left out', ' --no x,y'],
  ['commas of what is left out', ',-'],
  ['additions to a model', ' --lora a:.5'],
  ['links', ' --cref https://a/1 https://b/2'],
  ['repeats', ' --repeat 1'],
  ['dashes of phones', ' —niji 5'],
  ['dashes of Chinese keyboards', ' ——raw'],
  ['addresses', ' https://a/1.'],
  ['addresses of pictures', ' /api/files/01939d2a-0000-7000-8000-0000000000c1,'],
  ['what might be an address', 'a.b/'],
  ['named options', ' --mine'],
  ['named options that are long', ' --a'],
  ['choices of named options', '{--mine,--a} '],
  ['names that are none', ' --mine-mine'],
])('twice as much of %s takes at most little more than twice the steps', async (_, unit) => {
  const fill = (length: number) => `a fox ${unit.repeat(Math.floor(length / unit.length))}`
  const [short, long] = [await countSteps(fill(SHORT)), await countSteps(fill(LONG))]
  expect(short).toBeGreaterThan(10)
  expect(long / short).toBeLessThan(2.3)
})

test.each([
  ['around many words', (length: number) => `{${'a, '.repeat(39)}b} ${'x '.repeat(length / 2)}`],
  [
    'each with many words',
    (length: number) =>
      `{${Array(40)
        .fill('x '.repeat(length / 80))
        .join(',')}}`,
  ],
  ['deeply inside', (length: number) => `${'{'.repeat(length / 2)}a,b${'}'.repeat(length / 2)}`],
  ['with a parameter each', (length: number) => `{a, b, c, d} ${'--c {3} '.repeat(length / 8)}`],
  ['with a mistake each', (length: number) => `{a, b, c, d} ${'--c {400} '.repeat(length / 10)}`],
  ['repeated', (length: number) => `${'x '.repeat(length / 2)} --repeat 40`],
])('so do forty drawings %s', async (_, fill) => {
  const [short, long] = [await countSteps(fill(SHORT)), await countSteps(fill(LONG))]
  expect(short).toBeGreaterThan(SHORT)
  expect(long / short).toBeLessThan(2.3)
})
