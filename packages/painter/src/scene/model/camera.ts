import { dot, type Spot } from './mesh.ts'

/** An eye in the world; places of the picture are in the frame's units, y down. */
export interface Camera {
  eye: Spot
  right: Spot
  up: Spot
  forward: Spot
  focal: number
  /** Where what lies straight ahead is seen. */
  cx: number
  cy: number
}

/** Radians: `yaw` to the right, `pitch` up. */
export function aimCamera(
  eye: Spot,
  { yaw, pitch }: { yaw: number; pitch: number },
  lens: Pick<Camera, 'focal' | 'cx' | 'cy'>,
): Camera {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  return {
    eye,
    right: [cy, 0, -sy],
    up: [-sy * sp, cp, -cy * sp],
    forward: [sy * cp, sp, cy * cp],
    ...lens,
  }
}

/** Where the horizon lies in the picture; far outside where one looks straight down. */
export function horizonOf({ forward, focal, cy }: Camera): number {
  const flat = Math.max(0.08, Math.hypot(forward[0], forward[2]))
  return cy + (focal * forward[1]) / flat
}

/** Place in the picture of a direction, or null behind the eye. */
export function placeOfWay({ right, up, forward, focal, cx, cy }: Camera, way: Spot): { x: number; y: number } | null {
  const away = dot(way, forward)
  if (away <= 0.01) return null
  return { x: cx + (focal * dot(way, right)) / away, y: cy - (focal * dot(way, up)) / away }
}
