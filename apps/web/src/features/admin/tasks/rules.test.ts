import type { TaskStatus } from '@easel/contract/drawing'
import { expect, test } from 'vitest'
import { aTask } from '../testing/seed.ts'
import { findStatus, isOpen, STATUSES, waitOf } from './rules.ts'

const NOW = Date.parse('2026-11-20T08:14:00.000Z')

test.each<[TaskStatus, string | null, number | null]>([
  ['SUCCESS', '2026-11-20T08:12:04.250Z', 4.25],
  ['IN_PROGRESS', '2026-11-20T08:12:04.250Z', 4.25],
  ['NOT_START', null, 120],
  ['CANCEL', null, null],
  ['FAILURE', null, null],
  ['MODAL', null, null],
  ['SUCCESS', '2026-11-20T08:11:59.000Z', 0],
])('a task in %s that started at %s has waited %s s', (status, startTime, seconds) => {
  expect(waitOf(aTask({ status, startTime }), NOW)).toBe(seconds)
})

test('what is not at its end may be cancelled', () => {
  expect(STATUSES.filter(isOpen)).toEqual(['NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL'])
})

test('a word in the address that is no state filters nothing', () => {
  expect([findStatus('CANCEL'), findStatus('cancel'), findStatus('')]).toEqual(['CANCEL', undefined, undefined])
})
