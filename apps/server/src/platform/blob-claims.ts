/** Claims on recently stored bytes, and locks of bytes under removal. */
export interface BlobClaims {
  /** Prevent removal for a while; waits for a removal that has begun. */
  claim(sha256: string): Promise<void>
  /** Run `remove` while claims are blocked. False: the bytes are claimed. */
  whileFree(sha256: string, remove: () => Promise<boolean>): Promise<boolean>
}

/** Far longer than from the first stored picture of a drawing to the row that references it. */
export const CLAIM_MS = 15 * 60 * 1000

/** For a single process that owns its folder, so in memory: claims of a dead process need not survive. */
export function openBlobClaims(lastsMs = CLAIM_MS): BlobClaims {
  const claimedAt = new Map<string, number>()
  const removals = new Map<string, Promise<unknown>>()
  return {
    async claim(sha256) {
      forgetOld(claimedAt, performance.now() - lastsMs)
      // Re-inserted to keep the map ordered by age.
      claimedAt.delete(sha256)
      claimedAt.set(sha256, performance.now())
      await removals.get(sha256)
    },
    async whileFree(sha256, remove) {
      forgetOld(claimedAt, performance.now() - lastsMs)
      if (claimedAt.has(sha256) || removals.has(sha256)) return false
      // Known before it begins; that it failed is for whoever wanted it.
      const removal = Promise.resolve().then(remove)
      const end = removal.then(
        () => removals.delete(sha256),
        () => removals.delete(sha256),
      )
      removals.set(sha256, end)
      return removal
    },
  }
}

function forgetOld(claimedAt: Map<string, number>, before: number): void {
  for (const [sha256, at] of claimedAt) {
    if (at >= before) return
    claimedAt.delete(sha256)
  }
}
