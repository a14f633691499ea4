import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expandPrompt } from './expand-prompt.ts'
import { printPrompt } from './print-prompt.ts'

const promptsOf = (prompt: string) => expandPrompt(prompt).drawings.map((drawing) => drawing.prompt)

test.each<[string, string[]]>([
  ['a fox', ['a fox']],
  ['a {red, green} fox', ['a red fox', 'a green fox']],
  [
    'a {red, green} fox in {ink, oil}',
    ['a red fox in ink', 'a red fox in oil', 'a green fox in ink', 'a green fox in oil'],
  ],
  [
    'a {seagull {on a pier, on a beach}, poodle {on a sofa}}',
    ['a seagull on a pier', 'a seagull on a beach', 'a poodle on a sofa'],
  ],
  ['a fox --ar {3:2, 1:1}', ['a fox --ar 3:2', 'a fox --ar 1:1']],
  ['a fox --{v 6, niji}', ['a fox --v 6', 'a fox --niji']],
  ['{a fox --no {snow, ice}, a dog} --raw', ['a fox --no snow --raw', 'a fox --no ice --raw', 'a dog --raw']],
  ['{red, pastel\\, yellow} fox', ['red fox', 'pastel, yellow fox']],
  ['a \\{fox, dog\\}', ['a \\{fox, dog\\}']],
  ['a {\\{fox\\}, dog}', ['a \\{fox\\}', 'a dog']],
  ['C:\\\\{a, b}', ['C:\\a', 'C:\\b']],
  ['a, b\\, c', ['a, b\\, c']],
  ['a {, red} fox', ['a fox', 'a red fox']],
  ['a {fox}', ['a fox']],
  ['a {} fox', ['a fox']],
  ['a { red ,green } fox', ['a red fox', 'a green fox']],
  ['a {红，绿, 蓝}', ['a 红，绿', 'a 蓝']],
  ['a fox --repeat 3', ['a fox', 'a fox', 'a fox']],
  ['a fox --r 2 --ar 3:2', ['a fox --ar 3:2', 'a fox --ar 3:2']],
  ['a {red, green} fox --repeat 2', ['a red fox', 'a red fox', 'a green fox', 'a green fox']],
  ['a fox --no ice --repeat 2 in ink', ['a fox in ink --no ice', 'a fox in ink --no ice']],
  ['a fox --repeat 1', ['a fox']],
])('%s', (prompt, meant) => {
  expect(promptsOf(prompt)).toEqual(meant)
  expect(expandPrompt(prompt)).toMatchObject({ count: meant.length, problems: [] })
})

describe('a prompt that cannot be drawn says why and where', () => {
  test.each<[string, string, string, [number, number]]>([
    ['a {red, green fox', '{', 'unclosed_brace', [2, 3]],
    ['a {red, {green} fox', '{', 'unclosed_brace', [2, 3]],
    ['a red} fox', '}', 'unopened_brace', [5, 6]],
    ['a fox --ar {0:1, 1:1}', '--ar', 'bad_ratio', [6, 15]],
    ['a \\{{red --c 400, green}', '--c', 'out_of_range', [9, 16]],
    ['a {red, green} fox --repeat {2, 3}', '--repeat', 'repeat_in_braces', [0, 34]],
    ['a {fox --repeat 2, dog}', '--repeat', 'repeat_in_braces', [0, 23]],
    ['a fox --repeat 41', '--repeat', 'out_of_range', [6, 17]],
  ])('%s', (prompt, at, reason, [start, end]) => {
    expect(expandPrompt(prompt)).toMatchObject({ drawings: [], problems: [{ at, reason, start, end }] })
  })

  test('once, however many of its drawings have it', () => {
    expect(expandPrompt('a {red, green, blue} fox --shiny').problems).toHaveLength(1)
  })
})

