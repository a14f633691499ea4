import { deriveSeed } from '../base/chance.ts'
import { createFrame, createLayer, type Frame, type Layer } from '../base/frame.ts'
import { type Layout, planLayout } from './layout.ts'
import { createNoise, type Noise } from '../base/noise.ts'
import { choosePalette, type Palette } from './palette.ts'
import type { Light, Recipe } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Actor } from './actor.ts'
import { type Seat, seatBuilding } from './seat.ts'
import { bathePalette } from './settings/lighting.ts'
import type { Survey } from './survey.ts'

/** Everything that the parts of one scene share. */
export interface Stage {
  recipe: Recipe
  frame: Frame
  layout: Layout
  palette: Palette
  /** The scene as it stands: sky first, then ever nearer things. */
  picture: Layer
  /** Where figures stand. */
  cover: Layer
  /** Shape of land and clouds: kept by a subtle variation. */
  form: Noise
  /** Second noise, independent of the first. */
  grain: Noise
  /** Seeds poses, plants and the land. */
  sceneSeed: number
  /** The raised place that a building stands on. */
  seat: Seat | null
  /** Whether something stands on land before the water, so that a bank is needed. */
  ashore: boolean
  /** Figures as they were put into the picture, far ones first. */
  laid: Actor[]
  /** What somebody who will set the scene in motion wants to know of it. */
  survey?: Survey
}

export function createStage(recipe: Recipe, widthPx: number, heightPx: number): Stage {
  const { composed, growths } = recipe
  const view = growths?.at(-1)?.view
  const frame = createFrame(widthPx, heightPx, composed && view && { ...composed, view })
  const sceneSeed = recipe.sceneSeed ?? recipe.layoutSeed
  const { seat, layout } = seatBuilding(recipe, planLayout(recipe, frame), frame)
  return {
    recipe,
    frame,
    layout,
    seat,
    sceneSeed,
    ashore: isAshore(recipe, seat),
    laid: [],
    palette: bathePalette(choosePalette(recipe), recipe),
    picture: createLayer(frame),
    cover: createLayer(frame),
    form: createNoise(deriveSeed(sceneSeed, 'form')),
    grain: createNoise(deriveSeed(sceneSeed, 'grain')),
  }
}

function isAshore({ reading }: Recipe, seat: Seat | null): boolean {
  return reading.subjects.some((subject, index) => {
    const traits = subjectTraits(subject.name)
    const wet = subject.relation?.kind === 'in'
    return traits !== null && index !== seat?.subject && !wet && ['ground', 'structure'].includes(traits.habitat)
  })
}

/** Whether the words forbid it. */
export function isUnwanted({ recipe }: Stage, ...names: string[]): boolean {
  return names.some((name) => recipe.reading.without?.includes(name))
}

/** Whether a place or thing was named beside the subjects. */
export function hasFeature(stage: Stage, ...names: string[]): boolean {
  return names.some((name) => stage.recipe.reading.features.includes(name))
}

export function hasMood(stage: Stage, ...names: string[]): boolean {
  return names.some((name) => stage.recipe.reading.moods.includes(name))
}

export function hasLight({ recipe }: Stage, ...names: Light[]): boolean {
  return names.some((name) => recipe.reading.lights?.includes(name))
}

/** Screen place of a point of the world, in units. */
export function project(
  layout: Layout,
  frame: Frame,
  point: { x: number; y: number; z: number },
): { x: number; y: number } {
  return {
    x: frame.width / 2 + (layout.focal * point.x) / point.z,
    y: layout.horizon + (layout.focal * (1 - point.y)) / point.z,
  }
}
