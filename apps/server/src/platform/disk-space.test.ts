import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { openRememberingLog } from '../testing/remembering-log.ts'
import { type DiskSpace, watchDiskSpace } from './disk-space.ts'

let space: DiskSpace
afterEach(() => space.close())
const watch = (minFreeBytes: number, folder = tmpdir()) => {
  const told = openRememberingLog()
  space = watchDiskSpace({ folders: [folder, folder], minFreeBytes, log: told.log, everyMs: 3_600_000 })
  return told
}

test('a disk below the mark is low, and the log says so at once', () => {
  const told = watch(Number.MAX_SAFE_INTEGER)
  expect(space.isLow()).toBe(true)
  expect(space.list()).toEqual([{ folder: tmpdir(), freeBytes: expect.any(Number) }])
  expect(told.facts('little room on the disk: uploads and drawings are refused until there is more')).toMatchObject([
    { level: 'error' },
  ])
})

test.each([
  ['with more room than that', 1, tmpdir()],
  ['with no mark', 0, tmpdir()],
  ['that cannot be looked at', 1, '/no/such/folder'],
])('a disk %s is not low', (_what, mark, folder) => {
  const told = watch(mark, folder)
  expect([space.isLow(), told.text()]).toEqual([false, ''])
})
