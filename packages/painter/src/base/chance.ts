/** A number in 0..1; the same sequence for the same seed on every machine. */
export type Random = () => number

/** Mulberry32: small, quick, and good enough for paint. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Another 32-bit seed for a named purpose, so that adding a purpose does not disturb the others. */
export function deriveSeed(seed: number, purpose: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0
  for (let i = 0; i < purpose.length; i++) hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** @throws RangeError when the list is empty. */
export function pickOne<T>(list: readonly T[], random: Random): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new RangeError('Cannot pick from an empty list.')
  return chosen
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
