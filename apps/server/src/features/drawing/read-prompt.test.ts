import type { BotType, Mode } from '@easel/contract/drawing'
import { expect, test } from 'vitest'
import { printAgain, readPrompt } from './read-prompt.ts'
import { type PromptDefaults, plainSettings, versionsOf } from './settings/rules.ts'

interface Situation {
  kept?: Partial<Record<BotType, Partial<PromptDefaults>>>
  botType?: BotType
  mode?: Mode
}

function read(prompt: string, { kept = {}, botType = 'MID_JOURNEY', mode }: Situation = {}) {
  const settings = (bot: BotType) => ({ ...plainSettings, version: versionsOf[bot][0], ...kept[bot] })
  return readPrompt(prompt, { botType, mode, settings })
}

/** Of a prompt that makes one drawing. */
function readOne(prompt: string, situation: Situation = {}) {
  const [drawing, ...more] = read(prompt, situation)
  if (!drawing || more.length > 0) throw new Error('not one drawing')
  return drawing
}

const mj = (settings: Partial<PromptDefaults>) => ({ kept: { MID_JOURNEY: settings } })

test.each([
  ['a fox', 'a fox --ar 1:1 --v 7'],
  ['a fox --s 100 --q 1 --fast', 'a fox --ar 1:1 --s 100 --q 1 --fast --v 7'],
  ['a fox --no a, a', 'a fox --ar 1:1 --no a, a --v 7'],
])('who has kept nothing is shown what the prompt says: %s', (prompt, shown) => {
  expect(readOne(prompt).finalPrompt).toBe(shown)
})

test.each<[string, Partial<PromptDefaults>, string]>([
  ['a setting is shown', { stylize: 250 }, 'a fox --ar 1:1 --s 250 --v 7'],
  ['the prompt beats a setting', { stylize: 250, chaos: 3 }, 'a fox --ar 1:1 --s 250 --c 3 --v 7'],
  ['the suffix stands behind the words', { suffix: 'in ink --no snow' }, 'a fox in ink --ar 1:1 --no snow --v 7'],
  ['the suffix beats the other settings', { suffix: '--s 9 --v 6', stylize: 250 }, 'a fox --ar 1:1 --s 9 --v 6'],
  ['what is shown once is not said twice', { suffix: 'a --ar 3:2', aspectRatio: '9:1' }, 'a fox a --ar 3:2 --v 7'],
])('%s', (_, settings, shown) => {
  expect(readOne('a fox', mj(settings)).finalPrompt).toBe(shown)
})

test('the prompt beats suffix and settings, parameter by parameter', () => {
  const kept = mj({
    stylize: 250,
    chaos: 3,
    aspectRatio: '9:1',
    mode: 'TURBO',
    version: '6',
    suffix: 'in ink --s 9 --seed 4',
  })
  const { finalPrompt, ...rest } = readOne('a fox --s 1 --ar 2:1 --fast --v 5.2', kept)
  expect(finalPrompt).toBe('a fox in ink --ar 2:1 --seed 4 --s 1 --c 3 --fast --v 5.2')
  expect(rest).toMatchObject({ mode: 'FAST', aspectRatio: '2:1', seed: 4, modelVersion: '5.2' })
  expect(rest.parameters).toMatchObject({ words: 'a fox in ink', stylize: 1, chaos: 3, weird: 0 })
})

test.each<[string, Mode | undefined, Partial<PromptDefaults>, Mode]>([
  ['a fox --fast', 'TURBO', { mode: 'RELAX', suffix: '--relax' }, 'FAST'],
  ['a fox', 'TURBO', { mode: 'RELAX', suffix: '--relax' }, 'TURBO'],
  ['a fox', undefined, { mode: 'RELAX', suffix: '--turbo' }, 'TURBO'],
  ['a fox', undefined, { mode: 'RELAX' }, 'RELAX'],
  ['a fox', undefined, {}, 'FAST'],
])('%s, chosen beside it %s, kept %o: %s', (prompt, mode, settings, meant) => {
  const { mode: read_, finalPrompt } = readOne(prompt, { ...mj(settings), ...(mode && { mode }) })
  expect(read_).toBe(meant)
  for (const other of ['fast', 'relax', 'turbo'].filter((name) => name.toUpperCase() !== meant)) {
    expect(finalPrompt).not.toContain(`--${other}`)
  }
})

