import { parseHex } from '../base/colour.ts'
import { guessHour } from '../look/guess-hour.ts'
import type { Look } from '../look/measure-look.ts'
import { type Lab, toLab } from '../look/oklab.ts'
import type { Reading } from '../recipe/recipe.ts'

/** A reading guessed from colours and light, for a picture without a recipe; no things are recognised in it. */
export function guessReading(look: Look): Reading {
  const ground = labOf(look.ground[2])
  const setting = look.horizon === null ? 'open' : guessSetting(ground)
  return {
    subjects: [],
    time: guessHour(look) ?? 'day',
    weather: look.contrast < 0.14 && look.chroma < 0.05 ? 'fog' : 'clear',
    setting,
    features: setting !== 'open' && isSnow(ground) ? ['snow'] : [],
    medium: 'cinematic',
    moods: look.chroma > 0.12 ? ['bright'] : look.lightness < 0.3 ? ['dark'] : [],
    notDrawn: [],
  }
}

function guessSetting(ground: Lab): Reading['setting'] {
  const [lightness, a, b] = ground
  if (b < -0.03 && lightness < 0.8) return 'sea'
  if (a < -0.03 && b > 0.02) return 'meadow'
  if (b > 0.05 && a > -0.01 && lightness > 0.55) return 'desert'
  return isSnow(ground) ? 'mountains' : 'open'
}

function isSnow([lightness, a, b]: Lab): boolean {
  return lightness > 0.86 && Math.hypot(a, b) < 0.03
}

function labOf(hex = '#808080'): Lab {
  const [red, green, blue] = parseHex(hex)
  return toLab(red, green, blue)
}
