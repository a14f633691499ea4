import type { DiskSpace } from '../platform/disk-space.ts'

/** A disk with room, until a test says otherwise. */
export function aDisk(): DiskSpace & { fill(): void; makeRoom(): void } {
  let low = false
  return {
    isLow: () => low,
    list: () => [{ folder: '/data', freeBytes: low ? 1 : 1024 ** 4 }],
    close: () => undefined,
    fill() {
      low = true
    },
    makeRoom() {
      low = false
    },
  }
}
