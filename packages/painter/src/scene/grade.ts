import type { Canvas } from '@napi-rs/canvas'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Recipe } from '../recipe/recipe.ts'

/** A change of all colours of a picture. */
interface Grade {
  /** 0 grey, 1 as it was. */
  saturation?: number
  contrast?: number
  /** Added to all channels, 0..255. */
  lift?: number
  /** Factor of each channel. */
  gain?: readonly [number, number, number]
  /** Added to each channel in the darkest and in the brightest places. */
  shadows?: readonly [number, number, number]
  lights?: readonly [number, number, number]
}

/** By the names of lights, moods and seasons. */
const GRADES: Readonly<Record<string, Grade>> = {
  cold: { gain: [0.8, 0.95, 1.16], saturation: 0.85 },
  warm: { gain: [1.14, 0.99, 0.76], saturation: 1.05, lights: [8, 2, -6] },
  hard: { contrast: 1.3, saturation: 1.06 },
  dramatic: { contrast: 1.24, gain: [0.92, 0.9, 0.9], shadows: [-8, -5, 10], lights: [14, 5, -10] },
  misty: { contrast: 0.72, lift: 22, saturation: 0.72 },
  natural: { contrast: 0.88, saturation: 0.96, gain: [1.03, 1, 0.93] },
  sun: { gain: [1.08, 1.03, 0.92], contrast: 1.06, lift: 6 },
  moody: { gain: [0.62, 0.7, 0.76], saturation: 0.62, contrast: 1.1, shadows: [-4, 2, 8] },
  joyful: { saturation: 1.3, lift: 12, gain: [1.05, 1.03, 0.97] },
  melancholy: { saturation: 0.4, gain: [0.76, 0.85, 1], contrast: 0.86 },
  mysterious: { gain: [0.52, 0.58, 0.78], saturation: 0.75, shadows: [6, -4, 20] },
  romantic: { gain: [1.08, 0.9, 0.96], lights: [18, 2, 12], lift: 10, contrast: 0.88 },
  epic: { contrast: 1.2, saturation: 1.12, lights: [30, 12, -20], shadows: [-14, -4, 20] },
  dreamy: { contrast: 0.76, lift: 22, saturation: 0.9, lights: [8, 0, 16] },
  vintage: { saturation: 0.32, contrast: 0.84, shadows: [22, 10, 0], lights: [10, 0, -34] },
  'faded print': { saturation: 0.58, contrast: 0.95, shadows: [16, 6, 0], lights: [8, 0, -26] },
  pastel: { saturation: 0.85, contrast: 0.56, lift: 58 },
  vibrant: { saturation: 1.7, contrast: 1.1 },
  monochrome: { saturation: 0, contrast: 1.12 },
  calm: { contrast: 0.93, saturation: 0.92 },
  dark: { gain: [0.58, 0.6, 0.66], saturation: 0.85 },
  bright: { lift: 14, gain: [1.06, 1.05, 1.03], saturation: 1.06 },
  spring: { gain: [1.0, 1.05, 0.97], lift: 8, saturation: 1.1 },
  summer: { gain: [1.06, 1.02, 0.9], saturation: 1.16, contrast: 1.06 },
  autumn: { gain: [1.12, 0.97, 0.78], lights: [8, 2, -8] },
  winter: { gain: [0.92, 0.98, 1.08], saturation: 0.7, lift: 8 },
}

/** What a medium's own colours must not take back. */
const LASTING = ['monochrome', 'vintage']

/** Gives the built scene the colours of the lights, moods and season that the words name. */
export function gradeScene(recipe: Recipe, canvas: Canvas): void {
  const { moods, lights = [], season } = recipe.reading
  // A misty mood is weather, which stays outdoors; a misty light is seen anywhere.
  const graded = moods.filter((mood) => mood !== 'misty').map((mood) => (fades(mood, recipe) ? 'faded print' : mood))
  // Mist that is there already needs no light of its own.
  const lit = recipe.reading.weather === 'fog' ? lights.filter((light) => light !== 'misty') : lights
  gradePixels(canvas, [...(season ? [season] : []), ...lit, ...graded], strengthOf(recipe))
}

/** What must also hold of the painted picture. */
export function gradeLast(recipe: Recipe, canvas: Canvas): void {
  const lasting = LASTING.filter((mood) => recipe.reading.moods.includes(mood) && !fades(mood, recipe))
  gradePixels(canvas, lasting, 1)
}

/** Older painters took nearly all colour from what is of another time. */
function fades(mood: string, recipe: Recipe): boolean {
  return mood === 'vintage' && isPaintedAs(4, recipe)
}

/** A stronger hand also grades more strongly. */
function strengthOf({ stylize }: Recipe): number {
  return 0.85 + Math.min(1000, stylize) / 1600
}

function gradePixels(canvas: Canvas, names: readonly string[], strength: number): void {
  const gradedMoods = names.filter((name) => Object.hasOwn(GRADES, name))
  if (gradedMoods.length === 0) return
  const pixels = readPixels(canvas)
  for (const name of gradedMoods) applyGrade(pixels, weigh(GRADES[name] ?? {}, LASTING.includes(name) ? 1 : strength))
  writePixels(canvas, pixels)
}

/** A grade whose every part has its strength. */
interface FullGrade {
  saturation: number
  contrast: number
  lift: number
  gain: readonly number[]
  shadows: readonly number[]
  lights: readonly number[]
}

const NONE = [0, 0, 0] as const
const FULL = [1, 1, 1] as const

function weigh(grade: Grade, strength: number): FullGrade {
  const { saturation = 1, contrast = 1, lift = 0, gain = FULL, shadows = NONE, lights = NONE } = grade
  const toward = (value: number) => 1 + (value - 1) * strength
  return {
    saturation: Math.max(0, toward(saturation)),
    contrast: toward(contrast),
    lift: lift * strength,
    gain: gain.map(toward),
    shadows: shadows.map((value) => value * strength),
    lights: lights.map((value) => value * strength),
  }
}

function applyGrade(pixels: Uint8ClampedArray, { saturation, contrast, lift, gain, shadows, lights }: FullGrade): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const luma = 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
    const up = (luma / 255) ** 2
    const down = (1 - luma / 255) ** 2
    for (let channel = 0; channel < 3; channel++) {
      const own = luma + ((pixels[at + channel] ?? 0) - luma) * saturation
      const scaled = ((own - 128) * contrast + 128 + lift) * (gain[channel] ?? 1)
      pixels[at + channel] = scaled + (lights[channel] ?? 0) * up + (shadows[channel] ?? 0) * down
    }
  }
}
