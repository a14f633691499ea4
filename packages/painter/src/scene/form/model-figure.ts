import { readPixels, writePixels } from '../../base/canvas-pixels.ts'
import { mixColours } from '../../base/colour.ts'
import type { Layer } from '../../base/frame.ts'
import type { Actor } from '../actor.ts'
import { isCel } from '../cel.ts'
import type { Stage } from '../stage.ts'
import { isModelled } from './flat-media.ts'
import { type FormLight, lightCel, lightForm } from './light-form.ts'
import { type Box, measureForm, type Roundness } from './measure-form.ts'

/** Figures lower than this many units are too small to be round. */
const LOWEST = 14

/** Gives a figure that was drawn flat the roundness of a body in the scene's light. */
export function modelFigure(stage: Stage, layer: Layer, actor: Actor): void {
  const { frame, recipe } = stage
  if (!isModelled(stage.recipe) || actor.height < LOWEST) return
  const all = readPixels(layer.canvas)
  const box = findBox(all, frame.widthPx)
  if (box === null) return
  const ctx = layer.canvas.getContext('2d')
  const image = ctx.getImageData(box.left, box.top, box.width, box.height)
  const form = measureForm(layer.canvas, box, roundnessOf(actor, frame.scale))
  const light = isCel(recipe) ? lightCel : lightForm
  light(image, form, aimAt(stage))
  ctx.putImageData(image, box.left, box.top)
}

/** Radii in units of what stands and lies about the figures, and how strongly it is modelled. */
const GROUND = { whole: 15, part: 4.5, groove: 1.2, strength: 0.6 }

/** Rounds what is painted about the figures by the edges of its flat colours: posts, hulls, cushions, stones. */
export function modelGround(stage: Stage): void {
  const { frame, picture, cover } = stage
  if (!isModelled(stage.recipe) || isCel(stage.recipe)) return
  const { widthPx, heightPx, scale } = frame
  const whole = { left: 0, top: 0, width: widthPx, height: heightPx }
  const pixels = readPixels(picture.canvas)
  const image = { data: pixels, width: widthPx, height: heightPx }
  const figures = readPixels(cover.canvas)
  const own = pixels.slice()
  const form = measureForm(picture.canvas, whole, {
    whole: GROUND.whole * scale,
    part: GROUND.part * scale,
    groove: GROUND.groove * scale,
    loose: true,
  })
  lightForm(image, form, { ...aimAt(stage), strength: GROUND.strength })
  for (let i = 0; i < pixels.length; i += 4) {
    const share = (figures[i + 3] ?? 0) / 255
    if (share === 0) continue
    for (let at = i; at < i + 3; at++) pixels[at] = (pixels[at] ?? 0) + ((own[at] ?? 0) - (pixels[at] ?? 0)) * share
  }
  writePixels(picture.canvas, pixels)
}

/** Wide things are as round as they are high. */
function roundnessOf({ height, width }: Actor, scale: number): Roundness {
  const size = Math.min(height, Math.max(width, height * 0.4)) * scale
  return { whole: size * 0.085, part: Math.max(1.5, size * 0.03), groove: Math.max(1, Math.min(2.4, size * 0.006)) }
}

/** The scene's light, from before the figure unless it stands against it. */
function aimAt({ layout, palette, recipe }: Stage): FormLight {
  const { light, backlit } = layout
  const [x, y, z] = [light.x, -Math.max(0.35, light.y), backlit ? 0.25 : 0.62]
  const length = Math.hypot(x, y, z)
  const peak = Math.max(1, ...palette.ambient)
  const cool = (value: number) => 0.3 + 0.3 * (value / peak)
  const dim = recipe.reading.time === 'night' ? 0.75 : 1
  return {
    x: x / length,
    y: y / length,
    z: z / length,
    shade: [cool(palette.ambient[0]), cool(palette.ambient[1]), cool(palette.ambient[2])],
    light: palette.light,
    air: mixColours(palette.skyMid, palette.ambient, 0.3),
    strength: dim,
  }
}

/** The smallest box about all that is drawn; null for nothing. */
function findBox(pixels: Uint8ClampedArray, wide: number): Box | null {
  const high = pixels.length / 4 / wide
  let [left, top, right, bottom] = [wide, high, -1, -1]
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      if ((pixels[(row * wide + column) * 4 + 3] ?? 0) === 0) continue
      if (column < left) left = column
      if (column > right) right = column
      if (row < top) top = row
      bottom = row
    }
  }
  return right < left ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
