import { converter, formatHex } from 'culori'

/** Red, green and blue, 0..255. */
export type Rgb = readonly [number, number, number]

const toOklch = converter('oklch')

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function toHex(colour: Rgb): string {
  const whole = 0x1000000 + (toByte(colour[0]) << 16) + (toByte(colour[1]) << 8) + toByte(colour[2])
  return `#${whole.toString(16).slice(1)}`
}

function toByte(channel: number): number {
  return channel < 0 ? 0 : channel > 255 ? 255 : Math.round(channel)
}

/** A CSS colour; `alpha` 0..1. */
export function toCss(colour: Rgb, alpha = 1): string {
  return `rgba(${Math.round(colour[0])},${Math.round(colour[1])},${Math.round(colour[2])},${alpha.toFixed(3)})`
}

export function mixColours(from: Rgb, to: Rgb, share: number): Rgb {
  const t = Math.min(1, Math.max(0, share))
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
}

/** Multiply as light does; `light` 1 is full white light. */
export function lightColour(albedo: Rgb, light: Rgb): Rgb {
  return [(albedo[0] * light[0]) / 255, (albedo[1] * light[1]) / 255, (albedo[2] * light[2]) / 255]
}

export function dimColour(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor]
}

export function measureLuma(colour: Rgb): number {
  return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
}

/** Turn the hue by degrees and scale the chroma, keeping the lightness that the eye sees. */
export function shiftColour(colour: Rgb, turn: { degrees: number; chroma: number; lightness?: number }): Rgb {
  const lch = toOklch(toHex(colour))
  if (!lch) return colour
  const shifted = formatHex({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, lch.l + (turn.lightness ?? 0))),
    c: lch.c * turn.chroma,
    h: (lch.h ?? 0) + turn.degrees,
  })
  return parseHex(shifted)
}
