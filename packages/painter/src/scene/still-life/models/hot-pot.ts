import { between } from '../../../base/chance.ts'
import { blend, fleshy, glossy, metal, noiseAt } from '../looks.ts'
import { ball, egg, embossed, ring, rod, type Shape, turned } from '../shapes.ts'
import { type Look, type Solid, stand } from '../solid.ts'
import { broth } from './bowls.ts'
import type { Model } from './dish.ts'
import { leafAt } from './leaf.ts'
import { filling } from './vessels.ts'

const RED = broth([172, 40, 22], [226, 96, 34])

const PALE = broth([226, 204, 162], [244, 230, 190])

/** Where the wall between the two broths stands. */
const wallAt = (z: number): number => Math.sin(z * 0.22) * 5

const POT_LEVEL = 6.6

const BOTH: Look = {
  ...RED,
  paint: (x, y, z, out) => {
    if (x >= wallAt(z)) return RED.paint?.(x, y, z, out)
    out.set(PALE.colour)
    PALE.paint?.(x, y, z, out)
  },
}

const POT = [
  [0, 0],
  [13, 0],
  [14.4, 1],
  [15, 8],
  [15.6, 8.2],
  [15.6, 8.7],
  [14.5, 8.7],
  [13.7, 1.6],
  [0, 1.2],
] as const

const CAP = [
  [0, 0.4],
  [1.9, 0.2],
  [2, 0.7],
  [1.2, 1.4],
  [0, 1.6],
] as const

type Afloat = (x: number, z: number, yaw: number) => Solid

const chili: Afloat = (x, z, yaw) =>
  stand(rod([-1.2, 0, 0], [1.3, 0.1, 0.3], { radius: 0.42, tip: 0.12 }), glossy([178, 24, 20]), {
    x,
    y: POT_LEVEL + 0.15,
    z,
    yaw,
  })

const SLICE = embossed(egg(1.9, 0.7, 1.3), (x, _y, z) => noiseAt(x, z) * 0.3, 0.3)

const beef: Afloat = (x, z, yaw) => stand(SLICE, glossy([150, 84, 62]), { x, y: POT_LEVEL + 0.2, z, yaw })

const fishBall: Afloat = (x, z) => stand(ball(1.5), fleshy([240, 224, 196]), { x, y: POT_LEVEL + 0.2, z })

export const greens: Afloat = (x, z, yaw) =>
  leafAt(x, POT_LEVEL + 0.3, z, { size: 2.4, yaw, pitch: 0.1, colour: [104, 150, 66], broad: 0.5 })

const SHIITAKE = embossed(turned(CAP, 0.1), (x, _y, z) => (Math.abs(x * z) < 0.12 ? -0.12 : 0), 0.15)

const MUSHROOM = fleshy([128, 84, 54], (x, _y, z, out) =>
  blend(out, [226, 200, 160], Math.abs(x) < 0.18 || Math.abs(z) < 0.18 ? 0.9 : 0),
)

const mushroom: Afloat = (x, z, yaw) => stand(SHIITAKE, MUSHROOM, { x, y: POT_LEVEL - 0.3, z, yaw })

/** A pot with a red and a pale broth, and what is cooked in them. */
export const soup: Model = ({ random }) => {
  const steel = metal([196, 192, 186])
  const inside = (count: number, side: number, build: Afloat): Solid[] =>
    Array.from({ length: count }, (_, i) =>
      build(
        side * between(random, 1.6, 10.5) * (0.4 + 0.6 * random()),
        Math.sin(i * 2.4) * between(random, 1, 9.5),
        random() * 6,
      ),
    )
  const wall: Shape = {
    distance: (x, y, z) => Math.max(Math.abs(x - wallAt(z)) - 0.3, Math.abs(y) - 3.4, Math.hypot(x, z) - 14) * 0.7,
    middle: [0, 0, 0],
    reach: 15,
  }
  const solids = [
    stand(turned(POT, 0.12), steel),
    ...[-1, 1].map((side) => stand(ring(2.4, 0.5), steel, { x: side * 16.4, y: 7.6, pitch: 0.3 })),
    filling(14.2, POT_LEVEL, BOTH),
    stand(wall, steel, { y: 4 }),
    ...inside(16, 1, chili),
    ...inside(9, 1, beef),
    ...inside(6, -1, fishBall),
    ...inside(5, -1, greens),
    ...inside(5, -1, mushroom),
  ]
  return { solids, radius: 17.5, height: 9, steam: [0, POT_LEVEL + 1, 0] }
}
