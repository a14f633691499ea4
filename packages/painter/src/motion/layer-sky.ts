import { pixelAt } from '../base/frame.ts'
import { hasFeature } from '../scene/stage.ts'
import { isSunSeen } from '../scene/sun-seen.ts'
import type { Beat } from './beat.ts'
import type { MovingLayer } from './layers.ts'
import type { MotionPlan } from './motion.ts'
import { driftSky, type Tuning } from './movers.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'

/** Seconds after which a cloud in a loop is where it was. */
const SKY_SECONDS = 12

/** A sky that drifts on, or in a loop one that is slowly replaced by itself as it was before. */
export function layerSky(
  seen: SeenScene,
  { skyPlate }: Pick<ScenePlates, 'skyPlate'>,
  plan: MotionPlan,
  tuning: Tuning,
): MovingLayer[] {
  if (skyPlate === null) return []
  const { stage } = seen
  const { layout, frame, recipe } = stage
  const sun = pixelAt(frame, layout.sun.x, layout.sun.y)
  const radius = layout.sun.radius * frame.scale
  const shines = isSunSeen(recipe)
  const away = (x: number, y: number) => {
    if (!shines) return 1
    const out = (Math.hypot(x - sun.column, y - sun.row) / radius - 1.25) / 2.2
    return out <= 0 ? 0 : out >= 1 ? 1 : out * out * (3 - 2 * out)
  }
  const still = recipe.reading.setting === 'space' ? 0.25 : hasFeature(stage, 'stars') ? 0.4 : 1
  const pace = still * (plan.loop ? Math.min(plan.seconds, SKY_SECONDS) : 1)
  const first = (beat: Beat) => pace * (plan.loop ? beat.turns(1 / plan.seconds) : beat.seconds)
  const layers: MovingLayer[] = [{ plate: skyPlate, near: 0, movers: [driftSky(tuning, { away, rate: first })] }]
  if (plan.loop) {
    const second = (beat: Beat) => pace * (beat.turns(1 / plan.seconds) - 1)
    layers.push({
      plate: skyPlate,
      near: 0,
      movers: [driftSky(tuning, { away, rate: second })],
      strength: (beat) => beat.turns(1 / plan.seconds),
    })
  }
  return layers
}
