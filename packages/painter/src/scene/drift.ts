import type { SKRSContext2D } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, pickOne, type Random } from '../base/chance.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../base/colour.ts'
import { findSpare } from './growth.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { hasFeature, hasMood, isUnwanted, type Stage } from './stage.ts'

interface Drift {
  count: number
  colours: readonly Rgb[]
  /** Radius in units, least and most. */
  size: readonly [number, number]
  draw: (ctx: SKRSContext2D, random: Random, speck: Speck) => void
}

interface Speck {
  x: number
  y: number
  size: number
  colour: Rgb
}

const hexes = (...list: string[]) => list.map(parseHex)

const PETALS: Drift = {
  count: 54,
  colours: hexes('#ffd3e0', '#f9b4cb', '#fff0f4', '#f58fb0'),
  size: [2.8, 7],
  draw: drawLeaf,
}
const LEAVES: Drift = {
  count: 62,
  colours: hexes('#d9772b', '#c4492a', '#e8ad3c', '#a8552a', '#d8912f'),
  size: [3.4, 10],
  draw: drawLeaf,
}
const FLAKES: Drift = {
  count: 190,
  colours: hexes('#ffffff', '#eef4ff'),
  size: [0.7, 3.2],
  draw: (ctx, random, speck) => drawOrb(ctx, speck, 0.55 + random() * 0.35),
}
const MOTES: Drift = {
  count: 46,
  colours: hexes('#fff6c8', '#ffe9a0'),
  size: [1.2, 3],
  draw: (ctx, random, speck) => drawGlow(ctx, speck, between(random, 0.35, 0.7)),
}
const FIREFLIES: Drift = {
  count: 40,
  colours: hexes('#d8ff9a', '#a8ffd8', '#fff2a0'),
  size: [1.6, 4],
  draw: (ctx, random, speck) => drawGlow(ctx, speck, between(random, 0.6, 1)),
}
const BOKEH: Drift = {
  count: 34,
  colours: hexes('#fff0d8', '#ffd8ec', '#dcd8ff'),
  size: [5, 19],
  draw: (ctx, random, speck) => drawOrb(ctx, speck, between(random, 0.1, 0.3)),
}
const CONFETTI: Drift = {
  count: 70,
  colours: hexes('#ff5a5f', '#ffd23f', '#3ec1d3', '#7bd389', '#b06ad0', '#ff9a3c'),
  size: [2.6, 6],
  draw: drawLeaf,
}

/** What hangs or falls in the air by season and mood: petals, leaves, flakes, lights. */
export function paintDrift(stage: Stage): void {
  if (stage.survey !== undefined && stage.survey.shows !== 'all') return
  const random = createRandom(deriveSeed(stage.recipe.seed, 'drift'))
  for (const [purpose, drift] of listDrifts(stage)) {
    const { width, height } = stage.frame
    for (let i = 0; i < drift.count; i++) {
      paintSpeck(stage, drift, { random, x: random() * width, y: random() * height })
    }
    for (const spare of findSpare(stage, purpose, drift.count)) paintSpeck(stage, drift, spare)
  }
}

const AIRLESS = ['moon', 'space', 'underwater']
const INDOORS = [
  'room',
  'hall',
  'library',
  'kitchen',
  'cafe',
  'stage',
  'cave',
  'living room',
  'bedroom',
  'study',
  'classroom',
  'office',
  'hospital',
  'shop',
]

function listDrifts(stage: Stage): [string, Drift][] {
  const { setting } = stage.recipe.reading
  if (AIRLESS.includes(setting)) return []
  const moods: [string, Drift][] = []
  const named = isPaintedAs(4, stage.recipe)
  if (hasMood(stage, 'joyful')) moods.push(['confetti', CONFETTI])
  if (hasMood(stage, 'mysterious') || (named && hasFeature(stage, 'fireflies'))) moods.push(['fireflies', FIREFLIES])
  if (hasMood(stage, 'romantic', 'dreamy')) moods.push(['bokeh', BOKEH])
  if (INDOORS.includes(setting)) return moods
  if (hasMood(stage, 'romantic') || (named && hasFeature(stage, 'petals'))) moods.push(['petals', PETALS])
  return [...listSeason(stage), ...moods]
}

function listSeason(stage: Stage): [string, Drift][] {
  const { season, weather } = stage.recipe.reading
  if (season === 'spring' && !isUnwanted(stage, 'petals')) return [['spring', PETALS]]
  if (season === 'summer') return [['summer', MOTES]]
  if (season === 'autumn' && !isUnwanted(stage, 'leaves')) return [['autumn', LEAVES]]
  const falling = weather === 'snow' || hasFeature(stage, 'snow') || isUnwanted(stage, 'snow')
  return season === 'winter' && weather === 'clear' && !falling ? [['winter', FLAKES]] : []
}

function paintSpeck(stage: Stage, drift: Drift, { random, x, y }: { random: Random; x: number; y: number }): void {
  const near = random() ** 1.7
  const [least, most] = drift.size
  const colour = mixColours(pickOne(drift.colours, random), stage.palette.light, 0.12)
  drift.draw(stage.picture.ctx, random, { x, y, size: least + (most - least) * near, colour })
}

function drawLeaf(ctx: SKRSContext2D, random: Random, { x, y, size, colour }: Speck): void {
  ctx.fillStyle = toCss(colour, between(random, 0.75, 1))
  ctx.beginPath()
  ctx.ellipse(x, y, size, size * between(random, 0.3, 0.62), random() * Math.PI, 0, Math.PI * 2)
  ctx.fill()
}

function drawOrb(ctx: SKRSContext2D, { x, y, size, colour }: Speck, alpha: number): void {
  ctx.fillStyle = toCss(colour, alpha)
  ctx.beginPath()
  ctx.arc(x, y, size, 0, Math.PI * 2)
  ctx.fill()
}

function drawGlow(ctx: SKRSContext2D, { x, y, size, colour }: Speck, alpha: number): void {
  const glow = ctx.createRadialGradient(x, y, 0, x, y, size * 3)
  glow.addColorStop(0, toCss([255, 255, 255], alpha))
  glow.addColorStop(0.25, toCss(colour, alpha * 0.8))
  glow.addColorStop(1, toCss(colour, 0))
  ctx.fillStyle = glow
  ctx.fillRect(x - size * 3, y - size * 3, size * 6, size * 6)
}
