import { between, createRandom, deriveSeed } from '../base/chance.ts'
import { dimColour, lightColour, mixColours, parseHex, type Rgb, toCss } from '../base/colour.ts'
import type { Setting } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Stage } from './stage.ts'

/** What is no taller, by a person's height, stands on a table and not on the floor. */
const SMALL = 0.45
const WOOD = parseHex('#8f6440')
const PLANKS = 7
/** How far the table's edge goes on below the composed frame, by its height. */
const EDGE = 0.04

/** Rooms in which a small thing is set on a table. */
const TABLED: readonly Setting[] = [
  'room',
  'kitchen',
  'cafe',
  'library',
  'living room',
  'bedroom',
  'study',
  'office',
  'classroom',
]

/** Whether everything in the room is small enough for a table. */
export function needsTable({ recipe }: Stage): boolean {
  const { setting, subjects } = recipe.reading
  if (!TABLED.includes(setting) || subjects.length === 0) return false
  return subjects.every(({ name, size }) => size !== 'giant' && isSmall(name))
}

function isSmall(name: string): boolean {
  const traits = subjectTraits(name)
  return traits !== null && traits.habitat === 'ground' && traits.height <= SMALL
}

/** A table top across the lower part of the frame, seen a little from above. */
export function paintTable(stage: Stage): void {
  const { frame, layout, picture } = stage
  const { ctx } = picture
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'table'))
  const back = layout.feet - frame.height * 0.13
  const front = Math.min(frame.height * 0.985, layout.feet + frame.height * 0.09)
  const [left, right] = [frame.width * 0.06, frame.width * 0.94]
  const flare = frame.width * 0.16
  for (let plank = 0; plank < PLANKS; plank++) {
    const from = plank / PLANKS
    const to = (plank + 1) / PLANKS
    const tone = dimColour(WOOD, between(random, 0.9, 1.12))
    const shine = ctx.createLinearGradient(0, back, 0, front)
    shine.addColorStop(0, toCss(lightWood(stage, tone, 0.85)))
    shine.addColorStop(1, toCss(lightWood(stage, tone, 0.45)))
    ctx.fillStyle = shine
    ctx.beginPath()
    ctx.moveTo(left + (right - left) * from, back)
    ctx.lineTo(left + (right - left) * to + 0.6, back)
    ctx.lineTo(left - flare + (right - left + flare * 2) * to + 0.6, front)
    ctx.lineTo(left - flare + (right - left + flare * 2) * from, front)
    ctx.fill()
  }
  ctx.fillStyle = toCss(lightWood(stage, dimColour(WOOD, 0.55), 0.3))
  ctx.fillRect(left - flare, front, right - left + flare * 2, frame.height - front + frame.height * EDGE)
}

function lightWood({ palette, recipe }: Stage, colour: Rgb, strength: number): Rgb {
  const lamp: Rgb = recipe.reading.time === 'night' ? [222, 176, 120] : palette.light
  return lightColour(colour, mixColours(palette.ambient, lamp, strength))
}
