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

/** How a pixel is shaded that faces the light by so much more than one that faces the viewer, and leans so far away from him. */
type Shader = (facing: number, lean: number, up: number, crease: number) => Shading

/** Shades a flat drawing as the form that it stands for: lit towards the light, darker and richer away from it, dark in its creases. */
export function lightForm(pixels: Uint8ClampedArray, form: Form, light: FormLight): void {
  const brightest = 1.06 - light.z
  shadeAll(pixels, form, light, (facing, lean, up, crease) => {
    // What turns upwards at its rim catches the sky; the side away from the light gets what the ground throws back.
    const sky = up * lean * 0.3
    const back = smoothStep(0.5, 0.95, lean) * smoothStep(0.1, 0.6, -facing) * 0.34
    return {
      lit: Math.min(1, Math.max(0, facing / brightest)) * light.strength,
      dark: smoothStep(0.02, 0.95, -facing) * light.strength,
      air: Math.min(0.5, sky + back) * light.strength,
      groove: 1 - Math.min(0.3, crease * 0.5 * light.strength),
    }
  })
}

/** The same in two tones with a clean edge between them, as cels are painted, and a thin light along the lit rim. */
export function lightCel(pixels: Uint8ClampedArray, form: Form, light: FormLight): void {
  shadeAll(pixels, form, light, (facing, lean) => ({
    lit: smoothStep(0.13, 0.16, facing) * smoothStep(0.3, 0.36, lean) * 0.8,
    dark: smoothStep(0.2, 0.26, -facing) * 0.62 * light.strength,
    air: 0,
    groove: 1,
  }))
}

function shadeAll(pixels: Uint8ClampedArray, { slopeX, slopeY, crease }: Form, light: FormLight, shader: Shader): void {
  for (let at = 0; at < slopeX.length; at++) {
    const i = at * 4
    if ((pixels[i + 3] ?? 0) === 0) continue
    const [x, y] = [slopeX[at] ?? 0, slopeY[at] ?? 0]
    const upright = 1 / Math.sqrt(1 + x * x + y * y)
    const facing = (x * light.x + y * light.y + light.z) * upright - light.z
    shadePixel(pixels, i, shader(facing, 1 - upright, Math.max(0, -y * upright), crease[at] ?? 0), light)
  }
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
