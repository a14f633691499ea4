import { expect, test } from 'vitest'
import { anId } from '../testing/seed.ts'
import { FIT, fileNameOf, readAddress, stepFrom, writeAddress, zoomAt } from './rules.ts'

const picture = { taskId: anId(1), index: 3 }

test('the address names the open picture, and survives what else stands in it', () => {
  const search = writeAddress('?view=gallery', picture)
  expect(search).toBe(`?view=gallery&image=${anId(1)}:3`)
  expect(readAddress(search)).toEqual(picture)
  expect(writeAddress(search, null)).toBe('?view=gallery')
})

test.each(['', '?image=', '?image=fox:1', `?image=${anId(1)}`, `?image=${anId(1)}:0`])(
  'an address like %s opens nothing',
  (search) => {
    expect(readAddress(search)).toBeNull()
  },
)

test('zooming keeps the point under the pointer and ends at eight times', () => {
  const near = zoomAt(FIT, 2, { x: 100, y: 0 })
  expect(near).toEqual({ scale: 2, x: -100, y: 0 })
  expect(zoomAt(near, 100, { x: 0, y: 0 }).scale).toBe(8)
  expect(zoomAt(near, 0.1, { x: 50, y: 50 })).toEqual(FIT)
})

test('walking goes round', () => {
  expect(stepFrom(4, 1, 4)).toBe(1)
  expect(stepFrom(1, -1, 4)).toBe(4)
})

test('a downloaded file is named after its prompt', () => {
  expect(fileNameOf('a red fox, oil / painting', picture, 'image/png')).toBe('a-red-fox-oil-painting-000001-3.png')
  expect(fileNameOf('宇航员在月球上', picture, 'image/webp')).toBe('宇航员在月球上-000001-3.webp')
})
