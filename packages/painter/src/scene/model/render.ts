import { createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from '../../base/frame.ts'
import type { Stage } from '../stage.ts'
import { noteNearness } from '../survey.ts'
import type { Camera } from './camera.ts'
import { hiddenAt } from './contact.ts'
import { createMirrorImage, type MirrorImage, showMirror } from './mirror.ts'
import type { Point } from './material.ts'
import type { Surface } from './mesh.ts'
import { createDepths, type Depths, rasterise } from './raster.ts'
import type { Scenery } from './scenery.ts'
import { createFade, createPoint, createShader } from './shade.ts'
import { lie, locate, project } from './sight.ts'
import { aimSun, castShadows } from './sunlight.ts'

/** Samples along each side of a pixel. */
const FINE = 2

/** Paints a built place over the sky of the stage, as the camera sees it. */
export function renderScenery(stage: Stage, scenery: Scenery, camera: Camera): void {
  const sun = scenery.sun ?? aimSun(stage, camera)
  const shadows = castShadows(scenery, sun)
  const wish = { stage, scenery, camera, sun, shadows }
  const mirror = scenery.water === null ? null : createMirrorImage(wish, scenery.water)
  const { widthPx, heightPx } = stage.frame
  const depths = createDepths(widthPx * FINE, heightPx * FINE)
  rasterise(depths, scenery.mesh, project(camera, stage.frame, FINE), () => true)
  if (stage.survey) noteNearness(stage.survey, depths, FINE)
  const picture = shadePixels(wish, depths, mirror)
  lay(stage, picture.pixels)
  if (scenery.lamps.length > 0) lay(stage, picture.glow, true)
}

type Wish = Parameters<typeof createShader>[0]

/** Each surface that a pixel shows is coloured once, however many of its samples show it. */
function shadePixels(
  wish: Wish,
  depths: Depths,
  mirror: MirrorImage | null,
): { pixels: Uint8ClampedArray; glow: Uint8ClampedArray } {
  const { stage, scenery } = wish
  const { widthPx, heightPx, scale, view } = stage.frame
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4)
  const glow = new Uint8ClampedArray(scenery.lamps.length > 0 ? pixels.length : 0)
  const point = createPoint(stage)
  const shader = createShader(wish, point)
  const fade = createFade(stage, scenery)
  const reach = wish.camera.focal * scale * FINE
  const sum = new Float64Array(6)
  const at = { x: 0, y: 0 }
  const step = 1 / (scale * FINE)
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      sum.fill(0)
      let covered = 0
      let last = -1
      for (let part = 0; part < FINE * FINE; part++) {
        const sampleColumn = column * FINE + (part % FINE)
        const sampleRow = row * FINE + Math.floor(part / FINE)
        const sample = sampleRow * depths.width + sampleColumn
        const id = depths.surfaces[sample] as number
        if (id < 0) continue
        covered++
        if (id !== last) {
          const surface = scenery.mesh.surfaces[id] as Surface
          at.x = (sampleColumn + 0.5) * step + view.left
          at.y = (sampleRow + 0.5) * step + view.top
          const away = 1 / (depths.nearness[sample] as number)
          locate(point, wish.camera, at, away)
          lie(point, surface, wish.camera, scale)
          shader(surface, hiddenAt(depths, sampleColumn, sampleRow, reach))
          if (mirror !== null && point.mirror > 0) showMirror(point, mirror, at, wish.camera.focal / away)
          fade(point, at.x, away)
          last = id
        }
        gather(sum, point)
      }
      write(pixels, glow, (row * widthPx + column) * 4, { sum, covered })
    }
  }
  return { pixels, glow }
}

function gather(sum: Float64Array, { r, g, b, glow }: Point): void {
  const shine = Math.min(1, glow)
  sum[0] = (sum[0] as number) + r
  sum[1] = (sum[1] as number) + g
  sum[2] = (sum[2] as number) + b
  sum[3] = (sum[3] as number) + r * shine
  sum[4] = (sum[4] as number) + g * shine
  sum[5] = (sum[5] as number) + b * shine
}

function write(
  pixels: Uint8ClampedArray,
  glow: Uint8ClampedArray,
  at: number,
  { sum, covered }: { sum: Float64Array; covered: number },
): void {
  if (covered === 0) return
  for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (sum[channel] as number) / covered
  pixels[at + 3] = (covered * 255) / (FINE * FINE)
  if (glow.length === 0) return
  for (let channel = 0; channel < 3; channel++) glow[at + channel] = (sum[channel + 3] as number) / (FINE * FINE)
  glow[at + 3] = 255
}

/** Lays pixels over the picture; light is added as it bleeds into the air. */
function lay({ frame, picture }: Stage, pixels: Uint8ClampedArray, bleeds = false): void {
  const canvas = createCanvas(frame.widthPx, frame.heightPx)
  const own = canvas.getContext('2d')
  const image = own.createImageData(frame.widthPx, frame.heightPx)
  image.data.set(pixels)
  own.putImageData(image, 0, 0)
  const { ctx } = picture
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  if (bleeds) {
    ctx.globalCompositeOperation = 'screen'
    for (const [radius, strength] of BLEED) {
      ctx.filter = `blur(${(radius * frame.scale).toFixed(1)}px)`
      ctx.globalAlpha = strength
      ctx.drawImage(canvas, 0, 0)
    }
    ctx.filter = 'none'
  } else ctx.drawImage(canvas, 0, 0)
  ctx.restore()
  freeCanvas(canvas)
}

const BLEED = [
  [3, 0.5],
  [16, 0.55],
] as const
