import { between } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, dim, fleshy, glossy, matte, noiseAt, noiseIn } from '../looks.ts'
import { block, drum, egg, embossed, type Shape, thrown, turned } from '../shapes.ts'
import { type Look, type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { leafAt } from './leaf.ts'
import { board } from './vessels.ts'

const BUN = thrown(
  [
    [0, 0],
    [4.9, 0],
    [5.5, 0.7],
    [5.4, 2],
    [4.2, 3.7],
    [2.2, 4.6],
    [0, 4.8],
  ],
  0.15,
)
const HEEL = turned(
  [
    [0, 0],
    [4.8, 0],
    [5.4, 0.6],
    [5.3, 1.7],
    [0, 1.9],
  ],
  0.15,
)
const TOASTED = fleshy(
  [206, 136, 66],
  (x, y, z, out) => {
    blend(out, [146, 78, 30], y * 0.13 + noiseIn(x * 0.4, y * 0.4, z * 0.4) * 0.4 - 0.1)
    blend(out, [244, 222, 178], (0.35 - y) * 2)
  },
  0.05,
)
const LETTUCE: Shape = {
  distance: (x, y, z) => {
    const turn = Math.atan2(z, x)
    const off = Math.hypot(x, z)
    const wave = Math.sin(turn * 11) * 0.42 * (off / 6) + Math.sin(turn * 23 + 1) * 0.2
    return Math.max(Math.abs(y - wave) - 0.16, off - 6.2 - Math.sin(turn * 7) * 0.3) * 0.5
  },
  middle: [0, 0, 0],
  reach: 6.9,
}
const CHEESE: Shape = {
  distance: (x, y, z) => {
    const hang = Math.max(0, Math.hypot(x, z) - 5) * 0.62
    return Math.max(Math.abs(y + hang) - 0.16, Math.abs(x) - 5.3, Math.abs(z) - 5.3) * 0.6
  },
  middle: [0, -0.5, 0],
  reach: 7.8,
}
const PATTY = embossed(drum(5.5, 1, 0.7), (x, y, z) => noiseIn(x * 1.2, y * 1.2, z * 1.2) * 0.45, 0.4)

const leafy = (colour: Rgb): Look => fleshy(colour, (x, y, z, out) => dim(out, 0.9 + noiseIn(x, y, z) * 0.4))

function sesame(): Solid[] {
  return Array.from({ length: 60 }, (_, i) => {
    const away = Math.sqrt((i + 0.5) / 60) * 4.1
    const [x, z] = [Math.cos(i * 2.4) * away, Math.sin(i * 2.4) * away]
    return stand(egg(0.34, 0.16, 0.2), matte([244, 226, 184]), { x, y: 13.2 - away * away * 0.1, z, yaw: i * 1.7 })
  })
}

export const hamburger: Model = () => {
  const tomato = glossy([212, 58, 40], (x, _y, z, out) => blend(out, [240, 140, 110], noiseAt(x * 1.6, z * 1.6) * 0.8))
  const seared = glossy([92, 50, 30], (x, y, z, out) =>
    blend(out, [44, 22, 14], noiseIn(x * 1.4, y * 1.4, z * 1.4) + 0.25),
  )
  return {
    solids: [
      ...board(9.5, 8.5),
      stand(HEEL, TOASTED, { y: 1.5 }),
      stand(LETTUCE, leafy([128, 176, 64]), { y: 3.9 }),
      ...[0, 1].map((i) => stand(drum(3.2, 0.4, 0.3), tomato, { x: i * 3.4 - 1.7, y: 4.5, z: i * 0.6 })),
      stand(PATTY, seared, { y: 6 }),
      stand(CHEESE, glossy([250, 184, 48]), { y: 7.2, yaw: 0.6 }),
      stand(LETTUCE, leafy([112, 162, 58]), { y: 8, yaw: 1 }),
      stand(BUN, TOASTED, { y: 8.4 }),
      ...sesame(),
    ],
    radius: 10,
    height: 13.4,
  }
}

export const fries: Model = ({ random }) => ({
  solids: [
    ...Array.from({ length: 34 }, (_, i) =>
      stand(
        block(0.55, between(random, 3.4, 4.6), 0.55, 0.14),
        fleshy([240, 194, 88], (_x, y, _z, out) => blend(out, [196, 124, 44], Math.abs(y) * 0.13), 0.04),
        {
          x: ((i % 7) - 3) * 1.25,
          y: 8 + random() * 1.6,
          z: (Math.floor(i / 7) - 2) * 1.05,
          roll: between(random, -0.22, 0.22),
          pitch: between(random, -0.2, 0.2),
        },
      ),
    ),
    stand(
      embossed(block(5.2, 4.6, 3.2, 0.3), (_x, y, z) => (y > 2 ? -0.2 : 0) + z * 0, 0.2),
      matte([198, 40, 34], (x, _y, _z, out) =>
        blend(out, [250, 236, 214], Math.abs(Math.sin(x * 1.2)) > 0.8 ? 0.9 : 0),
      ),
      { y: 4.6 },
    ),
  ],
  radius: 6.4,
  height: 13,
})

/** Its radius. */
const PIZZA = 14.5

const MELTED = glossy([248, 208, 110], (x, _y, z, out) => {
  const off = Math.hypot(x, z)
  const melt = noiseAt(x * 0.32, z * 0.32, 3)
  blend(out, [206, 70, 32], (0.02 - melt) * 2.6)
  blend(out, [252, 234, 190], (melt - 0.22) * 1.6)
  if (noiseAt(x * 1.2 + 9, z * 1.2) > 0.52) blend(out, [168, 88, 34], 0.6)
  blend(out, [222, 164, 92], (off - PIZZA + 2.3) * 2.2)
  if (off > PIZZA - 2.1) blend(out, [122, 62, 26], noiseAt(x * 0.6, z * 0.6) * 1.3 + 0.1)
})

export const pizza: Model = ({ random }) => {
  const base = embossed(
    turned(
      [
        [0, 0],
        [PIZZA, 0],
        [PIZZA, 1.2],
        [PIZZA - 0.6, 1.8],
        [PIZZA - 1.6, 1.6],
        [PIZZA - 2, 0.95],
        [0, 0.9],
      ],
      0.2,
    ),
    (x, y, z) => {
      const off = Math.hypot(x, z)
      return off > PIZZA - 2.2 ? noiseAt(x * 0.45, z * 0.45) * 0.55 : Math.abs(noiseAt(x * 0.5, z * 0.5)) * 0.3
    },
    0.6,
  )
  const salami = Array.from({ length: 13 }, (_, i) => {
    const away = Math.sqrt((i + 0.4) / 13) * 11
    return stand(
      embossed(drum(1.75, 0.22, 0.2), (x, _y, z) => 0.12 * Math.hypot(x, z) * 0.6, 0.2),
      glossy([176, 44, 30], (x, _y, z, out) => blend(out, [226, 120, 84], noiseAt(x * 2.4, z * 2.4) * 0.9)),
      { x: Math.cos(i * 2.4) * away, y: 1.3, z: Math.sin(i * 2.4) * away, roll: between(random, -0.06, 0.06) },
    )
  })
  const basil = Array.from({ length: 9 }, (_, i) =>
    leafAt(Math.cos(i * 2.4 + 1) * (3 + i), 1.55, Math.sin(i * 2.4 + 1) * (3 + i), {
      size: 1.25,
      yaw: random() * 6,
      pitch: 0.16,
      colour: [58, 118, 48],
      broad: 0.58,
    }),
  )
  return {
    solids: [
      stand(
        drum(PIZZA + 2, 0.5, 0.4),
        {
          colour: [150, 104, 64],
          gloss: 0.02,
          polish: 0.2,
          paint: (x, _y, z, out) => dim(out, 1 + noiseAt(x * 1.4, z * 0.12, 3) * 0.3),
        },
        { y: 0.5 },
      ),
      stand(base, MELTED, { y: 1 }),
      ...[...salami, ...basil].map((solid) => ({ ...solid, y: solid.y + 1 })),
    ],
    radius: PIZZA + 2.2,
    height: 3.4,
  }
}
