import { vi } from 'vitest'

/** A busy machine may need long for what takes milliseconds; nothing is said here about how fast it is. */
const PATIENCE_MS = 20_000

/** Wait until `holds` no longer throws. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 5 })
}
