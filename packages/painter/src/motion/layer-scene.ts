import { deriveSeed } from '../base/chance.ts'
import { mixColours } from '../base/colour.ts'
import { pixelAt } from '../base/frame.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import { hasLight, hasMood } from '../scene/stage.ts'
import { roughWater } from '../scene/water.ts'
import { fieldOf, thinOut } from './field.ts'
import { layerFalling } from './layer-falling.ts'
import { layerFigures } from './layer-figures.ts'
import { findFires, layerLights, layerStars } from './layer-lights.ts'
import { layerRunning } from './layer-running.ts'
import { layerSky } from './layer-sky.ts'
import type { Mover, MovingLayer } from './layers.ts'
import { measureNear } from './measure-near.ts'
import type { MotionPlan } from './motion.ts'
import { rippleWater, swayPlants, type Tuning } from './movers.ts'
import { plantsSway } from './plants-sway.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'
import { driftMist, flySparks, layVapour, type Vapour } from './vapours.ts'

/** Everything of a scene that moves, far to near. */
export function layerScene(seen: SeenScene, plates: ScenePlates, plan: MotionPlan): MovingLayer[] {
  const { frame } = seen.stage
  const tuning: Tuning = {
    lively: plan.motion === 'high' ? 1.8 : 1,
    px: frame.widthPx / 768,
    seed: deriveSeed(plan.seed, 'motion'),
    field: fieldOf({ width: frame.widthPx, height: frame.heightPx }),
  }
  const near = measureNear(seen)
  const ground = { near: near.ground, movers: moveGround(seen, plates, tuning) }
  return [
    ...layerSky(seen, plates, plan, tuning),
    ...layerStars(seen, plates, tuning),
    { ...ground, plate: plates.ground },
    ...layerRunning(seen, plates, tuning, ground),
    ...layerLights(seen, plates, tuning, ground),
    ...layerMist(seen, plan, tuning),
    ...layerFigures(seen, plates, tuning, near.of),
    ...layerSparks(seen, plan, tuning),
    ...layerFalling(seen, plates, tuning),
    ...(plates.stamps === null ? [] : [{ plate: plates.stamps, near: 0, movers: [], isFixed: true as const }]),
  ]
}

function moveGround(seen: SeenScene, plates: ScenePlates, tuning: Tuning): Mover[] {
  const { stage, survey } = seen
  const size = { width: stage.frame.widthPx, height: stage.frame.heightPx }
  const movers: Mover[] = []
  const { water } = plates
  if (water?.some((wet) => wet === 1)) {
    const horizon = pixelAt(stage.frame, 0, stage.layout.horizon).row
    const amount = thinOut(size, (at) => water[at] ?? 0)
    movers.push(rippleWater(tuning, { amount, horizon, rough: roughWater(stage) }))
  }
  if (survey.plants.length > 0) movers.push(swayPlants(tuning, plantsSway(seen, tuning.field)))
  return movers
}

function layerMist({ stage }: SeenScene, plan: MotionPlan, tuning: Tuning): MovingLayer[] {
  const { weather, setting } = stage.recipe.reading
  const misty = weather === 'fog' || hasMood(stage, 'misty') || hasLight(stage, 'misty')
  if (!misty || kindOf(setting).indoors || kindOf(setting).airless) return []
  const tone = mixColours(stage.palette.haze, stage.palette.skyLow, 0.4)
  const mist = driftMist(stage.frame, { horizon: stage.layout.horizon, tone }, tuning)
  return [layVapour(stage.frame, mist, plan, tuning.seed)]
}

function layerSparks({ stage, survey }: SeenScene, plan: MotionPlan, tuning: Tuning): MovingLayer[] {
  const fires = findFires(survey).filter(({ radius }) => radius > LEAST_FIRE)
  if (fires.length === 0) return []
  const sparks: Vapour = flySparks(stage.frame, fires, tuning)
  return [layVapour(stage.frame, sparks, plan, tuning.seed)]
}

/** Units; candles do not spark. */
const LEAST_FIRE = 18
