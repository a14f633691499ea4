/** Older results do not tell how the engine is now. */
export const TELLING_MS = 15 * 60_000
/** One failure may be the prompt's fault; this many consecutive ones are the engine's. */
export const TELLING_ENDS = 3

/** Healthy unless all recent drawings failed by its fault; an idle engine counts as healthy. */
export function mayBeTrusted(latelyFailed: readonly boolean[]): boolean {
  return latelyFailed.length === 0 || latelyFailed.includes(false)
}
