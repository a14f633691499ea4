import { type Lab, labDistance } from './oklab.ts'

const FIRST = 0.18
const LAST = 0.88
/** Share of the height that is looked at above and below. */
const WINDOW = 0.07
/** Difference of colour between above and below that a horizon has at least. */
const STEP = 0.07
/** Share of the columns that must step the same way. */
const AGREEING = 0.72

/** The row in which colour steps most and in nearly all columns alike, as a share of the height; null when none does. */
export function findHorizon(labs: readonly Lab[], { width, height }: { width: number; height: number }): number | null {
  const reach = Math.max(1, Math.round(height * WINDOW))
  let best: { row: number; step: number } | null = null
  for (let row = Math.max(reach, Math.ceil(height * FIRST)); row <= Math.min(height - reach, height * LAST); row++) {
    const above = listMeans(labs, width, [row - reach, row])
    const below = listMeans(labs, width, [row, row + reach])
    const step = labDistance(meanOf(above), meanOf(below))
    if (step < STEP || step <= (best?.step ?? 0) || agreement(above, below) < AGREEING) continue
    best = { row, step }
  }
  return best === null ? null : best.row / height
}

/** Mean of each column between two rows. */
function listMeans(labs: readonly Lab[], width: number, [from, to]: readonly [number, number]): Lab[] {
  return Array.from({ length: width }, (_, column) => {
    const cells: Lab[] = []
    for (let row = from; row < to; row++) cells.push(labs[row * width + column] ?? [0, 0, 0])
    return meanOf(cells)
  })
}

function meanOf(labs: readonly Lab[]): Lab {
  const sum: [number, number, number] = [0, 0, 0]
  for (const lab of labs) for (const channel of [0, 1, 2] as const) sum[channel] += lab[channel]
  const count = Math.max(1, labs.length)
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Share of the columns whose step goes the way of all together. */
function agreement(above: readonly Lab[], below: readonly Lab[]): number {
  const [up, down] = [meanOf(above), meanOf(below)]
  const way = [down[0] - up[0], down[1] - up[1], down[2] - up[2]] as const
  const agreeing = above.filter((lab, column) => {
    const under = below[column] ?? lab
    return (under[0] - lab[0]) * way[0] + (under[1] - lab[1]) * way[1] + (under[2] - lab[2]) * way[2] > 0
  })
  return agreeing.length / Math.max(1, above.length)
}
