import { pixelAt } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { fillHoles } from './fill-holes.ts'
import { brightness, createGlints, findLights } from './glints.ts'
import type { MovingLayer } from './layers.ts'
import type { Tuning } from './movers.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'

type Twinkle = Omit<Parameters<typeof createGlints>[2], 'seed'>

/** Glitter on water, and lamps and windows whose light is never quite still. `ground`: what carries them. */
export function layerLights(
  { stage, survey }: SeenScene,
  { back, water, sky }: ScenePlates,
  tuning: Tuning,
  ground: Pick<MovingLayer, 'near' | 'movers'>,
): MovingLayer[] {
  const size = { width: stage.frame.widthPx, height: stage.frame.heightPx }
  const { px, lively } = tuning
  const layers: MovingLayer[] = []
  if (water !== null) {
    const cover = findLights(size, back, { reach: 9 * px, least: 12, isWithin: (at) => water[at] === 1 })
    const glitter: Twinkle = { perSecond: [0.5, 1.4], depth: Math.min(1, 0.7 * lively), lift: 0.35, together: 0 }
    layers.push(...twinkle({ size, back, cover }, glitter, tuning, ground))
  }
  if (isLamplit(stage)) {
    const isWithin = (at: number) => water?.[at] !== 1 && sky?.[at] !== 1 && isWarm(back[at] ?? 0)
    const cover = findLights(size, back, { reach: 26 * px, least: 26, isWithin })
    const flicker: Twinkle = { perSecond: [0.4, 1.1], depth: 0.2 * lively, lift: 0.3, together: 18 * px }
    layers.push(...twinkle({ size, back, cover }, flicker, tuning, ground))
  }
  const fires = [...survey.flames, ...findFires(survey)]
  if (fires.length > 0) layers.push(...layFirelight(stage, back, fires, { tuning, ground }))
  return layers
}

/** Stars, which twinkle where they are. */
export function layerStars({ stage }: SeenScene, { back, sky, skyPlate }: ScenePlates, tuning: Tuning): MovingLayer[] {
  const { time, setting } = stage.recipe.reading
  if (sky === null || skyPlate === null || (time !== 'night' && setting !== 'space')) return []
  const size = { width: stage.frame.widthPx, height: stage.frame.heightPx }
  const cover = findLights(size, back, { reach: 7 * tuning.px, least: 22, isWithin: (at) => sky[at] === 1 })
  const stars: Twinkle = { perSecond: [0.3, 1], depth: 0.8, lift: 0.3, together: 0 }
  return twinkle({ size, back, cover }, stars, tuning, { near: 0, movers: [] })
}

function twinkle(
  { size, back, cover }: { size: { width: number; height: number }; back: Uint32Array; cover: Uint8Array | null },
  wish: Twinkle,
  { field, seed }: Tuning,
  carrier: Pick<MovingLayer, 'near' | 'movers'>,
): MovingLayer[] {
  if (cover === null) return []
  const dark = fillHoles(size, back, (at) => cover[at] === 0)
  return createGlints(size, { colours: back, dark, cover }, { ...wish, seed }, { carrier, field })
}

function isLamplit({ recipe }: Stage): boolean {
  const { time, medium, setting } = recipe.reading
  return time === 'night' || medium === 'neon' || setting === 'volcano' || setting === 'cave'
}

function isWarm(colour: number): boolean {
  const [red, blue] = [colour & 255, (colour >>> 16) & 255]
  return brightness(colour) > 110 && red > blue + 18
}

const FIRES = /fire|flame|torch|candle|lantern/u

/** Where figures burn, with half the width of their fire. */
export function findFires({ figures }: SeenScene['survey']): { x: number; y: number; radius: number }[] {
  return figures
    .filter(({ actor }) => FIRES.test(actor.name))
    .map(({ actor }) => ({ x: actor.x, y: actor.y, radius: Math.max(actor.width, actor.height * 0.3) / 2 }))
}

/** The light that a fire throws on what lies about it, stronger and weaker. */
function layFirelight(
  { frame }: Stage,
  back: Uint32Array,
  fires: readonly { x: number; y: number; radius: number }[],
  { tuning, ground }: { tuning: Tuning; ground: Pick<MovingLayer, 'near' | 'movers'> },
): MovingLayer[] {
  const size = { width: frame.widthPx, height: frame.heightPx }
  const spots = fires.map(({ x, y, radius }) => ({ ...pixelAt(frame, x, y), reach: radius * frame.scale * 3.4 }))
  const cover = Uint8Array.from(back, (_, at) => {
    let most = 0
    for (const { column, row, reach } of spots) {
      const out = Math.hypot((at % size.width) - column, Math.floor(at / size.width) - row) / reach
      if (out < 1) most = Math.max(most, (1 - out) * (1 - out))
    }
    return Math.round(150 * most)
  })
  const dark = back.map((colour) => scale(colour, 0.72))
  const light = { perSecond: [1.3, 1.3] as const, depth: 0.8, lift: 0.4, together: size.width * 9, seed: tuning.seed }
  return createGlints(size, { colours: back, dark, cover }, light, { carrier: ground, field: tuning.field })
}

function scale(colour: number, by: number): number {
  const part = (shift: number) => Math.round(((colour >>> shift) & 255) * by) << shift
  return (0xff000000 | part(0) | part(8) | part(16)) >>> 0
}
