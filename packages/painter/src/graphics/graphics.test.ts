import { expect, test } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { paintPicture } from '../paint-picture.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { settleHome } from '../words/settle-home.ts'

const SIDE_PX = 192

function plan(prompt: string): Recipe[] {
  return planGrid({
    reading: settleHome(readPrompt(prompt, [])),
    seed: 40,
    niji: false,
    stylize: 100,
    chaos: 0,
    weird: 0,
  })
}

function paint(recipe: Recipe) {
  let missing: readonly string[] = []
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX, { unwritten: (words) => (missing = words) })
  let step = painting.next()
  while (!step.done) step = painting.next()
  return { pixels: Uint8ClampedArray.from(readPixels(step.value)), missing }
}

/** Share of the picture that differs visibly. */
function shareApart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2].map((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)))
    if (Math.max(...apart) > 40) count += 1
  }
  return count / (one.length / 4)
}

const cornerOf = (pixels: Uint8ClampedArray) => [...pixels.subarray(4 * (SIDE_PX * 3 + 3), 4 * (SIDE_PX * 3 + 3) + 3)]

test.each(['badge', 'logo', 'sticker'])('a %s carries its text and nothing else changes with it', (kind) => {
  const [one] = plan(`a ${kind} of a fox, "MOONLIGHT"`)
  const [other] = plan(`a ${kind} of a fox, "HARVEST 9"`)
  const apart = shareApart(paint(one as Recipe).pixels, paint(other as Recipe).pixels)
  expect(apart).toBeGreaterThan(0.004)
  expect(apart).toBeLessThan(0.3)
})

test('the four of a grid are laid out each in its own way', () => {
  const four = plan('a badge of a fox, "MOONLIGHT"').map((recipe) => paint(recipe).pixels)
  for (const [index, pixels] of four.entries())
    for (const other of four.slice(index + 1)) expect(shareApart(pixels, other)).toBeGreaterThan(0.1)
})

test('a sticker has a white edge around its figure', () => {
  const [recipe] = plan('a sticker of a fox on a blue background')
  const { pixels } = paint(recipe as Recipe)
  const white = Array.from({ length: pixels.length / 4 }, (_, at) => at).filter((at) =>
    [0, 1, 2].every((part) => (pixels[at * 4 + part] ?? 0) > 246),
  )
  expect(white.length / (pixels.length / 4)).toBeGreaterThan(0.02)
  expect(cornerOf(pixels)[2]).toBeGreaterThan((cornerOf(pixels)[0] ?? 0) + 40)
})

test('a poster of older recipes is painted as a scene, one of new ones has a title', () => {
  const [recipe] = plan('a poster of a fox, "MOONLIGHT"')
  const before = paint({ ...(recipe as Recipe), painterVersion: 3 })
  expect(shareApart(before.pixels, paint(recipe as Recipe).pixels)).toBeGreaterThan(0.2)
  expect(before.missing).toEqual([])
})

test('a text that nothing carries is written in the scene, and the rest of the scene stays', () => {
  const [recipe] = plan('a deer in a forest, “Silence”')
  const { texts: _, ...silent } = (recipe as Recipe).reading
  const apart = shareApart(paint(recipe as Recipe).pixels, paint({ ...(recipe as Recipe), reading: silent }).pixels)
  expect(apart).toBeGreaterThan(0.01)
  expect(apart).toBeLessThan(0.35)
})

test('characters without a glyph and figures without room are confessed', () => {
  const [recipe] = plan('a badge of a fox and twelve birds, "Tea ☕"')
  expect(paint(recipe as Recipe).missing).toEqual(['☕', 'birds'])
})

test('the same recipe gives the same sheet', () => {
  const [, recipe] = plan('一枚徽章，熊猫，“成都”')
  expect(paint(recipe as Recipe).pixels).toEqual(paint(recipe as Recipe).pixels)
})

test('what a cup says stands on the cup, and nowhere else', () => {
  const [recipe] = plan('a white cup that says "TEA TIME" on a table')
  const { texts: _, ...silent } = (recipe as Recipe).reading
  let cups: readonly { x: number; y: number; width: number; height: number }[] = []
  const painting = paintPicture(recipe as Recipe, SIDE_PX, SIDE_PX, { cast: (_stage, actors) => (cups = actors) })
  let step = painting.next()
  while (!step.done) step = painting.next()
  const written = readPixels(step.value)
  const before = paint({ ...(recipe as Recipe), reading: silent }).pixels
  const [cup] = cups
  const scale = SIDE_PX / 512
  const changed = Array.from({ length: SIDE_PX * SIDE_PX }, (_, at) => at).filter(
    (at) => Math.abs((written[at * 4] ?? 0) - (before[at * 4] ?? 0)) > 30,
  )
  expect(changed.length).toBeGreaterThan(8)
  for (const at of changed) {
    const [x, y] = [(at % SIDE_PX) / scale, Math.floor(at / SIDE_PX) / scale]
    expect(Math.abs(x - (cup?.x ?? 0))).toBeLessThan((cup?.width ?? 0) / 2)
    expect(y).toBeLessThan(cup?.y ?? 0)
    expect(y).toBeGreaterThan((cup?.y ?? 0) - (cup?.height ?? 0))
  }
})

test.each(['neon sign', 'wooden sign', 'greeting card', 'book cover', 'album cover', 'postage stamp', 'icon'])(
  'a %s shows what is written on it',
  (kind) => {
    const [, one] = plan(`a ${kind}, "MOONLIGHT"`)
    const [, other] = plan(`a ${kind}, "HARVEST 9"`)
    expect(shareApart(paint(one as Recipe).pixels, paint(other as Recipe).pixels)).toBeGreaterThan(0.003)
  },
)

test.each(['春联，“春回大地千山秀，福满人间万户欢”', '福字', '书法，“静”'])('%s is written with a brush', (prompt) => {
  const [recipe] = plan(prompt)
  const { texts: _, ...reading } = (recipe as Recipe).reading
  const other = { ...(recipe as Recipe), reading: { ...reading, texts: ['山'] } }
  expect(shareApart(paint(recipe as Recipe).pixels, paint(other).pixels)).toBeGreaterThan(0.003)
})
