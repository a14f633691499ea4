import type { Canvas } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, type Random } from '../chance.ts'
import { toCss } from '../colour.ts'
import { freeCanvas } from '../frame.ts'
import type { Actor } from './actor.ts'
import type { Land } from './land.ts'
import type { Terrain } from './march.ts'
import { createAir } from './shade-land.ts'
import { hasFeature, hasMood, isUnwanted, project, type Stage } from './stage.ts'
import { drawTreePlate, TREE_ASPECT, type TreeKind } from './tree-plate.ts'

interface Wood {
  /** Trees per row at full density. */
  density: number
  nearest: number
  farthest: number
  /** World height. */
  tall: number
  kinds: readonly TreeKind[]
}

interface Grove {
  stage: Stage
  land: Land
  terrain: Terrain
  actors: readonly Actor[]
  wood: Wood
  plates: Map<string, Canvas>
}

const VARIANTS = 5
const PLATE_UNITS = 300

/** Trees in rows from far to near, where the setting has any; none before a subject. */
export function plantTrees(stage: Stage, land: Land, terrain: Terrain, actors: readonly Actor[]): void {
  const wood = chooseWood(stage, actors)
  if (wood === null) return
  const grove: Grove = { stage, land, terrain, actors, wood, plates: new Map() }
  const random = createRandom(deriveSeed(stage.sceneSeed, 'trees'))
  const rows = 17
  for (let row = 0; row < rows; row++) {
    const z = wood.farthest * (wood.nearest / wood.farthest) ** (row / (rows - 1))
    plantRow(grove, z, random)
  }
  for (const plate of grove.plates.values()) freeCanvas(plate)
}

function chooseWood(stage: Stage, actors: readonly Actor[]): Wood | null {
  const { setting } = stage.recipe.reading
  if (isUnwanted(stage, 'tree', 'forest')) return null
  const tall = chooseTall(stage, actors)
  const kinds = chooseKinds(stage)
  const first = Math.min(...actors.map((actor) => actor.z), 4)
  if (setting === 'forest') return { density: 1, nearest: first * 0.72, farthest: 46, tall, kinds }
  if (setting === 'lake' || setting === 'river')
    return { density: 0.62, nearest: 7, farthest: 60, tall: Math.min(2.6, tall), kinds }
  if (setting === 'mountains') return { density: 0.5, nearest: 9, farthest: 60, tall: Math.min(2.4, tall), kinds }
  if (setting === 'meadow' || setting === 'open')
    return { density: 0.26, nearest: 10, farthest: 60, tall: Math.min(3.4, tall), kinds }
  return null
}

/** Trees are some five times a person, measured by the main subject. */
function chooseTall(stage: Stage, actors: readonly Actor[]): number {
  const { seat, layout } = stage
  if (seat) return Math.max(0.7, ((seat.size * seat.z) / layout.focal) * 0.22)
  const main = actors.find((actor) => actor.footing === 'ground')
  if (main === undefined) return 3.4
  const unit = (main.height * main.z) / layout.focal
  return Math.min(6.4, Math.max(3, unit * 3.7))
}

function chooseKinds(stage: Stage): readonly TreeKind[] {
  const { weather, setting } = stage.recipe.reading
  if (hasFeature(stage, 'palm')) return ['palm']
  if (weather === 'snow' || hasFeature(stage, 'snow', 'winter')) return ['conifer']
  if (hasFeature(stage, 'pine', 'conifer')) return ['conifer']
  if (setting === 'mountains' || setting === 'lake') return ['conifer', 'conifer', 'broadleaf']
  return stage.recipe.layoutSeed % 2 === 0 ? ['broadleaf', 'birch'] : ['broadleaf', 'conifer', 'broadleaf']
}

function plantRow(grove: Grove, z: number, random: Random): void {
  const { stage, wood } = grove
  const { frame, layout } = stage
  const reach = ((frame.width * 0.62) / layout.focal) * z
  const gap = Math.max(0.35, wood.tall * 0.2 * (z > 14 ? 0.8 : 1.5))
  const count = Math.min(70, Math.ceil((reach * 2) / gap))
  for (let i = 0; i < count; i++) {
    const x = -reach + ((i + random()) / count) * reach * 2
    const depth = z * between(random, 0.93, 1.07)
    const grow = between(random, 0.72, 1.18)
    const kind = Math.floor(random() * 97)
    const clump = 0.5 + 0.5 * stage.grain(x * 0.11 + 70, depth * 0.11)
    if (random() > wood.density * (wood.density === 1 ? 0.5 + clump * 0.6 : clump * 1.4)) continue
    plantTree(grove, { x, z: depth, grow, kind })
  }
}

interface Seedling {
  x: number
  z: number
  grow: number
  kind: number
}

function plantTree(grove: Grove, seedling: Seedling): void {
  const { stage, land, wood } = grove
  const { x, z } = seedling
  const ground = land.groundAt(x, z)
  if (land.waterAt !== null && ground < land.waterAt(x, z) + 0.06) return
  const foot = project(stage.layout, stage.frame, { x, y: ground, z })
  const height = (stage.layout.focal * wood.tall * seedling.grow) / z
  if (foot.x < -height * 0.4 || foot.x > stage.frame.width + height * 0.4) return
  if (isHidden(grove, foot, z) || isInTheWay(grove, foot.x, z, height)) return
  const plate = findPlate(grove, seedling, height)
  const width = height * TREE_ASPECT
  stage.picture.ctx.drawImage(plate, foot.x - width / 2, foot.y - height * 0.99, width, height)
}

/** A tree whose foot lies behind nearer ground is left out; too steep ground carries none. */
function isHidden(grove: Grove, foot: { x: number; y: number }, z: number): boolean {
  const { frame } = grove.stage
  if (foot.y >= frame.height) return foot.y > frame.height * 1.4
  const column = Math.min(frame.widthPx - 1, Math.max(0, Math.floor(foot.x * frame.scale)))
  const row = Math.min(frame.heightPx - 1, Math.max(0, Math.floor((foot.y + 0.5) * frame.scale)))
  const at = row * frame.widthPx + column
  const seen = grove.terrain.depth[at] ?? 0
  if (seen !== 0 && seen < z * 0.8) return true
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
  const veil = Math.round(Math.min(9, Math.log2(Math.max(1, seedling.z / 3)) * 2))
  const large = height > 110
  const key = `${kind}${variant}:${veil}:${large}`
  const found = plates.get(key)
  if (found) return found
  const units = large ? PLATE_UNITS : 120
  const plate = drawTreePlate({
    kind,
    snowy: grove.land.soil === 'snow',
    autumn: hasMood(stage, 'autumn') || hasFeature(stage, 'leaves'),
    palette: stage.palette,
    lightSide: stage.layout.light.x >= 0 ? 1 : -1,
    seed: deriveSeed(stage.sceneSeed, `${kind}${variant}`),
    heightPx: Math.ceil(units * stage.frame.scale),
  })
  veilPlate(stage, plate, 3 * 2 ** (veil / 2))
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
