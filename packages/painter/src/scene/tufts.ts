import type { View } from '../base/frame.ts'
import { between, createRandom, deriveSeed, pickOne, type Random } from '../base/chance.ts'
import { lightColour, mixColours, parseHex, type Rgb, toCss } from '../base/colour.ts'
import type { Actor } from './actor.ts'
import { isWithin } from './growth.ts'
import type { Land } from './land.ts'
import type { Thing } from './settings/thing.ts'
import { layWay } from './settings/land/ways.ts'
import { hasFeature, isUnwanted, project, type Stage } from './stage.ts'

const PETALS = ['#e8524a', '#f4c542', '#f7f2ea', '#b06ad0', '#5a83e0', '#f08ab0'].map(parseHex)

/** Grass and flowers near the viewer, in rows from far to near; `from` and `to` are distances, so that figures can stand between. */
export function plantTufts(
  stage: Stage,
  land: Land,
  reach: { from: number; to: number; actors: readonly Actor[]; things: readonly Thing[] },
): void {
  if ((land.soil !== 'grass' && land.soil !== 'lush' && land.soil !== 'mud') || isMown(stage)) return
  if (isUnwanted(stage, 'grass')) return
  const purpose = `tufts${Math.round(reach.to * 10)}`
  const random = createRandom(deriveSeed(stage.recipe.seed, purpose))
  const { frame } = stage
  const field = { land, actors: reach.actors, things: reach.things, isKeptFree: keepFree(stage) }
  for (let row = 0; row < ROWS; row++) {
    const z = reach.from * (reach.to / reach.from) ** (row / ROWS)
    sowRow(stage, field, { z, random, left: frame.width * -0.05, right: frame.width * 1.05, kept: null })
  }
  // Nearer than the last row only a picture that has grown downwards shows anything.
  const last = reach.to < reach.from * 0.6 ? ROWS * 1.8 : ROWS
  for (const { seed, kept, view } of stage.recipe.growths ?? []) {
    const chance = createRandom(deriveSeed(seed, purpose))
    for (let row = 0; row < last; row++) {
      const z = reach.from * (reach.to / reach.from) ** (row / ROWS)
      sowRow(stage, field, { z, random: chance, left: view.left, right: view.left + view.width, kept })
    }
  }
}

const ROWS = 16
const TUFTS_A_ROW = 64

interface Field {
  land: Land
  things: readonly Thing[]
  isKeptFree: (x: number, z: number) => boolean
  actors: readonly Actor[]
}

interface Furrow {
  z: number
  random: Random
  /** In units of the frame. */
  left: number
  right: number
  kept: View | null
}

function sowRow(
  stage: Stage,
  { land, actors, things, isKeptFree }: Field,
  { z, random, left, right, kept }: Furrow,
): void {
  const { layout, frame } = stage
  const flowers = flowerShare(stage)
  const from = ((left - frame.width / 2) / layout.focal) * z
  const to = ((right - frame.width / 2) / layout.focal) * z
  const count = Math.round((TUFTS_A_ROW * (right - left)) / (frame.width * 1.1))
  for (let i = 0; i < count; i++) {
    const x = between(random, from, to)
    const depth = z * between(random, 0.95, 1.06)
    const clump = stage.grain(x * 0.7 + 20, depth * 0.7)
    if (clump < -0.2 + random() * 0.5) continue
    if (isKeptFree(x, depth) || things.some((thing) => isBehind(thing, x, depth))) continue
    const ground = land.groundAt(x, depth)
    if (land.waterAt !== null && ground < land.waterAt(x, depth) + 0.03) continue
    const foot = project(layout, frame, { x, y: ground, z: depth })
    if (kept !== null && isWithin(kept, foot.x, foot.y - (layout.focal / depth) * 0.07)) continue
    if (hidesActor(actors, foot, depth, layout.focal / depth)) continue
    const unit = layout.focal / depth / layout.eye
    stage.survey?.plants.push({ ...foot, width: unit * 0.13, height: unit * 0.13, z: depth })
    drawTuft(stage, random, foot, unit)
    if (random() < flowers) drawFlower(stage, random, foot, unit)
  }
}

