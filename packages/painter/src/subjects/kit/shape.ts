import { Path2D, PathOp } from '@napi-rs/canvas'

/** A place in the subject's own space: 100 units tall, feet at y = 0, up is negative, looking right. */
export type Point = readonly [x: number, y: number]
/** A place on an outline; with a third member the outline turns sharply there. */
export type Dot = readonly [x: number, y: number, corner?: 'corner']
/** A place on a middle line and the half width there. */
export type Joint = readonly [x: number, y: number, half: number]

export interface Shape {
  path: Path2D
  /** The outline as a fine polygon, clockwise or not; several outlines of a union follow each other. */
  edge: Point[]
}

const STEPS = 10

/** A smooth closed outline through the dots; as text: `'0,0 4,-9 8,0!'`, where `!` turns sharply. */
export function blob(outline: string | readonly Dot[]): Shape {
  return polygon(sampleClosed(typeof outline === 'string' ? outline.split(' ').map(readDot) : outline))
}

/** A tapered, round-ended band along a smooth middle line: legs, tails, necks, locks of hair, branches. */
export function limb(line: string | readonly Joint[]): Shape {
  const joints = typeof line === 'string' ? line.split(' ').map(readJoint) : line
  const spine = sampleOpen(joints)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y, half], i) => {
    const before = spine[Math.max(0, i - 1)] ?? [x, y, half]
    const after = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y, half]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const nx = -(after[1] - before[1]) / length
    const ny = (after[0] - before[0]) / length
    left.push([x + nx * half, y + ny * half])
    right.push([x - nx * half, y - ny * half])
  })
  const body = polygon([...left, ...right.reverse()])
  body.path.simplify()
  const [first, last] = [joints[0], joints[joints.length - 1]]
  const caps = [first, last].flatMap((end) => (end && end[2] > 0.8 ? [oval(end[0], end[1], [end[2], end[2]])] : []))
  return join(body, ...caps)
}

/** `turn` in radians, clockwise on the screen. */
export function oval(x: number, y: number, [rx, ry]: Point, turn = 0): Shape {
  const points: Point[] = []
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const [px, py] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
    points.push([x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)])
  }
  return polygon(points)
}

/** Straight edges through the points. */
export function polygon(outline: string | readonly Point[]): Shape {
  const points = typeof outline === 'string' ? readPoints(outline) : outline
  const path = new Path2D()
  points.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
  return { path, edge: [...points] }
}

/** A box by its middle of the base line, optionally narrower at the top. */
export function tower(x: number, base: number, height: number, [below, above]: Point): Shape {
  return polygon([
    [x - below, base],
    [x - above, base - height],
    [x + above, base - height],
    [x + below, base],
  ])
}

/** One outline around all of them. */
export function join(...shapes: readonly Shape[]): Shape {
  const [first, ...others] = shapes
  if (!first || others.length === 0) return first ?? polygon([])
  const path = new Path2D(first.path)
  for (const other of others) path.op(other.path, PathOp.Union)
  const edge = shapes.flatMap((shape) =>
    shape.edge.filter((point) => !shapes.some((other) => other !== shape && isInside(other, point))),
  )
  return { path, edge }
}

/** What both have in common: a white chest that must stay on its fox. */
export function overlap(one: Shape, other: Shape): Shape {
  const path = new Path2D(one.path)
  path.op(other.path, PathOp.Intersect)
  return { path, edge: one.edge.filter((point) => isInside(other, point)) }
}

export function moved(shape: Shape, change: { x?: number; y?: number; scale?: number; turn?: number }): Shape {
  const { x = 0, y = 0, scale = 1, turn = 0 } = change
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const path = new Path2D()
  path.addPath(shape.path, { a: cos, b: sin, c: -sin, d: cos, e: x, f: y })
  return { path, edge: shape.edge.map(([px, py]) => [px * cos - py * sin + x, px * sin + py * cos + y]) }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(shape: Shape): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of shape.edge) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

export function isInside({ edge }: Shape, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = edge.length - 1; i < edge.length; j = i++) {
    const [xi, yi] = edge[i] ?? [0, 0]
    const [xj, yj] = edge[j] ?? [0, 0]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** Points as text, `'0,0 4,-9'`. */
export function readPoints(text: string): Point[] {
  return text
    .split(' ')
    .map(readNumbers)
    .map(([x = 0, y = 0]) => [x, y])
}

function readDot(text: string): Dot {
  const [x = 0, y = 0] = readNumbers(text.replace('!', ''))
  return text.endsWith('!') ? [x, y, 'corner'] : [x, y]
}

function readJoint(text: string): Joint {
  const [x = 0, y = 0, half = 0] = readNumbers(text)
  return [x, y, half]
}

function readNumbers(text: string): number[] {
  return text.split(',').map(Number)
}

function sampleClosed(dots: readonly Dot[]): Point[] {
  const at = (i: number): Dot => dots[(i + dots.length) % dots.length] ?? [0, 0]
  return dots.flatMap((_, i) => sampleSegment([at(i - 1), at(i), at(i + 1), at(i + 2)]))
}

function sampleSegment([before, from, to, after]: readonly [Dot, Dot, Dot, Dot]): Point[] {
  const leave = from[2] ? ([0, 0] as const) : tangent(before, from, to)
  const arrive = to[2] ? ([0, 0] as const) : tangent(from, to, after)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const points: Point[] = []
  for (let i = 0; i < STEPS; i++) {
    const t = i / STEPS
    points.push([
      hermite(t, [from[0], to[0]], [leave[0] * length, arrive[0] * length]),
      hermite(t, [from[1], to[1]], [leave[1] * length, arrive[1] * length]),
    ])
  }
  return points
}

/** Direction of the curve at the middle dot, of length one. */
function tangent(before: Dot, _at: Dot, after: Dot): Point {
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
}

function hermite(t: number, [from, to]: Point, [leave, arrive]: Point): number {
  const [t2, t3] = [t * t, t * t * t]
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * leave + (3 * t2 - 2 * t3) * to + (t3 - t2) * arrive
}

function sampleOpen(joints: readonly Joint[]): Joint[] {
  const at = (i: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, i))] ?? [0, 0, 0]
  const spine: Joint[] = []
  for (let i = 0; i < joints.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const along = (k: 0 | 1 | 2): number => hermite(t, [b[k], c[k]], [(c[k] - a[k]) / 2, (d[k] - b[k]) / 2])
      spine.push([along(0), along(1), Math.max(0, along(2))])
    }
  }
  spine.push(at(joints.length - 1))
  return spine
}
