import { expect, test } from 'vitest'
import { containedIn } from '../../../lib/contained-in.ts'
import { growthTransform } from './rules.ts'

const stage = { left: 0, top: 52, width: 400, height: 600 }

test('it grows from the very place and size of its thumbnail', () => {
  const at = containedIn(stage, 2)
  expect(growthTransform({ left: 20, top: 400, width: 100, height: 50 }, at)).toEqual({
    translate: '-130px 73px',
    scale: '0.25',
  })
  expect(growthTransform(at, at)).toEqual({ translate: '0px 0px', scale: '1' })
})
