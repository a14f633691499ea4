import type { SKRSContext2D } from '@napi-rs/canvas'
import type { EyeSpot } from './kit/eye-spots.ts'
import type { Hand } from './kit/soft-shade.ts'
import type { Pen } from './kit/pen.ts'
import type { ScenePalette, Tones } from './kit/tone.ts'
import { tonesOf, wornColour } from './kit/tone.ts'
import { cuttingTraits } from './cutting-name.ts'
import { packPlateOf } from './pack/pack-plates.ts'
import type { Plate, SubjectTraits } from './plate.ts'
import { plates } from './plates.ts'

export interface SubjectBrush {
  ctx: SKRSContext2D
  /** Middle of the feet or of the base line, in pixels. */
  x: number
  y: number
  /** Height of the whole subject in pixels. */
  height: number
  facing: 1 | -1
  /** 0 to 1, from the picture's seed. */
  random: () => number
  /** CSS hex bound to the noun, or null for its natural colours. */
  colour: string | null
  palette: ScenePalette
  /** Unit vector towards the light; y negative is up. */
  light: { x: number; y: number }
  niji: boolean
  pose?: string
  /** Drawn with the proportions of a young one, where the subject has them. */
  young?: boolean
  /** Clothes, hair and face of a person. */
  looks?: readonly string[]
  /** Only this of a person is drawn. */
  part?: Pen['part']
  /** Radians that it is turned by about its middle, forwards. */
  turn?: number
  /** What is measured without one is measured as the third painter drew it. */
  hand?: Hand
  /** Open eyes are noted here as they are drawn, in pixels of the canvas. */
  eyes?: EyeSpot[]
}

/** Paint a subject of the table; a name that is not in it paints nothing. */
export function drawSubject(name: string, brush: SubjectBrush): void {
  const plate = findPlate(name)
  if (!plate) return
  const { ctx } = brush
  const scale = brush.height / 100
  const facing = looksLeft(name, brush) ? (-brush.facing as 1 | -1) : brush.facing
  ctx.save()
  ctx.translate(brush.x, brush.y)
  ctx.scale(facing * scale, scale)
  if (brush.turn !== undefined) turnAbout(ctx, brush.turn)
  plate.draw(createPen(plate, { ...brush, facing }, scale))
  ctx.restore()
}

/** Half way up. */
function turnAbout(ctx: SKRSContext2D, turn: number): void {
  ctx.translate(0, -50)
  ctx.rotate(turn)
  ctx.translate(0, 50)
}

/** Drawings of the pack whose front is at their left. */
const LEFT: readonly string[] = [
  ...['motorcycle', 'moped', 'shopping cart', 'wheelchair', 'skunk', 'beaver', 'ferry', 'cruise ship', 'steamship'],
]

function looksLeft(name: string, { hand }: SubjectBrush): boolean {
  return hand === 'fourth' && LEFT.includes(name)
}

/** How a subject stands in a picture; null when the table does not hold it. */
export function subjectTraits(name: string): SubjectTraits | null {
  const plate = findPlate(name)
  if (!plate) return cuttingTraits(name)
  const { habitat, height, aspect, stand, large, asked = [] } = plate
  return { habitat, height, aspect, stand, large, asked }
}

/** What comes nearest to a pose that a subject cannot take. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  running: ['galloping', 'walking', 'standing'],
  jumping: ['leaping', 'breaching', 'rearing', 'running', 'walking', 'standing'],
  sleeping: ['lying', 'resting', 'coiled', 'nesting', 'sitting'],
  lying: ['sleeping', 'resting', 'sitting'],
  walking: ['crawling', 'running', 'standing'],
  flying: ['gliding', 'soaring', 'hovering'],
  swimming: ['floating', 'gliding', 'drifting'],
  sitting: ['perched', 'lying'],
  hugging: ['sitting', 'standing'],
  kissing: ['sitting', 'standing'],
  fighting: ['rearing', 'roaring', 'attacking', 'leaping', 'running', 'standing'],
  punching: ['rearing', 'roaring', 'attacking', 'leaping', 'running', 'fighting', 'standing'],
  pulling: ['walking', 'standing'],
  pushing: ['walking', 'standing'],
  eating: ['grazing', 'pecking'],
  grazing: ['eating', 'pecking'],
}

function likePose(plate: Plate, wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined
  return [wanted, ...(NEAREST[wanted] ?? [])].find((pose) => canTake(plate, pose))
}

function canTake({ poses, asked }: Plate, pose: string): boolean {
  return poses.includes(pose) || asked?.includes(pose) === true
}

function findPlate(name: string): Plate | undefined {
  return Object.hasOwn(plates, name) ? plates[name] : packPlateOf(name)
}

function createPen(plate: Plate, brush: SubjectBrush, px: number): Pen {
  const cache = new Map<string, Tones>()
  const tones = (hex: string): Tones => {
    const cached = cache.get(hex) ?? tonesOf(hex, brush.palette)
    cache.set(hex, cached)
    return cached
  }
  const chosen = plate.poses[Math.floor(brush.random() * plate.poses.length)] ?? plate.poses[0] ?? ''
  return {
    ctx: brush.ctx,
    random: brush.random,
    light: { x: brush.light.x * brush.facing, y: brush.light.y },
    tones,
    worn: (natural) => wornColour(natural, brush.colour),
    niji: brush.niji,
    px,
    pose: likePose(plate, brush.pose) ?? chosen,
    young: brush.young === true,
    hand: brush.hand ?? 'third',
    ...(brush.looks === undefined ? {} : { looks: brush.looks }),
    ...(brush.part === undefined ? {} : { part: brush.part }),
    ...(brush.eyes === undefined ? {} : { eyes: brush.eyes }),
  }
}
