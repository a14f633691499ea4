import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { mixColours, parseHex, toCss } from '../base/colour.ts'
import { freeCanvas } from '../base/frame.ts'
import { drawGlobe } from './globe.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { findSpare } from './growth.ts'
import { paintPhenomena } from './phenomena/paint-phenomena.ts'
import { kindOf } from './settings/kinds.ts'
import { hasFeature, hasMood, isUnwanted, type Stage } from './stage.ts'
import { isSunGrand, isSunSeen } from './sun-seen.ts'

/** Stars, sun or moon, and the Earth as the Moon sees it. */
export function paintHeavens(stage: Stage): void {
  const { setting, time } = stage.recipe.reading
  const { airless } = kindOf(setting)
  if (setting === 'underwater') return
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'heavens'))
  if (hasMood(stage, 'surreal')) paintStrangeMoon(stage)
  const starry = airless || time === 'night' || hasFeature(stage, 'stars', 'galaxy')
  if (starry && !isUnwanted(stage, 'stars')) paintStars(stage, random)
  paintPhenomena(stage)
  const earthly = setting === 'moon' && !isUnwanted(stage, 'earth')
  if (earthly || hasFeature(stage, 'earth')) return paintEarth(stage, random)
  if (!airless && !isSunHidden(stage)) paintSunOrMoon(stage, random)
}

function paintSunOrMoon(stage: Stage, random: Random): void {
  if (!isSunSeen(stage.recipe)) return
  const moonlit = stage.recipe.reading.time === 'night' || hasFeature(stage, 'moon')
  if (isUnwanted(stage, moonlit ? 'moon' : 'sun')) return
  if (moonlit) paintMoon(stage, random)
  else paintSun(stage)
}

function isSunHidden(stage: Stage): boolean {
  const { weather, features } = stage.recipe.reading
  if (features.includes('moon') || features.includes('sun')) return false
  return weather === 'storm' || weather === 'rain' || weather === 'fog' || hasMood(stage, 'stormy')
}

function paintStars(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width } = stage.frame
  const many = hasFeature(stage, 'stars', 'galaxy') || stage.recipe.reading.setting !== 'open'
  const veiled = isSunHidden(stage) ? 0.12 : 1
  const bottom = stage.layout.horizon
  if (many && veiled === 1) paintMilkyWay(stage, random)
  const count = many ? 520 : 260
  // Flat media lose what is small: there the stars are fewer than in nature, and larger.
  const swell = isFlat(stage) ? 1.45 : 1
  const paintStar = (chance: Random, placeOf: () => { x: number; y: number }) => {
    const size = (0.35 + chance() ** 6 * 2) * swell
    const bright = (0.3 + 0.7 * chance()) * veiled
    const place = placeOf()
    ctx.fillStyle = toCss(chance() < 0.2 ? [255, 226, 190] : [238, 244, 255], bright)
    ctx.beginPath()
    ctx.arc(place.x, place.y, size, 0, Math.PI * 2)
    ctx.fill()
    if (size > 1.5 && veiled === 1) paintTwinkle(ctx, place, size)
  }
  for (let i = 0; i < count; i++) paintStar(random, () => ({ x: random() * width, y: random() ** 1.2 * bottom }))
  for (const spare of findSpare(stage, 'stars', (count * stage.frame.height) / bottom)) {
    if (spare.y < bottom || stage.recipe.reading.setting === 'space') paintStar(spare.random, () => spare)
  }
}

function isFlat({ recipe }: Stage): boolean {
  return recipe.niji || ['anime', 'watercolour', 'ink', 'pencil'].includes(recipe.reading.medium)
}

function paintTwinkle(ctx: SKRSContext2D, place: { x: number; y: number }, size: number): void {
  ctx.strokeStyle = 'rgba(240,246,255,0.55)'
  ctx.lineWidth = 0.6
  ctx.beginPath()
  ctx.moveTo(place.x - size * 3.2, place.y)
  ctx.lineTo(place.x + size * 3.2, place.y)
  ctx.moveTo(place.x, place.y - size * 3.2)
  ctx.lineTo(place.x, place.y + size * 3.2)
  ctx.stroke()
}

/** A slanting band of many soft small lights. */
function paintMilkyWay(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width } = stage.frame
  const lean = random() < 0.5 ? 1 : -1
  const tint = mixColours(stage.palette.cloudLit, [190, 200, 255], 0.5)
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (let i = 0; i < 170; i++) {
    const along = random()
    const off = (random() + random() + random() - 1.5) * 46
    const x = width * (0.5 + lean * (along - 0.5) * 1.3) + off
    const y = stage.layout.horizon * (along * 1.05) + off * 0.3
    const radius = 8 + random() * 26
    const glow = ctx.createRadialGradient(x, y, 0, x, y, radius)
    glow.addColorStop(0, toCss(tint, 0.05 + random() * 0.05))
    glow.addColorStop(1, toCss(tint, 0))
    ctx.fillStyle = glow
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  ctx.restore()
}

