import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { mixColours, toCss } from '../base/colour.ts'
import { createLayer, type Layer } from '../base/frame.ts'
import type { Setting } from '../recipe/recipe.ts'
import { findLoose, findSpare } from './growth.ts'
import { kindOf } from './settings/kinds.ts'
import { hasFeature, hasLight, hasMood, type Stage } from './stage.ts'

/** How many there are in the composed frame. */
const FLAKES = 330
/** What a creative upscale adds. */
const LOOSE_FLAKES = 150
const DROPS = 520
const SPLASHES = 90
const BANKS = 26
/** How far rain lies over in a storm. */
const STORM_SLANT = 2.2

/** Where no weather reaches. */
const UNTOUCHED: readonly Setting[] = ['underwater', 'cave', 'mars']

/** What falls or drifts between the viewer and the scene; what falls may be painted onto another layer than the rest. */
export function paintWeather(stage: Stage, falling: Layer = fallingOf(stage)): void {
  const { weather, setting } = stage.recipe.reading
  const { indoors, airless } = kindOf(setting)
  if (indoors || airless || UNTOUCHED.includes(setting)) return
  const random = createRandom(deriveSeed(stage.recipe.seed, 'weather'))
  const before = { ...stage, picture: falling }
  if (weather === 'snow' || (weather === 'clear' && hasFeature(stage, 'snow'))) paintFlakes(before, random)
  if (weather === 'rain') paintRain(stage, before, random, 1)
  if (weather === 'storm' || hasMood(stage, 'stormy')) {
    paintLightning(stage, random)
    paintRain(stage, before, random, STORM_SLANT)
  }
  if (isMisty(stage)) paintMist(stage, random)
}

/** What falls hides what a survey of the scene alone wants to see. */
function fallingOf({ survey, picture, frame }: Stage): Layer {
  return survey !== undefined && survey.shows !== 'all' ? createLayer(frame) : picture
}

function isMisty(stage: Stage): boolean {
  return stage.recipe.reading.weather === 'fog' || hasMood(stage, 'misty') || hasLight(stage, 'misty')
}

function paintFlakes(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const paintFlake = (chance: Random, place: () => { x: number; y: number }) => {
    const near = chance() ** 2.4
    const size = 0.7 + near * 4.2
    ctx.fillStyle = toCss(mixColours(stage.palette.cloudLit, [255, 255, 255], 0.65), 0.45 + chance() * 0.45)
    ctx.beginPath()
    const { x, y } = place()
    ctx.ellipse(x, y, size * 0.9, size, chance() * 3, 0, Math.PI * 2)
    ctx.fill()
  }
  const falling = stage.recipe.reading.weather === 'snow' ? FLAKES : 0
  for (let i = 0; i < falling; i++) paintFlake(random, () => ({ x: random() * width, y: random() * height }))
  for (const spare of findSpare(stage, 'flakes', falling)) paintFlake(spare.random, () => spare)
  for (const place of findLoose(stage, 'loose flakes', LOOSE_FLAKES)) paintFlake(place.random, () => place)
}

/** Drops before the scene, and what they do to its ground. */
function paintRain(stage: Stage, before: Stage, random: Random, slant: number): void {
  const { ctx } = before.picture
  const { width, height } = stage.frame
  const lean = -0.16 * slant
  const tone = mixColours(stage.palette.haze, [230, 240, 255], 0.6)
  // Broad strokes and flat patches lose thin lines.
  const broad = stage.recipe.reading.medium === 'cinematic' || stage.recipe.reading.medium === 'film' ? 1 : 2.8
  ctx.lineCap = 'round'
  const paintDrop = (chance: Random, place: () => { x: number; y: number }) => {
    const near = chance() ** 2
    const length = 9 + near * 40
    const { x, y } = place()
    ctx.strokeStyle = toCss(tone, Math.min(0.7, (0.1 + near * 0.32) * (0.6 + broad * 0.4)))
    ctx.lineWidth = (0.5 + near * 1.1) * broad
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + length * lean, y + length)
    ctx.stroke()
  }
  for (let i = 0; i < DROPS; i++)
    paintDrop(random, () => ({ x: random() * (width + 60) - 10, y: random() * (height + 30) - 30 }))
  for (const spare of findSpare(stage, 'rain', DROPS)) paintDrop(spare.random, () => spare)
  if (stage.recipe.reading.setting === 'city') paintSplashes(stage, random)
}

