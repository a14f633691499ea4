import { createCanvas } from '@napi-rs/canvas'
import { mixColours, parseHex, toHex } from '../base/colour.ts'
import { freeCanvas } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { flattenMotif } from './flatten-motif.ts'
import type { Inks } from './inks.ts'
import { drawMotif, type Motif } from './motif.ts'

/** Edges are found at this size, whatever the size of the picture. */
const DRAWN_PX = 680

/** The motif in four inks with a dark line around it, so that it stands on any ground; null where there is nothing to show. */
export function drawInked(recipe: Recipe, { dark, main, light }: Inks): Motif | null {
  const motif = drawMotif(recipe, DRAWN_PX)
  if (motif === null) return null
  const middle = toHex(mixColours(parseHex(dark), parseHex(main), 0.45))
  const flat = flattenMotif(motif, { colours: 4, inks: [dark, middle, main, light] })
  freeCanvas(motif.canvas)
  return edgeMotif(flat, dark, DRAWN_PX * 0.008)
}

/** The motif in its own colours, flat. */
export function drawFlat(recipe: Recipe, colours: number): Motif | null {
  const motif = drawMotif(recipe, DRAWN_PX)
  return motif === null ? null : flattenMotif(motif, { colours })
}

const STEPS = 24

/** A line of one colour, `width` pixels wide, around the outside of the motif. */
export function edgeMotif(motif: Motif, colour: string, width: number): Motif {
  const { canvas } = motif
  const around = Math.ceil(width) + 1
  const [wide, high] = [canvas.width + around * 2, canvas.height + around * 2]
  const shape = createCanvas(wide, high)
  const ctx = shape.getContext('2d')
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * Math.PI * 2
    ctx.drawImage(canvas, around + Math.cos(angle) * width, around + Math.sin(angle) * width)
  }
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, wide, high)
  ctx.globalCompositeOperation = 'source-over'
  ctx.drawImage(canvas, around, around)
  freeCanvas(canvas)
  return { canvas: shape, aspect: wide / high }
}
