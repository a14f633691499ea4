import { smoothStep, sumOctaves, sumRidges } from '../base/noise.ts'
import type { Actor } from './actor.ts'
import { kindOf } from './settings/kinds.ts'
import { type LandPlan, landPlanOf, type Soil } from './settings/land/plans.ts'
import type { Shape } from './settings/land/shapes.ts'
import type { Seat } from './seat.ts'
import { hasFeature, hasMood, type Stage } from './stage.ts'

/** A height field in world units; the eye is at height 1 over the point (0, 0). */
export interface Land {
  /** What is seen from above: ground or the water's surface. */
  heightAt(x: number, z: number): number
  /** The ground, also under water. */
  groundAt(x: number, z: number): number
  /** The water's surface, or null where there is none at all. */
  waterAt: ((x: number, z: number) => number) | null
  soil: Soil
  /** Height above which rock carries snow; Infinity for never. */
  snowLine: number
  /** What lies on the soil: ways, furrows, layers of stone. */
  dress: ReturnType<NonNullable<LandPlan['dress']>> | null
  /** 0 to 1, how far the ground glows of itself. */
  ember: ReturnType<NonNullable<LandPlan['ember']>> | null
}

/** The land that the words ask for, with the seat of a castle or lighthouse raised in it. */
export function chooseLand(stage: Stage, seat: Seat | null, actors: readonly Actor[] = []): Land {
  const plan = landPlanOf(stage)
  const shape = floodUnder(stage, actors, raiseSeat(stage, seat, plan.shape(stage)))
  const water = chooseWater(stage, plan)
  return {
    groundAt: shape,
    heightAt: water ? (x, z) => Math.max(shape(x, z), water(x, z)) : shape,
    waterAt: water,
    soil: chooseSoil(stage, plan),
    snowLine: chooseSnowLine(stage, plan),
    dress: plan.dress?.(stage) ?? null,
    ember: plan.ember?.(stage) ?? null,
  }
}

function chooseSoil(stage: Stage, plan: LandPlan): Soil {
  if (!plan.bare && isSnowy(stage)) return 'snow'
  if (stage.recipe.reading.setting === 'sea' && hasFeature(stage, 'cliff')) return 'grass'
  return plan.soil
}

/** Whether snow lies: it falls, the words name it, or it is winter in the open. */
export function isSnowy(stage: Stage): boolean {
  const { weather, season } = stage.recipe.reading
  return weather === 'snow' || season === 'winter' || hasFeature(stage, 'snow', 'ice', 'winter')
}

function chooseSnowLine(stage: Stage, plan: LandPlan): number {
  return chooseSoil(stage, plan) === 'snow' ? -1 : (plan.snowLine ?? 11)
}

/** The near bank makes room for what floats: nothing that swims lies on dry ground. */
function floodUnder({ frame, layout, recipe }: Stage, actors: readonly Actor[], shape: Shape): Shape {
  if (!kindOf(recipe.reading.setting).water) return shape
  const { eye } = layout
  const standing = actors.filter(({ footing }) => footing === 'ground').map(({ z }) => z)
  // Who swims beyond those on the bank has water there.
  const offshore = Math.min(...standing, Number.POSITIVE_INFINITY) * 1.5
  const basins = actors
    .filter((actor) => actor.footing === 'water' && actor.z < offshore)
    .map(({ x, z, width }) => ({
      x: (((x - frame.width / 2) * z) / layout.focal) * eye,
      z: z * eye,
      radius: (((width * 0.62) / layout.focal) * z + 0.15) * eye,
    }))
  if (basins.length === 0) return shape
  return (x, z) => {
    let height = shape(x, z)
    for (const basin of basins) {
      // The basin stays open towards the water behind it.
      const out = Math.hypot(x - basin.x, Math.min(0, z - basin.z + basin.radius * 0.4)) / basin.radius
      if (out < 1.6 && z < basin.z * 3) height = Math.min(height, -0.4 + smoothStep(1, 1.6, out) * (height + 0.4))
    }
    return height
  }
}

function chooseWater(stage: Stage, { water }: LandPlan): Shape | null {
  if (water === undefined) return null
  if (water === 'still' || hasMood(stage, 'calm')) return () => 0
  const height = stage.recipe.reading.weather === 'storm' || hasMood(stage, 'stormy') ? 0.17 : 0.03
  const { form, grain } = stage
  return (x, z) => {
    const bend = grain(x * 0.16, z * 0.16) * 1.5
    const swell = 1 - Math.abs(form(x * 0.11 + bend * 0.1, z * 0.3 + bend * 0.2))
    const chop = 1 - Math.abs(grain(x * 0.42 + 3, z * 0.85 + bend * 0.3))
    return height * Math.min(1.6, 0.5 + z * 0.08) * (swell * swell * 1.5 + chop * chop * 0.6 - 0.7)
  }
}

/** Lifts a mountain or a headland out of the land for what must stand on it. */
function raiseSeat(stage: Stage, seat: Seat | null, shape: Shape): Shape {
  if (seat === null) return shape
  const { form, grain } = stage
  if (seat.kind === 'peak') {
    return (x, z) => {
      const away = Math.hypot(x - seat.x, (z - seat.z) * 1.1)
      const crag = sumRidges(form, x * 0.085, z * 0.085, 6) - 0.5
      const outside = smoothStep(seat.radius * 0.95, seat.radius * 1.7, away)
      const down = Math.max(0, away - seat.radius)
      // Steep under the walls, running out into long feet.
      const fall = seat.steep * (0.5 * down + 5.5 * Math.log(1 + down / 4.5))
      const peak = seat.height - Math.min(seat.height + 4, fall) + crag * outside * (1.1 + Math.min(12, down) * 0.26)
      return Math.max(shape(x, z), peak)
    }
  }
  return (x, z) => {
    const rough = sumOctaves(form, x * 0.45, z * 0.45, 4) * 1.05 + grain(x * 2.2, z * 2.2) * 0.16
    const inland = (x - seat.x) * seat.side + seat.radius + rough
    const front = z - (seat.z - seat.radius * 1.25) + rough * 0.8 - Math.max(0, -inland) * 0.4
    const behind = seat.z + seat.radius * 4 - z
    const inside = Math.min(inland, front, behind)
    const ledge = smoothStep(-0.5, 0.35, inside) * 0.72 + smoothStep(0.1, 1.5, inside) * 0.28
    const boulders = rockAt(grain, x, z) * smoothStep(-2.2, -0.5, inside)
    const top = seat.height + 0.05 * grain(x, z) + Math.max(0, inland - 3) * 0.05
    return Math.max(shape(x, z), ledge * top - 0.3 * (1 - ledge) + boulders * (1 - ledge))
  }
}

/** Rocks that the surf breaks on at the foot of a cliff. */
function rockAt(grain: Shape, x: number, z: number): number {
  return Math.min(0.55, Math.max(0, sumRidges(grain, x * 0.7, z * 0.7, 3) - 0.5) * 1.3)
}
