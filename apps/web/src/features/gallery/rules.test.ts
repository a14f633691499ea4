import { expect, test } from 'vitest'
import { aClip, aGrid, anId, aTask, AUTHOR, CHANNEL_ID, OTHER } from '../../testing/seed.ts'
import {
  countChosen,
  matchesFilters,
  isFiltered,
  NO_FILTERS,
  readFilters,
  type Scope,
  dateRangeOf,
  writeFilters,
} from './rules.ts'

const OWN: Scope = { kind: 'own', userId: AUTHOR.id }

test('filters stand in the address beside what else stands there, and an open picture is closed by a change', () => {
  const days = { from: '2026-03-05', to: '2028-02-29' }
  const filters = { ...NO_FILTERS, text: '红狐', action: 'PAN' as const, ratio: '3:2', isLiked: true, ...days }
  const search = writeFilters(`?view=gallery&image=${anId(1)}:1`, filters)
  expect(search).toContain('view=gallery')
  expect(search).toContain('ratio=3:2')
  expect(search).not.toContain('image')
  expect(readFilters(search)).toEqual(filters)
  expect(writeFilters(search, NO_FILTERS)).toBe('?view=gallery')
})

test('nonsense in the address filters nothing', () => {
  expect(readFilters('?bot=HAL&ratio=wide&channel=x&kind=DESCRIBE')).toEqual(NO_FILTERS)
  for (const day of ['2026-02-30', '2026-13-01', '0202-03-05', '2026-3-5', 'today']) {
    expect(readFilters(`?from=${day}&to=${day}`)).toEqual(NO_FILTERS)
  }
  expect(isFiltered(NO_FILTERS)).toBe(false)
})

test('a gallery shows pictures and clips, or only one of them', () => {
  const [clip, grid] = [aClip(1), aGrid(2)]
  const shown = (search: string) =>
    [clip, grid].filter((task) => matchesFilters(task, OWN, readFilters(search))).map(({ action }) => action)
  expect(shown('')).toEqual(['VIDEO', 'IMAGINE'])
  expect(shown('?medium=video')).toEqual(['VIDEO'])
  expect(shown('?medium=image')).toEqual(['IMAGINE'])
  expect(writeFilters('', { ...NO_FILTERS, medium: 'video' })).toBe('?medium=video')
  expect(readFilters('?medium=music')).toEqual(NO_FILTERS)
})

test('words are not counted among the filters that are set', () => {
  expect(countChosen({ ...NO_FILTERS, text: 'owl', action: 'PAN', to: '2026-03-05' })).toBe(2)
})

test('a day lasts from its midnight to the next one where the reader is, and belongs to the stretch that it ends', () => {
  const [from, to] = ['2026-02-27', '2026-02-28']
  expect(dateRangeOf({ from, to })).toEqual({ from: new Date(2026, 1, 27), to: new Date(2026, 2, 1) })
  const at = (day: Date) => aGrid(1, { submitTime: day.toISOString() })
  const shown = [
    new Date(2026, 1, 26, 23, 59, 59, 999),
    new Date(2026, 1, 27),
    new Date(2026, 1, 28, 23, 59, 59, 999),
    new Date(2026, 2, 1),
  ].map((day) => matchesFilters(at(day), OWN, { ...NO_FILTERS, from, to }))
  expect(shown).toEqual([false, true, true, false])
})

test('one’s own gallery shows finished pictures of one’s own that pass every filter', () => {
  const fox = aGrid(1, { prompt: 'A Red Fox', liked: true, aspectRatio: '3:2' })
  expect(
    matchesFilters(fox, OWN, { ...NO_FILTERS, text: ' red ', ratio: '3:2', isLiked: true, channelId: CHANNEL_ID }),
  ).toBe(true)
  expect(matchesFilters(fox, OWN, { ...NO_FILTERS, text: 'owl' })).toBe(false)
  expect(matchesFilters(fox, OWN, { ...NO_FILTERS, action: 'PAN' })).toBe(false)
  expect(matchesFilters(fox, OWN, { ...NO_FILTERS, botType: 'NIJI_JOURNEY' })).toBe(false)
  expect(matchesFilters(aGrid(1), OWN, { ...NO_FILTERS, isLiked: true })).toBe(false)
  expect(matchesFilters(aGrid(1, { author: OTHER }), OWN, NO_FILTERS)).toBe(false)
  expect(matchesFilters(aTask(1), OWN, NO_FILTERS)).toBe(false)
  expect(matchesFilters(aTask(1, { status: 'SUCCESS', action: 'DESCRIBE' }), OWN, NO_FILTERS)).toBe(false)
})

test('a channel’s gallery shows everybody’s pictures of it', () => {
  const scope: Scope = { kind: 'channel', channelId: CHANNEL_ID }
  expect(matchesFilters(aGrid(1, { author: OTHER }), scope, NO_FILTERS)).toBe(true)
  expect(matchesFilters(aGrid(1, { channelId: anId(7) }), scope, NO_FILTERS)).toBe(false)
})
