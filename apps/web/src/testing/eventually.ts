import { vi } from 'vitest'

/** Generous, because a busy machine may be slow; tests assert nothing about speed. */
const PATIENCE_MS = 20_000

/** Waits until `holds` no longer throws. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 5 })
}
