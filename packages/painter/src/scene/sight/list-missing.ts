import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { freeCanvas } from '../../base/frame.ts'
import { labDistance, type Lab, toLab } from '../../look/oklab.ts'
import type { SubjectWord } from '../../recipe/recipe.ts'
import { isPaintedAs } from '../../recipe/version.ts'
import type { Actor } from '../actor.ts'
import { listUnplaced } from '../list-unplaced.ts'
import type { Stage } from '../stage.ts'
import { measureSight, type Sight, sightSize } from './measure-sight.ts'

/** From this version on it is the finished picture that is looked at. */
const LOOKED_AT = 4
/** Share of itself, or of its head, that is seen of what counts as there. */
const SHOWN = 0.36
const HEAD = 0.55
/** Share of the picture; in a crowd each may be smaller. */
const AREA = 0.0022
const AREA_OF_MANY = 0.0008
const MANY = 4
/** Mean step of colour at its rim, in OKLab, that parts it from what is around it. */
const STEP = 0.034

/** The words of those subjects of which fewer are seen in the finished picture than were asked for. */
export function listMissing(stage: Stage, picture: Canvas): string[] {
  const { laid, recipe, frame } = stage
  if (!isPaintedAs(LOOKED_AT, recipe) || recipe.patches !== undefined) return listUnplaced(stage, laid)
  const requested = recipe.reading.subjects.filter(({ weight = 1 }) => weight >= 0)
  const sights = measureSight(frame.view, laid)
  const labs = readSmall(picture, sightSize(frame.view))
  const seen = laid.filter((actor, index) => {
    if (actor.part !== undefined) return false
    const sight = sights[index]
    return sight !== undefined && isSeen(sight, countOf(laid, actor)) && stepAtRim(sight.mask, labs, frame.view) >= STEP
  })
  const missing = requested.filter(
    ({ name }) => seen.filter((actor) => actor.name === name).length < asked(requested, name),
  )
  return [...new Set(missing.map(({ word }) => word))]
}

function countOf(actors: readonly Actor[], { name }: Actor): number {
  return actors.filter((other) => other.name === name).length
}

function asked(subjects: readonly SubjectWord[], name: string): number {
  return subjects.filter((one) => one.name === name).reduce((sum, { count }) => sum + count, 0)
}

function isSeen({ shown, head, area }: Sight, count: number): boolean {
  return (shown >= SHOWN || head >= HEAD) && area >= (count >= MANY ? AREA_OF_MANY : AREA)
}

function readSmall(picture: Canvas, { width, height }: { width: number; height: number }): Lab[] {
  const small = createCanvas(width, height)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, width, height)
  const { data } = ctx.getImageData(0, 0, width, height)
  freeCanvas(small)
  return Array.from({ length: width * height }, (_, at) =>
    toLab(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0),
  )
}

/** How far across its rim the colours within and without are compared, in pixels of what is measured. */
const REACH = 2

/** Mean difference between what lies just within a figure's rim and just outside it. */
function stepAtRim(mask: Uint8Array, labs: readonly Lab[], view: Parameters<typeof sightSize>[0]): number {
  const { width, height } = sightSize(view)
  let [sum, count] = [0, 0]
  const compare = (at: number, other: number) => {
    if (mask[at] === mask[other]) return
    const [one, two] = [labs[at], labs[other]]
    if (one === undefined || two === undefined) return
    sum += labDistance(one, two)
    count++
  }
  for (let at = 0; at < mask.length; at++) {
    if (at % width < width - REACH) compare(at, at + REACH)
    if (at < (height - REACH) * width) compare(at, at + REACH * width)
  }
  return count === 0 ? 0 : sum / count
}
