import { writeFileSync } from 'node:fs'

/**
 * Have the kernel end this process, and those that it starts, before others when the machine runs out of memory. From 0, as everybody is, to
 * 1000, the first of all. Nothing happens where there is no such thing.
 */
export function yieldMemory(score: number): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', String(score))
  } catch {
    // Not Linux, or the one who started us has set more: then it stays as it is.
  }
}
