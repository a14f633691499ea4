import { pickOne } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { drum, rod, turned } from '../../still-life/shapes.ts'
import { place, type Solid, stand } from '../../still-life/solid.ts'
import type { Model } from '../../still-life/models/dish.ts'
import { chrome, cutSlanting, glass, gold, lacquer, liquid, printLines, satin } from './forms.ts'

const CREAMS: readonly Rgb[] = [
  [244, 238, 230],
  [232, 206, 196],
  [196, 214, 204],
  [60, 84, 84],
  [206, 196, 220],
]
const inkOn = ([red, green, blue]: Rgb): Rgb => (red + green + blue > 380 ? [70, 62, 58] : [240, 234, 224])

/** Print on the front of a round body. */
const frontPrint = (body: Rgb, half: number, height: number) => {
  const print = printLines(inkOn(body), half)
  return (x: number, y: number, z: number, out: Float32Array) => {
    if (z < 0) print(x, y - height, z, out)
  }
}

/** A flat pot of cream: thick glass around the cream, and a broad lid. */
export const creamJar: Model = ({ random, colour }) => {
  const cream = colour ?? pickOne(CREAMS, random)
  const lid = random() < 0.5 ? gold() : random() < 0.5 ? chrome() : lacquer([240, 236, 230])
  return {
    solids: [
      stand(drum(4.05, 2.1, 0.75), lacquer(cream, frontPrint(cream, 2.2, 0)), { y: 2.1 }),
      stand(drum(3.6, 0.3, 0.04), chrome(), { y: 4.35 }),
      stand(drum(4.15, 1.05, 0.22), lid, { y: 5.6 }),
    ],
    radius: 4.6,
    height: 6.7,
  }
}

/** A bottle with a pump. */
export const lotion: Model = ({ random, colour }) => {
  const body = colour ?? pickOne(CREAMS, random)
  const head = random() < 0.5 ? satin([34, 34, 36]) : random() < 0.5 ? gold() : satin([246, 244, 240])
  const high = 6
  return {
    solids: [
      stand(drum(2.9, high, 0.55), satin(body, frontPrint(body, 2.2, 0)), { y: high }),
      stand(drum(1.35, 0.75, 0.12), head, { y: high * 2 + 0.7 }),
      stand(drum(0.42, 0.9, 0.05), head, { y: high * 2 + 2 }),
      stand(drum(1.0, 0.42, 0.14), head, { y: high * 2 + 3 }),
      stand(rod([0, 0, 0], [-2.5, -0.16, 0], { radius: 0.38, tip: 0.3 }), head, { y: high * 2 + 3.1 }),
    ],
    radius: 3.4,
    height: 15.6,
  }
}

const REDS: readonly Rgb[] = [
  [186, 28, 44],
  [206, 74, 82],
  [150, 30, 58],
  [214, 104, 92],
]

/** A lipstick turned out, its cap beside it. */
export const lipstick: Model = ({ random, colour }) => {
  const red = colour ?? pickOne(REDS, random)
  const dark = random() < 0.6
  const shell = dark ? lacquer([22, 22, 26]) : gold()
  const inner = dark ? gold() : chrome([240, 214, 150])
  const bullet = cutSlanting(
    turned(
      [
        [0, 0],
        [0.82, 0],
        [0.82, 3.6],
        [0.6, 4.4],
        [0, 4.6],
      ],
      0.06,
    ),
    3.7,
    0.85,
  )
  const cap: Solid[] = [
    stand(drum(1.14, 2.5, 0.12), shell, { y: 2.5 }),
    stand(drum(1.16, 0.14, 0.05), inner, { y: 0.9 }),
  ]
  return {
    solids: [
      stand(drum(1.15, 1.7, 0.1), shell, { y: 1.7 }),
      stand(drum(1.17, 0.14, 0.05), inner, { y: 3.1 }),
      stand(drum(0.96, 1, 0.06), inner, { y: 4.3 }),
      stand(bullet, { colour: red, gloss: 0.05, polish: 0.6, soft: 0.35 }, { y: 5.2, yaw: 0.3 }),
      ...place(cap, { x: 2.9, z: 1.1 }),
    ].map((solid) => ({ ...solid, x: solid.x - 1.3 })),
    radius: 3,
    height: 9.6,
  }
}

/** A small bottle of lacquer with a long cap. */
export const nailPolish: Model = ({ random, colour }) => ({
  solids: [
    stand(drum(1.9, 1.9, 0.5), glass([232, 238, 238]), { y: 1.9 }),
    stand(drum(1.55, 1.4, 0.35), liquid(colour ?? pickOne(REDS, random)), { y: 1.9 }),
    stand(drum(1, 2.5, 0.16), lacquer([22, 22, 26]), { y: 6.2 }),
  ],
  radius: 2.4,
  height: 8.8,
})
