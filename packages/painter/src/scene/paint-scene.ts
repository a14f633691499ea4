import { freeCanvas, layOver } from '../frame.ts'
import { castActors } from './cast.ts'
import { mirrorFigure, sinkFigure } from './float.ts'
import { paintHeavens } from './heavens.ts'
import { chooseLand } from './land.ts'
import { marchLand, type Terrain } from './march.ts'
import { drawFigure, type Figure, paintShadow } from './paint-actor.ts'
import { shadeLand } from './shade-land.ts'
import { paintSky } from './sky.ts'
import { createStage, type Stage } from './stage.ts'
import { createMirror, paintWater } from './water.ts'
import type { Recipe } from '../recipe.ts'

/** Builds the scene from back to front, stopping after each part so that a viewer can see it grow. */
export function* paintScene(recipe: Recipe, widthPx: number, heightPx: number): Generator<Stage, Stage> {
  const stage = createStage(recipe, widthPx, heightPx)
  paintSky(stage)
  paintHeavens(stage)
  yield stage
  const land = chooseLand(stage, stage.seat)
  const terrain = marchLand(stage, land)
  const water = shadeLand(stage, land, terrain)
  yield stage
  const figures = castActors(stage).map((actor) => drawFigure(stage, actor))
  layFigures(stage, terrain, water, figures)
  yield stage
  return stage
}

function layFigures(stage: Stage, terrain: Terrain, water: Uint8Array, figures: Figure[]): void {
  const floating = figures.map((figure) => (figure.actor.footing === 'water' ? sinkFigure(stage, figure) : figure))
  const mirror = createMirror(stage)
  for (const figure of floating) {
    if (figure.actor.footing === 'water') mirrorFigure(stage, mirror, figure)
  }
  paintWater(stage, terrain, water, mirror)
  for (const figure of floating) {
    paintShadow(stage, figure)
    layOver(stage.picture, figure.layer.canvas)
    freeCanvas(figure.layer.canvas)
  }
}
