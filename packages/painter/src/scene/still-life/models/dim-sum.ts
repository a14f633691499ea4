import { between } from '../../../base/chance.ts'
import { blend, ceramic, dim, fleshy, glossy, noiseIn, woodLook } from '../looks.ts'
import { drum, embossed, melt, type Shape, turned, egg } from '../shapes.ts'
import { place, stand } from '../solid.ts'
import type { Dish, Model } from './dish.ts'
import { fan, platter, spread, plateOf } from './platter.ts'
import { filling, ON_PLATE, bowl } from './vessels.ts'

const pleated = (): Shape => {
  const belly = { ...egg(3.7, 1.75, 1.75) }
  const bent: Shape = {
    ...belly,
    distance: (x, y, z) => belly.distance(x, y, z - 0.075 * x * x + 0.4) * 0.8,
    reach: 4.4,
  }
  const crest: Shape = {
    distance: (x, y, z) => {
      const wave = z - 0.075 * x * x + 0.4 + Math.sin(x * 3.4) * 0.2
      return (Math.hypot(wave / 0.34, Math.max(0, Math.abs(y - 1.15) - 0.42), Math.max(0, Math.abs(x) - 3.3)) - 1) * 0.3
    },
    middle: [0, 1.3, 0],
    reach: 4.4,
  }
  return melt(bent, crest, 0.7)
}

export const dumpling: Model = ({ random, count, colour }) => {
  const look = fleshy(
    [240, 228, 202],
    (x, y, z, out) => {
      dim(out, 0.97 + noiseIn(x, y, z) * 0.06)
      blend(out, [196, 132, 66], (-y - 0.55) * 0.8 + noiseIn(x * 1.3, y, z * 1.3) * 0.5 - 0.1)
      blend(out, [206, 190, 160], y < 0.9 ? 0.16 : 0)
    },
    0.05,
  )
  const shape = pleated()
  const places = fan(count > 1 ? count : 9, { long: 7.8, wide: 4.6 })
  const radius = Math.max(...places.map(({ x, z }) => Math.hypot(x, z))) + 6.4
  const pieces = places.flatMap(({ x, z, yaw }) =>
    place([stand(shape, look, { y: 1.5 })], { x, z, yaw: yaw + between(random, -0.2, 0.2), y: ON_PLATE }),
  )
  const dish: Dish = { solids: [...plateOf(random, radius, colour), ...pieces], radius, height: 4 }
  const sauce = place([...bowl(3.6, 2.4, ceramic([52, 54, 60])), filling(3.1, 1.9, glossy([62, 26, 12]))], {
    x: dish.radius + 3.4,
    z: 2.5,
  })
  return { ...dish, solids: [...dish.solids, ...sauce], radius: dish.radius + 1.5, steam: [0, 3, 0] }
}

const DOME = embossed(
  turned(
    [
      [0, 0],
      [3, 0],
      [4.1, 1],
      [4, 2.4],
      [2.8, 3.9],
      [1, 4.5],
      [0.4, 4.3],
      [0, 3.9],
    ],
    0.15,
  ),
  (x, y, z) => {
    const near = Math.max(0, Math.min(1, (y - 1.6) / 2.6))
    return 0.26 * near * Math.cos(Math.atan2(z, x) * 14 + Math.hypot(x, z) * 1.1)
  },
  0.3,
)

export const bun: Model = ({ count }) => {
  const look = fleshy([246, 240, 226], (x, y, z, out) => dim(out, 0.98 + noiseIn(x * 0.6, y, z * 0.6) * 0.05))
  const places = spread(count > 1 ? count : 5, 9)
  const radius = Math.max(...places.map(({ x, z }) => Math.hypot(x, z))) + 6
  const wood = woodLook([196, 158, 104])
  const steamer = [
    stand(
      turned(
        [
          [0, 0],
          [radius, 0],
          [radius, 5],
          [radius - 0.9, 5],
          [radius - 0.9, 2],
          [0, 2],
        ],
        0.1,
      ),
      wood,
    ),
    ...[0.9, 4.2].map((y) =>
      stand(
        turned(
          [
            [radius - 0.2, y - 0.35],
            [radius + 0.35, y - 0.35],
            [radius + 0.35, y + 0.35],
            [radius - 0.2, y + 0.35],
          ],
          0.05,
        ),
        woodLook([150, 108, 62]),
      ),
    ),
  ]
  return {
    solids: [...steamer, ...places.flatMap((where) => place([stand(DOME, look)], { ...where, y: 2 }))],
    radius: radius + 1,
    height: 6,
    steam: [0, 6, 0],
  }
}

export const mooncake: Model = ({ random, count, colour }) => {
  const relief = embossed(
    drum(3.7, 1.6, 0.35),
    (x, y, z) => {
      const off = Math.hypot(x, z)
      const turn = Math.atan2(z, x)
      if (y < 1.2) return 0.16 * Math.cos(turn * 18)
      const petals = Math.cos(turn * 8) * 0.9 + 1.9
      const line = Math.min(
        Math.abs(off - petals),
        Math.abs(off - 3.15),
        Math.abs(off - 0.7),
        off < 2.6 && off > 0.9 ? Math.abs(Math.sin(turn * 4)) * off * 0.5 : 9,
      )
      return 0.17 * (1 - Math.min(1, line / 0.3))
    },
    0.2,
  )
  const look = glossy([196, 118, 48], (x, y, z, out) => {
    blend(out, [226, 162, 78], y < 0.9 ? 0.55 : 0)
    blend(out, [122, 58, 22], noiseIn(x * 0.5, y * 0.5, z * 0.5) * 0.5 + (y > 1.5 ? 0.22 : -0.1))
  })
  return platter(random, { count: count > 1 ? count : 4, gap: 8.2, colour }, () => [stand(relief, look, { y: 1.6 })])
}
