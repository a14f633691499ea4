interface Size {
  width: number
  height: number
}

/** Other parts of so much of the heaviest one's weight belong to it, a handle to its cup. */
const BELONGS = 0.06

/** The connected part that weighs most, and what belongs to it; 1 where it is. */
export function keepMainPart(inside: Uint8Array, size: Size, weigh: (at: number) => number): Uint8Array {
  const visited = new Uint8Array(inside.length)
  const parts: { pixels: number[]; weight: number }[] = []
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] !== 1 || visited[at] === 1) continue
    const pixels = flood(at, size, (next) => inside[next] === 1, visited)
    parts.push({ pixels, weight: pixels.reduce((sum, one) => sum + weigh(one), 0) })
  }
  const most = parts.reduce((high, { weight }) => Math.max(high, weight), 0)
  const result = new Uint8Array(inside.length)
  for (const { pixels, weight } of parts) {
    const belongs = weight === most || (weight >= most * BELONGS && !pixels.some((at) => isEdge(at, size)))
    if (belongs) for (const at of pixels) result[at] = 1
  }
  return result
}

function isEdge(at: number, { width, height }: Size): boolean {
  const [x, y] = [at % width, Math.floor(at / width)]
  return x === 0 || y === 0 || x === width - 1 || y === height - 1
}

/** Fills what no path from the edge reaches. */
export function fillHoles(inside: Uint8Array, size: Size): Uint8Array {
  const outside = new Uint8Array(inside.length)
  for (let at = 0; at < inside.length; at++) {
    if (!isEdge(at, size) || inside[at] === 1 || outside[at] === 1) continue
    flood(at, size, (next) => inside[next] === 0, outside)
  }
  return outside.map((value) => 1 - value)
}

/** The connected pixels around one; marks them in `visited`. */
function flood(from: number, { width }: Size, mayTake: (at: number) => boolean, seen: Uint8Array): number[] {
  const part = [from]
  seen[from] = 1
  for (let taken = 0; taken < part.length; taken++) {
    const at = part[taken] ?? from
    const column = at % width
    const beside = [at - width, at + width, ...(column > 0 ? [at - 1] : []), ...(column < width - 1 ? [at + 1] : [])]
    for (const next of beside) {
      if (next < 0 || next >= seen.length || seen[next] === 1 || !mayTake(next)) continue
      seen[next] = 1
      part.push(next)
    }
  }
  return part
}
