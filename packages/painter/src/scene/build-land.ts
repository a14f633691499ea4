import { createLayer, freeCanvas, layOver } from '../base/frame.ts'
import type { Cast } from './cast.ts'
import { mirrorFigure, sinkFigure } from './float.ts'
import { paintStones } from './further.ts'
import { keepDry } from './keep-dry.ts'
import { chooseLand, type Land } from './land.ts'
import { marchLand } from './march.ts'
import { drawFigure, layFigure, reflectFigure } from './paint-actor.ts'
import { raiseEye } from './raise-eye.ts'
import { settleGround } from './settle-ground.ts'
import { shadeLand } from './shade-land.ts'
import { frameScene } from './settings/framing.ts'
import { furnishLand } from './settings/furnish-land.ts'
import { softenClouds } from './settings/places/clouds.ts'
import { layThings } from './settings/lay-things.ts'
import { paintBubbles, paintRays, paintSurface } from './settings/places/underwater.ts'
import { hasLight, type Stage } from './stage.ts'
import { plantTrees } from './trees.ts'
import { nearestFoot, plantTufts } from './tufts.ts'
import { createMirror, paintWater } from './water.ts'

/** Land with what grows and stands in it, from the farthest to the nearest. */
export function* buildLand(stage: Stage, cast: Cast): Generator<Stage> {
  const deep = stage.recipe.reading.setting === 'underwater'
  if (deep) paintSurface(stage)
  const land = raiseEye(chooseLand(stage, stage.seat, cast.actors), stage.layout.eye)
  const actors = keepDry(stage, land, cast.actors)
  const terrain = marchLand(stage, land)
  const flooded = shadeLand(stage, land, terrain)
  if (stage.recipe.reading.setting === 'sky') softenClouds(stage)
  yield stage
  const things = furnishLand(stage, land)
  paintStones(stage, land)
  const dry = things.filter(({ water }) => water === undefined)
  const wading = plantTrees(stage, land, terrain, { cast: { ...cast, actors }, things: dry })
  const foot = nearestFoot(cast.composed)
  plantTufts(stage, land, { from: Math.max(foot * 1.5, 12 / Math.max(1, stage.layout.eye)), to: foot, actors, things })
  if (deep) paintRays(stage)
  settleGround(stage)
  yield stage
  const figures = actors.map((actor) => drawFigure(stage, actor))
  const floating = figures.map((figure) => (figure.actor.footing === 'water' ? sinkFigure(stage, figure) : figure))
  if (land.waterAt !== null) {
    const mirror = createMirror(stage)
    for (const figure of floating) {
      if (figure.actor.footing === 'water') mirrorFigure(stage, mirror, figure)
    }
    paintWater(stage, { land, terrain, water: flooded }, mirror)
  }
  layThings(stage, [...wading, ...things.filter((thing) => thing.water !== undefined)], flooded)
  for (const figure of floating) {
    if (hasLight(stage, 'reflection')) reflectFigure(stage, figure)
    layFigure(stage, figure)
  }
  plantNearTufts(stage, land, { from: foot * 0.97, to: foot * 0.5, actors, things })
  if (deep) paintBubbles(stage)
  frameScene(stage, actors)
  yield stage
}

/** Grass before the figures; a view that is sharp only at the subject shows it soft. */
function plantNearTufts(stage: Stage, land: Land, reach: Parameters<typeof plantTufts>[2]): void {
  const near = createLayer(stage.frame)
  plantTufts({ ...stage, picture: near }, land, reach)
  const { ctx } = stage.picture
  if (stage.layout.blur > 0) ctx.filter = `blur(${(4 * stage.layout.blur * stage.frame.scale).toFixed(2)}px)`
  layOver(stage.picture, near.canvas)
  ctx.filter = 'none'
  freeCanvas(near.canvas)
}
