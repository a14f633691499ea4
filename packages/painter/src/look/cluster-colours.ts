import { type Lab, labDistance } from './oklab.ts'

export interface ColourGroup {
  lab: Lab
  /** Of all colours that were looked at, 0..1. */
  share: number
}

const ROUNDS = 8
/** Groups nearer than this are one colour to the eye. */
const SAME = 0.045

/** Clusters of colours, at most `most`, the largest first. Deterministic. */
export function clusterColours(colours: readonly Lab[], most: number): ColourGroup[] {
  if (colours.length === 0) return []
  let middles = spreadMiddles(colours, most)
  let counts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = middles.map((): [number, number, number, number] => [0, 0, 0, 0])
    for (const colour of colours) {
      const sum = sums[nearestOf(middles, colour)]
      if (sum) for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel]
      if (sum) sum[3] += 1
    }
    counts = sums.map(([, , , count]) => count)
    middles = sums.map(([l, a, b, count], index): Lab => {
      const before = middles[index] ?? [0, 0, 0]
      return count === 0 ? before : [l / count, a / count, b / count]
    })
  }
  const groups = middles.map((lab, index) => ({ lab, share: (counts[index] ?? 0) / colours.length }))
  return groups.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share)
}

export function nearestOf(middles: readonly Lab[], colour: Lab): number {
  let best = 0
  let least = Infinity
  for (const [index, middle] of middles.entries()) {
    const apart = (middle[0] - colour[0]) ** 2 + (middle[1] - colour[1]) ** 2 + (middle[2] - colour[2]) ** 2
    if (apart >= least) continue
    least = apart
    best = index
  }
  return best
}

/** The mean, then always the colour that lies furthest from all that were taken. */
function spreadMiddles(colours: readonly Lab[], most: number): Lab[] {
  const [first = [0, 0, 0] as const] = colours
  const middles: Lab[] = [first]
  const least = colours.map((colour) => labDistance(colour, first))
  while (middles.length < most) {
    let far = 0
    for (const [index, apart] of least.entries()) if (apart > (least[far] ?? 0)) far = index
    const next = colours[far]
    if (next === undefined || (least[far] ?? 0) < SAME) break
    middles.push(next)
    for (const [index, colour] of colours.entries())
      least[index] = Math.min(least[index] ?? 0, labDistance(colour, next))
  }
  return middles
}
