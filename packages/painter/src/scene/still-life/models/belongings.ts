import { between } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, ceramic, dim, matte, metal, noiseAt, woodLook, fleshy, glossy } from '../looks.ts'
import { block, embossed, moved, rod, turned } from '../shapes.ts'
import { place, type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { FRUIT } from './fruit.ts'
import { chopsticks, fork, knife, spoon, bowl } from './vessels.ts'

const candle: Model = ({ random, colour }) => {
  const high = between(random, 9, 13)
  const wax = {
    ...fleshy(colour ?? [240, 226, 196]),
    soft: 1,
    paint: (_x: number, y: number, _z: number, out: Float32Array) => blend(out, [255, 206, 130], (y - high + 4) * 0.18),
  }
  const body = embossed(
    turned(
      [
        [0, 0.6],
        [2, 0.6],
        [2, high],
        [1.6, high + 0.2],
        [1, high - 0.4],
        [0, high - 0.5],
      ],
      0.1,
    ),
    (x, y, z) => Math.max(0, noiseAt(Math.atan2(z, x) * 2.4, y * 0.16)) * 0.3,
    0.3,
  )
  const brass = metal([190, 148, 74])
  return {
    solids: [
      stand(
        turned(
          [
            [0, 0],
            [4.4, 0],
            [4.6, 0.8],
            [4.2, 0.9],
            [2.4, 0.5],
            [2.4, 1.6],
            [2.1, 1.6],
            [0, 0.8],
          ],
          0.06,
        ),
        brass,
      ),
      stand(body, wax),
      stand(rod([0, high - 0.6, 0], [0.1, high + 0.9, 0], { radius: 0.1 }), matte([40, 30, 26])),
    ],
    radius: 4.9,
    height: high + 3,
    flames: [[0, high + 1, 0]],
  }
}

const COVERS: readonly Rgb[] = [
  [116, 40, 38],
  [38, 62, 84],
  [58, 76, 54],
  [150, 108, 58],
  [66, 48, 70],
]

function closedBook(cover: Rgb, half: number): Solid[] {
  const leather = {
    ...matte(cover, (x: number, y: number, z: number, out: Float32Array) => {
      dim(out, 0.95 + noiseAt(x * 2, z * 2 + y) * 0.16)
      const frame = Math.max(Math.abs(x) / half, Math.abs(z) / (half * 1.4))
      if (Math.abs(frame - 0.86) < 0.014 && Math.abs(y) > 1) blend(out, [206, 166, 88], 0.9)
    }),
    gloss: 0.025,
    polish: 0.4,
  }
  const pages = matte([232, 220, 192], (_x, y, _z, out) => dim(out, 0.88 + Math.abs(Math.sin(y * 22)) * 0.14))
  return [
    stand(block(half - 0.35, 1.05, half * 1.4 - 0.35, 0.1), pages, { x: 0.25, y: 1.35 }),
    stand(block(half, 0.16, half * 1.4, 0.1), leather, { y: 0.18 }),
    stand(
      moved(block(half, 0.16, half * 1.4, 0.1), [0, 0, 0]),
      { ...leather, paint: (x, y, z, out) => leather.paint?.(x, y + 2, z, out) },
      { y: 2.52 },
    ),
    stand(block(0.3, 1.35, half * 1.4, 0.25), leather, { x: -half + 0.1, y: 1.35 }),
  ]
}

const book: Model = ({ random, colour }) => {
  const count = 1 + Math.floor(random() * 2.6)
  const solids = Array.from({ length: count }, (_, i) =>
    place(closedBook(colour ?? COVERS[Math.floor(random() * COVERS.length)] ?? [116, 40, 38], 7.4 - i * 0.5), {
      x: 0,
      z: 0,
      yaw: between(random, -0.4, 0.4),
      y: i * 2.7,
    }),
  ).flat()
  return { solids, radius: 11.5, height: count * 2.7 }
}

const fruitBowl: Model = (wish) => {
  const { random } = wish
  const kinds = ['apple', 'orange fruit', 'pear', 'peach', 'green apple', 'lemon', 'apple']
  const fruit = kinds.flatMap((kind, i) => {
    const turn = i * 1.05
    const where = i === 6 ? { x: 0, z: 0, y: 10 } : { x: Math.cos(turn) * 6.2, z: Math.sin(turn) * 6.2, y: 5.6 }
    return place(FRUIT[kind]?.({ ...wish, colour: null }).solids ?? [], { ...where, yaw: random() * 6 })
  })
  const grapes = place(FRUIT['grapes']?.({ ...wish, colour: null }).solids ?? [], { x: 5, z: -5, y: 8.4, yaw: 0.6 })
  return {
    solids: [
      ...bowl(12.4, 8, wish.colour === null ? woodLook([128, 82, 48]) : ceramic(wish.colour)),
      ...fruit,
      ...grapes,
    ],
    radius: 13,
    height: 16,
  }
}

const tool =
  (build: () => Solid[]): Model =>
  () => ({ solids: build(), radius: 4, height: 1 })

const jar: Model = ({ colour }) => ({
  solids: [
    stand(
      turned(
        [
          [0, 0],
          [4, 0],
          [4.4, 0.6],
          [4.4, 8],
          [3.4, 9.4],
          [0, 9.4],
        ],
        0.1,
      ),
      { ...glossy(colour ?? [206, 128, 30]), gloss: 0.14, polish: 1 },
    ),
    stand(
      turned(
        [
          [0, 9.2],
          [3.7, 9.2],
          [3.7, 11.2],
          [0, 11.2],
        ],
        0.14,
      ),
      metal([196, 170, 110]),
    ),
  ],
  radius: 4.8,
  height: 11.4,
})

/** What stands on tables beside food, by the names of subjects. */
export const BELONGINGS: Readonly<Record<string, Model>> = {
  candle,
  book,
  'book stack': book,
  'fruit bowl': fruitBowl,
  jar,
  honey: jar,
  cutlery: tool(() => [
    ...place(fork(), { x: -1.6, z: 0, yaw: Math.PI / 2 }),
    ...place(knife(), { x: 1.8, z: 0, yaw: Math.PI / 2 }),
  ]),
  spoon: tool(() => place(spoon(), { x: 0, z: 0, yaw: Math.PI / 2 })),
  chopsticks: tool(() => place(chopsticks(), { x: 0, z: 0, yaw: Math.PI / 2 })),
}
