import { clampChroma, converter, formatHex, interpolate } from 'culori'

/** One colour as the light of the scene leaves it, from the brightest edge to the deepest fold. */
export interface Tones {
  rim: string
  light: string
  base: string
  shade: string
  deep: string
  bounce: string
  line: string
}

export interface ScenePalette {
  light: string
  ambient: string
  shade: string
  ground: string
}

const toOklch = converter('oklch')
const toLinear = converter('lrgb')

/** The tones of a natural colour under the scene's light; hand the result on, it costs some microseconds. */
export function tonesOf(hex: string, palette: ScenePalette): Tones {
  const base = bathe(hex, palette.ambient, 0.42)
  return {
    rim: mix(shift(base, 0.2, 0.9), palette.light, 0.55),
    light: mix(shift(base, 0.09, 1.05), palette.light, 0.2),
    base,
    shade: mix(shift(base, -0.13, 1.02), palette.shade, 0.24),
    deep: mix(shift(base, -0.26, 0.9), palette.shade, 0.32),
    bounce: mix(shift(base, 0.02, 0.9), palette.ground, 0.42),
    line: mix(shift(base, -0.42, 0.7), palette.shade, 0.25),
  }
}

/** Mix in OKLab; `amount` 0 gives the first, 1 the second. */
export function mix(one: string, other: string, amount: number): string {
  return formatHex(interpolate([one, other], 'oklab')(amount)) ?? one
}

/** Lightness by adding (-1..1), chroma by factor, hue by degrees. */
export function shift(hex: string, lightness: number, chroma = 1, hue = 0): string {
  const colour = toOklch(hex)
  if (!colour) return hex
  const l = Math.max(0.03, Math.min(0.985, colour.l + lightness))
  return formatHex(clampChroma({ ...colour, l, c: colour.c * chroma, h: (colour.h ?? 0) + hue }, 'oklch'))
}

/**
 * A subject's natural colour answered to the word bound to its noun. A word near the natural hue ("red" fox) only leans
 * it, because the word names the animal's own colour; any other word replaces it.
 */
export function wornColour(natural: string, asked: string | null): string {
  if (!asked) return natural
  const [own, word] = [toOklch(natural), toOklch(asked)]
  if (!own || !word || own.c < 0.05 || word.c < 0.05) return asked
  const apart = Math.abs((((own.h ?? 0) - (word.h ?? 0) + 540) % 360) - 180)
  return apart < 40 ? mix(natural, asked, 0.35) : asked
}

/** Multiply by the ambient light in linear light, as far as `amount` says. */
function bathe(hex: string, ambient: string, amount: number): string {
  const [own, air] = [toLinear(hex), toLinear(ambient)]
  if (!own || !air) return hex
  const by = (a: number, b: number): number => a * (1 - amount + amount * Math.min(1, b * 1.6))
  return formatHex({ mode: 'lrgb', r: by(own.r, air.r), g: by(own.g, air.g), b: by(own.b, air.b) })
}
