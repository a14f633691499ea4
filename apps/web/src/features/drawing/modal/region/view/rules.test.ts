import { expect, test } from 'vitest'
import { fitView, panView, toPicture, zoomView } from './rules.ts'

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
