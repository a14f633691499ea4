/** Claims on recently stored bytes, and locks of bytes under removal. */
export interface BlobClaims {
  /** Prevent removal until released, or for a while; waits for a removal that has begun. */
  claim(sha256: string): Promise<void>
  /** Give back one claim: the row that references the bytes is written, or never will be. */
  release(sha256: string): Promise<void>
  /** Run `remove` while claims are blocked. False: the bytes are claimed. */
  whileFree(sha256: string, remove: () => Promise<boolean>): Promise<boolean>
}

/** Far longer than from the first stored picture of a drawing to the row that references it. */
export const CLAIM_MS = 15 * 60 * 1000

/** For a single process that owns its folder, so in memory: claims of a dead process need not survive. */
export function openBlobClaims(lastsMs = CLAIM_MS): BlobClaims {
  const claims = new Map<string, { count: number; at: number }>()
  const removals = new Map<string, Promise<unknown>>()
  return {
    async claim(sha256) {
      forgetOld(claims, performance.now() - lastsMs)
      const count = (claims.get(sha256)?.count ?? 0) + 1
      // Re-inserted to keep the map ordered by age.
      claims.delete(sha256)
      claims.set(sha256, { count, at: performance.now() })
      await removals.get(sha256)
    },
    release(sha256) {
      const claim = claims.get(sha256)
      if (claim) claim.count -= 1
      if (claim?.count === 0) claims.delete(sha256)
      return Promise.resolve()
    },
    async whileFree(sha256, remove) {
      forgetOld(claims, performance.now() - lastsMs)
      if (claims.has(sha256) || removals.has(sha256)) return false
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

function forgetOld(claims: Map<string, { at: number }>, before: number): void {
  for (const [sha256, { at }] of claims) {
    if (at >= before) return
    claims.delete(sha256)
  }
}
