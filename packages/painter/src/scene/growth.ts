import type { View } from '../base/frame.ts'
import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import type { Stage } from './stage.ts'

export interface SparePlace {
  x: number
  y: number
  random: Random
}

/** Places in what the picture has grown by, as many for each area as `count` are in the composed frame. */
export function* findSpare({ recipe, frame }: Stage, purpose: string, count: number): Generator<SparePlace> {
  for (const { seed, kept, view } of recipe.growths ?? []) {
    const random = createRandom(deriveSeed(seed, purpose))
    const tries = Math.round((count * view.width * view.height) / (frame.width * frame.height))
    for (let i = 0; i < tries; i++) {
      const x = view.left + random() * view.width
      const y = view.top + random() * view.height
      if (!isWithin(kept, x, y)) yield { x, y, random }
    }
  }
}

/** Places anywhere in what is seen, for what a creative upscale adds; none in any other picture. */
export function* findLoose({ recipe, frame }: Stage, purpose: string, count: number): Generator<SparePlace> {
  const { finish } = recipe
  if (finish?.kind !== 'creative') return
  const { view, width, height } = frame
  const random = createRandom(deriveSeed(finish.seed, purpose))
  const places = Math.round((count * view.width * view.height) / (width * height))
  for (let i = 0; i < places; i++) {
    yield { x: view.left + random() * view.width, y: view.top + random() * view.height, random }
  }
}

export function isWithin(view: View, x: number, y: number): boolean {
  return x >= view.left && y >= view.top && x < view.left + view.width && y < view.top + view.height
}

/** Whether two rectangles share any ground. */
export function meets(one: View, other: View): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
