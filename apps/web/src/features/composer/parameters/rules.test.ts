import type { DrawSettings } from '@easel/contract/draw-settings'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../testing/fake-server.ts'
import {
  findBotInPrompt,
  defaultsOfChanged,
  chosenFlags,
  hasPhrase,
  nearestRatio,
  previewOf,
  RATIOS,
  summaryOf,
  togglePhrase,
} from './rules.ts'

const command = (prompt: string, settings: Partial<DrawSettings> = {}) =>
  previewOf(prompt, { ...SETTINGS, ...settings }, []).command

test('a phrase goes behind the words and before the parameters, and a second press takes it out', () => {
  const written = togglePhrase('a red fox --ar 3:2 --raw', 'ink wash')
  expect(written).toBe('a red fox, ink wash --ar 3:2 --raw')
  expect(hasPhrase(written, 'Ink Wash')).toBe(true)
  expect(togglePhrase(written, 'ink wash')).toBe('a red fox --ar 3:2 --raw')
  expect(togglePhrase('', 'ink wash')).toBe('ink wash')
  expect(togglePhrase('ink wash', 'ink wash')).toBe('')
})

test('a phrase within other words is not that phrase', () => {
  expect(hasPhrase('a fox in ink wash style', 'ink wash')).toBe(false)
})

test('only what differs can be set back, to the newest version too', () => {
  const shown = ['version', 'raw', 'stylize'] as const
  expect(defaultsOfChanged(SETTINGS, shown)).toEqual({})
  expect(defaultsOfChanged({ ...SETTINGS, version: '6', raw: true, chaos: 9 }, shown)).toEqual({
    version: '7',
    raw: false,
  })
})

const flags = (prompt: string, settings: Partial<DrawSettings> = {}) =>
  chosenFlags({ ...SETTINGS, ...settings }, prompt).map(({ text }) => text)

test('what was chosen beside the prompt is told as the flags that will be sent; what is as usual is not', () => {
  expect(flags('a fox')).toEqual([])
  const chosen = { aspectRatio: '3:2', stylize: 250, weird: 9, raw: true, mode: 'TURBO', version: '6.1' } as const
  expect(flags('a fox', chosen)).toEqual(['--ar 3:2', '--s 250', '--w 9', '--raw', '--turbo', '--v 6.1'])
  expect(flags('a fox', { botType: 'NIJI_JOURNEY', version: '5' })).toEqual(['--niji 5'])
})

test('what the prompt or the suffix says instead is not told twice', () => {
  const chosen = { aspectRatio: '3:2', stylize: 250, chaos: 5, version: '6.1' }
  expect(flags('a fox --ar 1:1 --niji 6', chosen)).toEqual(['--s 250', '--c 5'])
  expect(flags('a fox --v 7', { ...chosen, suffix: '--stylize 50' })).toEqual(['--ar 3:2', '--c 5'])
})

test('a flag that is taken out again makes its setting as usual', () => {
  const [flag] = chosenFlags({ ...SETTINGS, stylize: 250, chaos: 5 }, 'a fox')
  expect(flag).toEqual({ text: '--s 250', back: { stylize: 100 } })
})

test('the slider stands at the ratio that comes closest to a free one', () => {
  expect(RATIOS[nearestRatio('21:9')]).toBe('16:9')
  expect(RATIOS[nearestRatio('10:11')]).toBe('1:1')
  expect(RATIOS[nearestRatio('2:3')]).toBe('2:3')
})

test('the pill tells ratio, version and stylize', () => {
  expect(summaryOf({ ...SETTINGS, aspectRatio: '3:2', stylize: 250 })).toBe('3:2 · v7 · s250')
  expect(summaryOf({ ...SETTINGS, botType: 'NIJI_JOURNEY', version: '6' })).toBe('1:1 · niji 6 · s100')
})

test('the command says what the prompt leaves open, and only what is not as usual', () => {
  expect(command('a fox')).toBe('/imagine a fox --ar 1:1 --v 7')
  const chosen = {
    aspectRatio: '3:2',
    stylize: 250,
    chaos: 5,
    weird: 9,
    quality: '0.5',
    raw: true,
    tile: true,
  } as const
  expect(command('a fox', { ...chosen, mode: 'TURBO', version: '6.1' })).toBe(
    '/imagine a fox --ar 3:2 --s 250 --c 5 --w 9 --q 0.5 --raw --tile --turbo --v 6.1',
  )
})

test('what is written by hand beats the panel and the suffix, and the suffix beats the panel', () => {
  const chosen = { aspectRatio: '3:2', stylize: 250, suffix: 'in ink --s 50 --no cars' }
  expect(command('a fox --ar 9:16 --no dogs', chosen)).toBe(
    '/imagine a fox in ink --ar 9:16 --s 50 --no dogs, cars --v 7',
  )
})

test.each([
  ['a fox --niji 6', {}, '/imagine a fox --ar 1:1 --niji 6'],
  ['a fox --v 6', { botType: 'NIJI_JOURNEY' }, '/imagine a fox --ar 1:1 --v 6'],
  ['a fox', { botType: 'NIJI_JOURNEY', version: '5' }, '/imagine a fox --ar 1:1 --niji 5'],
  ['a fox', { suffix: '--niji 6' }, '/imagine a fox --ar 1:1 --niji 6'],
] as const)('of %s there is one model', (prompt, settings, sent) => {
  expect(command(prompt, settings)).toBe(sent)
})

test('a named option stands for its value', () => {
  const options = [{ name: 'mine', value: 'ink wash --c 5' }]
  expect(previewOf('a fox --mine --ar 3:2', SETTINGS, options).command).toBe(
    '/imagine a fox ink wash --ar 3:2 --c 5 --v 7',
  )
})

test('of choices in braces the first is shown, and how many there are', () => {
  expect(previewOf('a {red, grey} fox', SETTINGS, [])).toEqual({
    command: '/imagine a red fox --ar 1:1 --v 7',
    count: 2,
    problems: [],
  })
})

test('a mistake is named, and the prompt stays as it is written', () => {
  expect(previewOf('a fox --ar 0:1 --shiny', SETTINGS, [])).toMatchObject({
    command: '/imagine a fox --ar 0:1 --shiny',
    problems: ['--ar', '--shiny'],
  })
})

test('the settings that count are those of the bot that the prompt names', () => {
  expect(findBotInPrompt('a fox --niji')).toBe('NIJI_JOURNEY')
  expect(findBotInPrompt('a fox --niji 6 --v 7')).toBe('MID_JOURNEY')
  expect(findBotInPrompt('a fox')).toBeUndefined()
})