function paintSun(stage: Stage): void {
  const { ctx } = stage.picture
  const { sun } = stage.layout
  paintHalo(stage, sun.radius * 5, 0.55)
  ctx.fillStyle = toCss(mixColours(stage.palette.sun, [255, 255, 255], 0.35))
  ctx.beginPath()
  ctx.arc(sun.x, sun.y, sun.radius, 0, Math.PI * 2)
  ctx.fill()
}

function paintMoon(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { sun } = stage.layout
  const named = stage.recipe.reading.featureColours?.['moon']
  const face = named === undefined ? stage.palette.sun : mixColours(parseHex(named), [255, 255, 255], 0.25)
  paintHalo(stage, sun.radius * 6, 0.4)
  ctx.save()
  ctx.beginPath()
  ctx.arc(sun.x, sun.y, sun.radius, 0, Math.PI * 2)
  ctx.fillStyle = toCss(face)
  ctx.fill()
  ctx.clip()
  for (let i = 0; i < 9; i++) {
    const turn = random() * Math.PI * 2
    const out = Math.sqrt(random()) * sun.radius
    ctx.fillStyle = toCss(mixColours(face, stage.palette.skyMid, 0.35), 0.3)
    ctx.beginPath()
    const size = sun.radius * (0.12 + random() * 0.28)
    ctx.ellipse(sun.x + Math.cos(turn) * out, sun.y + Math.sin(turn) * out, size, size * 0.8, turn, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.restore()
}

const STRANGE = '#e8825a'

/** A moon far too near, at the side that the light leaves free. */
function paintStrangeMoon(stage: Stage): void {
  if (!isSunGrand(stage.recipe)) return
  const { layout, frame } = stage
  const radius = Math.min(frame.width, frame.height) * 0.23
  const sun = { x: frame.width - layout.sun.x, y: Math.max(radius * 0.8, layout.horizon - radius * 1.15), radius }
  const reading = { ...stage.recipe.reading, featureColours: { moon: STRANGE } }
  paintMoon(
    { ...stage, recipe: { ...stage.recipe, reading }, layout: { ...layout, sun } },
    createRandom(deriveSeed(stage.recipe.layoutSeed, 'strange')),
  )
}

function paintHalo(stage: Stage, radius: number, strength: number): void {
  const { ctx } = stage.picture
  const { x, y } = stage.layout.sun
  const halo = ctx.createRadialGradient(x, y, 0, x, y, radius)
  halo.addColorStop(0, toCss(stage.palette.sun, strength))
  halo.addColorStop(0.3, toCss(stage.palette.sun, strength * 0.35))
  halo.addColorStop(1, toCss(stage.palette.sun, 0))
  ctx.fillStyle = halo
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** Blue planet with lands, cloud bands, a night side and a thin ring of air. */
function paintEarth(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { frame, layout } = stage
  const radius = Math.min(frame.width, frame.height) * (0.115 + random() * 0.05)
  const x = Math.min(frame.width - radius * 1.25, Math.max(radius * 1.25, layout.sun.x))
  const y = Math.max(radius * 1.25, Math.min(layout.horizon * 0.42, layout.horizon - radius * 1.4))
  const air = ctx.createRadialGradient(x, y, radius * 0.96, x, y, radius * 1.25)
  air.addColorStop(0, 'rgba(120,190,255,0.55)')
  air.addColorStop(1, 'rgba(120,190,255,0)')
  ctx.fillStyle = air
  ctx.fillRect(x - radius * 1.3, y - radius * 1.3, radius * 2.6, radius * 2.6)
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.clip()
  const globe = drawGlobe(stage, random() * 100, radius)
  ctx.drawImage(globe, x - radius, y - radius, radius * 2, radius * 2)
  freeCanvas(globe)
  const night = ctx.createRadialGradient(x - radius * 0.55, y - radius * 0.45, radius * 0.5, x, y, radius * 1.35)
  night.addColorStop(0, 'rgba(255,255,255,0.12)')
  night.addColorStop(0.45, 'rgba(4,10,30,0)')
  night.addColorStop(1, 'rgba(2,4,16,0.95)')
  ctx.fillStyle = night
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  ctx.restore()
}
