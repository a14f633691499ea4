import { pixelAt, type Frame } from '../../base/frame.ts'
import { skyColour } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { type Camera, horizonOf } from './camera.ts'
import { grain } from './grain.ts'
import { type Point, seenAt } from './material.ts'
import type { Surface } from './mesh.ts'
import { createDepths, type Projection, rasterise } from './raster.ts'
import { createFade, createPoint, createShader, type ShaderWish } from './shade.ts'
import { lie, locate, project } from './sight.ts'

/** The world upside down under the water, as it is seen in it. */
export interface MirrorImage {
  frame: Frame
  width: number
  height: number
  pixels: Uint8ClampedArray
}

/** Samples along a pixel: water is never sharp. */
const COARSE = 0.5

export function createMirrorImage(wish: ShaderWish, level: number): MirrorImage {
  const { stage, scenery, camera } = wish
  const { frame } = stage
  const depths = createDepths(Math.ceil(frame.widthPx * COARSE), Math.ceil(frame.heightPx * COARSE))
  const { width, height } = depths
  rasterise(depths, scenery.mesh, mirrorAt(project(camera, frame, COARSE), level), (face) => isAbove(wish, face, level))
  const pixels = mirrorSky(stage, camera, { width, height })
  const point = createPoint(stage)
  const shader = createShader(wish, point)
  const fade = createFade(stage, scenery)
  const scale = frame.scale * COARSE
  for (let at = 0; at < width * height; at++) {
    const id = depths.surfaces[at] as number
    if (id < 0) continue
    const place = {
      x: ((at % width) + 0.5) / scale + frame.view.left,
      y: (Math.floor(at / width) + 0.5) / scale + frame.view.top,
    }
    const away = 1 / (depths.nearness[at] as number)
    locate(point, camera, place, away)
    point.y = 2 * level - point.y
    const surface = scenery.mesh.surfaces[id] as Surface
    lie(point, surface, camera, scale)
    shader(surface, 0.12)
    fade(point, place.x, away)
    pixels[at * 3] = point.r
    pixels[at * 3 + 1] = point.g
    pixels[at * 3 + 2] = point.b
  }
  return { frame, width, height, pixels }
}

function mirrorAt({ near, turn, land }: Projection, level: number): Projection {
  return { near, land, turn: (x, y, z, out) => turn(x, level - Math.max(0, y - level), z, out) }
}

/** What lies in the water or under it has no image. */
function isAbove({ scenery: { mesh } }: ShaderWish, face: number, level: number): boolean {
  for (let k = 0; k < 3; k++) {
    if ((mesh.corners[(mesh.faces[face + k] as number) * 3 + 1] as number) > level + 0.03) return true
  }
  return false
}

/** The painted sky turned over at the horizon; above the picture it goes on without clouds. */
function mirrorSky(stage: Stage, camera: Camera, size: { width: number; height: number }): Uint8ClampedArray {
  const { frame, picture } = stage
  const sky = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx).data
  const pixels = new Uint8ClampedArray(size.width * size.height * 3)
  const horizon = horizonOf(camera)
  for (let row = 0; row < size.height; row++) {
    const y = (row + 0.5) / (frame.scale * COARSE) + frame.view.top
    const over = horizon * 2 - y
    const source = Math.floor(pixelAt(frame, 0, over).row)
    const plain = skyColour(stage, frame.width / 2, Math.max(0, over))
    for (let column = 0; column < size.width; column++) {
      const at = (row * size.width + column) * 3
      const from = (source * frame.widthPx + Math.min(frame.widthPx - 1, Math.floor(column / COARSE))) * 4
      const seen = source >= 0 && source < frame.heightPx && (sky[from + 3] ?? 0) > 250
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = seen ? (sky[from + channel] as number) : (plain[channel] as number)
    }
  }
  return pixels
}

/** Ripples draw the image out downwards; the steeper one looks in, the more of the water itself is seen. */
export function showMirror(
  point: Point,
  mirror: MirrorImage,
  at: { x: number; y: number },
  unitsPerMetre: number,
): void {
  const near = seenAt(point, 0.5)
  const wave =
    (grain(point.x * 1.3, point.z * 4.2) - 0.5) * near + (grain(point.x * 0.4 + 40, point.z * 1.1) - 0.5) * 0.7
  const push = Math.min(22, unitsPerMetre * 0.16)
  const { column, row } = pixelAt(mirror.frame, at.x + wave * push * 0.2, at.y + wave * push)
  const share = point.mirror
  const sparkle = 1 + wave * 0.1
  sample(mirror, column * COARSE - 0.5, row * COARSE - 0.5)
  point.r += ((seen[0] as number) * sparkle - point.r) * share
  point.g += ((seen[1] as number) * sparkle - point.g) * share
  point.b += ((seen[2] as number) * sparkle - point.b) * share
}

const seen = new Float64Array(3)

/** Between the four pixels around a place, into `seen`. */
function sample({ width, height, pixels }: MirrorImage, column: number, row: number): void {
  const x = Math.min(width - 1.001, Math.max(0, column))
  const y = Math.min(height - 1.001, Math.max(0, row))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const [u, v] = [x - left, y - top]
  const at = (top * width + left) * 3
  const below = at + (top + 1 < height ? width * 3 : 0)
  const next = left + 1 < width ? 3 : 0
  for (let channel = 0; channel < 3; channel++) {
    const upper = (pixels[at + channel] as number) * (1 - u) + (pixels[at + next + channel] as number) * u
    const lower = (pixels[below + channel] as number) * (1 - u) + (pixels[below + next + channel] as number) * u
    seen[channel] = upper * (1 - v) + lower * v
  }
}
