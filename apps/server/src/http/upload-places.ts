import { Refusal } from '../errors.ts'

/** Each holds a body of up to 2 MiB in memory, so this bounds memory as well. */
const PLACES = 48
/** A person's pictures of one prompt at once; nobody can take all places. */
const PLACES_A_CALLER = 5
const RETRY_SECONDS = 5

export interface UploadPlaces {
  /**
   * Take a place for a body; call what is handed out when it is no longer needed.
   * @throws Refusal rate_limited
   */
  take(callerId: string): () => void
}

export function openUploadPlaces(): UploadPlaces {
  const countByCaller = new Map<string, number>()
  let all = 0
  const leave = (callerId: string) => {
    const rest = (countByCaller.get(callerId) ?? 1) - 1
    if (rest > 0) countByCaller.set(callerId, rest)
    else countByCaller.delete(callerId)
    all -= 1
  }
  return {
    take(callerId) {
      const own = countByCaller.get(callerId) ?? 0
      if (own >= PLACES_A_CALLER || all >= PLACES) throw new Refusal('rate_limited', { retryAfter: RETRY_SECONDS })
      countByCaller.set(callerId, own + 1)
      all += 1
      return () => leave(callerId)
    },
  }
}
