import type { Actor } from './actor.ts'
import { paintBeams } from './beam.ts'
import { paintDrift } from './drift.ts'
import { paintFringe } from './fringe.ts'
import { modelGround } from './form/model-figure.ts'
import { gradeScene } from './grade.ts'
import { paintShine } from './shine.ts'
import type { Stage } from './stage.ts'
import { tintScene } from './tint-scene.ts'
import { paintWeather } from './weather.ts'

/** What lies between the viewer and the built scene: something near, light, air, weather, and the mood of it all. */
export function finishScene(stage: Stage, actors: readonly Actor[]): void {
  modelGround(stage)
  paintFringe(stage)
  tintScene(stage)
  paintBeams(stage, actors)
  paintShine(stage, actors)
  paintWeather(stage)
  gradeScene(stage.recipe, stage.picture.canvas)
  paintDrift(stage)
}
