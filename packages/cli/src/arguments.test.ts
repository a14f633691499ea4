import { expect, test } from 'vitest'
import { readArguments, UsageError } from './arguments.ts'

test('options become the parameters that one would type in the browser', () => {
  expect(readArguments(['three boats', '--seed', '7', '--ar', '3:2', '--niji', '--out', '/tmp/x', '--json'])).toEqual({
    prompt: 'three boats --seed 7 --ar 3:2',
    botType: 'NIJI_JOURNEY',
    out: '/tmp/x',
    json: true,
  })
})

test('a clip is asked for as a prompt does', () => {
  expect(readArguments(['a fox runs', '--video', '--seed', '7'])).toMatchObject({
    prompt: 'a fox runs --seed 7 --video',
  })
})

test('words without quotes are one prompt', () => {
  expect(readArguments(['three', 'boats'])).toMatchObject({
    prompt: 'three boats',
    botType: 'MID_JOURNEY',
    out: 'pictures',
  })
})

test('help is given when asked for', () => {
  expect(readArguments(['--help'])).toBeUndefined()
})

test.each([[[]], [['  ']], [['a cat', '--colour', 'red']], [['a cat', '--seed']]])('%j is explained', (argv) => {
  expect(() => readArguments(argv)).toThrow(UsageError)
})
