import { between } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { dim, fleshy, glossy, matte, noiseAt, noiseIn } from '../looks.ts'
import { drum, embossed, ring, rod, type Shape, turned } from '../shapes.ts'
import { place, type Solid, stand } from '../solid.ts'
import { crust } from './baked.ts'
import type { Model } from './dish.ts'
import { spread, plateOf } from './platter.ts'
import { ON_PLATE } from './vessels.ts'

export const doughnut: Model = ({ random, count, colour }) => {
  const icings: readonly Rgb[] =
    colour === null
      ? [
          [240, 150, 176],
          [92, 50, 32],
          [250, 240, 226],
          [150, 200, 214],
        ]
      : [colour]
  const one = (index: number): Solid[] => {
    const icing = icings[index % icings.length] ?? [240, 150, 176]
    const wavy: Shape = {
      distance: (x, y, z) => {
        const turn = Math.atan2(z, x)
        return Math.max(ring(3.1, 1.98).distance(x, y - 0.06, z), -(y - 0.1 - Math.sin(turn * 7 + index) * 0.32))
      },
      middle: [0, 0, 0],
      reach: 5.3,
    }
    const sprinkles = Array.from({ length: 34 }, (_, i) => {
      const turn = i * 2.4
      const off = 3.1 + between(random, -1.2, 1.2)
      const y = Math.sqrt(Math.max(0.1, 3.9 - (off - 3.1) ** 2)) + 2.05
      return stand(
        rod([-0.3, 0, 0], [0.3, 0, 0], { radius: 0.12 }),
        matte(
          (
            [
              [250, 210, 70],
              [80, 170, 210],
              [240, 90, 90],
              [250, 250, 244],
            ] as const
          )[i % 4] ?? [250, 210, 70],
        ),
        { x: Math.cos(turn) * off, y, z: Math.sin(turn) * off, yaw: random() * 6 },
      )
    })
    return [
      stand(ring(3.1, 1.9), crust([226, 170, 96], [176, 106, 46]), { y: 1.9 }),
      stand(wavy, glossy(icing), { y: 1.95 }),
      ...sprinkles,
    ]
  }
  const places = spread(Math.min(6, count > 1 ? count : 3), 10.6)
  const radius = Math.max(...places.map(({ x, z }) => Math.hypot(x, z))) + 7
  return {
    solids: [
      ...plateOf(random, radius, null),
      ...places.flatMap((where, i) => place(one(i), { ...where, y: ON_PLATE })),
    ],
    radius,
    height: 4.6,
  }
}

const MACARONS: readonly Rgb[] = [
  [238, 158, 170],
  [176, 208, 150],
  [246, 214, 140],
  [196, 168, 214],
  [150, 100, 70],
]

export const cookie: Model = ({ random, count, colour }) => {
  const shell = turned(
    [
      [0, 0],
      [2.4, 0],
      [2.55, 0.4],
      [2.4, 1.1],
      [1.4, 1.6],
      [0, 1.75],
    ],
    0.1,
  )
  const foot = embossed(drum(2.5, 0.28, 0.2), (x, _y, z) => noiseAt(x * 5, z * 5) * 0.16, 0.2)
  const one = (index: number): Solid[] => {
    const own = colour ?? MACARONS[index % MACARONS.length] ?? [238, 158, 170]
    const look = fleshy(own, (x, y, z, out) => dim(out, 0.98 + noiseIn(x * 4, y * 4, z * 4) * 0.06))
    return [
      stand(shell, look, { y: 2.1 }),
      stand(foot, look, { y: 2 }),
      stand(drum(2.35, 0.34, 0.2), fleshy([250, 240, 224]), { y: 1.62 }),
      stand(foot, look, { y: 1.25 }),
      stand(
        turned(
          [
            [0, 0.1],
            [1.9, 0.1],
            [2.5, 0.7],
            [2.5, 1.2],
            [0, 1.2],
          ],
          0.08,
        ),
        look,
      ),
    ]
  }
  const places = spread(count > 1 ? count : 5, 6.2)
  const radius = Math.max(...places.map(({ x, z }) => Math.hypot(x, z))) + 5
  return {
    solids: [
      ...plateOf(random, radius, null),
      ...places.flatMap((where, i) => place(one(i), { ...where, y: ON_PLATE })),
    ],
    radius,
    height: 4.4,
  }
}
