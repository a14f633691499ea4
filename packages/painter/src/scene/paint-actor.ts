import type { SKRSContext2D } from '@napi-rs/canvas'
import { isCel } from './cel.ts'
import { createRandom } from '../base/chance.ts'
import { mixColours, type Rgb, toCss, toHex } from '../base/colour.ts'
import { createLayer, drawWhole, fillWhole, freeCanvas, layOver, pixelAt } from '../base/frame.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { drawSubject, type SubjectBrush } from '../subjects/draw-subject.ts'
import type { EyeSpot } from '../subjects/kit/eye-spots.ts'
import { findCutting } from '../subjects/cutting-name.ts'
import type { Actor } from './actor.ts'
import { drawCutting } from './draw-cutting.ts'
import { boxOf, type Figure } from './figure.ts'
import { figureBlur } from './focus.ts'
import { isFlat } from './form/flat-media.ts'
import { modelFigure } from './form/model-figure.ts'
import { bendFigure } from './keystone.ts'
import { lightRim } from './rim.ts'
import { createAir } from './shade-land.ts'
import { hasLight, type Stage } from './stage.ts'
import { noteFigure } from './survey.ts'

/** Draws the subject and puts it into the scene's light: ground bounce below, shade away from the sun, air before it. */
export function drawFigure(stage: Stage, actor: Actor): Figure {
  const layer = createLayer(stage.frame)
  if (stage.survey?.shows === 'behind') return { actor, layer }
  const { light, backlit } = stage.layout
  const flat = Math.hypot(light.x, light.y) || 1
  const ground = groundUnder(stage, actor)
  const cutting = stage.recipe.cuttings?.[findCutting(actor.name) ?? -1]
  if (cutting) drawCutting(stage, layer.ctx, actor, cutting)
  drawSubject(actor.guise ?? actor.name, {
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
    niji: isCel(stage.recipe),
    ...sayActor(actor),
    ...askEyes(stage, actor),
    hand: isPaintedAs(4, stage.recipe) ? 'fourth' : 'third',
  })
  modelFigure(stage, layer, actor)
  relight(stage, actor, layer.ctx, ground)
  if (backlit) darken(stage, actor, layer.ctx)
  const rim = chooseRim(stage, actor)
  if (rim !== null) lightRim(stage, layer, rim)
  return bendFigure(stage.frame, { actor, layer }, stage.layout.tilt)
}

/** Where its eyes are is only asked by a survey. */
function askEyes({ survey }: Stage, actor: Actor): { eyes?: EyeSpot[] } {
  if (survey === undefined) return {}
  const eyes: EyeSpot[] = []
  survey.eyes.set(actor, eyes)
  return { eyes }
}

/** How somebody stands, and what is worn: what the brush asks beside place and colour. */
function sayActor({
  pose,
  part,
  looks,
  turn,
  young,
}: Actor): Pick<SubjectBrush, 'pose' | 'part' | 'looks' | 'turn' | 'young'> {
  return {
    young: young === true,
    ...(pose === undefined ? {} : { pose }),
    ...(part === undefined ? {} : { part }),
    ...(looks === undefined ? {} : { looks }),
    ...(turn === undefined ? {} : { turn }),
  }
}

/** Only a light that stands out draws a line around what it falls on. */
function chooseRim({ layout, recipe }: Stage, actor: Actor): { width: number; strength: number } | null {
  const lights = recipe.reading.lights ?? []
  const width = Math.min(3.4, Math.max(1, actor.height * 0.012))
  if (layout.backlit) return { width: width * 1.5, strength: 0.95 }
  if (lights.some((light) => light === 'dramatic' || light === 'hard' || light === 'moody'))
    return { width, strength: 0.8 }
  if (layout.gloom > 0 || layout.disc) return { width, strength: 0.6 }
  return recipe.reading.time === 'day' ? null : { width: width * 0.8, strength: 0.4 }
}

