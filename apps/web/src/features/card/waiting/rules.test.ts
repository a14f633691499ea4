import { expect, test } from 'vitest'
import { waitReasonOf } from './rules.ts'

const WELL = { engine: { name: 'painter', healthy: true }, running: 0, concurrency: 1, plan: null }
const PLAN = { productId: 'p', title: 'Month', endsAt: '2026-12-22T00:00:00.000Z' }

test('an engine that is away comes first, then the limit of those without a plan, then the length of the line', () => {
  const away = { ...WELL, engine: { name: 'sd', healthy: false }, running: 1 }
  expect(waitReasonOf({ queuePlace: 9 }, away)).toBe('engine')
  expect(waitReasonOf({ queuePlace: 9 }, { ...WELL, running: 1 })).toBe('plan')
  expect(waitReasonOf({ queuePlace: 9 }, { ...WELL, running: 1, plan: PLAN })).toBe('queue')
})

test('a short line is nothing to speak of', () => {
  expect(waitReasonOf({ queuePlace: 2 }, WELL)).toBeUndefined()
  expect(waitReasonOf({ queuePlace: null }, WELL)).toBeUndefined()
})
