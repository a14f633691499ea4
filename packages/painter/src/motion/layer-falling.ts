import type { Recipe } from '../recipe/recipe.ts'
import { createFalling, type Fall } from './falling.ts'
import type { MovingLayer } from './layers.ts'
import type { Tuning } from './movers.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'

/** Rain, snow, leaves and whatever else a picture has in its air, as it was drawn before its medium. */
export function layerFalling(seen: SeenScene, { back }: ScenePlates, { lively, px }: Tuning): MovingLayer[] {
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
