import { parseHex } from '../base/colour.ts'
import { chromaOf, toLab } from '../look/oklab.ts'

/** Degrees of hue up to which a name holds. */
const HUES: readonly (readonly [number, string])[] = [
  [12, 'pink'],
  [42, 'red'],
  [75, 'orange'],
  [98, 'golden'],
  [118, 'yellow'],
  [165, 'green'],
  [220, 'teal'],
  [275, 'blue'],
  [318, 'purple'],
  [360, 'pink'],
]
const GREY = 0.025

/** A colour in words, with how light it is: "deep blue", "pale grey". */
export function sayShade(hex: string): string {
  const [red, green, blue] = parseHex(hex)
  const lab = toLab(red, green, blue)
  const [lightness, a, b] = lab
  if (chromaOf(lab) < GREY) return sayGrey(lightness)
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  const turned = hue < 0 ? hue + 360 : hue
  const name = HUES.find(([limit]) => turned <= limit)?.[1] ?? 'pink'
  const isEarth = (name === 'orange' || name === 'golden' || name === 'red') && lightness < 0.55 && chromaOf(lab) < 0.11
  const plain = isEarth ? 'brown' : name
  if (lightness < 0.38) return `deep ${plain}`
  return lightness > 0.82 ? `pale ${plain}` : plain
}

function sayGrey(lightness: number): string {
  if (lightness < 0.22) return 'black'
  if (lightness > 0.94) return 'white'
  return lightness < 0.45 ? 'dark grey' : lightness > 0.78 ? 'pale grey' : 'grey'
}
