import type { Recipe } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'

/** From this version on sun and moon are seen only where words or the hour ask for them. */
const ASKED = 4

/** What would be outshone by a moon that nobody asked for. */
const NIGHT_SHOWS: readonly string[] = ['aurora', 'fireworks', 'meteor']

/** Whether sun or moon themselves are seen; the light comes from where they are in any case. */
export function isSunSeen(recipe: Recipe): boolean {
  if (!isPaintedAs(ASKED, recipe)) return true
  const { features, time, lights = [] } = recipe.reading
  const isNightShow = time === 'night' && features.some((feature) => NIGHT_SHOWS.includes(feature))
  return (
    (time !== 'day' && !isNightShow) || features.includes('sun') || features.includes('moon') || lights.includes('sun')
  )
}

/** Whether they may be drawn as large as a house behind the subject. */
export function isSunGrand(recipe: Recipe): boolean {
  return !isPaintedAs(ASKED, recipe)
}
