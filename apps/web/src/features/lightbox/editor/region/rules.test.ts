import { expect, test } from 'vitest'
import { areaOfBox, brushRadius, FIRST_BOX, growBox, isGoodShare, moveBox, shapeOf, stepBrush } from './rules.ts'

test('the brush goes from 8 to 200 and no further', () => {
  expect([stepBrush(8, -1), stepBrush(8, 1), stepBrush(196, 1), stepBrush(200, 1)]).toEqual([8, 16, 200, 200])
})

test('a brush covers the same part of a small picture as of a large one', () => {
  expect(brushRadius(64, { width: 1024, height: 512 })).toBe(32)
  expect(brushRadius(64, { width: 1024, height: 2048 })).toBe(64)
})

test('a dot of the thinnest brush on the smallest picture covers a pixel', () => {
  expect(brushRadius(8, { width: 16, height: 16 })).toBe(1)
})

test('a rectangle is moved and sized by keys within the picture', () => {
  expect(moveBox(FIRST_BOX, -1, 0.01)).toMatchObject({ left: 0, top: FIRST_BOX.top + 0.01 })
  expect(moveBox(FIRST_BOX, 1, 1).left).toBeCloseTo(2 / 3)
  expect(growBox(FIRST_BOX, 2)).toEqual({ left: 0, top: 0, width: 1, height: 1 })
  const small = growBox(FIRST_BOX, -2)
  expect([small.width, small.height]).toEqual([0.01, 0.01])
  expect(small.left + small.width / 2).toBeCloseTo(0.5)
})

test("a rectangle's corners are px of the picture", () => {
  const box = { left: 0.25, top: 0.5, width: 0.5, height: 0.25 }
  expect(areaOfBox(box, { width: 400, height: 200 })).toEqual({
    kind: 'area',
    points: [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 300, y: 150 },
      { x: 100, y: 150 },
    ],
    erases: false,
  })
})

test('each tool makes its own of where the pointer went', () => {
  const points = [
    { x: 1, y: 1 },
    { x: 5, y: 2 },
    { x: 3, y: 9 },
  ]
  expect(shapeOf('brush', points, 4)).toEqual({ kind: 'stroke', points, radius: 4, erases: false })
  expect(shapeOf('eraser', points, 4)).toMatchObject({ kind: 'stroke', erases: true })
  expect(shapeOf('lasso', points, 4)).toMatchObject({ kind: 'area', points })
  expect(shapeOf('rectangle', points, 4)).toMatchObject({
    kind: 'area',
    points: [points[0], { x: 3, y: 1 }, points[2], { x: 1, y: 9 }],
  })
  expect(shapeOf('brush', [], 4)).toBeNull()
})

test('a fifth to a half of the picture is a good share', () => {
  expect([19, 20, 50, 51].map(isGoodShare)).toEqual([false, true, true, false])
})
