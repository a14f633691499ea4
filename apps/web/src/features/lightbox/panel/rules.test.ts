import { expect, test } from 'vitest'
import { withFlag } from './rules.ts'

test.each([
  ['joins what is written', 'a fox', '--ar 3:2', 'a fox --ar 3:2'],
  ['stands alone where nothing is written', '', '--s 250', '--s 250'],
  ['takes the place of one with another value', 'a fox --ar 1:1 --raw', '--ar 3:2', 'a fox --raw --ar 3:2'],
  ['takes the place of one by another name', 'a fox --stylize 50 in snow', '--s 250', 'a fox in snow --s 250'],
  ['takes the place of all that say the same', '--s 1 a fox --s 2', '--s 3', 'a fox --s 3'],
  ['of a speed takes the place of the other speeds', 'a fox --turbo', '--relax', 'a fox --relax'],
  ['that names the other model takes the place of the version', 'a fox --v 7', '--niji 6', 'a fox --niji 6'],
  ['leaves what nobody knows as it is', 'a fox --foo bar', '--s 250', 'a fox --foo bar --s 250'],
])('a parameter that is used again %s', (_, prompt, flag, expected) => {
  expect(withFlag(prompt, flag)).toBe(expected)
})
