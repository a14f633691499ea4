import { expect, test } from 'vitest'
import { addShape, canUndo, EMPTY, redo, type Shape, undo } from './history-rules.ts'

const dot = (x: number): Shape => ({ kind: 'stroke', points: [{ x, y: 0 }], radius: 1, erases: false })
const times = <T>(count: number, first: T, step: (now: T, at: number) => T) =>
  Array.from({ length: count }).reduce((now: T, _, at) => step(now, at), first)
const drawn = (count: number) => times(count, EMPTY, (now, at) => addShape(now, dot(at)))

test('what is undone comes again in its order, until something new is done', () => {
  const three = drawn(3)
  expect(undo(undo(three)).shapes).toEqual([dot(0)])
  expect(redo(redo(undo(undo(three)))).shapes).toEqual(three.shapes)
  const other = addShape(undo(three), dot(9))
  expect(redo(other).shapes).toEqual([dot(0), dot(1), dot(9)])
})

test('fifty steps can be taken back, and no more, also after a change of mind', () => {
  const many = drawn(60)
  const back = times(60, many, undo)
  expect(back.shapes).toHaveLength(10)
  expect(canUndo(back)).toBe(false)
  expect(times(60, back, redo).shapes).toEqual(many.shapes)
  expect(times(60, addShape(back, dot(99)), undo).shapes).toHaveLength(10)
})

test('undoing and redoing nothing changes nothing', () => {
  expect(undo(EMPTY)).toBe(EMPTY)
  expect(redo(EMPTY)).toBe(EMPTY)
})
