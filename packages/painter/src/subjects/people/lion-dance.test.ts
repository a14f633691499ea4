import { expect, test } from 'vitest'
import { draw, reach } from '../../testing/draw-alone.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { settleHome } from '../../words/settle-home.ts'

test.each(['舞狮', 'a lion dance', '两只舞狮'])(
  '%s is a dance under a cloth, in a market, and nothing is missing',
  (prompt) => {
    const reading = settleHome(readPrompt(prompt, []))
    expect(reading).toMatchObject({ subjects: [{ name: 'lion dance' }], setting: 'market', notDrawn: [] })
  },
)

test('the lion leaps: its fore feet leave the ground when it dances', () => {
  const fore = (pose: string): number => {
    const { pixels, width, height } = draw('lion dance', { pose })
    let lowest = 0
    for (let i = 3; i < pixels.length; i += 4) {
      const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)]
      if ((pixels[i] ?? 0) > 100 && x > width / 2 + 10) lowest = Math.max(lowest, y)
    }
    return height * 0.75 - lowest
  }
  expect(fore('dancing')).toBeGreaterThan(fore('standing') + 4)
  expect(reach(draw('lion dance', { pose: 'standing' })).count).toBeGreaterThan(1800)
})
