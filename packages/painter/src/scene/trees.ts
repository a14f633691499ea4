import type { Canvas } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { toCss } from '../base/colour.ts'
import { freeCanvas, pixelAt, type View } from '../base/frame.ts'
import type { Growth } from '../recipe/recipe.ts'
import type { Actor } from './actor.ts'
import type { Cast } from './cast.ts'
import { meets } from './growth.ts'
import type { Land } from './land.ts'
import type { Terrain } from './march.ts'
import { createAir } from './shade-land.ts'
import type { Thing } from './settings/thing.ts'
import { chooseFoliage, chooseWood, type Wood } from './settings/woods.ts'
import { project, type Stage } from './stage.ts'
import { drawNoted } from './survey.ts'
import { drawTreePlate, TREE_ASPECT } from './tree-plate.ts'

interface Grove {
  stage: Stage
  land: Land
  terrain: Terrain
  actors: readonly Actor[]
  wood: Wood
  things: readonly Thing[]
  wading: Thing[]
  plates: Map<string, Canvas>
}

const VARIANTS = 4
const PLATE_UNITS = 300

/** Trees in rows from far to near, where the setting has any, with built things between them and none before a subject. Gives the trees that wade. */
export function plantTrees(
  stage: Stage,
  land: Land,
  terrain: Terrain,
  { cast, things }: { cast: Cast; things: readonly Thing[] },
): Thing[] {
  const { actors, composed: first } = cast
  const waiting = [...things].sort((a, b) => a.z - b.z)
  const wood = chooseWood(stage, Math.min(...first.map((actor) => actor.z), 4), chooseTall(stage, first))
  if (wood === null) {
    drawThings(stage, waiting, 0)
    return []
  }
  const grove: Grove = { stage, land, terrain, actors, wood, things, wading: [], plates: new Map() }
  const random = createRandom(deriveSeed(stage.sceneSeed, 'trees'))
  const rows = 17
  const patches = (stage.recipe.growths ?? []).map((growth) => createPatch(growth))
  const { width, height } = stage.frame
  const composed: Patch = { view: { left: 0, top: 0, width, height }, kept: null, random }
  for (let row = 0; row < rows + NEARER_ROWS; row++) {
    const z = wood.farthest * (wood.nearest / wood.farthest) ** (row / (rows - 1))
    drawThings(stage, waiting, z)
    if (row < rows) plantRow(grove, composed, z)
    for (const patch of patches) plantRow(grove, patch, z)
  }
  drawThings(stage, waiting, 0)
  // Those that wade are drawn again once the water is.
  if (grove.wading.length === 0) for (const plate of grove.plates.values()) freeCanvas(plate)
  return grove.wading
}

/** Draws what stands at `from` or further, the farthest first. */
function drawThings(stage: Stage, waiting: Thing[], from: number): void {
  for (let last = waiting.at(-1); last !== undefined && last.z >= from; last = waiting.at(-1)) {
    drawNoted(stage, last.z, last.draw)
    waiting.pop()
  }
}

/** Rows before the composed frame's nearest one, where the picture has grown. */
const NEARER_ROWS = 3

/** A part of the picture that trees grow in: the composed frame, or what was added later. */
interface Patch {
  view: View
  /** Nothing may grow into what was painted before. */
  kept: View | null
  random: Random
}

function createPatch({ seed, view, kept }: Growth): Patch {
  return { view, kept, random: createRandom(deriveSeed(seed, 'trees')) }
}

/** Trees are some five times a person, measured by the main subject. */
function chooseTall(stage: Stage, actors: readonly Actor[]): number {
  return measureTall(stage, actors) / stage.layout.eye
}

function measureTall(stage: Stage, actors: readonly Actor[]): number {
  const { seat, layout } = stage
  if (seat) return Math.max(0.7, ((seat.size * seat.z) / layout.focal) * 0.22)
  const main = actors.find((actor) => actor.footing === 'ground')
  if (main === undefined) return 3.4
  const unit = ((main.height * main.z) / layout.focal) * layout.eye
  return Math.min(6.4, Math.max(3, unit * 3.7))
}

function plantRow(grove: Grove, patch: Patch, z: number): void {
  const { stage, wood } = grove
  const { frame, layout } = stage
  const { view, random } = patch
  const overlap = view.width * 0.12
  const left = ((view.left - overlap - frame.width / 2) / layout.focal) * z
  const right = ((view.left + view.width + overlap - frame.width / 2) / layout.focal) * z
  const gap = Math.max(0.35, wood.tall * 0.2 * (z > 14 ? 0.8 : 1.5))
  const count = Math.min(Math.ceil((70 * view.width) / frame.width), Math.ceil((right - left) / gap))
  for (let i = 0; i < count; i++) {
    const x = left + ((i + random()) / count) * (right - left)
    const depth = z * between(random, 0.93, 1.07)
    const grow = between(random, 0.72, 1.18)
    const kind = Math.floor(random() * 97)
    const clump = 0.5 + 0.5 * stage.grain(x * 0.11 + 70, depth * 0.11)
    if (random() > wood.density * (wood.density === 1 ? 0.5 + clump * 0.6 : clump * 1.4)) continue
    plantTree(grove, patch, { x, z: depth, grow, kind })
  }
}

interface Seedling {
  x: number
  z: number
  grow: number
  kind: number
}

