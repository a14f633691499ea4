import { type Rgb, toCss } from '../base/colour.ts'
import { fillWhole } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { paintAbstract } from './abstract/paint-abstract.ts'
import { buildLand } from './build-land.ts'
import { type Cast, castActors } from './cast.ts'
import { chooseBodies } from './choose-bodies.ts'
import { finishScene } from './finish-scene.ts'
import { paintFlocks } from './further.ts'
import { paintGround } from './grounds/paint-ground.ts'
import { paintHeavens } from './heavens.ts'
import { aimStage, isBuiltWhole, paintPlace } from './model/build-place.ts'
import { drawFigure, layFigure, reflectFigure } from './paint-actor.ts'
import { settleGround } from './settle-ground.ts'
import { paintSky } from './sky.ts'
import { kindOf } from './settings/kinds.ts'
import { paintForeground, paintInterior } from './settings/rooms/paint-interior.ts'
import { createStage, type Stage } from './stage.ts'
import { paintStreet } from './street.ts'
import { needsTable, paintTable } from './table.ts'

/** Called with the placed actors, before anything is painted. */
export type CastListener = (stage: Stage, actors: Cast['actors']) => void

/** Builds the scene from back to front, stopping after each part so that a viewer can see it grow. */
export function* paintScene(
  recipe: Recipe,
  widthPx: number,
  heightPx: number,
  hear?: CastListener,
): Generator<Stage, Stage> {
  const composed = createStage(recipe, widthPx, heightPx)
  if (recipe.reading.setting === 'abstract') return yield* paintAbstract(composed, hear)
  const paintBodies = chooseBodies(recipe)
  if (paintBodies) return yield* paintBodies(composed, hear)
  const { layout, cast } = castActors(composed)
  const plain: Stage = { ...composed, layout }
  const stage = aimStage(plain)
  hear?.(stage, cast.actors)
  paintFar(stage)
  yield stage
  const { actors } = cast
  if (kindOf(recipe.reading.setting).bare) for (const actor of actors) layFigure(stage, drawFigure(stage, actor))
  else if (isBuiltWhole(recipe.reading.setting)) yield* buildPlace({ plain, stage }, actors)
  else if (recipe.reading.setting === 'city') yield* buildStreet(stage, actors)
  else if (recipe.reading.setting === 'cave') yield* buildRoom(stage, actors)
  else if (kindOf(recipe.reading.setting).indoors) yield* buildRoom(stage, actors)
  else if (recipe.reading.setting === 'space') for (const actor of actors) layFigure(stage, drawFigure(stage, actor))
  else yield* buildLand(stage, cast)
  closeGaps(stage, stage.palette.shade)
  finishScene(stage, actors)
  return stage
}

/** What is behind everything: a ground of colour, or the sky. */
function paintFar(stage: Stage): void {
  if (kindOf(stage.recipe.reading.setting).bare) return paintGround(stage)
  paintSky(stage)
  paintHeavens(stage)
  paintFlocks(stage)
}

function* buildPlace({ plain, stage }: { plain: Stage; stage: Stage }, actors: Cast['actors']): Generator<Stage> {
  paintPlace(plain, stage)
  if (needsTable(stage)) paintTable(stage)
  settleGround(stage)
  yield stage
  for (const actor of actors) layFigure(stage, drawFigure(stage, actor))
  yield stage
}

function* buildStreet(stage: Stage, actors: Cast['actors']): Generator<Stage> {
  paintStreet(stage)
  settleGround(stage)
  yield stage
  for (const actor of actors) {
    const figure = drawFigure(stage, actor)
    reflectFigure(stage, figure)
    layFigure(stage, figure)
  }
  yield stage
}

function* buildRoom(stage: Stage, actors: Cast['actors']): Generator<Stage> {
  closeGaps(stage, stage.palette.ambient)
  paintInterior(stage)
  if (needsTable(stage)) paintTable(stage)
  settleGround(stage)
  yield stage
  for (const actor of actors) layFigure(stage, drawFigure(stage, actor))
  paintForeground(stage)
  yield stage
}

/** Nothing stays bare: where no part has painted yet, and at the seams between two faces, lies this colour. */
function closeGaps({ picture, frame }: Stage, colour: Rgb): void {
  const { ctx } = picture
  ctx.save()
  ctx.globalCompositeOperation = 'destination-over'
  ctx.fillStyle = toCss(colour)
  fillWhole(ctx, frame)
  ctx.restore()
}
