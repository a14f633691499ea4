import { layLids } from './blink.ts'
import type { FigureGroup } from './figure-groups.ts'
import type { MovingLayer } from './layers.ts'
import { doingOf, moveFigure } from './move-figure.ts'
import type { Tuning } from './movers.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'

/** Figures, each in its own way, far ones first. `nearOf`: how near one is, 0 to 1. */
export function layerFigures(
  seen: SeenScene,
  plates: ScenePlates,
  { lively }: Tuning,
  nearOf: (group: FigureGroup) => number,
): MovingLayer[] {
  const { setting } = seen.stage.recipe.reading
  const place = { underwater: setting === 'underwater', spacious: setting === 'space' || setting === 'moon' }
  const { frame, layout } = seen.stage
  const size = { width: frame.widthPx, height: frame.heightPx }
  return plates.figures.flatMap(({ group, plate }) => {
    const { main } = group
    const mover = moveFigure(main, frame, doingOf(main, place), { lively })
    const carrier = { near: nearOf(group), movers: mover === null ? [] : [mover], actor: main }
    // Who is seen steeply is bent after the eyes are drawn.
    const eyes = layout.tilt === 0 ? group.actors.flatMap((actor) => seen.survey.eyes.get(actor) ?? []) : []
    return [{ ...carrier, plate }, ...layLids(size, seen.words, { eyes, actor: main, carrier })]
  })
}
