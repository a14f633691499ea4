import type { Reading } from '../../recipe/recipe.ts'
import { ANY_PATTERN, PATTERNS } from './patterns/choose-pattern.ts'
import { paintMotifs } from './patterns/motif.ts'
import type { Style } from './sheet.ts'
import { paintFields } from './styles/fields.ts'
import { paintFlow } from './styles/flow.ts'
import { paintFluid } from './styles/fluid.ts'
import { paintFractal } from './styles/fractal.ts'
import { paintGeometry } from './styles/geometry.ts'
import { paintGradient } from './styles/gradient.ts'
import { paintColourSquares, paintGridPlanes } from './styles/grid.ts'
import { paintMarbling } from './styles/marbling.ts'
import { paintOpArt } from './styles/op-art.ts'
import { paintSilk, paintSmoke } from './styles/ribbons.ts'
import { paintSplash } from './styles/splash.ts'
import { paintStone } from './styles/stone.ts'

/** By the feature that the words gave a reading. */
const STYLES: Readonly<Record<string, readonly Style[]>> = {
  fluid: [paintFluid],
  stone: [paintStone],
  geometry: [paintGeometry],
  'op art': [paintOpArt],
  fractal: [paintFractal],
  splash: [paintSplash],
  gradient: [paintGradient],
  marbling: [paintMarbling],
  silk: [paintSilk],
  smoke: [paintSmoke],
  currents: [paintFlow],
  'colour fields': [paintFields],
  'grid planes': [paintGridPlanes],
  'colour squares': [paintColourSquares],
}

/** Where the words say no more than that it is abstract, the four of a grid are of four kinds. */
const ANY: readonly Style[] = [
  paintFluid,
  paintFlow,
  paintSilk,
  paintGeometry,
  paintMarbling,
  paintColourSquares,
  paintGradient,
  paintFields,
]

export function chooseStyle({ features, subjects, medium }: Reading, seed: number): Style {
  if (subjects.length > 0) return paintMotifs
  const patterned = listNamed(features, PATTERNS)
  const named = patterned.length > 0 ? patterned : listNamed(features, STYLES)
  const usual = features.includes('pattern') ? ANY_PATTERN : medium === 'cubism' ? [paintGeometry] : ANY
  const styles = named.length > 0 ? named : usual
  return styles[seed % styles.length] ?? paintFluid
}

function listNamed(features: readonly string[], styles: Readonly<Record<string, readonly Style[]>>): Style[] {
  return features.flatMap((feature) => (Object.hasOwn(styles, feature) ? (styles[feature] ?? []) : []))
}