function groundUnder(stage: Stage, actor: Actor): Rgb {
  const { frame, picture } = stage
  const { column, row } = pixelAt(frame, actor.x, actor.y + 4)
  const x = Math.min(frame.widthPx - 1, Math.max(0, Math.round(column)))
  const y = Math.min(frame.heightPx - 1, Math.max(0, Math.round(row)))
  const pixel = picture.canvas.getContext('2d').getImageData(x, y, 1, 1).data
  return [pixel[0] ?? 128, pixel[1] ?? 128, pixel[2] ?? 128]
}

function relight(stage: Stage, actor: Actor, ctx: SKRSContext2D, ground: Rgb): void {
  const box = boxOf(actor)
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  if (!isFlat(stage.recipe)) shadeAcross(stage, actor, ctx, ground)
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

/** Light from one side to the other, and what the ground throws back. */
function shadeAcross(stage: Stage, actor: Actor, ctx: SKRSContext2D, ground: Rgb): void {
  const { palette, layout } = stage
  const box = boxOf(actor)
  const side = layout.light.x >= 0 ? 1 : -1
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
}

/** Against the sun the near side lies in shade, but its own colour stays readable. */
function darken(stage: Stage, actor: Actor, ctx: SKRSContext2D): void {
  const box = boxOf(actor)
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  // A colour that the words bind to the noun must be seen.
  ctx.fillStyle = toCss(stage.palette.shade, actor.colour === null ? 0.66 : 0.5)
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.restore()
}

/** The shadow that ties a standing figure to the ground: dark where it touches, thrown away from the light. */
function paintShadow(stage: Stage, { actor, layer }: Figure): void {
  if (actor.footing === 'air' || actor.footing === 'held' || actor.footing === 'water') return
  if (stage.recipe.reading.setting === 'paper') return
  const { palette, layout, picture, frame } = stage
  const shadow = createLayer(frame)
  const { ctx } = shadow
  const lean = -(layout.light.x / Math.max(0.25, layout.light.y)) * 0.75
  const fall = layout.backlit ? 0.5 : 0.2
  ctx.save()
  ctx.translate(actor.x, actor.y - actor.height * 0.012)
  ctx.transform(1, 0, Math.max(-1.6, Math.min(1.6, -lean)), layout.backlit ? -fall : fall, 0, 0)
  ctx.translate(-actor.x, -actor.y)
  drawWhole(ctx, frame, layer.canvas)
  ctx.restore()
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = toCss(palette.shade)
  fillWhole(ctx, frame)
  const pool = picture.ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  pool.addColorStop(0, toCss(palette.shade, 0.6))
  pool.addColorStop(1, toCss(palette.shade, 0))
  picture.ctx.save()
  const hard = hasLight(stage, 'hard', 'sun', 'dramatic')
  if (!hard) picture.ctx.filter = `blur(${(1.6 * frame.scale).toFixed(2)}px)`
  layOver(picture, shadow.canvas, hard ? 0.66 : 0.42)
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
  const wet = weather === 'rain' || weather === 'storm' || medium === 'neon' || hasLight(stage, 'reflection')
  if (!wet) return
  ctx.save()
  ctx.filter = `blur(${(2.2 * stage.frame.scale).toFixed(1)}px)`
  ctx.globalAlpha = 0.5
  ctx.translate(0, actor.y * 2 - actor.height * 0.02)
  ctx.scale(1, -1)
  drawWhole(ctx, stage.frame, layer.canvas)
  ctx.restore()
  ctx.filter = 'none'
}

/** Puts a drawn figure into the picture, and gives its own layer back. */
export function layFigure(stage: Stage, figure: Figure): void {
  stage.laid.push(figure.actor)
  if (stage.survey) noteFigure(stage.survey, figure.actor, figure.layer)
  if (stage.survey?.shows === 'behind') return freeCanvas(figure.layer.canvas)
  paintShadow(stage, figure)
  const blur = figureBlur(stage, figure.actor)
  if (blur > 0) stage.picture.ctx.filter = `blur(${(blur * stage.frame.scale).toFixed(2)}px)`
  layOver(stage.picture, figure.layer.canvas)
  stage.picture.ctx.filter = 'none'
  layOver(stage.cover, figure.layer.canvas)
  freeCanvas(figure.layer.canvas)
}
