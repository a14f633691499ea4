import { expect, test } from 'vitest'
import { openPatience, type Stage } from './patience.ts'

/** Which of these, each seen ten seconds after the one before it, was too late; -1: none. The limit is a minute. */
function findEnd(seen: readonly (Stage | null)[]): number {
  let now = 0
  const patience = openPatience({ now: () => new Date(now) }, 60_000)
  return seen.findIndex((stage) => {
    now += 10_000
    return patience.isOver(stage)
  })
}

const times = (count: number, stage: Stage | null) => Array.from({ length: count }, () => stage)

test('what waits may take longer than what is drawn, and neither may take for ever', () => {
  expect(findEnd(times(100, 'drawn'))).toBe(6)
  expect(findEnd(times(100, 'waits'))).toBe(17)
  expect(findEnd(times(100, null))).toBe(17)
})

test('a drawing has its whole time when it begins, however long it has waited', () => {
  expect(findEnd([...times(17, 'waits'), ...times(100, 'drawn')])).toBe(17 + 6)
})

test('waiting between two parts of a drawing is none of it, and looks that fail change nothing', () => {
  expect(findEnd([...times(4, 'drawn'), ...times(10, 'waits'), ...times(100, 'drawn')])).toBe(14 + 2)
  expect(findEnd(['drawn', ...times(100, null)])).toBe(6)
})
