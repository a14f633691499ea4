import { between, type Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, dim, fleshy, glossy, matte, mottled, noiseAt, noiseIn } from '../looks.ts'
import { ball, type Distance, egg, embossed, melt, moved, rod, type Shape, thrown, turned } from '../shapes.ts'
import { type Look, type Solid, stand } from '../solid.ts'
import { strawberry } from './berries.ts'
import type { Dish, Model } from './dish.ts'
import { leafAt, STEM } from './leaf.ts'

interface Pome {
  outline: readonly (readonly [number, number])[]
  look: Look
  stem: number
}

function pome({ outline, look, stem }: Pome, random: Random): Solid[] {
  const [, top] = outline.reduce((best, place) => (place[1] > best[1] ? place : best))
  const lean = { yaw: random() * 6.28, roll: between(random, -0.14, 0.14), pitch: between(random, -0.14, 0.14) }
  const parts = [stand(thrown(outline, 0.1), look, lean)]
  if (stem > 0)
    parts.push(stand(rod([0, top - 1.1, 0], [0.35, top + stem, 0.1], { radius: 0.16, tip: 0.22 }), STEM, lean))
  return parts
}

const APPLE = [
  [0, 0.7],
  [1.1, 0.1],
  [2.2, 0.4],
  [3.3, 1.9],
  [3.75, 3.9],
  [3.4, 5.6],
  [2.3, 6.6],
  [1.2, 6.7],
  [0.5, 6.2],
  [0, 5.6],
] as const

const PEAR = [
  [0, 0.5],
  [1.2, 0.1],
  [2.6, 0.8],
  [3.5, 2.6],
  [3.3, 4.6],
  [2.2, 6.6],
  [1.5, 8.2],
  [1.1, 9.2],
  [0.4, 9.6],
  [0, 9.4],
] as const

const ROUND = [
  [0, 0],
  [1.6, 0.3],
  [3, 1.5],
  [3.6, 3.4],
  [3.1, 5.3],
  [1.7, 6.5],
  [0.5, 6.6],
  [0, 6.4],
] as const

const single =
  (build: (random: Random, colour: Rgb | null) => Solid[], radius: number, height: number): Model =>
  ({ random, colour }): Dish => ({ solids: build(random, colour), radius, height })

/** Streaks from pole to pole over a ground, as apples and peaches have them. */
function blush(ground: Rgb, over: Rgb, share: number): Look {
  return fleshy(
    over,
    (x, y, z, out) => {
      const turn = Math.atan2(z, x)
      blend(
        out,
        ground,
        share * (0.5 + noiseAt(turn * 2.2, y * 0.12) * 0.9 + noiseAt(turn * 11, y * 0.25) * 0.35) +
          Math.max(0, y - 5.9) * 0.5,
      )
      if (noiseAt(turn * 16, y * 3) > 0.52) dim(out, 1.13)
    },
    0.045,
  )
}

const citrusShape = (): Shape =>
  embossed(thrown(ROUND, 0.1), (x, y, z) => noiseIn(x * 3.4, y * 3.4, z * 3.4) * 0.09, 0.1)

const lemonShape = (): Shape => {
  const body = melt(egg(4, 2.9, 2.9), rod([3.2, 0, 0], [4.7, 0, 0], { radius: 0.9, tip: 0.35 }), 1)
  return embossed(body, (x, y, z) => noiseIn(x * 3, y * 3, z * 3) * 0.08, 0.1)
}

const bananaDistance: Distance = (x, y, z) => {
  const bent = z - 0.055 * x * x + 1.6
  const share = Math.min(1, Math.abs(x) / 8.2)
  const thick = 1.75 * Math.sqrt(Math.max(0.02, 1 - share ** 3.2)) + 0.2
  const facets = 1 - 0.05 * Math.cos(5 * Math.atan2(y, bent))
  const along = Math.max(0, Math.abs(x) - 8.4)
  return (Math.hypot(y, bent, along) - thick * facets) * 0.62
}

const watermelon: Model = () => ({
  solids: [
    stand(
      {
        distance: (x, y, z) => Math.max(Math.hypot(x, y - 0.2) - 9, Math.abs(z) - 1.25, -y),
        middle: [0, 4, 0],
        reach: 10.6,
      },
      glossy([220, 58, 58], (x, y, _z, out) => {
        const off = Math.hypot(x, y)
        blend(out, [238, 228, 190], (off - 7.9) * 2.2)
        blend(out, [48, 96, 44], (off - 8.55) * 6)
        const seed = Math.cos(Math.atan2(y, x) * 13) * Math.cos(off * 2.6)
        if (off < 7.2 && off > 2.4 && seed > 0.86) blend(out, [34, 22, 20], 1)
      }),
      { pitch: -0.5 },
    ),
  ],
  radius: 9.5,
  height: 8,
})

