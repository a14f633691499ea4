/** Bytes that were put a short while ago, and those that are being removed. */
export interface BlobClaims {
  /** Nobody removes these bytes for a while; waits for a removal that has begun. */
  claim(sha256: string): Promise<void>
  /** Run `remove` while nobody can claim these bytes. False: someone has. */
  whileFree(sha256: string, remove: () => Promise<boolean>): Promise<boolean>
}

/** Far longer than the pictures of a drawing take from the first that is put to the row that names them all. */
export const CLAIM_MS = 15 * 60 * 1000

/** For the one process that owns its folder, so that its memory is enough: what a dead one had claimed, nobody will name any more. */
export function openBlobClaims(lastsMs = CLAIM_MS): BlobClaims {
  const claimedAt = new Map<string, number>()
  const removals = new Map<string, Promise<unknown>>()
  return {
    async claim(sha256) {
      forgetOld(claimedAt, performance.now() - lastsMs)
      // Set anew to stand last: the oldest come first.
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
