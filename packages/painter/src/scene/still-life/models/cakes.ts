import { plateOf } from './platter.ts'
import { between, pickOne } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, dim, fleshy, glossy, noiseAt, noiseIn } from '../looks.ts'
import { drum, egg, embossed, rod, type Shape, turned } from '../shapes.ts'
import { type Look, place, stand } from '../solid.ts'
import { berry, strawberry } from './berries.ts'
import type { Model } from './dish.ts'

const frosting = (colour: Rgb): Look => ({ colour, gloss: 0.03, polish: 0.4, soft: 0.6 })

const CREAMS: readonly Rgb[] = [
  [248, 240, 228],
  [246, 206, 206],
  [92, 54, 36],
]
const TOP = 8.7
const STAND = [
  [0, 0],
  [4, 0],
  [3, 0.4],
  [10.4, 0.5],
  [10.6, 0.9],
  [0, 0.9],
] as const
const PEAK = [
  [0, 0],
  [1.4, 0],
  [1.5, 0.6],
  [1, 1.5],
  [0.3, 2.3],
  [0, 2.4],
] as const
const SWIRL = embossed(turned(PEAK, 0.1), (x, y, z) => 0.16 * Math.cos(Math.atan2(z, x) * 6 + y * 2.2), 0.2)
const BODY = embossed(drum(8.4, 4, 0.7), (x, y, z) => noiseIn(x * 0.4, y * 0.4, z * 0.4) * 0.12, 0.1)

/** Places on a circle around the middle. */
function around(count: number, radius: number): { x: number; z: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2
    return { x: Math.cos(turn) * radius, z: Math.sin(turn) * radius }
  })
}

export const cake: Model = ({ random, colour }) => {
  const cream = colour ?? pickOne(CREAMS, random)
  const dark = cream[0] < 140
  const sauce = glossy(dark ? [52, 26, 16] : [214, 92, 104])
  const drips = around(16, 8.3).map((at) =>
    stand(rod([0, 0, 0], [0, -between(random, 0.8, 3.2), 0], { radius: 0.55, tip: 0.62 }), sauce, {
      ...at,
      y: TOP - 0.3,
    }),
  )
  const swirls = around(10, 6.6).map((at) => stand(SWIRL, frosting(dark ? [246, 236, 222] : cream), { ...at, y: TOP }))
  const strawberries = [{ x: 0, z: 0 }, ...around(6, 3)].flatMap((at, i) =>
    place(strawberry(random, 0.82, i % 3 === 2), { ...at, y: TOP + 0.1 }),
  )
  const berries = around(8, 4.3).map(({ x, z }) => berry(x, TOP + 0.6, z, { radius: 0.6, colour: [54, 60, 112] }))
  const plate = stand(turned(STAND, 0.1), { colour: [240, 236, 230], gloss: 0.05, polish: 0.8 })
  const glaze = stand(drum(8.2, 0.3, 0.28), sauce, { y: TOP - 0.1 })
  const body = stand(BODY, frosting(cream), { y: 4.6 })
  return { solids: [plate, body, glaze, ...drips, ...swirls, ...strawberries, ...berries], radius: 11, height: 12.5 }
}

export const cakeSlice: Model = ({ random, colour }) => {
  const wedge: Shape = {
    distance: (x, y, z) =>
      Math.max(z - (x + 6) * 0.34, -z - (x + 6) * 0.34, Math.hypot(x + 6, z) - 12, Math.abs(y) - 3.6) * 0.92,
    middle: [0, 0, 0],
    reach: 8.4,
  }
  const look = fleshy([242, 206, 140], (x, y, z, out) => {
    const crumb = noiseAt(x * 2 + z, y * 2)
    dim(out, 0.95 + crumb * 0.14)
    const layer = Math.abs(((y + 3.6) % 2.4) - 2.1)
    blend(out, [250, 244, 232], layer < 0.34 ? 1 : 0)
    blend(out, [206, 52, 60], layer < 0.26 && noiseAt(x * 0.9, z * 0.9 + y) > 0 ? 0.8 : 0)
    blend(out, colour ?? [250, 240, 230], y > 3.2 || Math.hypot(x + 6, z) > 11.6 ? 1 : 0)
  })
  return {
    solids: [
      ...plateOf(random, 10.5, null),
      stand(wedge, look, { y: 4.3, yaw: 0.5 }),
      ...place(strawberry(random, 1, false), { x: 2.4, z: 1.6, y: 7.8 }),
      ...[0, 1, 2].map((i) =>
        stand(egg(1.1, 0.9, 1.1), frosting([252, 246, 236]), { x: 2 - i * 1.5, y: 8.1, z: 0.4 - i * 0.9 }),
      ),
    ],
    radius: 11,
    height: 11,
  }
}
