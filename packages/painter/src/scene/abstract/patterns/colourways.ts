import type { Rgb } from '../../../base/colour.ts'
import { fromLab } from '../../../look/oklab.ts'
import { labOf } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** Colours of a printed pattern: a ground, a figure that stands out from it, and what fills the figure. */
export interface Colourway {
  ground: Rgb
  figure: Rgb
  second: Rgb
  third: Rgb
  line: Rgb
}

/** As different in lightness at least as can be seen at a glance. */
const APART = 0.3

/** The palette as a pattern wears it; two of the four have a coloured ground. */
export function wearScheme({ scheme, turn, stage }: Sheet): Colourway {
  const named = stage.recipe.reading.featureColours?.['backdrop'] !== undefined
  const [first = scheme.accent, ...others] = scheme.colours
  const swapped = turn % 2 === 1 && !named
  const ground = swapped ? first : scheme.ground
  const choices = [first, ...others, scheme.accent, scheme.ground].filter((colour) => colour.join() !== ground.join())
  const seen = choices.filter((colour) => Math.abs(labOf(colour)[0] - labOf(ground)[0]) >= APART * 0.6)
  const [figure = contrast(ground), second = figure, third = second] = seen
  return { ground, figure, second, third, line: contrast(ground) }
}

/** The same hue, light upon dark and dark upon light. */
export function contrast(ground: Rgb): Rgb {
  const [l, a, b] = labOf(ground)
  return fromLab(l > 0.55 ? [0.28, a * 0.5, b * 0.5 - 0.01] : [0.93, a * 0.15, b * 0.15 + 0.015])
}

/** A shade of the same colour. */
export function shade(colour: Rgb, by: number): Rgb {
  const [l, a, b] = labOf(colour)
  return fromLab([Math.min(0.98, Math.max(0.05, l + by)), a, b])
}
