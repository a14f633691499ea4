import type { Frame } from '../../base/frame.ts'

/** Where it begins, and a direction of length 1. */
export interface Ray {
  ox: number
  oy: number
  oz: number
  dx: number
  dy: number
  dz: number
}

export function createRay(): Ray {
  return { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 }
}

/** A grid of rays into the scene. */
export interface Rays {
  columns: number
  rows: number
  /** Writes where the ray of a pixel begins and where it goes. */
  ray: (column: number, row: number, out: Ray) => void
  /** Pixels that a ball may cover: first and last column, first and last row. */
  cover: (ball: Ball) => readonly [number, number, number, number] | null
}

export interface Ball {
  x: number
  y: number
  z: number
  reach: number
}

export interface Viewpoint {
  /** Radians above the table: half of pi looks straight down. */
  rise: number
  /** Radians around it. */
  around: number
  /** Centimetres. */
  distance: number
  /** What is in the middle of the frame. */
  aim: readonly [number, number, number]
}

/** Centimetres from the lens to its image, in heights of a frame: a long lens draws things calmly. */
const LENS = 2.1

/** The rays of a camera through the view of a frame; a frame that has grown sees more of the same table. */
export function openCamera(
  frame: Frame,
  { rise, around, distance, aim }: Viewpoint,
): Rays & { project: (ball: Ball) => { x: number; y: number; radius: number } } {
  const [cr, sr, ca, sa] = [Math.cos(rise), Math.sin(rise), Math.cos(around), Math.sin(around)]
  const back = [sa * cr, sr, -ca * cr] as const
  const eye = [aim[0] + back[0] * distance, aim[1] + back[1] * distance, aim[2] + back[2] * distance] as const
  const right = [ca, 0, sa] as const
  const up = [-sa * sr, cr, ca * sr] as const
  const side = Math.min(frame.width, frame.height)
  const { view, scale } = frame
  const ray = (column: number, row: number, out: Ray): void => {
    const u = (view.left + (column + 0.5) / scale - frame.width / 2) / side / LENS
    const v = (frame.height / 2 - (view.top + (row + 0.5) / scale)) / side / LENS
    const dx = right[0] * u + up[0] * v - back[0]
    const dy = right[1] * u + up[1] * v - back[1]
    const dz = right[2] * u + up[2] * v - back[2]
    const long = Math.sqrt(dx * dx + dy * dy + dz * dz)
    out.ox = eye[0]
    out.oy = eye[1]
    out.oz = eye[2]
    out.dx = dx / long
    out.dy = dy / long
    out.dz = dz / long
  }
  const project = ({ x, y, z, reach }: Ball) => {
    const [px, py, pz] = [x - eye[0], y - eye[1], z - eye[2]]
    const deep = Math.max(1, -(px * back[0] + py * back[1] + pz * back[2]))
    const u = (px * right[0] + py * right[1] + pz * right[2]) / deep
    const v = (px * up[0] + py * up[1] + pz * up[2]) / deep
    const size = side * LENS
    return { x: frame.width / 2 + u * size, y: frame.height / 2 - v * size, radius: (reach / deep) * size }
  }
  const cover = (ball: Ball) => {
    const seen = project(ball)
    const half = seen.radius * 1.12 + 2 / scale
    return clip(
      [(seen.x - half - view.left) * scale, (seen.x + half - view.left) * scale],
      [(seen.y - half - view.top) * scale, (seen.y + half - view.top) * scale],
      frame,
    )
  }
  return { columns: frame.widthPx, rows: frame.heightPx, ray, cover, project }
}

function clip(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): readonly [number, number, number, number] | null {
  const covered = [
    Math.max(0, Math.floor(left)),
    Math.min(widthPx - 1, Math.ceil(right)),
    Math.max(0, Math.floor(top)),
    Math.min(heightPx - 1, Math.ceil(bottom)),
  ] as const
  return covered[0] > covered[1] || covered[2] > covered[3] ? null : covered
}

/** Column, row and depth of a place as a light sees it. */
export interface Spot {
  column: number
  row: number
  deep: number
}

/** Parallel rays that come from a light, over a square of the table around its middle. */
export interface Beam extends Rays {
  locate: (x: number, y: number, z: number, out: Spot) => void
  /** Pixels a centimetre. */
  scale: number
}

export function openBeam(
  towards: readonly [number, number, number],
  { reach, pixels }: { reach: number; pixels: number },
): Beam {
  const [lx, ly, lz] = towards
  const flat = Math.hypot(lx, lz)
  const right = flat < 0.01 ? ([1, 0, 0] as const) : ([-lz / flat, 0, lx / flat] as const)
  const up = [ly * right[2] - lz * right[1], lz * right[0] - lx * right[2], lx * right[1] - ly * right[0]] as const
  const scale = pixels / (reach * 2)
  const far = reach * 3
  const ray = (column: number, row: number, out: Ray): void => {
    const u = (column + 0.5) / scale - reach
    const v = (row + 0.5) / scale - reach
    out.ox = right[0] * u + up[0] * v + lx * far
    out.oy = right[1] * u + up[1] * v + ly * far
    out.oz = right[2] * u + up[2] * v + lz * far
    out.dx = -lx
    out.dy = -ly
    out.dz = -lz
  }
  const locate = (x: number, y: number, z: number, out: Spot): void => {
    out.column = (x * right[0] + y * right[1] + z * right[2] + reach) * scale
    out.row = (x * up[0] + y * up[1] + z * up[2] + reach) * scale
    out.deep = far - (x * lx + y * ly + z * lz)
  }
  const place: Spot = { column: 0, row: 0, deep: 0 }
  const cover = ({ x, y, z, reach: radius }: Ball) => {
    locate(x, y, z, place)
    const half = radius * scale + 1
    const { column, row } = place
    return clip([column - half, column + half], [row - half, row + half], { widthPx: pixels, heightPx: pixels })
  }
  return { columns: pixels, rows: pixels, ray, cover, locate, scale }
}
