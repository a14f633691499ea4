import { deriveSeed } from '../base/chance.ts'
import { createLayer, drawWhole, fillWhole, freeCanvas, layOver, type Layer, placeAt } from '../base/frame.ts'
import { createNoise, smoothStep } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { stampDate } from './date-stamp.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'

/** A photograph on old negative: soft towards the edges, red light around the brightest, faded, grainy, light let in at one side. */
export function* paintFilm(stage: Stage): Generator<MediumStep, Layer> {
  const picture = exposeFilm(stage)
  yield { share: 0.3, layer: picture }
  addHalation(stage, picture)
  yield { share: 0.5, layer: picture }
  develop(stage, picture)
  leakLight(stage, picture)
  yield { share: 0.8, layer: picture }
  addDust(stage, picture)
  closeGate(stage, picture)
  stampDate(stage, picture)
  return picture
}

/** An old lens is sharp in the middle only. */
function exposeFilm({ frame, picture: scene }: Stage): Layer {
  const picture = createLayer(frame)
  layOver(picture, scene.canvas)
  const soft = createLayer(frame)
  soft.ctx.filter = `blur(${(3.4 * frame.scale).toFixed(2)}px)`
  drawWhole(soft.ctx, frame, scene.canvas)
  soft.ctx.filter = 'none'
  soft.ctx.globalCompositeOperation = 'destination-in'
  const { width, height } = frame
  const reach = Math.hypot(width, height) / 2
  const edge = soft.ctx.createRadialGradient(width / 2, height / 2, reach * 0.4, width / 2, height / 2, reach)
  edge.addColorStop(0, 'rgba(0,0,0,0.22)')
  edge.addColorStop(1, 'rgba(0,0,0,1)')
  soft.ctx.fillStyle = edge
  fillWhole(soft.ctx, frame)
  layOver(picture, soft.canvas)
  freeCanvas(soft.canvas)
  return picture
}

/** Light that went through the film comes back red from behind it. */
function addHalation({ frame, recipe }: Stage, picture: Layer): void {
  const bright = createLayer(frame)
  const pixels = readPixels(picture.canvas)
  for (let at = 0; at < pixels.length; at += 4) {
    const luma = 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
    const keep = smoothStep(165, 245, luma)
    pixels.set([255 * keep, 92 * keep, 38 * keep], at)
  }
  writePixels(bright.canvas, pixels)
  picture.ctx.save()
  picture.ctx.globalCompositeOperation = 'screen'
  picture.ctx.filter = `blur(${(9 * frame.scale).toFixed(1)}px)`
  layOver(picture, bright.canvas, Math.min(0.6, 0.3 * mediumStrength(recipe)))
  picture.ctx.restore()
  picture.ctx.filter = 'none'
  freeCanvas(bright.canvas)
}

/** Faded blacks towards green, lights towards cream, and clumps of grain that are coarsest in the middle tones. */
function develop({ frame, recipe }: Stage, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const clump = createNoise(deriveSeed(recipe.seed, 'clump'))
  const hand = mediumStrength(recipe)
  for (let at = 0; at < pixels.length / 4; at++) {
    const i = at * 4
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const luma = 0.3 * red + 0.59 * green + 0.11 * blue
    const middle = 0.5 + 1.6 * (luma / 255) * (1 - luma / 255)
    const silver = (clump(x / 0.95, y / 0.95) * 0.7 + clump(x / 2.3 + 70, y / 2.3) * 0.5) * 15 * hand * middle
    const tint = clump(x / 1.3 + 300, y / 1.3) * 5 * hand
    pixels[i] = fade(luma + (red - luma) * 0.82, { low: 36, high: 248, grain: silver + tint })
    pixels[i + 1] = fade(luma + (green - luma) * 0.82, { low: 38, high: 236, grain: silver })
    pixels[i + 2] = fade(luma + (blue - luma) * 0.74, { low: 46, high: 200, grain: silver - tint })
  }
  writePixels(picture.canvas, pixels)
}

/** The film's own curve: soft toe and shoulder, black that is no longer black. */
function fade(value: number, { low, high, grain }: { low: number; high: number; grain: number }): number {
  const share = Math.min(1, Math.max(0, value / 255))
  const curved = share * share * (3 - 2 * share) * 0.55 + share * 0.45
  return low + (high - low) * curved + grain
}

/** Light that came in at the camera's back, along one side of the composed frame. */
function leakLight({ frame, layout, recipe }: Stage, { ctx }: Layer): void {
  const side = layout.focus > frame.width / 2 ? 0 : frame.width
  const into = side === 0 ? 1 : -1
  const wobble = createNoise(deriveSeed(recipe.seed, 'leak'))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (const [reach, colour, strength] of [
    [0.34, '255,74,20', 0.6],
    [0.15, '255,176,60', 0.62],
  ] as const) {
    const y = frame.height * (0.5 + 0.42 * wobble(reach * 9, 3))
    const wide = frame.width * reach * (0.85 + 0.3 * mediumStrength(recipe))
    ctx.save()
    ctx.translate(side - into * wide * 0.12, y)
    ctx.scale(wide, frame.height * 0.62)
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    glow.addColorStop(0, `rgba(${colour},${strength})`)
    glow.addColorStop(0.5, `rgba(${colour},${strength * 0.42})`)
    glow.addColorStop(1, `rgba(${colour},0)`)
    ctx.fillStyle = glow
    ctx.fillRect(-1, -1, 2, 2)
    ctx.restore()
  }
  ctx.restore()
}

/** Specks and a hair on the negative print white. */
function addDust({ frame, recipe }: Stage, { ctx }: Layer): void {
  const place = createNoise(deriveSeed(recipe.seed, 'dust'))
  const at = (index: number) => ({
    x: frame.width * (0.5 + 0.62 * place(index * 5.7, 2)),
    y: frame.height * (0.5 + 0.62 * place(index * 4.3, 40)),
  })
  ctx.fillStyle = 'rgba(250,244,228,0.6)'
  ctx.strokeStyle = 'rgba(250,244,228,0.42)'
  ctx.lineWidth = 0.7
  ctx.beginPath()
  for (let index = 0; index < 22; index++) {
    const { x, y } = at(index)
    ctx.moveTo(x, y)
    ctx.arc(x, y, 0.4 + Math.abs(place(index, 9)) * 0.9, 0, Math.PI * 2)
  }
  ctx.fill()
  ctx.beginPath()
  for (let index = 30; index < 33; index++) {
    const { x, y } = at(index)
    ctx.moveTo(x, y)
    ctx.bezierCurveTo(x + 9, y - 6, x + 12, y + 8, x + 20 * place(index, 60), y + 16)
  }
  ctx.stroke()
}

/** Width of the dark edge, in units. */
const GATE_UNITS = 12

/** The camera's gate: a dark edge with round corners, a little askew as the film weaves. */
function closeGate({ frame, recipe }: Stage, { ctx }: Layer): void {
  const { left, top, width, height } = frame.view
  const weave = createNoise(deriveSeed(recipe.seed, 'weave'))
  const edge = GATE_UNITS * 0.72
  ctx.fillStyle = '#0b0908'
  ctx.beginPath()
  ctx.rect(left - 1, top - 1, width + 2, height + 2)
  ctx.roundRect(left + edge + weave(1, 1) * 2, top + edge + weave(5, 2) * 2, width - edge * 2, height - edge * 2, 9)
  ctx.fill('evenodd')
}
