import { createRandom, deriveSeed } from '../../base/chance.ts'
import { mixColours, toCss } from '../../base/colour.ts'
import type { Setting } from '../../recipe/recipe.ts'
import { skyColour } from '../sky.ts'
import { BUILT_PLACES } from '../settings/places/list-built.ts'
import { BUILT_ROOMS } from '../settings/rooms/list-built.ts'
import type { Stage } from '../stage.ts'
import { aimPlace, turnStage } from './aim-place.ts'
import type { Place } from './place.ts'
import { renderScenery } from './render.ts'

/** Places that are built whole and looked at from anywhere. */
const PLACES: Partial<Record<Setting, Place>> = { ...BUILT_PLACES, ...BUILT_ROOMS }

export function isBuiltWhole(setting: Setting): boolean {
  return PLACES[setting] !== undefined
}

/** The stage as the eye of its place sees it; unchanged where the place has none. */
export function aimStage(stage: Stage): Stage {
  const place = PLACES[stage.recipe.reading.setting]
  return place === undefined ? stage : turnStage(stage, aimPlace(stage, place))
}

/** Builds the place and paints it over the sky; `stage` is as it was before it was aimed. */
export function paintPlace(stage: Stage, aimed: Stage): void {
  const { reading } = stage.recipe
  const place = PLACES[reading.setting]
  if (place === undefined) return
  const random = createRandom(deriveSeed(stage.sceneSeed, 'place'))
  const empty = reading.subjects.length === 0
  const built = place.build({ random, reading, night: reading.time === 'night', empty })
  const wet = reading.weather === 'rain' || reading.weather === 'storm'
  // What rain leaves on the paving lies about as low as the ground.
  const scenery = wet && !built.indoors && built.water === null ? { ...built, water: 0 } : built
  fillBelow(aimed)
  renderScenery(aimed, scenery, aimPlace(stage, place))
}

/** Where the land ends, haze lies under the horizon. */
function fillBelow(stage: Stage): void {
  const { frame, layout, picture, palette } = stage
  const bottom = frame.view.top + frame.view.height
  if (layout.horizon >= bottom) return
  const { ctx } = picture
  ctx.fillStyle = toCss(mixColours(skyColour(stage, frame.width / 2, layout.horizon * 0.96), palette.haze, 0.5))
  ctx.fillRect(frame.view.left, layout.horizon - 1, frame.view.width, bottom - layout.horizon + 1)
}
