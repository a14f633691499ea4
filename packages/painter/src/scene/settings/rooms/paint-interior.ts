import type { Setting } from '../../../recipe/recipe.ts'
import { paintRoom } from '../../room.ts'
import type { Stage } from '../../stage.ts'
import { paintCave } from '../places/cave.ts'
import { paintCafe } from './cafe.ts'
import { paintHall } from './hall.ts'
import { paintKitchen } from './kitchen.ts'
import { paintLibrary } from './library.ts'
import { paintAudience, paintTheatre } from './theatre.ts'

const ROOMS: Partial<Record<Setting, (stage: Stage) => void>> = {
  kitchen: paintKitchen,
  cafe: paintCafe,
  hall: paintHall,
  library: paintLibrary,
  stage: paintTheatre,
  cave: paintCave,
}

/** The room of this setting with all that stands behind its figures. */
export function paintInterior(stage: Stage): void {
  const paint = ROOMS[stage.recipe.reading.setting] ?? paintRoom
  paint(stage)
}

/** What is nearer than every figure. */
export function paintForeground(stage: Stage): void {
  if (stage.recipe.reading.setting === 'stage') paintAudience(stage)
}