/** Lawns are mown, and a wide sea has no meadow at its feet. */
function isMown({ recipe }: Stage): boolean {
  return ['sea', 'garden'].includes(recipe.reading.setting)
}

function keepFree(stage: Stage): Field['isKeptFree'] {
  const way = layWay(stage)
  return (x, z) => way !== null && Math.abs(x - way.middleAt(z)) < way.half * 1.05
}

function isBehind({ x: middle, z, cover = 0 }: Thing, x: number, depth: number): boolean {
  return depth > z - cover && Math.abs((x * z) / depth - middle) < cover
}

/** Grass may stand before a figure's feet, but not grow over it. */
function hidesActor(actors: readonly Actor[], foot: { x: number; y: number }, depth: number, unit: number): boolean {
  return actors.some(
    (actor) =>
      depth < actor.z &&
      Math.abs(actor.x - foot.x) < actor.width * 0.55 &&
      foot.y - unit * 0.1 < actor.y - actor.height * 0.07,
  )
}

/** Distance of the nearest figure that stands on the ground. */
export function nearestFoot(actors: readonly Actor[]): number {
  return Math.min(4, ...actors.filter((actor) => actor.footing === 'ground').map((actor) => actor.z))
}

function flowerShare(stage: Stage): number {
  if (isUnwanted(stage, 'flower', 'flowers')) return 0
  if (hasFeature(stage, 'flowers', 'flower')) return 0.7
  return stage.recipe.reading.setting === 'meadow' ? 0.3 : 0
}

function lit(stage: Stage, albedo: Rgb, share: number): Rgb {
  const { palette } = stage
  const full = mixColours(palette.ambient, [255, 255, 255], 0)
  return lightColour(albedo, mixColours(full, palette.light, share))
}

function drawTuft(stage: Stage, random: Random, foot: { x: number; y: number }, unit: number): void {
  const { ctx } = stage.picture
  const tall = unit * between(random, 0.05, 0.13)
  ctx.lineCap = 'round'
  for (let blade = 0; blade < 4; blade++) {
    const albedo = mixColours([70, 104, 44], [168, 176, 84], random())
    ctx.strokeStyle = toCss(lit(stage, albedo, between(random, 0.2, 0.8)))
    ctx.lineWidth = Math.max(0.6, tall * 0.09)
    const lean = between(random, -0.5, 0.5) * tall
    const x = foot.x + between(random, -0.3, 0.3) * tall
    ctx.beginPath()
    ctx.moveTo(x, foot.y + tall * 0.1)
    ctx.quadraticCurveTo(x + lean * 0.2, foot.y - tall * 0.6, x + lean, foot.y - tall)
    ctx.stroke()
  }
}

function drawFlower(stage: Stage, random: Random, foot: { x: number; y: number }, unit: number): void {
  const { ctx } = stage.picture
  const size = unit * between(random, 0.012, 0.024)
  const x = foot.x + between(random, -3, 3) * size
  const y = foot.y - unit * between(random, 0.05, 0.14)
  const petal = lit(stage, pickOne(PETALS, random), 0.85)
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2
    ctx.fillStyle = toCss(i % 2 === 0 ? petal : mixColours(petal, stage.palette.light, 0.2))
    ctx.beginPath()
    ctx.ellipse(
      x + Math.cos(turn) * size * 0.7,
      y + Math.sin(turn) * size * 0.5,
      size * 0.62,
      size * 0.5,
      turn,
      0,
      Math.PI * 2,
    )
    ctx.fill()
  }
  ctx.fillStyle = toCss(lit(stage, [232, 186, 70], 0.8))
  ctx.beginPath()
  ctx.arc(x, y, size * 0.4, 0, Math.PI * 2)
  ctx.fill()
}
