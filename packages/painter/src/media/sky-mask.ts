import { freeCanvas } from '../base/frame.ts'
import { paintHeavens } from '../scene/heavens.ts'
import { paintSky } from '../scene/sky.ts'
import type { Recipe, Setting } from '../recipe/recipe.ts'
import { GROUNDS } from '../recipe/vocabulary.ts'
import { aimStage } from '../scene/model/build-place.ts'
import { createStage, type Stage } from '../scene/stage.ts'
import { type Cells, sampleCells } from './cells.ts'

/** Sum of the differences of the channels below which a cell is still the bare sky. */
const SAME = 26

/** Cells of open sky, marked 1: those that look as they would if nothing but the sky had been painted. */
export function findSky({ recipe, frame }: Stage, cells: Cells): Uint8Array {
  const sky = new Uint8Array(cells.cover.length)
  if (isIndoors(recipe)) return sky
  const bare = aimStage(createStage(recipe, frame.widthPx, frame.heightPx))
  paintSky(bare)
  paintHeavens(bare)
  const { pixels } = sampleCells(bare, cells.side)
  for (const layer of [bare.picture, bare.cover]) freeCanvas(layer.canvas)
  for (let at = 0; at < sky.length; at++) {
    let apart = 0
    for (let i = at * 4; i < at * 4 + 3; i++) apart += Math.abs((pixels[i] ?? 0) - (cells.pixels[i] ?? 0))
    if (apart < SAME && (cells.cover[at] ?? 0) < 40) sky[at] = 1
  }
  return sky
}

const INDOORS: readonly Setting[] = [
  ...(['room', 'hall', 'library', 'kitchen', 'cafe', 'stage', 'cave', 'underwater'] as const),
  ...(['living room', 'bedroom', 'study', 'classroom', 'office', 'hospital', 'shop'] as const),
  ...GROUNDS,
]

/** Whether neither sun nor sky nor mist is about. */
export function isIndoors({ reading }: Recipe): boolean {
  return INDOORS.includes(reading.setting)
}
