import { between, pickOne } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, ceramic, fleshy, matte } from '../looks.ts'
import { ball, egg, moved, rod, thrown } from '../shapes.ts'
import { type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { leafAt } from './leaf.ts'

const FLOWERS: readonly Rgb[] = [
  [226, 106, 120],
  [246, 238, 226],
  [240, 176, 92],
  [168, 118, 176],
  [196, 46, 56],
]

/** A full flower: rings of petals that stand ever steeper towards its heart. */
function bloom(
  [x, y, z]: readonly [number, number, number],
  { size, colour, lean }: { size: number; colour: Rgb; lean: number },
): Solid[] {
  const petals = [
    [8, 1, 0.1],
    [7, 0.78, 0.6],
    [5, 0.5, 1.05],
  ] as const
  const head = Math.atan2(z, x)
  return [
    ...petals.flatMap(([count, share, rise], level) =>
      Array.from({ length: count }, (_, i) => {
        const yaw = (i / count) * Math.PI * 2 + level * 0.4
        const look = fleshy(colour, (px, _py, _pz, out) =>
          blend(out, [colour[0] * 0.6, colour[1] * 0.5, colour[2] * 0.5], 0.7 - (px / (size * share)) * 0.75),
        )
        return stand(
          moved(egg(size * share * 0.56, size * 0.07, size * share * 0.42), [size * share * 0.56, 0, 0]),
          look,
          { x, y: y + level * size * 0.06, z, yaw, roll: rise - lean * Math.cos(yaw - head) * 0.5 },
        )
      }),
    ),
    stand(ball(size * 0.17), matte([226, 180, 70]), { x, y: y + size * 0.16, z }),
  ]
}

const VASE = [
  [0, 0],
  [3.4, 0],
  [3.8, 0.6],
  [6, 4.8],
  [6.2, 8],
  [4.4, 12],
  [2.7, 14.4],
  [2.5, 15.8],
  [3.4, 17],
  [3, 17],
  [2.1, 15.8],
  [0, 15],
] as const

const GLAZES: readonly Rgb[] = [
  [64, 92, 118],
  [236, 230, 220],
  [150, 92, 68],
  [72, 86, 76],
]

const STALK = matte([82, 110, 60])

/** A vase with a full bunch in it, in one colour where the words name it. */
export const vase: Model = ({ random, colour, bloom: named = null }) => {
  const tint = named ?? pickOne(FLOWERS, random)
  const heads = Array.from({ length: 13 }, (_, i) => {
    const turn = i * 2.4 + random() * 0.4
    const away = Math.sqrt(i / 13) * 8.2
    const other = i % 3 === 0 ? ([246, 238, 226] as const) : pickOne(FLOWERS, random)
    const at = [Math.cos(turn) * away, 27 - away * 0.66 + between(random, -1, 1.4), Math.sin(turn) * away] as const
    return { at, lean: away / 8, colour: named === null && i % 2 === 0 ? other : tint, size: between(random, 2.8, 3.8) }
  })
  const leaves = Array.from({ length: 18 }, (_, i) =>
    leafAt(Math.cos(i * 2.4) * 2.6, 18 + (i % 6) * 1.3, Math.sin(i * 2.4) * 2.6, {
      ...{ size: between(random, 2.6, 3.8), yaw: -i * 2.4, pitch: between(random, -0.1, 0.6), broad: 0.32 },
      colour: i % 2 === 0 ? [74, 104, 58] : [102, 132, 72],
    }),
  )
  const flowers = heads.flatMap(({ at: [x, y, z], ...look }) => [
    stand(rod([x * 0.12, 15, z * 0.12], [x, y, z], { radius: 0.22 }), STALK),
    ...bloom([x, y, z], look),
  ])
  return {
    solids: [stand(thrown(VASE, 0.1), ceramic(colour ?? pickOne(GLAZES, random))), ...flowers, ...leaves],
    radius: 9.5,
    height: 31,
  }
}