test('the settings of the bot that the prompt names count', () => {
  const kept = { MID_JOURNEY: { chaos: 1, version: '6' }, NIJI_JOURNEY: { chaos: 2, version: '5' } }
  expect(readOne('a fox', { kept }).finalPrompt).toBe('a fox --ar 1:1 --c 1 --v 6')
  expect(readOne('a fox', { kept, botType: 'NIJI_JOURNEY' }).finalPrompt).toBe('a fox --ar 1:1 --c 2 --niji 5')
  expect(readOne('a fox --niji 6', { kept }).finalPrompt).toBe('a fox --ar 1:1 --c 2 --niji 6')
  expect(readOne('a fox --v 5.1', { kept, botType: 'NIJI_JOURNEY' })).toMatchObject({
    botType: 'MID_JOURNEY',
    finalPrompt: 'a fox --ar 1:1 --c 1 --v 5.1',
  })
})

test('a suffix may turn the prompt to the other bot, unless the prompt names one', () => {
  const kept = mj({ suffix: '--niji 6' })
  expect(readOne('a fox', kept)).toMatchObject({ botType: 'NIJI_JOURNEY', modelVersion: '6' })
  expect(readOne('a fox --v 6', kept)).toMatchObject({ botType: 'MID_JOURNEY', finalPrompt: 'a fox --ar 1:1 --v 6' })
})

test('a suffix gives words to a prompt, but is none', () => {
  expect(() => readOne('--ar 3:2', mj({ suffix: 'in ink' }))).toThrow()
})

test('what the prompt leaves out twice is left out once', () => {
  expect(readOne('a fox --no snow, text', mj({ suffix: '--no text, ice' })).parameters.without).toEqual([
    'snow',
    'text',
    'ice',
  ])
})

test('each combination of what stands in braces is a drawing of its own, with its own parameters', () => {
  const kept = mj({ suffix: 'in ink', stylize: 9 })
  const made = read('a {red, grey} fox --{ar 3:2 --turbo, niji 5}', kept)
  expect(made.map(({ prompt, finalPrompt, mode }) => [prompt, finalPrompt, mode])).toEqual([
    ['a red fox --ar 3:2 --turbo', 'a red fox in ink --ar 3:2 --s 9 --turbo --v 7', 'TURBO'],
    ['a red fox --niji 5', 'a red fox --ar 1:1 --niji 5', 'FAST'],
    ['a grey fox --ar 3:2 --turbo', 'a grey fox in ink --ar 3:2 --s 9 --turbo --v 7', 'TURBO'],
    ['a grey fox --niji 5', 'a grey fox --ar 1:1 --niji 5', 'FAST'],
  ])
})

test('the prompt of a repeated drawing draws it once', () => {
  const made = read('a fox --repeat 2')
  expect(made.map(({ prompt, finalPrompt }) => [prompt, finalPrompt])).toEqual([
    ['a fox', 'a fox --ar 1:1 --v 7'],
    ['a fox', 'a fox --ar 1:1 --v 7'],
  ])
})

test('a brace that means itself stays one, also in what is shown', () => {
  const { finalPrompt, parameters } = readOne('a \\{fox\\}')
  expect([finalPrompt, parameters.words]).toEqual(['a \\{fox\\} --ar 1:1 --v 7', 'a {fox}'])
  expect(printAgain(finalPrompt, { mode: 'FAST', aspectRatio: '1:1' })).toBe(finalPrompt)
})

test.each([
  ['a fox --cref https://a/1.png', [{ problem: 'not_taken', at: '--cref', start: 6, end: 12 }]],
  ['a {fox --video, dog}', [{ problem: 'not_taken', at: '--video', start: 7, end: 14 }]],
  ['a {fox', [{ problem: 'unclosed_brace', at: '{', start: 2, end: 3 }]],
  ['{a fox, --ar 1:1}', 'no_words'],
])('%s is refused with its place', (prompt, note) => {
  expect(() => read(prompt)).toThrow(expect.objectContaining({ reason: 'invalid_input' }))
  try {
    read(prompt)
  } catch (error) {
    expect(error).toMatchObject({ fields: { prompt: note } })
  }
})
