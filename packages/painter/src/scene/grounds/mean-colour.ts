import { createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from '../../base/frame.ts'
import { createRandom } from '../../base/chance.ts'
import { readPixels } from '../../base/canvas-pixels.ts'
import { type Lab, toLab } from '../../look/oklab.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { drawSubject, subjectTraits } from '../../subjects/draw-subject.ts'

const SIDE_PX = 32
const SUBJECTS = 3
/** Opacity from which a pixel is the subject's own. */
const SOLID = 200
const DAYLIGHT = { light: '#fff6e6', ambient: '#b8bcc8', shade: '#3a3a48', ground: '#a09888' }

/** The middle of the colours of those that a picture is about, by daylight; null where nobody is. The same at every size. */
export function meanColour({ reading }: Recipe): Lab | null {
  const solid = reading.subjects.slice(0, SUBJECTS).flatMap(({ name, colour }) => listSolid(name, colour))
  if (solid.length === 0) return null
  const mean = (part: 0 | 1 | 2): number => solid.reduce((sum, lab) => sum + lab[part], 0) / solid.length
  return [mean(0), mean(1), mean(2)]
}

function listSolid(name: string, colour: string | null): Lab[] {
  const traits = subjectTraits(name)
  if (traits === null) return []
  const pixels = drawSmall(name, colour, traits.aspect)
  return Array.from({ length: pixels.length / 4 }, (_, index) => index * 4)
    .filter((at) => (pixels[at + 3] ?? 0) >= SOLID)
    .map((at) => toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
}

function drawSmall(name: string, colour: string | null, aspect: number): Uint8ClampedArray {
  const height = SIDE_PX / Math.max(1, aspect)
  const canvas = createCanvas(SIDE_PX, SIDE_PX)
  drawSubject(name, {
    ctx: canvas.getContext('2d'),
    x: SIDE_PX / 2,
    y: SIDE_PX / 2 + height / 2,
    height,
    facing: 1,
    random: createRandom(1),
    colour,
    palette: DAYLIGHT,
    light: { x: -0.5, y: -0.8 },
    niji: false,
  })
  const pixels = Uint8ClampedArray.from(readPixels(canvas))
  freeCanvas(canvas)
  return pixels
}
