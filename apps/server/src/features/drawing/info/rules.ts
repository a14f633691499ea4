/** What ended longer ago tells nothing of how the engine is now. */
export const TELLING_MS = 15 * 60_000
/** One that failed may have been the drawing; so many in a row are the engine. */
export const TELLING_ENDS = 3

/** Well unless all that lately ended failed by its fault; one that nobody has asked for anything is well. */
export function mayBeTrusted(latelyFailed: readonly boolean[]): boolean {
  return latelyFailed.length === 0 || latelyFailed.includes(false)
}
