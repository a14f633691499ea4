import type { Rgb } from '../../base/colour.ts'
import { smoothStep } from '../../base/noise.ts'
import type { Form } from './measure-form.ts'

/** The light that a form stands in. */
export interface FormLight {
  /** Towards the light: x right, y down, z to the viewer; a unit vector. */
  x: number
  y: number
  z: number
  /** Factors 0..1 of what lies in shade, and colours 0..255 of light and of the air above. */
  shade: Rgb
  light: Rgb
  air: Rgb
  /** How strongly it models, about 1. */
  strength: number
}

/** How much of each light a pixel gets, 0..1; `groove` is a factor of all of it. */
interface Shading {
  lit: number
  dark: number
  air: number
  groove: number
}

/** How a spot lies: how much more it faces the light than what faces the viewer, how far it leans from him, how far up. */
interface Spot {
  facing: number
  lean: number
  up: number
  crease: number
}

type Shader = (spot: Spot, light: FormLight, into: Shading) => void

/** Shades a flat drawing as the form that it stands for: lit towards the light, darker and richer away from it, dark in its creases. */
export function lightForm(image: Drawing, form: Form, light: FormLight): void {
  shadeAll(image, form, light, (spot, { z, strength }, into) => {
    const { facing, lean } = spot
    into.lit = Math.min(1, Math.max(0, facing / (1.06 - z))) * strength
    into.dark = smoothStep(0.02, 0.95, -facing) * strength
    // What turns upwards at its rim catches the sky; the side away from the light gets what the ground throws back.
    const back = facing < -0.1 ? smoothStep(0.5, 0.95, lean) * smoothStep(0.1, 0.6, -facing) * 0.34 : 0
    into.air = Math.min(0.5, spot.up * lean * 0.3 + back) * strength
    into.groove = 1 - Math.min(0.3, spot.crease * 0.5 * strength)
  })
}

/** The same in two tones with a clean edge between them, as cels are painted, and a thin light along the lit rim. */
export function lightCel(image: Drawing, form: Form, light: FormLight): void {
  shadeAll(image, form, light, ({ facing, lean }, { strength }, into) => {
    into.lit = smoothStep(0.13, 0.16, facing) * smoothStep(0.3, 0.36, lean) * 0.8
    into.dark = smoothStep(0.2, 0.26, -facing) * 0.62 * strength
  })
}

/** RGBA. */
export interface Drawing {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Slopes and creases smaller than this change nothing that can be seen. */
const LEVEL = 0.012

function shadeAll({ data, width, height }: Drawing, form: Form, light: FormLight, shader: Shader): void {
  const spot: Spot = { facing: 0, lean: 0, up: 0, crease: 0 }
  const part: Shading = { lit: 0, dark: 0, air: 0, groove: 1 }
  const lean = new Float32Array(3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = (row * width + column) * 4
      if ((data[i + 3] ?? 0) === 0) continue
      readForm(form, column, row, lean)
      const [x = 0, y = 0, crease = 0] = lean
      if (Math.abs(x) + Math.abs(y) + crease < LEVEL) continue
      const upright = 1 / Math.sqrt(1 + x * x + y * y)
      spot.facing = (x * light.x + y * light.y + light.z) * upright - light.z
      spot.lean = 1 - upright
      spot.up = Math.max(0, -y * upright)
      spot.crease = crease
      shader(spot, light, part)
      shadePixel(data, i, part, light)
    }
  }
}

/** Both slopes and the crease at a pixel of the drawing, between the cells of the form. */
function readForm(form: Form, column: number, row: number, into: Float32Array): void {
  const { width, height, shrink, slopeX, slopeY, crease } = form
  if (shrink === 1) {
    const at = row * width + column
    into[0] = slopeX[at] ?? 0
    into[1] = slopeY[at] ?? 0
    into[2] = crease[at] ?? 0
    return
  }
  const u = Math.min(width - 1.001, Math.max(0, (column + 0.5) / shrink - 0.5))
  const v = Math.min(height - 1.001, Math.max(0, (row + 0.5) / shrink - 0.5))
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [across, down] = [u - left, v - top]
  const at = top * width + left
  const corners = [(1 - across) * (1 - down), across * (1 - down), (1 - across) * down, across * down] as const
  into[0] = mixCorners(slopeX, at, width, corners)
  into[1] = mixCorners(slopeY, at, width, corners)
  into[2] = mixCorners(crease, at, width, corners)
}

function mixCorners(
  field: Float32Array,
  at: number,
  width: number,
  [a, b, c, d]: readonly [number, number, number, number],
): number {
  return (
    (field[at] ?? 0) * a + (field[at + 1] ?? 0) * b + (field[at + width] ?? 0) * c + (field[at + width + 1] ?? 0) * d
  )
}

function shadePixel(pixels: Uint8ClampedArray, i: number, part: Shading, { shade, light, air }: FormLight): void {
  const luma = 0.3 * (pixels[i] ?? 0) + 0.59 * (pixels[i + 1] ?? 0) + 0.11 * (pixels[i + 2] ?? 0)
  // Colour is richest where light turns into shade.
  const rich = 1 + 0.34 * part.dark * (1 - part.dark * 0.5)
  for (let channel = 0; channel < 3; channel++) {
    const own = luma + ((pixels[i + channel] ?? 0) - luma) * rich
    const shaded = own * (1 - part.dark * (1 - (shade[channel] ?? 0))) * part.groove
    // White has no room for more light.
    const room = Math.max(0, 245 - shaded) * ((light[channel] ?? 0) / 255)
    const bright = shaded * (1 + 0.08 * part.lit) + room * part.lit * 0.26
    pixels[i + channel] = bright + ((air[channel] ?? 0) - bright) * part.air
  }
}
