import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../chance.ts'
import { mixColours, type Rgb, toCss, toHex } from '../colour.ts'
import { createLayer, freeCanvas, type Layer, layOver } from '../frame.ts'
import { drawSubject } from '../subjects/draw-subject.ts'
import type { Actor } from './actor.ts'
import { createAir } from './shade-land.ts'
import type { Stage } from './stage.ts'

/** An actor drawn and lit on its own layer. */
export interface Figure {
  actor: Actor
  layer: Layer
}

/** Draws the subject and puts it into the scene's light: ground bounce below, shade away from the sun, air before it. */
export function drawFigure(stage: Stage, actor: Actor): Figure {
  const layer = createLayer(stage.frame)
  const { light, backlit } = stage.layout
  const flat = Math.hypot(light.x, light.y) || 1
  const ground = groundUnder(stage, actor)
  drawSubject(actor.name, {
    ctx: layer.ctx,
    x: actor.x,
    y: actor.y,
    height: actor.height,
    facing: actor.facing,
    random: createRandom(actor.seed),
    colour: actor.colour,
    palette: {
      light: toHex(stage.palette.light),
      ambient: toHex(stage.palette.ambient),
      shade: toHex(stage.palette.shade),
      ground: toHex(ground),
    },
    light: { x: light.x / flat, y: -light.y / flat },
    niji: stage.recipe.niji,
    ...(actor.pose === undefined ? {} : { pose: actor.pose }),
  })
  relight(stage, actor, layer.ctx, ground)
  if (backlit) darken(stage, actor, layer.ctx)
  return { actor, layer }
}

function groundUnder(stage: Stage, actor: Actor): Rgb {
  const { frame, picture } = stage
  const x = Math.min(frame.widthPx - 1, Math.max(0, Math.round(actor.x * frame.scale)))
  const y = Math.min(frame.heightPx - 1, Math.max(0, Math.round((actor.y + 4) * frame.scale)))
  const pixel = picture.canvas.getContext('2d').getImageData(x, y, 1, 1).data
  return [pixel[0] ?? 128, pixel[1] ?? 128, pixel[2] ?? 128]
}

function relight(stage: Stage, actor: Actor, ctx: SKRSContext2D, ground: Rgb): void {
  const { palette, layout } = stage
  const box = boxOf(actor)
  const side = layout.light.x >= 0 ? 1 : -1
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  const across = ctx.createLinearGradient(
    actor.x + side * actor.width * 0.5,
    0,
    actor.x - side * actor.width * 0.55,
    actor.height * 0.1,
  )
  across.addColorStop(0, toCss(palette.light, 0.16))
  across.addColorStop(0.4, toCss(palette.light, 0))
  across.addColorStop(1, toCss(palette.shade, 0.26))
  ctx.fillStyle = across
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const bounce = ctx.createLinearGradient(0, actor.y - actor.height * 0.3, 0, actor.y)
  bounce.addColorStop(0, toCss(ground, 0))
  bounce.addColorStop(1, toCss(mixColours(ground, palette.shade, 0.35), 0.38))
  ctx.fillStyle = bounce
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const air = createAir(stage)
  const marker = air([0, 0, 0], actor.x, actor.z)
  const clear = air([255, 255, 255], actor.x, actor.z)
  const veil = 1 - (clear[1] - marker[1]) / 255
  if (veil > 0.01) {
    ctx.fillStyle = toCss([marker[0] / veil, marker[1] / veil, marker[2] / veil], veil * 0.85)
    ctx.fillRect(box.x, box.y, box.width, box.height)
  }
  ctx.restore()
}

/** Against the sun the near side lies in shade, but its own colour stays readable. */
function darken(stage: Stage, actor: Actor, ctx: SKRSContext2D): void {
  const box = boxOf(actor)
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = toCss(stage.palette.shade, 0.2)
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.restore()
}

/** Generous box around an actor: tails, beams and flags reach past its measure. */
export function boxOf(actor: Actor): { x: number; y: number; width: number; height: number } {
  const width = actor.width * 1.5 + actor.height * 0.3
  return { x: actor.x - width / 2, y: actor.y - actor.height * 1.25, width, height: actor.height * 1.4 }
}

/** The shadow that ties a standing figure to the ground: dark where it touches, thrown away from the light. */
export function paintShadow(stage: Stage, { actor, layer }: Figure): void {
  if (actor.footing === 'air' || actor.footing === 'held' || actor.footing === 'water') return
  const { palette, layout, picture, frame } = stage
  const shadow = createLayer(frame)
  const { ctx } = shadow
  const lean = -(layout.light.x / Math.max(0.25, layout.light.y)) * 0.75
  const fall = layout.backlit ? 0.5 : 0.2
  ctx.save()
  ctx.translate(actor.x, actor.y - actor.height * 0.012)
  ctx.transform(1, 0, Math.max(-1.6, Math.min(1.6, -lean)), layout.backlit ? -fall : fall, 0, 0)
  ctx.translate(-actor.x, -actor.y)
  ctx.drawImage(layer.canvas, 0, 0, frame.width, frame.height)
  ctx.restore()
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = toCss(palette.shade)
  ctx.fillRect(0, 0, frame.width, frame.height)
  const pool = picture.ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  pool.addColorStop(0, toCss(palette.shade, 0.6))
  pool.addColorStop(1, toCss(palette.shade, 0))
  picture.ctx.save()
  picture.ctx.filter = `blur(${(1.6 * frame.scale).toFixed(2)}px)`
  layOver(picture, shadow.canvas, 0.42)
  picture.ctx.filter = 'none'
  picture.ctx.translate(actor.x, actor.y - actor.height * 0.01)
  picture.ctx.scale(actor.width * 0.5, Math.max(2, actor.height * 0.045))
  picture.ctx.fillStyle = pool
  picture.ctx.fillRect(-1, -1, 2, 2)
  picture.ctx.restore()
  freeCanvas(shadow.canvas)
}

/** The wet street shows what stands on it, soft and dim. */
export function reflectFigure(stage: Stage, { actor, layer }: Figure): void {
  if (actor.footing !== 'ground') return
  const { ctx } = stage.picture
  const { weather, medium } = stage.recipe.reading
  const wet = weather === 'rain' || weather === 'storm' || medium === 'neon'
  if (!wet) return
  ctx.save()
  ctx.filter = `blur(${(2.2 * stage.frame.scale).toFixed(1)}px)`
  ctx.globalAlpha = 0.5
  ctx.translate(0, actor.y * 2 - actor.height * 0.02)
  ctx.scale(1, -1)
  ctx.drawImage(layer.canvas, 0, 0, stage.frame.width, stage.frame.height)
  ctx.restore()
  ctx.filter = 'none'
}
