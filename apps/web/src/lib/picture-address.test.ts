import { expect, test } from 'vitest'
import { anId } from '../testing/seed.ts'
import { readAddress, writeAddress } from './picture-address.ts'

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
