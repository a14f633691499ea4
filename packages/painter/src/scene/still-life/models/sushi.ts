import type { Rgb } from '../../../base/colour.ts'
import { blend, dim, fleshy, glossy, matte, noiseAt, noiseIn, woodLook } from '../looks.ts'
import { ball, block, drum, embossed } from '../shapes.ts'
import { place, type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { leafAt } from './leaf.ts'
import { board } from './vessels.ts'

const TOPPINGS: readonly Rgb[] = [
  [240, 122, 74],
  [206, 52, 56],
  [246, 206, 120],
  [244, 226, 212],
]

const RICE = fleshy([246, 243, 236], (x, y, z, out) => dim(out, 0.93 + Math.abs(noiseIn(x * 4, y * 4, z * 4)) * 0.16))

export const nigiri = (index: number): Solid[] => {
  const own = TOPPINGS[index % TOPPINGS.length] ?? [240, 122, 74]
  const fish = embossed(block(3.2, 0.55, 1.5, 0.5), (x, _y, z) => -0.03 * x * x - 0.16 * z * z, 0.3)
  return [
    stand(
      embossed(block(2.6, 1.1, 1.2, 0.7), (x, y, z) => Math.abs(noiseIn(x * 3, y * 3, z * 3)) * 0.16, 0.15),
      RICE,
      { y: 1.1 },
    ),
    stand(
      fish,
      glossy(own, (x, _y, z, out) =>
        blend(out, [252, 222, 198], index % 4 === 0 && Math.sin((x + z * 0.8) * 3.4) > 0.72 ? 0.7 : 0),
      ),
      { y: 2.45 },
    ),
    ...(index % 4 === 2 ? [stand(block(0.5, 1.5, 1.42, 0.2), matte([30, 40, 32]), { y: 1.5 })] : []),
  ]
}

export const maki = (index: number): Solid[] => [
  stand(drum(2.05, 1.25, 0.2), RICE, { y: 1.25 }),
  stand(
    {
      distance: (x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 2.1) - 0.09, Math.abs(y) - 1.2),
      middle: [0, 0, 0],
      reach: 2.6,
    },
    matte([28, 38, 31]),
    { y: 1.25 },
  ),
  ...[0, 2.1, 4.2].map((turn, i) =>
    stand(drum(0.6, 0.14, 0.1), glossy(i === 0 ? [240, 120, 70] : i === 1 ? [126, 172, 78] : [250, 214, 110]), {
      x: Math.cos(turn) * 0.6,
      z: Math.sin(turn) * 0.6,
      y: 2.5,
    }),
  ),
  ...(index % 3 === 0 ? [stand(ball(0.3), glossy([236, 92, 40]), { y: 2.8 })] : []),
]

export const sushi: Model = ({ random, count }) => {
  const pieces = count > 1 ? count : 8
  const columns = Math.ceil(pieces / 2)
  const solids = Array.from({ length: pieces }, (_, i) => {
    const column = i % columns
    const where = {
      x: (column - (columns - 1) / 2) * 4.6,
      z: i < columns ? -2.9 : 3.1,
      yaw: i < columns ? Math.PI / 2 + 0.12 : 0,
      y: 1.5,
    }
    return place(i < columns ? nigiri(i) : maki(i), where)
  }).flat()
  const half = (columns * 4.6) / 2 + 3
  const extras = [
    stand(
      embossed(ball(1.3), (x, y, z) => noiseIn(x * 2, y * 2, z * 2) * 0.2, 0.2),
      matte([150, 184, 92]),
      { x: half - 1.8, y: 2.2, z: 5.6 },
    ),
  ]
  const ginger = Array.from({ length: 7 }, () =>
    leafAt(-half + 2 + random() * 2, 1.7 + random(), 5.4 + random() * 1.6, {
      size: 1.2,
      yaw: random() * 6,
      pitch: 0.4,
      colour: [244, 190, 180],
      broad: 0.7,
    }),
  )
  const slab =
    random() < 0.5
      ? board(half, 8, woodLook([168, 120, 76]))
      : [
          stand(
            block(half, 0.75, 8, 0.2),
            matte([48, 50, 54], (x, _y, z, out) => dim(out, 1 + noiseAt(x * 0.6, z * 0.6) * 0.3)),
            { y: 0.75 },
          ),
        ]
  return { solids: [...slab, ...solids, ...extras, ...ginger], radius: Math.hypot(half, 8) * 0.86, height: 4.5 }
}
