import { pickInTurn } from '../recipe/pick-in-turn.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { kindOf } from './settings/kinds.ts'

interface Turn {
  /** Where the subject stands: 1 right of the middle. */
  side: 1 | -1
  /** How much nearer than the view's own. */
  nearer: number
  /** How much lower the horizon is, as a share of the frame's height. */
  lifted: number
}

/** On a ground nothing but the view differs from one picture to the next. */
const BARE_VIEWS: readonly Omit<Turn, 'side'>[] = [
  { nearer: 1.12, lifted: 0 },
  { nearer: 0.8, lifted: -0.06 },
  { nearer: 0.98, lifted: 0.05 },
  { nearer: 0.88, lifted: -0.02 },
]
/** Elsewhere their templates and their land differ, and so much of the distance. */
const VIEWS: readonly Omit<Turn, 'side'>[] = [
  { nearer: 1.08, lifted: 0 },
  { nearer: 0.94, lifted: 0 },
  { nearer: 1.02, lifted: 0.02 },
  { nearer: 0.98, lifted: -0.02 },
]
const SIDES = [1, -1] as const

/** How the four of a grid are told apart, whatever their templates; `own` is the side of a picture that is in no grid. */
export function takeTurn(recipe: Recipe, own: Turn['side']): Turn {
  if (recipe.turn === undefined) return { side: own, nearer: 1, lifted: 0 }
  const { bare } = kindOf(recipe.reading.setting)
  return { side: pickInTurn(SIDES, recipe, 'side'), ...pickInTurn(bare ? BARE_VIEWS : VIEWS, recipe, 'view in turn') }
}
