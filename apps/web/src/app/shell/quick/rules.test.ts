import { expect, test } from 'vitest'
import { findEntries, type QuickEntry, stepIn } from './rules.ts'

const entry = (group: QuickEntry['group'], label: string, hint = ''): QuickEntry => ({
  ...{ key: label, group, label, hint },
  run: () => {},
})

const ENTRIES = [
  entry('places', '画廊', 'G'),
  entry('commands', '从一张图片得到四条提示词', '/describe'),
  entry('channels', '山水'),
  entry('channels', 'Old ships'),
  entry('channels', 'ships and boats'),
]

const labels = (typed: string) => findEntries(ENTRIES, typed).map(({ label }) => label)

test('with nothing typed channels stand first, then commands, then places', () => {
  expect(labels('')).toEqual(['山水', 'Old ships', 'ships and boats', '从一张图片得到四条提示词', '画廊'])
})

test('a long list of channels does not push everything else out of sight', () => {
  const many = Array.from({ length: 40 }, (_, at) => entry('channels', `channel ${at}`))
  expect(findEntries([...many, ...ENTRIES], '').map(({ label }) => label)).toContain('画廊')
  expect(findEntries(many, 'channel')).toHaveLength(40)
})

test('every typed word must be somewhere; what begins with them comes first', () => {
  expect(labels('SHIPS')).toEqual(['ships and boats', 'Old ships'])
  expect(labels('boats ships')).toEqual(['ships and boats'])
  expect(labels('desc')).toEqual(['从一张图片得到四条提示词'])
  expect(labels('nothing')).toEqual([])
})

test('arrows go round', () => {
  expect(stepIn(3, 2, 1)).toBe(0)
  expect(stepIn(3, 0, -1)).toBe(2)
  expect(stepIn(0, 0, 1)).toBe(0)
})
