/** Corners of triangles, as three indexes in turn. */
export type Triangles = Int32Array

/** Splits a triangle's edge list when points lie within its circle. */
interface Triangle {
  a: number
  b: number
  c: number
  /** Its circle. */
  x: number
  y: number
  square: number
}

/**
 * Delaunay triangles over points given as x and y in turn. Points are swept from left to right, and a triangle whose circle
 * has been passed is final, so that each new point looks at few.
 */
export function triangulate(points: Float64Array): Triangles {
  const count = points.length / 2
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (one, other) => (points[one * 2] ?? 0) - (points[other * 2] ?? 0) || one - other,
  )
  const all = surround(points)
  let open: Triangle[] = [circleOf(all, count, count + 1, count + 2)]
  const done: Triangle[] = []
  for (const index of order) open = insertPoint(all, { open, done }, index)
  const triangles = [...done, ...open].filter(({ a, b, c }) => a < count && b < count && c < count)
  return Int32Array.from(triangles.flatMap(({ a, b, c }) => [a, b, c]))
}

/** The points, and three more far around them. */
function surround(points: Float64Array): Float64Array {
  let [low, high] = [Infinity, -Infinity]
  for (const value of points) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const reach = (high - low || 1) * 1000
  const middle = (low + high) / 2
  const all = new Float64Array(points.length + 6)
  all.set(points)
  all.set([middle - reach, middle - reach, middle, middle + reach, middle + reach, middle - reach], points.length)
  return all
}

function insertPoint(all: Float64Array, state: { open: Triangle[]; done: Triangle[] }, index: number): Triangle[] {
  const x = all[index * 2] ?? 0
  const y = all[index * 2 + 1] ?? 0
  const remaining: Triangle[] = []
  const edges = new Map<number, [number, number]>()
  for (const triangle of state.open) {
    const across = x - triangle.x
    const square = across * across + (y - triangle.y) ** 2
    if (across > 0 && across * across > triangle.square) state.done.push(triangle)
    else if (square > triangle.square) remaining.push(triangle)
    else for (const [from, to] of sidesOf(triangle)) toggleEdge(edges, from, to, all.length)
  }
  for (const [from, to] of edges.values()) remaining.push(circleOf(all, from, to, index))
  return remaining
}

function sidesOf({ a, b, c }: Triangle): [number, number][] {
  return [
    [a, b],
    [b, c],
    [c, a],
  ]
}

/** An edge that two opened triangles share lies inside the hole. */
function toggleEdge(edges: Map<number, [number, number]>, from: number, to: number, span: number): void {
  const key = Math.min(from, to) * span + Math.max(from, to)
  if (!edges.delete(key)) edges.set(key, [from, to])
}

function circleOf(all: Float64Array, a: number, b: number, c: number): Triangle {
  const [ax, ay] = [all[a * 2] ?? 0, all[a * 2 + 1] ?? 0]
  const [bx, by] = [(all[b * 2] ?? 0) - ax, (all[b * 2 + 1] ?? 0) - ay]
  const [cx, cy] = [(all[c * 2] ?? 0) - ax, (all[c * 2 + 1] ?? 0) - ay]
  const twice = 2 * (bx * cy - by * cx)
  // Three points on a line have a circle without end.
  const spread = Math.abs(twice) < 1e-9 ? 1e-9 : twice
  const x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / spread
  const y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / spread
  return { a, b, c, x: x + ax, y: y + ay, square: x * x + y * y }
}