/** Fruit and vegetables by the names of subjects. */
export const FRUIT: Readonly<Record<string, Model>> = {
  apple: single(
    (random, colour) =>
      pome(
        { outline: APPLE, look: blush([226, 190, 92], colour ?? [178, 30, 34], colour ? 0.2 : 0.6), stem: 0.9 },
        random,
      ),
    4,
    7,
  ),
  'green apple': single(
    (random) => pome({ outline: APPLE, look: blush([206, 210, 110], [138, 170, 58], 0.5), stem: 0.9 }, random),
    4,
    7,
  ),
  pear: single(
    (random, colour) =>
      pome({ outline: PEAR, look: blush([196, 122, 60], colour ?? [186, 178, 72], 0.35), stem: 1.2 }, random),
    3.9,
    10,
  ),
  peach: single(
    (random, colour) =>
      pome({ outline: ROUND, look: blush([240, 190, 110], colour ?? [218, 104, 84], 0.75), stem: 0 }, random),
    3.9,
    6.6,
  ),
  mango: single(
    (random, colour) => [
      stand(egg(4.6, 3.2, 3.4), blush([238, 178, 62], colour ?? [206, 92, 62], 0.9), { y: 3.1, yaw: random() * 6 }),
    ],
    5,
    6,
  ),
  'orange fruit': single(
    (random, colour) => [
      stand(citrusShape(), fleshy(colour ?? [236, 134, 34], undefined, 0.05), { yaw: random() * 6 }),
      leafAt(0, 6.5, 0, { size: 2.3, yaw: random() * 6 }),
    ],
    3.9,
    7,
  ),
  lemon: single(
    (random, colour) => [
      stand(lemonShape(), fleshy(colour ?? [240, 204, 60], undefined, 0.05), { y: 2.9, yaw: random() * 6 }),
    ],
    4.4,
    6,
  ),
  lime: single(
    (random, colour) => [
      stand(lemonShape(), fleshy(colour ?? [112, 160, 52], undefined, 0.05), { y: 2.9, yaw: random() * 6 }),
    ],
    4.4,
    6,
  ),
  tomato: single(
    (random, colour) => [
      stand(
        embossed(
          turned(
            [
              [0, 0.3],
              [1.6, 0.1],
              [3.2, 1],
              [3.9, 2.8],
              [3.4, 4.6],
              [2, 5.5],
              [0.8, 5.4],
              [0, 5],
            ],
            0.1,
          ),
          (x, _y, z) => 0.12 * Math.cos(Math.atan2(z, x) * 6),
          0.15,
        ),
        glossy(colour ?? [206, 44, 30]),
        { yaw: random() * 6 },
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        leafAt(0, 5.1, 0, { size: 1.15, yaw: i * 1.26 + random() * 0.3, pitch: -0.12, colour: [70, 112, 50] }),
      ),
    ],
    4.1,
    6,
  ),
  banana: ({ random, colour }) => ({
    solids: [0, 1, 2].map((i) =>
      stand(
        { distance: bananaDistance, middle: [0, 0, 0], reach: 9.8 },
        fleshy(colour ?? [236, 196, 74], (x, y, z, out) => {
          blend(out, [104, 78, 42], (Math.abs(x) - 7.3) * 0.9)
          if (noiseIn(x * 0.9, y * 0.9, z * 0.9) > 0.42) blend(out, [122, 84, 40], 0.5)
        }),
        { y: 1.9 + i * 0.25, z: i * 2.7 - 2.7, yaw: between(random, -0.14, 0.14) + i * 0.12, pitch: i * 0.2 },
      ),
    ),
    radius: 8.6,
    height: 4,
  }),
  strawberry: single((random) => strawberry(random, 1.15), 2.4, 3.4),
  watermelon,
  egg: single(
    (random, colour) => [
      stand(
        melt(egg(2.2, 2.2, 2.2), moved(egg(2.7, 1.9, 1.9), [0.6, 0, 0]), 1.2),
        matte(colour ?? [222, 182, 144], mottled([240, 212, 182], { size: 3, share: 0.3 })),
        { y: 2.15, yaw: random() * 6 },
      ),
    ],
    3,
    4,
  ),
  avocado: single(
    (random) => [
      stand(
        { ...egg(5.2, 3.4, 3.5), distance: (x, y, z) => Math.max(egg(5.2, 3.4, 3.5).distance(x, y, z - 0), y) },
        glossy([202, 206, 110], (x, y, z, out) => {
          const off = Math.hypot((x + 0.9) / 5.2, z / 3.5)
          blend(out, [120, 150, 62], (off - 0.7) * 3)
          if (y < -0.12) blend(out, [42, 58, 34], 1)
        }),
        { y: 3.3, yaw: random() * 6 },
      ),
      stand(ball(1.75), glossy([122, 74, 40]), { x: 0, y: 3.2 }),
    ],
    5.2,
    5,
  ),
  carrot: single(
    (random, colour) => [
      stand(
        embossed(rod([-8, 0, 0], [8, 0, 0], { radius: 1.7, tip: 0.3 }), (x) => 0.06 * Math.cos(x * 2.6), 0.1),
        fleshy(colour ?? [232, 122, 40]),
        { y: 1.7, yaw: random() * 6 },
      ),
      leafAt(-8, 1.7, 0, { size: 3, yaw: Math.PI, pitch: 0.1 }),
    ],
    9,
    4,
  ),
}
