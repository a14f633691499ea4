import { expect, test } from 'vitest'
import type { DrawnShape, Point } from './history-rules.ts'
import { repaintedPart, fitView, joinParts, panView, partOf, sheetOf, toPicture, zoomView } from './view-rules.ts'

const picture = { width: 1000, height: 500 }
const fit = fitView({ width: 516, height: 516 }, picture)

test('a picture fits with a margin and lies in the middle', () => {
  expect(fit).toEqual({ scale: 0.5, x: 8, y: 133 })
  expect(toPicture(fit, { x: 258, y: 258 })).toEqual({ x: 500, y: 250 })
})

test('zooming keeps the point under the pointer, up to eight times, and back to what fits', () => {
  const at = { x: 108, y: 183 }
  const near = zoomView(fit, 3, { at, fit })
  expect(toPicture(near, at)).toEqual(toPicture(fit, at))
  expect(zoomView(near, 100, { at, fit }).scale).toBe(4)
  expect(zoomView(near, 0.01, { at, fit })).toEqual(fit)
})

test('what fits stays where it is; what is larger can be moved', () => {
  expect(panView(fit, { x: 30, y: 0 }, fit)).toBe(fit)
  const near = zoomView(fit, 2, { at: { x: 0, y: 0 }, fit })
  expect(panView(near, { x: 30, y: -5 }, fit)).toEqual({ ...near, x: near.x + 30, y: near.y - 5 })
})

test('a stroke covers its points, its radius, a soft pixel and the outline', () => {
  const points = [
    { x: 100, y: 40 },
    { x: 60, y: 80 },
  ]
  const stroke = { kind: 'stroke', points, radius: 10, erases: false } as const
  expect(partOf(stroke, { scale: 0.5, x: 8, y: 100 }, 2)).toEqual({ left: 63, top: 227, width: 66, height: 66 })
  expect(partOf({ kind: 'area', points, erases: false }, { scale: 1, x: 0, y: 0 }, 1)).toEqual({
    left: 58,
    top: 38,
    width: 44,
    height: 44,
  })
})

test('what has changed is where a stroke was and where it is', () => {
  const was = { left: 10, top: 10, width: 20, height: 5 }
  const is = { left: 25, top: 0, width: 10, height: 12 }
  expect(joinParts(was, is)).toEqual({ left: 10, top: 0, width: 25, height: 15 })
  expect(joinParts(null, is)).toBe(is)
  expect(joinParts(null, null)).toBeNull()
})

test('the sheet is no larger than what is seen of the picture, and its outline', () => {
  const stage = { width: 516, height: 516 }
  expect(sheetOf(stage, picture, fit, 1)).toEqual({ left: 6, top: 131, width: 504, height: 254 })
  const near = zoomView(fit, 8, { at: { x: 258, y: 258 }, fit })
  expect(sheetOf(stage, picture, near, 2)).toEqual({ left: 0, top: 0, width: 1032, height: 1032 })
  expect(sheetOf({ width: 1, height: 1 }, picture, fit, 1)).toEqual({ left: 1, top: 1, width: 1, height: 1 })
})

test('a stroke that grows is painted at its end alone, and all of it goes when it is taken back', () => {
  const view = { scale: 1, x: 0, y: 0 }
  const points: Point[] = [{ x: 100, y: 100 }]
  const stroke = (): DrawnShape => ({ kind: 'stroke', points, radius: 10, erases: false })
  const first = repaintedPart(null, stroke(), view, 1)
  expect(first.part).toEqual(partOf(stroke(), view, 1))
  points.push({ x: 300, y: 100 })
  const second = repaintedPart(first.next, stroke(), view, 1)
  points.push({ x: 320, y: 110 })
  const third = repaintedPart(second.next, stroke(), view, 1)
  expect(third.part).toEqual({ left: 288, top: 88, width: 44, height: 34 })
  expect(repaintedPart(third.next, stroke(), view, 1).part).toBeNull()
  expect(repaintedPart(third.next, null, view, 1)).toEqual({ part: partOf(stroke(), view, 1), next: null })
})

test('a lasso that grows is painted as a whole: it closes from its end to its beginning', () => {
  const points: Point[] = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ]
  const lasso = (): DrawnShape => ({ kind: 'area', points, erases: false })
  const first = repaintedPart(null, lasso(), fit, 1)
  points.push({ x: 50, y: 50 })
  expect(repaintedPart(first.next, lasso(), fit, 1).part).toEqual(partOf(lasso(), fit, 1))
})
