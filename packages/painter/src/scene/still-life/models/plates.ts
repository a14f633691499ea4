import { noodles } from './bowls.ts'
import { between } from '../../../base/chance.ts'
import { blend, fleshy, glossy, matte, noiseAt, noiseIn } from '../looks.ts'
import { ball, block, egg, embossed, melt, moved, rod, type Shape } from '../shapes.ts'
import { place, type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { leafAt } from './leaf.ts'
import { plateOf } from './platter.ts'
import { ON_PLATE, board } from './vessels.ts'

const steak: Model = ({ random, colour }) => {
  const body = embossed(
    moved(melt(egg(7.4, 1.7, 5), moved(egg(4, 1.6, 3.6), [4, 0, 2]), 2), [0, 0, 0]),
    (x, y, z) => noiseIn(x * 0.7, y, z * 0.7) * 0.45,
    0.5,
  )
  const look = glossy([112, 62, 38], (x, y, z, out) => {
    blend(out, [62, 30, 20], y > 0.2 ? noiseAt(x * 0.8, z * 0.8) * 0.8 + 0.3 : 0)
    if (y > 0.3 && Math.abs(Math.sin((x + z) * 0.95)) > 0.93) blend(out, [30, 16, 12], 0.85)
    if (y < 0.1) blend(out, [196, 110, 92], 0.3 + noiseAt(x, z) * 0.3)
  })
  const sprig = Array.from({ length: 18 }, (_, i) =>
    leafAt(-3 + i * 0.34, 3.1 - Math.abs(i - 9) * 0.03, -0.4 + (i % 2) * 0.2, {
      size: 0.55,
      yaw: i % 2 === 0 ? 0.9 : -0.9,
      pitch: 0.5,
      colour: [72, 98, 66],
      broad: 0.16,
    }),
  )
  const sides = Array.from({ length: 7 }, (_, i) =>
    stand(rod([-3, 0, 0], [3.2, 0, 0], { radius: 0.45, tip: 0.28 }), glossy([86, 130, 58]), {
      x: -2 + between(random, -1, 1),
      y: 1.1 + (i % 2) * 0.6,
      z: 6.4 + i * 0.42,
      yaw: between(random, -0.14, 0.14),
    }),
  )
  const tomatoes = [0, 1, 2].map((i) =>
    stand(ball(1.35), glossy([206, 42, 30]), { x: 6 + i * 1.5, y: 1.9, z: 5.5 + (i % 2) * 2 }),
  )
  return {
    solids: [
      ...plateOf(random, 13.5, colour),
      stand(body, look, { y: 2, z: -2, yaw: 0.3 }),
      ...sprig,
      ...sides,
      ...tomatoes,
      stand(block(1.1, 0.6, 1, 0.3), fleshy([248, 222, 134], undefined, 0.06), { x: 1, y: 4, z: -2.4, yaw: 0.5 }),
    ],
    radius: 14,
    height: 4.6,
    steam: [0, 4, 0],
  }
}

const friedEgg: Model = ({ random, count, colour }) => {
  const eggs = Math.min(3, Math.max(count, 2))
  const one = (seed: number): Solid[] => {
    const white: Shape = {
      distance: (x, y, z) => {
        const turn = Math.atan2(z, x)
        const edge = 4.6 + noiseAt(Math.cos(turn) * 1.3 + seed, Math.sin(turn) * 1.3) * 1.5
        const off = Math.hypot(x, z) - edge
        const high = 0.5 + 0.5 * Math.exp(-(x * x + z * z) / 5) - Math.max(0, off + 1) * 0.16
        return Math.max(off, Math.abs(y) - high) * 0.5
      },
      middle: [0, 0, 0],
      reach: 6.4,
    }
    return [
      stand(
        white,
        glossy([248, 244, 234], (x, _y, z, out) =>
          blend(out, [188, 122, 54], (Math.hypot(x, z) - 4.2 + noiseAt(x * 2, z * 2)) * 0.6),
        ),
        { y: 0.4 },
      ),
      stand(egg(1.95, 1.35, 1.95), glossy([246, 158, 34]), { y: 0.9 }),
    ]
  }
  const bacon = (z: number): Solid =>
    stand(
      {
        distance: (x, y, pz) =>
          Math.max(Math.abs(y - Math.sin(x * 1.15) * 0.42) - 0.14, Math.abs(pz) - 1.1, Math.abs(x) - 5.4) * 0.55,
        middle: [0, 0, 0],
        reach: 5.7,
      },
      glossy([158, 58, 38], (x, _y, pz, out) =>
        blend(
          out,
          [238, 192, 148],
          Math.abs(pz + Math.sin(x * 0.8) * 0.3) < 0.22 || Math.abs(pz - 0.75) < 0.16 ? 0.85 : 0,
        ),
      ),
      { y: 1.3, z, x: -1 },
    )
  const places = [
    { x: -2.6, z: -3.2 },
    { x: 4.4, z: -1 },
    { x: 0, z: 4 },
  ]
  return {
    solids: [
      ...plateOf(random, 13.2, colour),
      ...places.slice(0, eggs).flatMap((where, i) => place(one(i * 7), { ...where, yaw: i, y: ON_PLATE })),
      bacon(5.2),
      { ...bacon(7.6), x: 0.5 },
      ...[0, 1].map((i) => stand(ball(1.4), glossy([208, 44, 30]), { x: 7.4 + i * 1.2, y: 2, z: 4 + i * 2.2 })),
      ...[0, 1, 2].map((i) => leafAt(6, 1.2, -6 + i * 0.8, { size: 1.7, yaw: i * 1.2 + 4, pitch: 0.2, broad: 0.5 })),
    ],
    radius: 13.6,
    height: 3.4,
  }
}

const spaghetti: Model = ({ random, colour }) => ({
  solids: [
    ...plateOf(random, 13, colour),
    ...noodles(random, { radius: 6.6, level: 1.2, count: 60, look: fleshy([236, 200, 118], undefined, 0.06) }),
    stand(
      embossed(egg(4.6, 1.6, 4.2), (x, y, z) => noiseIn(x * 1.6, y * 1.6, z * 1.6) * 0.7, 0.6),
      glossy([166, 40, 20], (x, y, z, out) => blend(out, [98, 44, 24], noiseIn(x, y, z) * 0.9)),
      { y: 2.7 },
    ),
    ...[0, 1, 2].map((i) =>
      leafAt(0, 4.2, 0, { size: 1.6, yaw: i * 2.1, pitch: 0.15, colour: [64, 124, 52], broad: 0.56 }),
    ),
  ],
  radius: 13.4,
  height: 4.6,
  steam: [0, 4, 0],
})

export const cheese: Model = ({ random }) => {
  const wedge: Shape = {
    distance: (x, y, z) => {
      const side = Math.max(z - (x + 6) * 0.36, -z - (x + 6) * 0.36) * 0.94
      const holes = Math.min(
        Math.hypot(x - 2, y - 0.6, z - 2.6) - 0.9,
        Math.hypot(x + 1, y + 0.7, z - 1.6) - 0.7,
        Math.hypot(x - 4, y - 1.9, z) - 1,
        Math.hypot(x - 1, y - 2, z + 0.9) - 0.7,
        Math.hypot(x - 3, y + 0.4, z + 3.1) - 0.8,
      )
      return Math.max(side, Math.hypot(x + 6, z) - 12.5, Math.abs(y) - 2, -holes)
    },
    middle: [0, 0, 0],
    reach: 8.4,
  }
  return {
    solids: [
      ...board(11, 7.5),
      stand(
        wedge,
        fleshy([246, 198, 84], (x, _y, z, out) => blend(out, [214, 132, 44], (Math.hypot(x + 6, z) - 12.2) * 3)),
        { x: -1, y: 3.5 },
      ),
      ...Array.from({ length: 7 }, (_, i) =>
        stand(ball(1.15), glossy([98, 36, 70]), {
          x: 7 + (i % 3) * 1.6,
          y: 2.5 + (i > 4 ? 1.2 : 0),
          z: -3 + (i % 4) * 1.7,
        }),
      ),
      ...Array.from({ length: 5 }, () =>
        stand(block(1.5, 0.25, 1.5, 0.2), matte([222, 182, 122]), {
          x: between(random, -6, 2),
          y: 1.75,
          z: between(random, 5, 5.8),
          yaw: random() * 3,
        }),
      ),
    ],
    radius: 12,
    height: 5.5,
  }
}

/** Dishes on plates and boards by the names of subjects. */
export const PLATED: Readonly<Record<string, Model>> = {
  steak,
  'fried egg': friedEgg,
  spaghetti,
  cheese,
  plate: ({ random, colour }) => ({ solids: plateOf(random, 13, colour), radius: 13.2, height: 1.8 }),
}
