import { parseHex } from '../base/colour.ts'
import type { TimeOfDay } from '../recipe/recipe.ts'
import type { Look } from './measure-look.ts'
import { toLab } from './oklab.ts'

const NIGHT = 0.3

/** The hour that the light speaks clearly for; null where it may be any. */
export function guessHour({ lightness, sky }: Look): TimeOfDay | null {
  if (lightness < NIGHT) return 'night'
  const [red, green, blue] = parseHex(sky.at(-1) ?? '#808080')
  const [light, a, b] = toLab(red, green, blue)
  if (b > 0.07 && a > 0.02 && lightness < 0.75) return 'sunset'
  if (a > 0.03 && light > 0.75) return 'dawn'
  return b < -0.02 && lightness > 0.5 ? 'day' : null
}
