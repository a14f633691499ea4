import { deriveSeed } from '../base/chance.ts'
import { pixelAt } from '../base/frame.ts'
import { hasFeature } from '../scene/stage.ts'
import { isSunSeen } from '../scene/sun-seen.ts'
import { roughWater } from '../scene/water.ts'
import type { Recipe } from '../recipe/recipe.ts'
import type { Beat } from './beat.ts'
import { createFalling, type Fall } from './falling.ts'
import { fieldOf, thinOut } from './field.ts'
import { fillHoles } from './fill-holes.ts'
import { createGlints, findLights } from './glints.ts'
import type { Mover, MovingLayer } from './layers.ts'
import { measureNear } from './measure-near.ts'
import type { MotionPlan } from './motion.ts'
import { doingOf, moveFigure } from './move-figure.ts'
import { driftSky, rippleWater, swayPlants, type Tuning } from './movers.ts'
import { plantsSway } from './plants-sway.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'

/** Everything of a scene that moves, far to near. */
export function layerScene(seen: SeenScene, plates: ScenePlates, plan: MotionPlan): MovingLayer[] {
  const { frame } = seen.stage
  const size = { width: frame.widthPx, height: frame.heightPx }
  const tuning: Tuning = {
    lively: plan.motion === 'high' ? 1.8 : 1,
    px: frame.widthPx / 768,
    seed: deriveSeed(plan.seed, 'motion'),
    field: fieldOf(size),
  }
  const near = measureNear(seen)
  const ground = { near: near.ground, movers: moveGround(seen, plates, tuning) }
  return [
    ...layerSky(seen, plates, plan, tuning),
    { ...ground, plate: plates.ground },
    ...layerGlitter(seen, plates, tuning, ground),
    ...layerFigures(seen, plates, tuning, near.of),
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

/** Seconds after which a cloud in a loop is where it was. */
const SKY_SECONDS = 12

/** A sky that drifts on, or in a loop one that is slowly replaced by itself as it was before. */
function layerSky(seen: SeenScene, { skyPlate }: ScenePlates, plan: MotionPlan, tuning: Tuning): MovingLayer[] {
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

/** Light on water, stars, lamps and windows. */
function layerGlitter(
  seen: SeenScene,
  plates: ScenePlates,
  tuning: Tuning,
  ground: Pick<MovingLayer, 'near' | 'movers'>,
): MovingLayer[] {
  const size = { width: seen.stage.frame.widthPx, height: seen.stage.frame.heightPx }
  const { water } = plates
  const { px, seed, lively } = tuning
  const layers: MovingLayer[] = []
  const add = (
    cover: Uint8Array | null,
    twinkle: Omit<Parameters<typeof createGlints>[2], 'seed'>,
    carrier: Pick<MovingLayer, 'near' | 'movers'>,
  ) => {
    if (cover === null) return
    const dark = fillHoles(size, plates.back, (at) => cover[at] === 0)
    const parts = { colours: plates.back, dark, cover }
    layers.push(
      ...createGlints(size, parts, { ...twinkle, seed: seed + layers.length }, { carrier, field: tuning.field }),
    )
  }
  if (water !== null) {
    const isWithin = (at: number) => water[at] === 1
    const glitter = { perSecond: [0.5, 1.4] as const, depth: Math.min(1, 0.7 * lively), lift: 0.35, together: 0 }
    add(findLights(size, plates.back, { reach: 9 * px, least: 12, isWithin }), glitter, ground)
  }
  const { sky } = plates
  const dark = seen.stage.recipe.reading.time === 'night' || seen.stage.recipe.reading.setting === 'space'
  if (dark && sky !== null && plates.skyPlate !== null) {
    const isWithin = (at: number) => sky[at] === 1
    const stars = findLights(size, plates.back, { reach: 7 * px, least: 22, isWithin })
    add(stars, { perSecond: [0.3, 1], depth: 0.8, lift: 0.3, together: 0 }, { near: 0, movers: [] })
  }
  return layers
}

function layerFigures(
  seen: SeenScene,
  plates: ScenePlates,
  { lively }: Tuning,
  nearOf: (group: ScenePlates['figures'][number]['group']) => number,
): MovingLayer[] {
  const { setting } = seen.stage.recipe.reading
  const place = { underwater: setting === 'underwater', spacious: setting === 'space' || setting === 'moon' }
  return plates.figures.map(({ group, plate }) => {
    const mover = moveFigure(group.main, seen.stage.frame, doingOf(group.main, place), { lively })
    return { plate, near: nearOf(group), movers: mover === null ? [] : [mover] }
  })
}

function layerFalling(seen: SeenScene, { back }: ScenePlates, { lively, px }: Tuning): MovingLayer[] {
  const { falling, words, stage } = seen
  if (falling === null) return []
  const { frame, recipe } = stage
  const size = { width: frame.widthPx, height: frame.heightPx }
  const cover = weaken(falling.cover, measureSeen(falling, words, back))
  return createFalling(size, falling.colours, cover, fallOf(recipe, lively, px))
}

/** How clearly a picture shows what was drawn before it, 0 not at all to 1: a medium may have swallowed much of it. */
function measureSeen(drawn: NonNullable<SeenScene['falling']>, words: Uint32Array, back: Uint32Array): number {
  let along = 0
  let whole = 0
  for (let at = 0; at < words.length; at++) {
    const alpha = (drawn.cover[at] ?? 0) / 255
    if (alpha < 0.1) continue
    for (const shift of [0, 8, 16]) {
      const behind = ((back[at] ?? 0) >>> shift) & 255
      const wanted = ((((drawn.colours[at] ?? 0) >>> shift) & 255) - behind) * alpha
      along += wanted * ((((words[at] ?? 0) >>> shift) & 255) - behind)
      whole += wanted * wanted
    }
  }
  return Math.min(1, Math.max(0.35, along / Math.max(1, whole)))
}

function weaken(cover: Uint8Array, share: number): Uint8Array {
  return cover.map((value) => Math.round(value * share))
}

/** How fast and how slanting it comes down; lights in the air only hover. */
function fallOf({ reading }: Recipe, lively: number, px: number): Fall {
  if (reading.weather === 'storm' || reading.moods.includes('stormy'))
    return { perSecond: 1.9, slant: -0.352, swing: 0 }
  if (reading.weather === 'rain') return { perSecond: 1.6, slant: -0.16, swing: 0 }
  if (reading.weather === 'snow' || reading.features.includes('snow'))
    return { perSecond: 0.1 + 0.06 * lively, slant: -0.08, swing: 7 * px * lively }
  if (reading.season === 'summer') return { perSecond: 0.012 * lively, slant: 0.3, swing: 6 * px }
  return { perSecond: 0.05 + 0.04 * lively, slant: -0.25, swing: 16 * px }
}