test.each([
  [40, '{a, b, c, d, e} {f, g, h, i} {j, k}'],
  [41, `{${'a, '.repeat(40)}b}`],
  [80, '{a, b} --repeat 40'],
  [10 ** 9, '{a, b, c, d, e, f, g, h, i, j}'.repeat(9)],
  [Number.MAX_SAFE_INTEGER, '{a, b}'.repeat(1000)],
  [10 ** 9, `{${Array(10).fill('{a, b, c, d, e, f, g, h, i, j}'.repeat(8)).join(', ')}}`],
])('%i drawings are counted, and made if they are 40 at most', (count, prompt) => {
  const { count: counted, drawings, problems } = expandPrompt(prompt)
  expect(counted).toBe(count)
  expect(drawings).toHaveLength(count > 40 ? 0 : count)
  expect(problems.map(({ reason, allowed }) => [reason, ...allowed])).toEqual(
    count > 40 ? [['too_many_drawings', '40', String(count)]] : [],
  )
})

/** What a prompt is made of, so that a plain recursion tells what it makes. */
type Tree = string | { options: Tree[][] }

const leaf = fc.constantFrom('a', 'fox', 'red fox', ' in ', '\\', '\\\\', '{', '}', ',', 'x,y', '中')
const { sequence } = fc.letrec<{ sequence: Tree[]; tree: Tree; choice: Tree }>((tie) => ({
  sequence: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  tree: fc.oneof({ maxDepth: 4 }, { arbitrary: leaf, weight: 3 }, { arbitrary: tie('choice'), weight: 2 }),
  choice: fc.record({ options: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }) }),
}))

/** Every other sign is itself only behind a backslash, and so is a backslash in front of one. */
function write(trees: readonly Tree[], isInside = false): string {
  const text = trees
    .map((tree) =>
      typeof tree === 'string'
        ? tree.replace(/[{},\\]/g, (sign) => writeSign(sign, isInside))
        : `{${tree.options.map((option) => write(option, true)).join(',')}}`,
    )
    .join('')
  return isInside ? text : settleSlashes(text)
}

function writeSign(sign: string, isInside: boolean): string {
  if (sign === '\\') return '\u0001'
  return sign === ',' && !isInside ? '\u0002' : `\\${sign}`
}

/** A literal backslash is doubled where a sign, or the backslash of one, comes behind it. */
function settleSlashes(text: string): string {
  return text
    .replace(/\u0001+(?=(\\?[{},])?)/g, (run, sign?: string) => '\\'.repeat(run.length * (sign ? 2 : 1)))
    .replaceAll('\u0002', ',')
}

function makeAll(trees: readonly Tree[]): string[] {
  return trees.reduce<string[]>(
    (begun, tree) => {
      const ends = typeof tree === 'string' ? [tree] : tree.options.flatMap((option) => makeAll(option))
      return begun.flatMap((begin) => ends.map((end) => begin + end))
    },
    [''],
  )
}

const bare = (text: string) => text.replace(/\s/g, '')

test('it makes every combination of the choices, once and in their order', () => {
  fc.assert(
    fc.property(sequence, (trees) => {
      const made = makeAll(trees)
      const prompt = write(trees)
      const expansion = expandPrompt(prompt)
      expect(expansion.count).toBe(made.length)
      const drawn = made.length > 40 ? [] : made
      expect(expansion.drawings.map(({ words }) => bare(words))).toEqual(drawn.map(bare))
    }),
    { numRuns: 1000 },
  )
})

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...' \n-—{}\\,:1a中'.split('')),
      fc.constantFrom(...'--ar --no --niji --repeat 3:2 5 {a,b} {3:2,1:1} \\{ \\} fox'.split(' ')),
      fc.constantFrom(' --ar ', ' --no ', ' --niji ', ' --repeat 2 ', ' --raw ', ' {', '} '),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('each prompt that it makes makes one drawing, the same one, also when it is printed anew', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { count, drawings, problems } = expandPrompt(text)
      if (problems.length === 0) expect(drawings).toHaveLength(count)
      for (const drawing of drawings) {
        expect(expandPrompt(drawing.prompt)).toEqual({ count: 1, drawings: [drawing], problems: [] })
        expect(expandPrompt(printPrompt(drawing)).drawings).toMatchObject([
          { ...drawing, prompt: printPrompt(drawing) },
        ])
      }
    }),
    { numRuns: 3000 },
  )
})

test('a prompt that chooses nothing stays as it was written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(!/[{}]|--r/.test(text))
      for (const { prompt } of expandPrompt(text).drawings) expect(prompt).toBe(text.trim())
    }),
  )
})
