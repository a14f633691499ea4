import { expect, test } from 'vitest'
import { chooseFiles, isHeic, moveTo, pictureIdIn } from './rules.ts'

const png = { type: 'image/png' }

test('of what is offered the pictures are taken, as many as find room', () => {
  expect(chooseFiles([png, png], 5)).toEqual({ taken: [png, png], other: undefined, hasMore: false })
  expect(chooseFiles([png, { type: 'text/plain' }], 5)).toMatchObject({ taken: [png], other: { type: 'text/plain' } })
  expect(chooseFiles([png, png, png], 2)).toMatchObject({ taken: [png, png], hasMore: true })
  expect(chooseFiles([{ type: 'image/webp' }], 0)).toMatchObject({
    taken: [],
    other: { type: 'image/webp' },
    hasMore: false,
  })
})

test('a picture of a telephone is known by its type or by its name', () => {
  expect(isHeic({ name: 'IMG_1.HEIC', type: '' })).toBe(true)
  expect(isHeic({ name: '', type: 'image/heif' })).toBe(true)
  expect(isHeic({ name: 'heic.png', type: 'image/png' })).toBe(false)
})

test('a picture is moved within its list, and no further', () => {
  const list = ['a', 'b', 'c'].map((key) => ({ key }))
  const keys = (to: number) => moveTo(list, 'a', to).map(({ key }) => key)
  expect([keys(1), keys(2), keys(9), keys(-1)]).toEqual([
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
    ['b', 'c', 'a'],
    ['a', 'b', 'c'],
  ])
  expect(moveTo(list, 'gone', 0)).toBe(list)
})

test('a picture of ours is known by its address, another site has none', () => {
  const id = '01939d2a-0000-7000-8000-000000000001'
  expect(pictureIdIn(`http://localhost/api/files/${id}?w=640`)).toBe(id)
  expect(pictureIdIn('https://example.com/cat.png')).toBeNull()
})
