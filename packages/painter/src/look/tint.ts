import { parseHex, type Rgb } from '../base/colour.ts'
import type { Tint } from '../recipe/recipe.ts'
import { fromLab, type Lab, mixLab, toLab } from './oklab.ts'

/** Gives a colour the hue that another picture has at its lightness. */
export type Tinting = (colour: Rgb, weight?: number) => Rgb

/** How much of its own lightness a colour gives up beside its hue. */
const LIGHT_SHARE = 0.45
const DARKEST = 0.08
const LIGHTEST = 0.97

/** `shades`: CSS hex from dark to light. */
export function createTinting(shades: readonly string[], weight: number): Tinting {
  const ramp = shades.map((hex): Lab => {
    const [red, green, blue] = parseHex(hex)
    return toLab(red, green, blue)
  })
  return (colour, share = 1) => {
    const lab = toLab(Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2]))
    return fromLab(tintLab(lab, ramp, weight * share))
  }
}

function tintLab(lab: Lab, ramp: readonly Lab[], weight: number): Lab {
  const place = Math.min(1, Math.max(0, (lab[0] - DARKEST) / (LIGHTEST - DARKEST))) * (ramp.length - 1)
  const low = Math.floor(place)
  const from = ramp[low] ?? lab
  const to = ramp[low + 1] ?? from
  const [lightness, a, b] = mixLab(from, to, place - low)
  return [
    lab[0] + (lightness - lab[0]) * weight * LIGHT_SHARE,
    lab[1] + (a - lab[1]) * weight,
    lab[2] + (b - lab[2]) * weight,
  ]
}

/** The tinting of what lies above the horizon, and of what lies below. */
export function createTintings({ sky, ground, weight }: Tint): { sky: Tinting; ground: Tinting } {
  return { sky: createTinting(sky, weight), ground: createTinting(ground, weight) }
}
