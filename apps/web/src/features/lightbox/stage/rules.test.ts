import { expect, test } from 'vitest'
import { aGrid, anId, aTask } from '../../../testing/seed.ts'
import { FIT, swipeOffset, listAround, listPictures, stepFrom, swipeOf, zoomAt } from './rules.ts'

test('zooming keeps the point under the pointer and ends at eight times', () => {
  const near = zoomAt(FIT, 2, { x: 100, y: 0 })
  expect(near).toEqual({ scale: 2, x: -100, y: 0 })
  expect(zoomAt(near, 100, { x: 0, y: 0 }).scale).toBe(8)
  expect(zoomAt(near, 0.1, { x: 50, y: 50 })).toEqual(FIT)
})

test('a finger walks sideways and puts the picture away downwards, when it goes far enough', () => {
  expect(swipeOf({ x: -80, y: 20 })).toBe('left')
  expect(swipeOf({ x: 80, y: -70 })).toBe('right')
  expect(swipeOf({ x: 30, y: 120 })).toBe('down')
  expect(swipeOf({ x: 0, y: -120 })).toBe('up')
  expect(swipeOf({ x: 40, y: 0 })).toBeUndefined()
})

test('the picture goes with the finger along one axis, and never up', () => {
  expect(swipeOffset({ x: -30, y: 10 })).toEqual({ scale: 1, x: -30, y: 0 })
  expect(swipeOffset({ x: 10, y: 30 })).toEqual({ scale: 1, x: 0, y: 30 })
  expect(swipeOffset({ x: 10, y: -30 })).toEqual(FIT)
})

test('walking goes from picture to picture and from task to task, and ends with the list', () => {
  const list = listPictures([aGrid(2), aTask(4), aGrid(1)])
  expect(list).toHaveLength(8)
  expect(stepFrom(list, { taskId: anId(2), index: 4 }, 1)).toMatchObject({ taskId: anId(1), index: 1 })
  expect(stepFrom(list, { taskId: anId(2), index: 1 }, -1)).toBeUndefined()
  expect(stepFrom(list, { taskId: anId(9), index: 1 }, 1)).toBeUndefined()
})

test('the strip shows the pictures nearest to the open one', () => {
  const list = listPictures([aGrid(3), aGrid(2), aGrid(1)])
  expect(listAround(list, { taskId: anId(2), index: 2 }, 5)).toEqual(list.slice(3, 8))
  expect(listAround(list, { taskId: anId(3), index: 1 }, 5)).toEqual(list.slice(0, 5))
  expect(listAround(list, { taskId: anId(1), index: 4 }, 5)).toEqual(list.slice(7))
  expect(listAround(list.slice(0, 2), { taskId: anId(3), index: 1 }, 5)).toHaveLength(2)
})