/** Small crowns where drops hit the street. */
function paintSplashes(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { horizon } = stage.layout
  const drop = stage.frame.height - horizon
  const paintSplash = (x: number, near: number) => {
    const size = 1 + near * 4
    ctx.strokeStyle = toCss([225, 235, 255], 0.25 + Math.min(1, near) * 0.3)
    ctx.lineWidth = 0.7
    ctx.beginPath()
    ctx.ellipse(x, horizon + 14 + near * drop, size * 1.8, size * 0.5, 0, 0, Math.PI * 2)
    ctx.stroke()
  }
  for (let i = 0; i < SPLASHES; i++) {
    const near = random()
    paintSplash(random() * stage.frame.width, near)
  }
  for (const { x, y } of findSpare(stage, 'splashes', SPLASHES)) {
    if (y > horizon + 14) paintSplash(x, (y - horizon - 14) / drop)
  }
}

/** A forked bolt in the sky, away from the light. */
function paintLightning(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width } = stage.frame
  const { horizon, focus } = stage.layout
  const start = focus > width / 2 ? between(random, 0.1, 0.3) * width : between(random, 0.7, 0.9) * width
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  const flash = ctx.createRadialGradient(start, horizon * 0.2, 0, start, horizon * 0.2, width * 0.42)
  flash.addColorStop(0, 'rgba(190,205,255,0.5)')
  flash.addColorStop(1, 'rgba(190,205,255,0)')
  ctx.fillStyle = flash
  const { view } = stage.frame
  ctx.fillRect(view.left, view.top, view.width, horizon - view.top)
  drawBolt(stage, random, { x: start, y: 0, end: horizon, width: 2.2 })
  // A picture that has grown upwards shows where the bolt comes from.
  const above = createRandom(deriveSeed(stage.recipe.seed, 'lightning'))
  if (view.top < 0) drawBolt(stage, above, { x: start, y: 0, end: view.top, width: 2.2 })
  ctx.restore()
}

function drawBolt(stage: Stage, random: Random, bolt: { x: number; y: number; end: number; width: number }): void {
  const { ctx } = stage.picture
  const points: { x: number; y: number }[] = []
  let { x, y } = bolt
  const way = bolt.end < bolt.y ? -1 : 1
  while (y * way < bolt.end * way) {
    points.push({ x, y })
    x += between(random, -11, 11)
    y += way * between(random, 6, 17)
  }
  for (const [wide, alpha] of [
    [5, 0.25],
    [1, 0.95],
  ] as const) {
    ctx.strokeStyle = toCss([226, 232, 255], alpha)
    ctx.lineWidth = bolt.width * wide
    ctx.beginPath()
    for (const point of points) ctx.lineTo(point.x, point.y)
    ctx.stroke()
  }
  const fork = points[Math.floor(points.length * 0.4)]
  if (fork && bolt.width > 1 && way > 0)
    drawBolt(stage, random, { x: fork.x, y: fork.y, end: bolt.end * 0.8, width: bolt.width * 0.5 })
}

/** Banks of mist that lie over the ground, thickest at the horizon. */
function paintMist(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const { horizon } = stage.layout
  const tone = mixColours(stage.palette.haze, stage.palette.skyLow, 0.4)
  const paintBank = (chance: Random, x: number, y: number) => {
    const wide = between(chance, 90, 220)
    const tall = between(chance, 7, 24)
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(wide, tall)
    const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    soft.addColorStop(0, toCss(tone, between(chance, 0.1, 0.34)))
    soft.addColorStop(1, toCss(tone, 0))
    ctx.fillStyle = soft
    ctx.fillRect(-1, -1, 2, 2)
    ctx.restore()
  }
  for (let bank = 0; bank < BANKS; bank++) {
    const y = horizon + (random() + random() - 0.95) * height * 0.16
    paintBank(random, random() * width, y)
  }
  for (const { x, random: chance } of findSpare(stage, 'mist', BANKS)) {
    paintBank(chance, x, horizon + (chance() + chance() - 0.95) * height * 0.16)
  }
}
