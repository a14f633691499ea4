import { expect, test } from 'vitest'
import { containedIn } from './contained-in.ts'

const stage = { left: 0, top: 52, width: 400, height: 600 }

test('a wide picture fills the width of its stage, a tall one the height', () => {
  expect(containedIn(stage, 2)).toEqual({ left: 0, top: 252, width: 400, height: 200 })
  expect(containedIn(stage, 0.5)).toEqual({ left: 50, top: 52, width: 300, height: 600 })
})
