import { expect, test } from 'vitest'
import { aGrid, anId, aTask, AUTHOR, CHANNEL_ID, OTHER } from '../testing/seed.ts'
import { fits, isFiltered, NO_FILTERS, readFilters, type Scope, writeFilters } from './rules.ts'

const OWN: Scope = { kind: 'own', userId: AUTHOR.id }

test('filters stand in the address beside what else stands there, and an open picture is closed by a change', () => {
  const filters = { ...NO_FILTERS, text: '红狐', ratio: '3:2', isLiked: true }
  const search = writeFilters(`?view=gallery&image=${anId(1)}:1`, filters)
  expect(search).toContain('view=gallery')
  expect(search).toContain('ratio=3:2')
  expect(search).not.toContain('image')
  expect(readFilters(search)).toEqual(filters)
  expect(writeFilters(search, NO_FILTERS)).toBe('?view=gallery')
})

test('nonsense in the address filters nothing', () => {
  expect(readFilters('?bot=HAL&ratio=wide&channel=x')).toEqual(NO_FILTERS)
  expect(isFiltered(NO_FILTERS)).toBe(false)
})

test('one’s own gallery shows finished pictures of one’s own that pass every filter', () => {
  const fox = aGrid(1, { prompt: 'A Red Fox', liked: true, aspectRatio: '3:2' })
  expect(fits(fox, OWN, { ...NO_FILTERS, text: ' red ', ratio: '3:2', isLiked: true, channelId: CHANNEL_ID })).toBe(
    true,
  )
  expect(fits(fox, OWN, { ...NO_FILTERS, text: 'owl' })).toBe(false)
  expect(fits(fox, OWN, { ...NO_FILTERS, botType: 'NIJI_JOURNEY' })).toBe(false)
  expect(fits(aGrid(1), OWN, { ...NO_FILTERS, isLiked: true })).toBe(false)
  expect(fits(aGrid(1, { author: OTHER }), OWN, NO_FILTERS)).toBe(false)
  expect(fits(aTask(1), OWN, NO_FILTERS)).toBe(false)
  expect(fits(aTask(1, { status: 'SUCCESS', action: 'DESCRIBE' }), OWN, NO_FILTERS)).toBe(false)
})

test('a channel’s gallery shows everybody’s pictures of it', () => {
  const scope: Scope = { kind: 'channel', channelId: CHANNEL_ID }
  expect(fits(aGrid(1, { author: OTHER }), scope, NO_FILTERS)).toBe(true)
  expect(fits(aGrid(1, { channelId: anId(7) }), scope, NO_FILTERS)).toBe(false)
})
