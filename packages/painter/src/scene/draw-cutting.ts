import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { lightColour, mixColours, type Rgb } from '../base/colour.ts'
import { freeCanvas } from '../base/frame.ts'
import { openCutting } from '../look/cutting.ts'
import type { Cutting } from '../recipe/recipe.ts'
import { writePixels } from '../base/canvas-pixels.ts'
import type { Actor } from './actor.ts'
import type { Stage } from './stage.ts'

/** How much of the scene's light falls on what was cut from a picture that had a light of its own. */
const LIT = 0.5
const LIT_AT_NIGHT = 0.65

/** Draws a cutting where its actor stands, in the scene's light. */
export function drawCutting({ palette, recipe }: Stage, ctx: SKRSContext2D, actor: Actor, cutting: Cutting): void {
  const share = recipe.reading.time === 'night' ? LIT_AT_NIGHT : LIT
  const light = mixColours(palette.light, palette.ambient, 0.25)
  const lit = (colour: Rgb) => mixColours(colour, lightColour(colour, light), share)
  const small = createCanvas(cutting.width, cutting.height)
  writePixels(small, openCutting(cutting, lit))
  ctx.save()
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.translate(actor.x, actor.y)
  ctx.scale(actor.facing, 1)
  ctx.drawImage(small, -actor.width / 2, -actor.height, actor.width, actor.height)
  ctx.restore()
  freeCanvas(small)
}
