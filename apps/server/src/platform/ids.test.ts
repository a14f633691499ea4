import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids that are made within one millisecond sort as they were made, and are UUIDs of version 7', () => {
  const now = Date.UTC(2026, 0, 2)
  for (const at of [now, now + 1]) {
    const ids = Array.from({ length: 2_000 }, () => newId(at))
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids.map((id) => id.slice(19))).size).toBe(2_000)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(Number.parseInt(newId(now).replaceAll('-', '').slice(0, 12), 16)).toBe(now)
})
