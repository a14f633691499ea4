import { expect, test } from 'vitest'
import { formatMinute, inviteExpiresAt } from './rules.ts'

const now = new Date('2026-12-31T15:59:59Z')

test.each([
  [1, '2026-12-31T16:59:59.000Z'],
  [6, '2026-12-31T21:59:59.000Z'],
  [12, '2027-01-01T03:59:59.000Z'],
  [24, '2027-01-01T15:59:59.000Z'],
  [168, '2027-01-07T15:59:59.000Z'],
] as const)('%i hours from now', (hours, at) => expect(inviteExpiresAt(now, hours)?.toISOString()).toBe(at))

test('-1 never comes', () => expect(inviteExpiresAt(now, -1)).toBeNull())

test.each([
  ['Asia/Shanghai', '2026-12-31 23:59'],
  ['UTC', '2026-12-31 15:59'],
  ['Asia/Kolkata', '2026-12-31 21:29'],
  ['Asia/Tokyo', '2027-01-01 00:59'],
])('in %s that minute is %s', (timeZone, minute) => expect(formatMinute(now, timeZone)).toBe(minute))
