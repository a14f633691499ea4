import { expect, test } from 'vitest'
import { measureCoverage } from './measure-coverage.ts'

test('three words of four that people write of what they want to see change the picture', () => {
  const { share, words } = measureCoverage()
  expect(words).toBeGreaterThan(1000)
  expect(share).toBeGreaterThan(0.72)
})

test('the words that change nothing are listed, most frequent first', () => {
  const { missing, share, words } = measureCoverage(['traditional'])
  const counts = missing.map(([, count]) => count)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(share).toBeCloseTo(1 - counts.reduce((sum, count) => sum + count, 0) / words)
})
