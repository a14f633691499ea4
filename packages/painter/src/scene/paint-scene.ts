import { freeCanvas, layOver } from '../frame.ts'
import type { Recipe } from '../recipe.ts'
import type { Actor } from './actor.ts'
import { paintBeams } from './beam.ts'
import { castActors } from './cast.ts'
import { mirrorFigure, sinkFigure } from './float.ts'
import { paintHeavens } from './heavens.ts'
import { chooseLand } from './land.ts'
import { marchLand } from './march.ts'
import { drawFigure, type Figure, paintShadow, reflectFigure } from './paint-actor.ts'
import { paintRoom } from './room.ts'
import { shadeLand } from './shade-land.ts'
import { paintSky } from './sky.ts'
import { createStage, type Stage } from './stage.ts'
import { paintStreet } from './street.ts'
import { needsTable, paintTable } from './table.ts'
import { plantTrees } from './trees.ts'
import { nearestFoot, plantTufts } from './tufts.ts'
import { createMirror, paintWater } from './water.ts'
import { paintWeather } from './weather.ts'

/** Builds the scene from back to front, stopping after each part so that a viewer can see it grow. */
export function* paintScene(recipe: Recipe, widthPx: number, heightPx: number): Generator<Stage, Stage> {
  const stage = createStage(recipe, widthPx, heightPx)
  paintSky(stage)
  paintHeavens(stage)
  yield stage
  const actors = castActors(stage)
  if (recipe.reading.setting === 'city') yield* buildStreet(stage, actors)
  else if (recipe.reading.setting === 'room') yield* buildRoom(stage, actors)
  else if (recipe.reading.setting === 'space') for (const actor of actors) layFigure(stage, drawFigure(stage, actor))
  else yield* buildLand(stage, actors)
  paintBeams(stage, actors)
  paintWeather(stage)
  return stage
}

function* buildStreet(stage: Stage, actors: Actor[]): Generator<Stage> {
  paintStreet(stage)
  yield stage
  for (const actor of actors) {
    const figure = drawFigure(stage, actor)
    reflectFigure(stage, figure)
    layFigure(stage, figure)
  }
  yield stage
}

function* buildRoom(stage: Stage, actors: Actor[]): Generator<Stage> {
  paintRoom(stage)
  if (needsTable(stage)) paintTable(stage)
  yield stage
  for (const actor of actors) layFigure(stage, drawFigure(stage, actor))
  yield stage
}

function* buildLand(stage: Stage, actors: Actor[]): Generator<Stage> {
  const land = chooseLand(stage, stage.seat)
  const terrain = marchLand(stage, land)
  const water = shadeLand(stage, land, terrain)
  yield stage
  plantTrees(stage, land, terrain, actors)
  const foot = nearestFoot(actors)
  plantTufts(stage, land, { from: 12, to: foot, actors })
  yield stage
  const figures = actors.map((actor) => drawFigure(stage, actor))
  const floating = figures.map((figure) => (figure.actor.footing === 'water' ? sinkFigure(stage, figure) : figure))
  if (land.waterAt !== null) {
    const mirror = createMirror(stage)
    for (const figure of floating) {
      if (figure.actor.footing === 'water') mirrorFigure(stage, mirror, figure)
    }
    paintWater(stage, terrain, water, mirror)
  }
  for (const figure of floating) layFigure(stage, figure)
  plantTufts(stage, land, { from: foot * 0.97, to: foot * 0.5, actors })
  yield stage
}

function layFigure(stage: Stage, figure: Figure): void {
  paintShadow(stage, figure)
  layOver(stage.picture, figure.layer.canvas)
  freeCanvas(figure.layer.canvas)
}
