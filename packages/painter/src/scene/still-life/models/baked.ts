import { between } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, dim, fleshy, glossy, noiseAt, noiseIn } from '../looks.ts'
import { block, drum, egg, embossed, rod } from '../shapes.ts'
import { type Look, place, type Solid, stand } from '../solid.ts'
import { berry, strawberry } from './berries.ts'
import type { Model } from './dish.ts'
import { spread, plateOf } from './platter.ts'
import { ON_PLATE, board } from './vessels.ts'

/** Golden where the heat was, pale where it was not. */
export const crust = (pale: Rgb = [226, 178, 112], dark: Rgb = [142, 78, 34]): Look =>
  fleshy(pale, (x, y, z, out) => blend(out, dark, 0.35 + y * 0.05 + noiseIn(x * 0.5, y * 0.5, z * 0.5) * 0.7), 0.03)

const bread: Model = () => {
  const slashes = (x: number, z: number) => Math.abs(((x - z * 0.55 + 60) % 4.4) - 2.2)
  const loaf = embossed(
    egg(11.4, 5.4, 6),
    (x, y, z) => {
      const near = y > 1.5 ? Math.max(0, 1 - slashes(x, z) / 0.8) : 0
      return noiseIn(x * 0.8, y * 0.8, z * 0.8) * 0.3 - near * 0.5
    },
    0.5,
  )
  const look = fleshy([198, 134, 70], (x, y, z, out) => {
    blend(out, [112, 58, 24], noiseIn(x * 0.4, y * 0.4, z * 0.4) * 0.9 + 0.35)
    if (y > 1) blend(out, [240, 216, 172], Math.max(0, 1 - slashes(x, z) / 0.75) * 0.9)
    blend(out, [244, 236, 220], (noiseIn(x * 1.7, y * 1.7, z * 1.7) - 0.18) * 1.3)
  })
  const slice = (x: number, yaw: number): Solid =>
    stand(
      {
        distance: (px, py, pz) => Math.max(Math.abs(px) - 0.7, egg(9, 4.6, 5.2).distance(0, py, pz)),
        middle: [0, 0, 0],
        reach: 5.6,
      },
      fleshy([240, 218, 176], (px, py, pz, out) => {
        blend(out, [168, 102, 48], (Math.hypot(py / 4.6, pz / 5.2) - 0.93) * 16)
        if (noiseAt(py * 1.3, pz * 1.3) > 0.36) dim(out, 0.86)
      }),
      { x, y: 2.4, z: 1, yaw, roll: 1.32 },
    )
  return {
    solids: [...board(16, 9), stand(loaf, look, { x: -3, y: 5.6, yaw: 0.12 }), slice(10.5, 0.2), slice(12.2, 0.1)],
    radius: 16.5,
    height: 10,
  }
}

const baguette: Model = ({ random }) => ({
  solids: [0, 1].map((i) =>
    stand(
      embossed(
        rod([-15, 0, 0], [15, 0, 0], { radius: 2.6, tip: 2.3 }),
        (x, y, z) =>
          (y > 0.6 ? -0.5 * Math.max(0, 1 - Math.abs(((x + z * 1.4 + 60) % 5) - 2.5) / 0.7) : 0) +
          noiseIn(x, y, z) * 0.2,
        0.5,
      ),
      crust(),
      { z: i * 5.6 - 2.8, y: 2.6, yaw: between(random, -0.1, 0.1) },
    ),
  ),
  radius: 16,
  height: 5,
})

const croissant: Model = ({ random, count, colour }) => {
  const one = (): Solid[] =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
      const share = Math.abs(i) / 4
      const turn = i * 0.32
      const body = embossed(
        egg(1.5, 2.1 * (1 - share * 0.62), 2.5 * (1 - share * 0.66)),
        (x, y, z) => noiseIn(x * 2, y * 2, z * 2) * 0.12,
        0.1,
      )
      return stand(body, crust([222, 162, 86], [150, 82, 32]), {
        x: Math.sin(turn) * 4.6,
        y: 1.9 * (1 - share * 0.5),
        z: (1 - Math.cos(turn)) * 5,
        yaw: -turn,
      })
    })
  const pieces = Math.min(5, Math.max(count, 2))
  const places = spread(pieces, 13.4).map((where) => ({ ...where, yaw: where.yaw + Math.PI }))
  const radius = Math.max(...places.map(({ x, z }) => Math.hypot(x, z))) + 8
  return {
    solids: [...plateOf(random, radius, colour), ...places.flatMap((where) => place(one(), { ...where, y: ON_PLATE }))],
    radius,
    height: 4.6,
  }
}

const pancakes: Model = ({ random }) => {
  const count = 6
  const stack = Array.from({ length: count }, (_, i) =>
    stand(
      embossed(drum(7, 0.72, 0.6), (x, y, z) => noiseIn(x * 0.5 + i, y, z * 0.5) * 0.2, 0.2),
      fleshy([232, 186, 112], (x, y, z, out) => {
        if (Math.abs(y) > 0.35)
          blend(
            out,
            [158, 88, 36],
            0.72 + noiseAt(x * 0.4 + i, z * 0.4) * 0.5 - Math.max(0, Math.hypot(x, z) - 6.2) * 0.6,
          )
      }),
      { x: between(random, -0.5, 0.5), y: 1.4 + i * 1.4, z: between(random, -0.5, 0.5) },
    ),
  )
  const top = 1.4 + count * 1.4 - 0.6
  const syrup = glossy([150, 66, 12])
  const runs = Array.from({ length: 8 }, (_, i) => {
    const turn = i * 0.85 + random()
    const long = between(random, 1.2, 6)
    return stand(
      rod([0, 0, 0], [Math.cos(turn) * 0.25, -long, Math.sin(turn) * 0.25], { radius: 0.42, tip: 0.52 }),
      syrup,
      { x: Math.cos(turn) * 6.95, y: top - 0.25, z: Math.sin(turn) * 6.95 },
    )
  })
  return {
    solids: [
      ...plateOf(random, 12, null),
      ...stack,
      stand(
        embossed(drum(5.4, 0.2, 0.2), (x, _y, z) => noiseAt(x * 0.5, z * 0.5) * 0.14, 0.2),
        syrup,
        { y: top + 0.05 },
      ),
      ...runs,
      stand(block(1.5, 0.8, 1.4, 0.35), fleshy([252, 228, 146], undefined, 0.06), { y: top + 0.9, yaw: 0.5 }),
      ...Array.from({ length: 9 }, (_, i) =>
        berry(Math.cos(i * 2.4) * (2.8 + (i % 3)), top + 0.8, Math.sin(i * 2.4) * (2.8 + (i % 3)), {
          radius: 0.75,
          colour: [50, 58, 112],
        }),
      ),
      ...place(strawberry(random, 0.9), { x: -2.6, z: 2.4, y: top }),
    ],
    radius: 12.4,
    height: 12,
  }
}

/** What comes out of an oven, by the names of subjects. */
export const BAKED: Readonly<Record<string, Model>> = {
  bread,
  baguette,
  croissant,
  pancakes,
}
