import { between, type Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { smoothStep, sumOctaves } from '../../../base/noise.ts'
import { fromLab } from '../../../look/oklab.ts'
import { shadePixels } from '../pixels.ts'
import { labOf } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** A field of colour, shares of the frame. */
interface Field {
  left: number
  top: number
  right: number
  bottom: number
  colour: Rgb
  under: Rgb
}

/** Large fields of colour with soft, worn edges that seem to hover: thin coats over each other, none of them even. */
export function paintFields({ stage, scheme, random, turn, noises: [one, two, three] }: Sheet): void {
  const { frame } = stage
  const [first = scheme.accent] = scheme.colours
  const own = labOf(first)
  const ground = scheme.dark ? scheme.ground : fromLab([0.42, own[1] * 0.7, own[2] * 0.7])
  const fields = divide(turn, random).map((field, index) => ({
    ...field,
    colour: (index === 1 && turn !== 2 ? scheme.accent : scheme.colours[(index + 1) % scheme.colours.length]) ?? first,
    under: scheme.colours[(index + 2) % scheme.colours.length] ?? first,
  }))
  shadePixels(stage.picture, frame, (x, y, out) => {
    const [u, v] = [x / frame.width, y / frame.height]
    const brush = sumOctaves(one, x / 120, y / 26, 3)
    const coat = sumOctaves(two, x / 190, y / 90, 3)
    const bristle = three(x / 9, y / 1.9) * 0.5 + three(x / 40, y / 3.2) * 0.5
    const dim = 1 + coat * 0.16 + bristle * 0.05
    for (let i = 0; i < 3; i++) out[i] = (ground[i] ?? 0) * dim
    for (const { left, top, right, bottom, colour, under } of fields) {
      const worn = brush * 0.013 + bristle * 0.005
      const inside = Math.min((u - left) * 1.1, (right - u) * 1.1, v - top, bottom - v) + worn
      const cover = smoothStep(-0.014, 0.034, inside)
      if (cover <= 0) continue
      const glow = smoothStep(0, 0.24, inside) * 0.12
      const thin = Math.min(1, Math.max(0, 0.22 + coat * 0.4 - bristle * 0.16))
      for (let i = 0; i < 3; i++) {
        const paint =
          ((colour[i] ?? 0) * (1 - thin * 0.5) + (under[i] ?? 0) * thin * 0.5) * (0.96 + glow + bristle * 0.045)
        out[i] = (out[i] ?? 0) + (paint - (out[i] ?? 0)) * cover * 0.97
      }
    }
  })
}

function divide(turn: number, random: Random): Omit<Field, 'colour' | 'under'>[] {
  const [left, right] = [0.075, 0.925]
  const cut = between(random, 0.52, 0.62)
  if (turn === 0)
    return [
      { left, right, top: 0.055, bottom: cut - 0.02 },
      { left, right, top: cut + 0.02, bottom: 0.945 },
    ]
  if (turn === 1)
    return [
      { left, right, top: 0.055, bottom: 0.26 },
      { left, right, top: 0.3, bottom: 0.38 },
      { left, right, top: 0.42, bottom: 0.945 },
    ]
  if (turn === 2) return [{ left: 0.1, right: 0.9, top: 0.09, bottom: 0.9 }]
  return [
    { left: 0.07, right: 0.6, top: 0.06, bottom: 0.94 },
    { left: 0.64, right: 0.93, top: 0.06, bottom: cut - 0.1 },
    { left: 0.64, right: 0.93, top: cut - 0.06, bottom: 0.94 },
  ]
}
