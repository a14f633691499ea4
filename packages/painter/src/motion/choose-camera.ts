import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import { pixelAt } from '../base/frame.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import type { Lie } from './layer-pixels.ts'
import type { CameraMove } from './motion.ts'
import type { SeenScene } from './see-scene.ts'

/** Taller than so much of the picture, a figure is its portrait. */
const PORTRAIT = 0.6

/** The move that suits a picture; or how one lies of which no more is known. */
export function chooseCamera(seen: SeenScene | Lie, seed: number): CameraMove {
  const random = createRandom(deriveSeed(seed, 'camera'))
  if (seen === 'sheet') return 'in'
  if (seen === 'view') return pickOne(['in', 'left', 'right'] as const, random)
  const { recipe, frame } = seen.stage
  const main = mainFigure(seen)
  if (main !== undefined && main.height > PORTRAIT * frame.height) return pickOne(['in', 'orbit'] as const, random)
  if (kindOf(recipe.reading.setting).indoors) return pickOne(['in', 'orbit'] as const, random)
  return pickOne(main === undefined ? (['in', 'left', 'right'] as const) : (['in', 'orbit', 'right'] as const), random)
}

/** What the camera goes towards, in pixels: the head of the largest figure, or where the land ends. */
export function focusOf(seen: SeenScene): { x: number; y: number } {
  const { frame, layout } = seen.stage
  const main = mainFigure(seen)
  const place =
    main === undefined
      ? pixelAt(frame, frame.width / 2, layout.horizon)
      : pixelAt(frame, main.x, main.y - main.height * 0.75)
  const within = (value: number, side: number) => Math.min(side * 0.68, Math.max(side * 0.32, value))
  return { x: within(place.column, frame.widthPx), y: within(place.row, frame.heightPx) }
}

function mainFigure({ survey }: SeenScene): SeenScene['survey']['figures'][number]['actor'] | undefined {
  const [first, ...others] = survey.figures.map(({ actor }) => actor)
  if (first === undefined) return undefined
  return others.reduce((most, actor) => (actor.height * actor.width > most.height * most.width ? actor : most), first)
}
