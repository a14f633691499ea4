import { expect, test } from 'vitest'
import { aTask } from '../../../testing/seed.ts'
import { milestoneOf } from './rules.ts'

test('progress is told by quarters, from whichever source knows more', () => {
  const drawing = aTask(1, { status: 'IN_PROGRESS', progress: 30 })
  expect(milestoneOf(drawing, 0)).toBe('25')
  expect(milestoneOf(drawing, 51)).toBe('50')
  expect(milestoneOf({ ...drawing, progress: 99 }, 0)).toBe('75')
  expect(milestoneOf(aTask(1), 0)).toBe('queued')
})
