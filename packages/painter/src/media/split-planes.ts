import { createRandom, deriveSeed, type Random } from '../base/chance.ts'

/** Corners of a convex plane in units: x and y in turn. */
export type Plane = number[]

/** Square of the world that is cut once for all views of one scene. */
const WORLD = { left: -1536, top: -1536, side: 3584 }

/** Cuts the world along straight lines into convex planes; `wanted` says how wide a plane at a place may be, in units. */
export function splitPlanes(
  seed: number,
  wanted: (x: number, y: number) => number,
  isSeen: (plane: Plane) => boolean,
): Plane[] {
  const { left, top, side } = WORLD
  const whole = [left, top, left + side, top, left + side, top + side, left, top + side]
  const done: Plane[] = []
  const open: { plane: Plane; seed: number }[] = [{ plane: whole, seed }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isSeen(next.plane)) continue
    const { x, y } = middleOf(next.plane)
    if (widthOf(next.plane) < wanted(x, y)) done.push(next.plane)
    else {
      const halves = cutPlane(next.plane, createRandom(next.seed))
      for (const [index, plane] of halves.entries()) open.push({ plane, seed: deriveSeed(next.seed, `half ${index}`) })
    }
  }
  return done
}

export function middleOf(plane: Plane): { x: number; y: number } {
  let [x, y] = [0, 0]
  for (let i = 0; i < plane.length; i += 2) {
    x += plane[i] ?? 0
    y += plane[i + 1] ?? 0
  }
  return { x: (x * 2) / plane.length, y: (y * 2) / plane.length }
}

/** Longest way across. */
function widthOf(plane: Plane): number {
  return longestSide(plane).reach
}

function longestSide(plane: Plane): { angle: number; reach: number } {
  let best = { angle: 0, reach: 0 }
  for (let i = 0; i < plane.length; i += 2) {
    for (let k = i + 2; k < plane.length; k += 2) {
      const x = (plane[k] ?? 0) - (plane[i] ?? 0)
      const y = (plane[k + 1] ?? 0) - (plane[i + 1] ?? 0)
      if (Math.hypot(x, y) > best.reach) best = { angle: Math.atan2(y, x), reach: Math.hypot(x, y) }
    }
  }
  return best
}

/** Cuts across the longest way, never quite square and never quite in the middle. */
function cutPlane(plane: Plane, random: Random): Plane[] {
  const { angle, reach } = longestSide(plane)
  const middle = middleOf(plane)
  const away = (random() - 0.5) * reach * 0.24
  const x = middle.x + Math.cos(angle) * away
  const y = middle.y + Math.sin(angle) * away
  const turned = angle + (random() - 0.5) * 1.15
  return [clip(plane, { x, y, angle: turned }), clip(plane, { x, y, angle: turned + Math.PI })]
}

/** What of a plane lies on the near side of a line through x, y, square to `angle`. */
function clip(plane: Plane, line: { x: number; y: number; angle: number }): Plane {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)]
  const side = (i: number) =>
    ((plane[i % plane.length] ?? 0) - line.x) * cos + ((plane[(i + 1) % plane.length] ?? 0) - line.y) * sin
  const kept: Plane = []
  for (let i = 0; i < plane.length; i += 2) {
    const [here, next] = [side(i), side(i + 2)]
    const [x, y] = [plane[i] ?? 0, plane[i + 1] ?? 0]
    if (here <= 0) kept.push(x, y)
    if (here <= 0 === next <= 0) continue
    const share = here / (here - next)
    kept.push(
      x + ((plane[(i + 2) % plane.length] ?? 0) - x) * share,
      y + ((plane[(i + 3) % plane.length] ?? 0) - y) * share,
    )
  }
  return kept
}
