import type { Attention } from '@easel/contract/admin-overview'
import { expect, test } from 'vitest'
import { listNeeds } from './needs-rules.ts'

const WELL: Attention = {
  ...{
    waitingTasks: 3,
    waitingOrders: 2,
    engines: { on: 2, setAside: 0, isPainterAlone: false },
    disk: { freeBytes: 9e9, isLow: false },
  },
  ...{ damagedPictures: 0, violations: 0, openDoubts: 0, stuckRefunds: 0, failedRefunds: 0, billDifferences: 0 },
  workers: { live: true, unserved: [] },
  backups: 'well',
  failing: [],
}
const keysOf = (change: Partial<Attention>) => listNeeds({ ...WELL, ...change }).map(({ key }) => key)

test('work that goes on by itself needs nobody', () => {
  expect(keysOf({})).toEqual([])
})

test('what stops everything comes first', () => {
  expect(keysOf({ openDoubts: 1, damagedPictures: 2, disk: { freeBytes: 1, isLow: true } })).toEqual([
    ...['admin.need.disk', 'admin.need.doubts', 'admin.need.damaged'],
  ])
})

test('that no worker runs is told before all engines; an engine that no worker draws with is told by itself', () => {
  expect(keysOf({ workers: { live: false, unserved: [] } })).toEqual(['admin.need.noWorker'])
  expect(keysOf({ workers: { live: true, unserved: ['sd', 'mj'] } })).toEqual(['admin.need.unserved'])
})

test('one engine of two set aside is told as one; none that draws is told once, and so is none that is on', () => {
  expect(keysOf({ engines: { on: 2, setAside: 1, isPainterAlone: false } })).toEqual(['admin.need.engines'])
  expect(keysOf({ engines: { on: 2, setAside: 2, isPainterAlone: false } })).toEqual(['admin.need.noEngine'])
  expect(keysOf({ engines: { on: 0, setAside: 0, isPainterAlone: false } })).toEqual(['admin.need.noEngine'])
})

test('backups that are scheduled and do not come are urgent, and none that nobody asked for', () => {
  expect(keysOf({ backups: 'failed' })).toEqual(['admin.need.backup'])
  expect(keysOf({ backups: 'late' })).toEqual(['admin.need.backup'])
  expect(keysOf({ backups: 'off' })).toEqual([])
})

test('whoever draws with the painter alone is told last that an engine can be connected', () => {
  const engines = { on: 1, setAside: 0, isPainterAlone: true }
  expect(keysOf({ engines })).toEqual(['admin.need.connect'])
  expect(keysOf({ engines, damagedPictures: 1 })).toEqual(['admin.need.damaged', 'admin.need.connect'])
})
