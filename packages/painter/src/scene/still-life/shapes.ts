/** Distance in centimetres from a point to a surface, below 0 inside; x right, y up, z away. */
export type Distance = (x: number, y: number, z: number) => number

export type Point = readonly [x: number, y: number, z: number]

const ORIGIN: Point = [0, 0, 0]

/** A body by its distance and a ball that holds it. */
export interface Shape {
  distance: Distance
  /** Middle and radius of the ball. */
  middle: Point
  reach: number
}

export function ball(radius: number): Shape {
  return { distance: (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius, middle: ORIGIN, reach: radius * 1.02 }
}

export function egg(a: number, b: number, c: number): Shape {
  const least = Math.min(a, b, c)
  return {
    distance: (x, y, z) => (Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2) - 1) * least,
    middle: ORIGIN,
    reach: Math.max(a, b, c) * 1.03,
  }
}

/** A box with rounded edges, by half its sides. */
export function block(a: number, b: number, c: number, round: number): Shape {
  return {
    distance: (x, y, z) => {
      const qx = Math.abs(x) - a + round
      const qy = Math.abs(y) - b + round
      const qz = Math.abs(z) - c + round
      const ux = qx > 0 ? qx : 0
      const uy = qy > 0 ? qy : 0
      const uz = qz > 0 ? qz : 0
      const out = Math.sqrt(ux * ux + uy * uy + uz * uz)
      return out + Math.min(Math.max(qx, qy, qz), 0) - round
    },
    middle: ORIGIN,
    reach: Math.hypot(a, b, c) * 1.01,
  }
}

/** A round drum that stands upright, by radius and half its height. */
export function drum(radius: number, half: number, round: number): Shape {
  return {
    distance: (x, y, z) => {
      const qr = Math.hypot(x, z) - radius + round
      const qy = Math.abs(y) - half + round
      return Math.hypot(Math.max(qr, 0), Math.max(qy, 0)) + Math.min(Math.max(qr, qy), 0) - round
    },
    middle: ORIGIN,
    reach: Math.hypot(radius, half) * 1.01,
  }
}

export function ring(radius: number, thick: number): Shape {
  return {
    distance: (x, y, z) => {
      const off = Math.sqrt(x * x + z * z) - radius
      return Math.sqrt(off * off + y * y) - thick
    },
    middle: ORIGIN,
    reach: radius + thick * 1.05,
  }
}

/** A rod with round ends; `tip` is the radius at its far end. */
export function rod(from: Point, to: Point, { radius, tip = radius }: { radius: number; tip?: number }): Shape {
  const [ax, ay, az] = from
  const [bx, by, bz] = [to[0] - ax, to[1] - ay, to[2] - az]
  const long = bx * bx + by * by + bz * bz || 1
  const middle = [(ax + to[0]) / 2, (ay + to[1]) / 2, (az + to[2]) / 2] as const
  return {
    distance: (x, y, z) => {
      const px = x - ax
      const py = y - ay
      const pz = z - az
      const share = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / long))
      const ex = px - bx * share
      const ey = py - by * share
      const ez = pz - bz * share
      return Math.sqrt(ex * ex + ey * ey + ez * ez) - radius - (tip - radius) * share
    },
    middle,
    reach: Math.hypot(bx, by, bz) / 2 + Math.max(radius, tip) * 1.05,
  }
}

const CELLS = 112

/** A body as a potter throws it: its outline is a run of curves instead of straight pieces. */
export function thrown(outline: readonly (readonly [radius: number, height: number])[], round = 0): Shape {
  return turned(cutCorners(cutCorners(outline)), round)
}

function cutCorners(outline: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return outline.flatMap(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    // The axis stays where it is.
    if (x === 0 && nextX === 0) return [[x, y] as const, [nextX, nextY] as const]
    const from = x === 0 ? ([x, y] as const) : ([x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25] as const)
    const to = nextX === 0 ? ([nextX, nextY] as const) : ([x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75] as const)
    return [from, to]
  })
}

/** A body of revolution: its outline from the axis up, around and back to the axis, as radius and height. */
export function turned(outline: readonly (readonly [radius: number, height: number])[], round = 0): Shape {
  const most = Math.max(...outline.map(([radius]) => radius)) + 1
  const low = Math.min(...outline.map(([, height]) => height)) - 1
  const high = Math.max(...outline.map(([, height]) => height)) + 1
  // Measured when it is first asked for: most bodies of a table are never in one picture.
  let measured: Float32Array | undefined
  const measure = (): Float32Array => {
    const grid = new Float32Array((CELLS + 1) * (CELLS + 1))
    for (let row = 0; row <= CELLS; row++)
      for (let column = 0; column <= CELLS; column++)
        grid[row * (CELLS + 1) + column] =
          distanceToOutline(outline, (column / CELLS) * most, low + (row / CELLS) * (high - low)) - round
    return grid
  }
  const middle = [0, (low + high) / 2, 0] as const
  return {
    distance: (x, y, z) => {
      measured ??= measure()
      const grid = measured
      const r = Math.sqrt(x * x + z * z)
      const u = Math.min(CELLS - 0.001, (r / most) * CELLS)
      const v = Math.min(CELLS - 0.001, Math.max(0, ((y - low) / (high - low)) * CELLS))
      const column = Math.floor(u)
      const row = Math.floor(v)
      const a = u - column
      const b = v - row
      const at = row * (CELLS + 1) + column
      const lower = (grid[at] ?? 0) * (1 - a) + (grid[at + 1] ?? 0) * a
      const upper = (grid[at + CELLS + 1] ?? 0) * (1 - a) + (grid[at + CELLS + 2] ?? 0) * a
      const beyond = Math.max(0, r - most, y - high, low - y)
      return lower * (1 - b) + upper * b + beyond
    },
    middle,
    reach: Math.hypot(most - 0.6, (high - low) / 2 - 0.6) + round,
  }
}

function distanceToOutline(outline: readonly (readonly [number, number])[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] ?? [0, 0]
    const [bx, by] = outline[j] ?? [0, 0]
    const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay]
    const share = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
    // The side that lies on the axis is inside the body.
    if (!(ax === 0 && bx === 0)) least = Math.min(least, Math.hypot(wx - ex * share, wy - ey * share))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside ? -least : least
}

/** Both together, with a soft seam. */
export function melt(one: Shape, other: Shape, seam: number): Shape {
  return {
    distance: (x, y, z) => {
      const a = one.distance(x, y, z)
      const b = other.distance(x, y, z)
      const h = Math.max(seam - Math.abs(a - b), 0) / seam
      return Math.min(a, b) - h * h * seam * 0.25
    },
    middle: one.middle,
    reach: Math.max(one.reach, other.reach + between(one.middle, other.middle)),
  }
}

function between(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** The same body somewhere else. */
export function moved(shape: Shape, [dx, dy, dz]: Point): Shape {
  return {
    distance: (x, y, z) => shape.distance(x - dx, y - dy, z - dz),
    middle: [shape.middle[0] + dx, shape.middle[1] + dy, shape.middle[2] + dz],
    reach: shape.reach,
  }
}

/** A surface that is pushed out by what `by` says. */
export function embossed(shape: Shape, by: Distance, most: number): Shape {
  return {
    distance: (x, y, z) => {
      const plain = shape.distance(x, y, z)
      return plain > most * 3 ? plain - most : (plain - by(x, y, z)) * 0.8
    },
    middle: shape.middle,
    reach: shape.reach + most,
  }
}
