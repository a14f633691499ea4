import { between, createRandom, type Random } from '../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../base/colour.ts'
import { findLoose, findSpare, meets, type SparePlace } from './growth.ts'
import type { Land } from './land.ts'
import { createAir } from './shade-land.ts'
import type { Setting } from '../recipe/recipe.ts'
import { kindOf } from './settings/kinds.ts'
import { isUnwanted, project, type Stage } from './stage.ts'

/** Far birds, stones: small things that a picture gains where it grows, and everywhere in a creative upscale. */
const FLOCKS = 3
const STONES = 13

const BIRDLESS: readonly Setting[] = ['city', 'market', 'underwater', 'cave', 'mars', 'volcano', 'jungle']

function isBirdless(setting: Setting): boolean {
  const { indoors, airless } = kindOf(setting)
  return indoors || airless || BIRDLESS.includes(setting)
}

/** Birds far off in a clear sky by daylight. */
export function paintFlocks(stage: Stage): void {
  const { time, weather, setting } = stage.recipe.reading
  if (time === 'night' || weather === 'storm' || isBirdless(setting)) return
  if (isUnwanted(stage, 'bird', 'birds')) return
  const { horizon } = stage.layout
  for (const { x, y, random } of findFurther(stage, 'flocks', FLOCKS)) {
    if (y > horizon * 0.7 || random() < 0.35) continue
    const count = 2 + Math.floor(random() * 4)
    for (let bird = 0; bird < count; bird++) {
      paintBird(stage, random, { x: x + between(random, -26, 26), y: y + between(random, -12, 12) })
    }
  }
}

function paintBird(stage: Stage, random: Random, { x, y }: { x: number; y: number }): void {
  const { ctx } = stage.picture
  const span = between(random, 2.6, 5)
  const lift = span * between(random, 0.25, 0.5)
  ctx.strokeStyle = toCss(mixColours(stage.palette.shade, stage.palette.haze, 0.25), 0.75)
  ctx.lineWidth = 0.9
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x - span, y - lift)
  ctx.quadraticCurveTo(x - span * 0.4, y - lift * 0.8, x, y)
  ctx.quadraticCurveTo(x + span * 0.4, y - lift * 0.8, x + span, y - lift)
  ctx.stroke()
}

/** Stones on dry ground, half sunk; snow has covered them. */
export function paintStones(stage: Stage, land: Land): void {
  if (land.soil === 'snow' || land.soil === 'cloud' || land.soil === 'paving') return
  const { layout, frame } = stage
  const air = createAir(stage)
  const stones: { x: number; z: number; random: Random }[] = []
  for (const { x, y, random } of findFurther(stage, 'stones', STONES)) {
    if (y < layout.horizon + 12) continue
    const z = layout.focal / (y - layout.horizon)
    stones.push({
      x: ((x - frame.width / 2) * z) / layout.focal,
      z,
      random: createRandom(Math.floor(random() * 2 ** 32)),
    })
  }
  for (const stone of stones.sort((a, b) => b.z - a.z)) paintStone(stage, land, air, stone)
}

function paintStone(
  stage: Stage,
  land: Land,
  air: ReturnType<typeof createAir>,
  { x, z, random }: { x: number; z: number; random: Random },
): void {
  const ground = land.groundAt(x, z)
  if (land.waterAt !== null && ground < land.waterAt(x, z) + 0.05) return
  const { palette, layout, frame, picture } = stage
  const foot = project(layout, frame, { x, y: ground, z })
  const wide = (layout.focal / z) * between(random, 0.025, 0.075)
  const tall = wide * between(random, 0.5, 0.8)
  const side = layout.light.x >= 0 ? 1 : -1
  const tone = (albedo: Rgb, direct: number) => air(lightStone(stage, albedo, direct), foot.x, z)
  const rock: Rgb = land.soil === 'sand' ? [150, 120, 88] : [112, 106, 104]
  const { ctx } = picture
  ctx.fillStyle = toCss(palette.shade, 0.2)
  ctx.beginPath()
  ctx.ellipse(foot.x - side * wide * 0.35, foot.y, wide * 1.3, wide * 0.22, 0, 0, Math.PI * 2)
  ctx.fill()
  const rim = Array.from({ length: 7 }, (_, corner) => {
    const turn = Math.PI * (corner / 6)
    return {
      x: Math.cos(turn) * wide * between(random, 0.82, 1.1),
      y: Math.sin(turn) * tall * between(random, 0.8, 1.15),
    }
  })
  const shape = (fill: Rgb, { shift, low, shrink }: { shift: number; low: number; shrink: number }) => {
    ctx.fillStyle = toCss(fill)
    ctx.beginPath()
    for (const point of rim) ctx.lineTo(foot.x + shift + point.x * shrink, foot.y - Math.max(low, point.y))
    ctx.fill()
  }
  shape(tone(rock, 0.25), { shift: 0, low: 0, shrink: 1 })
  shape(tone(rock, 0.75), { shift: side * wide * 0.16, low: tall * 0.12, shrink: 0.78 })
}

/** The same light that the land lies in. */
function lightStone({ palette }: Stage, albedo: Rgb, direct: number): Rgb {
  const lit = (channel: 0 | 1 | 2) =>
    Math.min(255, (albedo[channel] * (palette.ambient[channel] * 0.95 + palette.light[channel] * direct)) / 255)
  return [lit(0), lit(1), lit(2)]
}

/** Where small things may be added. */
function* findFurther(stage: Stage, purpose: string, count: number): Generator<SparePlace> {
  for (const place of findSpare(stage, purpose, count)) if (isClear(stage, place)) yield place
  yield* findLoose(stage, purpose, count)
}

/** Room in units that small things leave to what was painted before them. */
const CLEARANCE = 34

function isClear({ recipe }: Stage, { x, y }: SparePlace): boolean {
  const around = { left: x - CLEARANCE, top: y - CLEARANCE, width: CLEARANCE * 2, height: CLEARANCE * 2 }
  return !(recipe.growths ?? []).some(({ kept }) => meets(kept, around))
}
