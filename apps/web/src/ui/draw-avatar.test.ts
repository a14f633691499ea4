import { expect, test } from 'vitest'
import { anId } from '../testing/seed.ts'
import { drawAvatar } from './draw-avatar.ts'

test('an account looks the same everywhere, and unlike all others, even those made right after it', () => {
  const ids = Array.from({ length: 500 }, (_, at) => anId(at))
  const drawn = ids.map(drawAvatar)
  expect(ids.map(drawAvatar)).toEqual(drawn)
  expect(new Set(drawn).size).toBe(ids.length)
  const hues = new Set(drawn.map((url) => /hsl\((\d+)/.exec(decodeURIComponent(url))?.[1]))
  expect(hues.size).toBeGreaterThan(200)
})