function plantTree(grove: Grove, patch: Patch, seedling: Seedling): void {
  const { stage, land, wood } = grove
  const { x, z } = seedling
  const sunk = depthUnder(land, x, z)
  if (sunk > deepest(stage) || isTaken(grove, x, z)) return
  const foot = project(stage.layout, stage.frame, { x, y: land.heightAt(x, z), z })
  const height = (stage.layout.focal * wood.tall * seedling.grow) / z
  const { view, kept } = patch
  if (foot.x < view.left - height * 0.4 || foot.x > view.left + view.width + height * 0.4) return
  const width = height * TREE_ASPECT
  if (kept !== null && meets(kept, { left: foot.x - width / 2, top: foot.y - height, width, height })) return
  if (isHidden(grove, patch, foot, z) || isInTheWay(grove, foot.x, z, height)) return
  const plate = findPlate(grove, seedling, height)
  const draw = () => stage.picture.ctx.drawImage(plate, foot.x - width / 2, foot.y - height * 0.99, width, height)
  stage.survey?.plants.push({ ...foot, width, height, z })
  if (sunk > 0) grove.wading.push({ x, z, radius: 0, water: 'afloat', draw })
  else draw()
}

/** Depth of the water over the ground; less than 0 on land, where land is dry. */
function depthUnder(land: Land, x: number, z: number): number {
  return land.waterAt === null ? Number.NEGATIVE_INFINITY : land.waterAt(x, z) - land.groundAt(x, z)
}

/** Only the trees of a swamp stand in water. */
function deepest({ recipe }: Stage): number {
  return recipe.reading.setting === 'swamp' ? 0.25 : -0.06
}

function isTaken({ wood, things }: Grove, x: number, z: number): boolean {
  return wood.isKeptFree(x, z) || things.some((thing) => Math.hypot(thing.x - x, thing.z - z) < thing.radius)
}

/** A tree whose foot lies behind nearer ground is left out; too steep ground carries none. */
function isHidden(grove: Grove, { view }: Patch, foot: { x: number; y: number }, z: number): boolean {
  const { frame } = grove.stage
  const bottom = view.top + view.height
  if (foot.y >= bottom) return foot.y > bottom + view.height * 0.4
  const inside = Math.min(view.left + view.width - 1 / frame.scale, Math.max(view.left, foot.x))
  const place = pixelAt(frame, inside, Math.max(view.top, foot.y + 0.5))
  const column = Math.min(frame.widthPx - 1, Math.max(0, Math.floor(place.column)))
  const row = Math.min(frame.heightPx - 1, Math.max(0, Math.floor(place.row)))
  const at = row * frame.widthPx + column
  const depth = grove.terrain.depth[at] ?? 0
  if (depth !== 0 && depth < z * 0.8) return true
  return Math.abs(grove.terrain.slopeX[at] ?? 0) + Math.abs(grove.terrain.slopeZ[at] ?? 0) > 1.6
}

/** Keeps the view of every subject free, and some air around it. */
function isInTheWay(grove: Grove, x: number, z: number, height: number): boolean {
  const { seat } = grove.stage
  if (seat && z > seat.z - seat.radius * 1.1 && Math.abs(x - seat.feet.x) < seat.size * 0.7) return true
  if (hidesLowSun(grove.stage, x, z, height)) return true
  return grove.actors.some((actor) => {
    if (actor.footing === 'air' || actor.footing === 'seat') return false
    if (z > actor.z * 2.1) return false
    return Math.abs(x - actor.x) < actor.width * 0.62 + height * (z < actor.z * 1.1 ? 0.26 : 0.17)
  })
}

/** A low sun is why the picture is painted: the wood opens towards it. */
function hidesLowSun({ recipe, layout }: Stage, x: number, z: number, height: number): boolean {
  const { time } = recipe.reading
  if (time !== 'sunset' && time !== 'dawn') return false
  return z < 16 && Math.abs(x - layout.sun.x) < layout.sun.radius * 2.2 + height * 0.2
}

/** Plates are drawn once per kind, shape and haze, and scaled. */
function findPlate(grove: Grove, seedling: Seedling, height: number): Canvas {
  const { stage, wood, plates } = grove
  const kind = wood.kinds[seedling.kind % wood.kinds.length] ?? 'conifer'
  const variant = seedling.kind % VARIANTS
  const veil = Math.round(Math.min(9, Math.log2(Math.max(1, seedling.z / 3)) * 1.4))
  const large = height > 110
  const key = `${kind}${variant}:${veil}:${large}`
  const cached = plates.get(key)
  if (cached) return cached
  const units = large ? PLATE_UNITS : 120
  const plate = drawTreePlate({
    kind,
    snowy: grove.land.soil === 'snow',
    foliage: chooseFoliage(stage),
    palette: stage.palette,
    lightSide: stage.layout.light.x >= 0 ? 1 : -1,
    seed: deriveSeed(stage.sceneSeed, `${kind}${variant}`),
    detail: large ? 1 : 0.42,
    heightPx: Math.ceil(units * stage.frame.scale),
  })
  veilPlate(stage, plate, 3 * 2 ** (veil / 1.4))
  plates.set(key, plate)
  return plate
}

function veilPlate(stage: Stage, plate: Canvas, z: number): void {
  const air = createAir(stage)
  const dark = air([0, 0, 0], stage.frame.width / 2, z)
  const light = air([255, 255, 255], stage.frame.width / 2, z)
  const veil = 1 - (light[1] - dark[1]) / 255
  if (veil < 0.01) return
  const ctx = plate.getContext('2d')
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = toCss([dark[0] / veil, dark[1] / veil, dark[2] / veil], veil)
  ctx.fillRect(0, 0, plate.width, plate.height)
}
