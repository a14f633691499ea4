/** Brightness spread over the whole range: the darkest twentieth becomes black, the lightest white. */
export function spreadTones(luma: Float32Array): Float32Array {
  const counts = new Uint32Array(256)
  for (const value of luma) {
    const level = Math.min(255, Math.max(0, Math.round(value)))
    counts[level] = (counts[level] ?? 0) + 1
  }
  const low = findLevel(counts, luma.length * 0.03)
  const high = Math.max(low + 40, findLevel(counts, luma.length * 0.9))
  return luma.map((value) => Math.min(255, Math.max(0, ((value - low) / (high - low)) * 255)))
}

function findLevel(counts: Uint32Array, share: number): number {
  let sum = 0
  for (let level = 0; level < 256; level++) {
    sum += counts[level] ?? 0
    if (sum >= share) return level
  }
  return 255
}
