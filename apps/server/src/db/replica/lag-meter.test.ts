import { expect, test } from 'vitest'
import { LagMeter } from './lag-meter.ts'

test('a replica is as old as the last time at which the primary was seen where it is now', () => {
  const meter = new LagMeter()
  for (const [at, position] of [
    [0, 100],
    [1_000, 200],
    [2_000, 300],
  ] as const)
    meter.note(at, position)
  expect(meter.measure(2_500, 300)).toBe(0)
  expect(meter.measure(2_500, 250)).toBe(1_500)
  expect(meter.measure(2_500, 100)).toBe(2_500)
})

test('on a primary where nothing happens it is never late, however long ago that was', () => {
  const meter = new LagMeter()
  meter.note(0, 100)
  meter.note(900_000, 100)
  expect(meter.measure(900_500, 100)).toBe(0)
})

test('what is further behind than is remembered, or not known yet, is unknown', () => {
  const meter = new LagMeter()
  expect(meter.measure(0, 100)).toBeNull()
  for (let second = 0; second < 1_000; second++) meter.note(second * 1_000, second)
  expect(meter.measure(1_000_000, 5)).toBeNull()
})
