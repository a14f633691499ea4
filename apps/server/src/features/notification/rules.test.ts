import { expect, test } from 'vitest'
import { isQuietAt, isTimeZone, shorten, whoIsSpokenTo } from './rules.ts'

const night = { from: '23:00', until: '07:30' }

test.each([
  ['2026-01-01T15:00:00Z', 'Asia/Shanghai', true],
  ['2026-01-01T14:59:00Z', 'Asia/Shanghai', false],
  ['2026-01-01T23:29:00Z', 'Asia/Shanghai', true],
  ['2026-01-01T23:30:00Z', 'Asia/Shanghai', false],
  // Summer time and winter time of the same clock.
  ['2026-07-01T21:30:00Z', 'Europe/Berlin', true],
  ['2026-01-01T21:30:00Z', 'Europe/Berlin', false],
])('the night is quiet by the clocks of the person: %s in %s', (at, timeZone, isQuiet) => {
  expect(isQuietAt(new Date(at), { quietHours: night, timeZone })).toBe(isQuiet)
})

test('hours within a day are as quiet as a night, and those that end as they begin are none', () => {
  const at = (quietHours: typeof night | null) =>
    isQuietAt(new Date('2026-01-01T13:00:00Z'), { quietHours, timeZone: 'UTC' })
  expect([at({ from: '12:00', until: '14:00' }), at({ from: '14:00', until: '15:00' })]).toEqual([true, false])
  expect([at({ from: '13:00', until: '13:00' }), at(null)]).toEqual([false, false])
})

test('only what Intl knows is a time zone', () => {
  expect(['Asia/Shanghai', 'UTC', 'Asia/Atlantis', ''].map(isTimeZone)).toEqual([true, true, false, false])
})

const at = new Date('2026-01-01T12:00:00Z')
const people = ['Ann', 'Annette', '小明', 'Midjourney 0003', ''].map((name) => ({ userId: name || 'nobody', name }))

test.each([
  ['@Ann what do you think?', ['Ann']],
  ['ask @annette!', ['Annette']],
  ['@小明你看', ['小明']],
  ['@midjourney 0003, and @Ann', ['Ann', 'Midjourney 0003']],
  ['@midjourney 00031', []],
  ['mail ann@example.org', []],
  ['@', []],
])('who is called is spoken to: %s', (content, called) => {
  expect(whoIsSpokenTo({ content, at }, people, undefined)).toEqual(called)
})

test('the only other one is always spoken to, and so is whose words it follows upon, for an hour', () => {
  const said = { content: 'nice', at }
  const before = (minutes: number) => ({ userId: '小明', at: new Date(at.getTime() - minutes * 60_000) })
  expect(whoIsSpokenTo(said, people.slice(0, 1), undefined)).toEqual(['Ann'])
  expect(whoIsSpokenTo(said, people, before(59))).toEqual(['小明'])
  expect(whoIsSpokenTo(said, people, before(61))).toEqual([])
  expect(whoIsSpokenTo(said, people, { userId: 'somebody who left', at })).toEqual([])
})

test('a notification shows the beginning, in one line and in whole characters', () => {
  expect(shorten('a fox\n\nin  the snow ')).toBe('a fox in the snow')
  expect(shorten('🦊'.repeat(200))).toBe(`${'🦊'.repeat(159)}…`)
})
