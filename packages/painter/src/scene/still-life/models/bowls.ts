import { between, type Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, ceramic, dim, fleshy, glossy, matte, noiseAt, noiseIn } from '../looks.ts'
import { ball, block, drum, egg, embossed, moved, ring, rod } from '../shapes.ts'
import { type Look, place, type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { leafAt } from './leaf.ts'
import { chopsticks, filling, spoon, bowl } from './vessels.ts'

const GLAZES: readonly Rgb[] = [
  [40, 52, 78],
  [236, 232, 222],
  [58, 50, 46],
  [120, 44, 36],
  [86, 112, 108],
  [206, 196, 178],
]

function glazeOf(random: Random, colour: Rgb | null): Look {
  const own = colour ?? GLAZES[Math.floor(random() * GLAZES.length)] ?? [236, 232, 222]
  return ceramic(own, (x, y, z, out) => {
    dim(out, 1 + noiseIn(x * 0.5, y * 0.5, z * 0.5) * 0.12)
    if (noiseIn(x * 4, y * 4, z * 4) > 0.5) dim(out, 0.82)
  })
}

/** Broth with drops of fat on it. */
export const broth = (colour: Rgb, oil: Rgb): Look => ({
  colour,
  gloss: 0.06,
  polish: 0.9,
  soft: 0.5,
  paint: (x, _y, z, out) => {
    dim(out, 0.94 + noiseAt(x * 0.2, z * 0.2) * 0.2)
    const cell = noiseAt(x * 1.1 + 5, z * 1.1, 1)
    blend(out, oil, (Math.abs(cell - 0.34) < 0.05 ? 0.6 : 0) + (cell > 0.36 ? 0.3 : 0))
  },
})

/** Strands that lie in loose arcs over each other. */
export function noodles(
  random: Random,
  { radius, level, count, look }: { radius: number; level: number; count: number; look: Look },
): Solid[] {
  const solids: Solid[] = []
  for (let strand = 0; strand < count; strand++) {
    const turn = (strand % 5) * 0.5 + between(random, -0.25, 0.25)
    const aside = between(random, -0.75, 0.75) * radius
    const bow = between(random, -0.5, 0.5) * radius
    const long = Math.sqrt(Math.max(0.1, radius * radius - aside * aside)) * between(random, 0.75, 0.98)
    const rise = between(random, 0.1, 1.5) * (1 - Math.abs(aside) / radius)
    const at = (share: number): readonly [number, number, number] => {
      const along = (share - 0.5) * 2
      const [u, v] = [along * long, aside + bow * (1 - along * along) * 0.5]
      const y = level + rise * (1 - along * along) - (along * along) ** 3 * 0.9 + Math.sin(share * 9 + strand) * 0.12
      return [u * Math.cos(turn) - v * Math.sin(turn), y, u * Math.sin(turn) + v * Math.cos(turn)]
    }
    for (let part = 0; part < 7; part++) {
      const [from, to] = [at(part / 7), at((part + 1) / 7)]
      const [x, y, z] = from
      solids.push(stand(rod([0, 0, 0], [to[0] - x, to[1] - y, to[2] - z], { radius: 0.25 }), look, { x, y, z }))
    }
  }
  return solids
}

function eggHalf(x: number, y: number, z: number, yaw: number): Solid[] {
  const body = egg(2.5, 1.7, 2)
  return [
    stand(
      { ...body, distance: (px, py, pz) => Math.max(body.distance(px, py, pz), py) },
      glossy([246, 240, 228], (px, py, pz, out) => {
        const off = Math.hypot((px + 0.25) / 1.3, pz / 1.25)
        if (py > -0.3) blend(out, [238, 142, 36], off < 1 ? 1 : (1.08 - off) * 12)
        if (py > -0.3 && off < 0.7) blend(out, [244, 172, 50], 0.6 + noiseAt(px, pz) * 0.4)
        if (py < -0.15) blend(out, [196, 150, 102], 0.75)
      }),
      { x, y, z, yaw, roll: 0.2, pitch: -0.15 },
    ),
  ]
}

function scallions(random: Random, { radius, y, count }: { radius: number; y: number; count: number }): Solid[] {
  return Array.from({ length: count }, () => {
    const [turn, away] = [random() * 6.28, Math.sqrt(random()) * radius]
    const tone = between(random, 0.8, 1.2)
    return stand(ring(between(random, 0.28, 0.42), 0.13), fleshy([96 * tone, 158 * tone, 66 * tone]), {
      ...{ x: Math.cos(turn) * away, y: y + random() * 0.4, z: Math.sin(turn) * away },
      ...{ pitch: between(random, -0.5, 0.5), roll: between(random, -0.5, 0.5) },
    })
  })
}

const chashu = (x: number, y: number, z: number, yaw: number): Solid =>
  stand(
    embossed(drum(2.9, 0.34, 0.15), (px, _py, pz) => noiseAt(px * 0.6, pz * 0.6) * 0.18, 0.2),
    glossy([176, 108, 78], (px, py, pz, out) => {
      const off = Math.hypot(px, pz) + noiseAt(px * 0.8, pz * 0.8) * 0.9
      blend(out, [236, 208, 178], off > 1.6 && off < 2.1 ? 0.8 : noiseAt(px * 1.6 + 3, pz * 1.6) * 0.5)
      blend(out, [104, 54, 34], (off - 2.4) * 1.6 + (Math.abs(py) < 0.2 ? 0.1 : 0))
    }),
    { x, y, z, yaw, roll: 0.22, pitch: -0.24 },
  )

const nori = (x: number, y: number, z: number, yaw: number): Solid =>
  stand(
    embossed(block(2.5, 0.07, 3.2, 0.05), (px, _py, pz) => noiseAt(px * 2, pz * 2) * 0.05, 0.06),
    matte([26, 38, 30], (px, _y, pz, out) => dim(out, 0.9 + noiseAt(px * 5, pz * 5) * 0.6)),
    { x, y, z, yaw, pitch: -1.0, roll: 0.2 },
  )

const ramen: Model = ({ random, colour }) => {
  const level = 6.1
  const solids = [
    ...bowl(10.6, 7.6, glazeOf(random, colour)),
    filling(10, level, broth([164, 98, 46], [226, 160, 74])),
    ...noodles(random, { radius: 7.6, level: level + 0.1, count: 46, look: fleshy([238, 206, 138], undefined, 0.05) }),
    ...eggHalf(4.4, level + 1.5, -3.4, 0.6),
    ...eggHalf(5.3, level + 1.1, 1, 1.5),
    chashu(-4.2, level + 1.1, -3.6, 0.4),
    chashu(-5.4, level + 0.8, 0.2, 1.2),
    nori(0.6, level + 2.1, -7.2, 0.1),
    ...scallions(random, { radius: 3.2, y: level + 1.6, count: 26 }).map((solid) => ({
      ...solid,
      x: solid.x - 1,
      z: solid.z + 4,
    })),
    ...[0, 1, 2].map((i) =>
      leafAt(-3 + i * 0.8, level + 0.9, 4.6 + i * 0.5, {
        size: 2.1,
        yaw: 2.2 + i * 0.5,
        pitch: 0.1,
        colour: [62, 112, 54],
      }),
    ),
  ]
  const sticks = place(chopsticks(undefined, 7.9), { x: 5.5, z: 2, yaw: 0.95 })
  return { solids: [...solids, ...sticks], radius: 12, height: 9, steam: [0, level + 2, 0] }
}

export const rice: Model = ({ random, colour }) => {
  const grains = embossed(
    moved(egg(5.6, 3.4, 5.6), [0, 0, 0]),
    (x, y, z) => Math.abs(noiseIn(x * 2.6, y * 2.6, z * 2.6)) * 0.42,
    0.4,
  )
  const solids = [
    ...bowl(6.8, 6, glazeOf(random, colour)),
    stand(
      grains,
      fleshy([246, 242, 232], (x, y, z, out) => dim(out, 0.9 + noiseIn(x * 4, y * 4, z * 4) * 0.2)),
      { y: 5 },
    ),
    ...Array.from({ length: 26 }, (_, i) =>
      stand(egg(0.14, 0.2, 0.1), matte([36, 30, 26]), {
        x: Math.cos(i * 2.4) * Math.sqrt(i) * 0.4,
        y: 8.3 - i * 0.012,
        z: Math.sin(i * 2.4) * Math.sqrt(i) * 0.4,
        yaw: i,
      }),
    ),
  ]
  return { solids, radius: 7.4, height: 8.4, steam: [0, 8, 0] }
}

const salad: Model = ({ random, colour }) => {
  const level = 5
  const greens: readonly Rgb[] = [
    [96, 146, 56],
    [128, 168, 72],
    [62, 108, 48],
    [120, 52, 66],
  ]
  const leaves = Array.from({ length: 64 }, (_, i) => {
    const away = Math.sqrt(i / 64) * 7.4
    const colours = greens[i % (i % 9 === 0 ? 4 : 3)] ?? [96, 146, 56]
    return leafAt(Math.cos(i * 2.4) * away, level + 2.4 - away * 0.22 + random() * 0.8, Math.sin(i * 2.4) * away, {
      size: between(random, 1.5, 2.3),
      yaw: random() * 6.28,
      pitch: between(random, -0.3, 0.7),
      colour: colours,
      broad: 0.62,
    })
  })
  const tomatoes = Array.from({ length: 7 }, (_, i) =>
    stand(ball(1.25), glossy([206, 42, 32]), {
      x: Math.cos(i * 2.1) * 5,
      y: level + 2.5,
      z: Math.sin(i * 2.1) * 5 * (0.5 + random() * 0.5),
    }),
  )
  const slices = Array.from({ length: 6 }, (_, i) =>
    stand(
      drum(1.6, 0.2, 0.1),
      fleshy([214, 228, 170], (x, _y, z, out) => blend(out, [58, 112, 52], (Math.hypot(x, z) - 1.36) * 8)),
      {
        x: Math.cos(i * 1.3 + 0.4) * 3,
        y: level + 3,
        z: Math.sin(i * 1.3 + 0.4) * 3.6,
        roll: between(random, -0.5, 0.5),
        pitch: between(random, -0.6, 0.4),
      },
    ),
  )
  return {
    solids: [
      ...bowl(10.2, 6.2, glazeOf(random, colour)),
      filling(9.2, level, matte([70, 100, 44])),
      ...leaves,
      ...tomatoes,
      ...slices,
    ],
    radius: 11,
    height: 8.5,
  }
}

const curry: Model = ({ random, colour }) => {
  const level = 4.2
  const mound = embossed(egg(4.8, 2.6, 7), (x, y, z) => Math.abs(noiseIn(x * 2.6, y * 2.6, z * 2.6)) * 0.4, 0.4)
  return {
    solids: [
      ...bowl(10.4, 5.2, glazeOf(random, colour)),
      filling(
        9.6,
        level,
        glossy([172, 104, 40], (x, _y, z, out) => blend(out, [112, 58, 24], noiseAt(x * 0.4, z * 0.4) * 0.8)),
      ),
      stand(mound, fleshy([246, 242, 230]), { x: -4, y: level }),
      ...Array.from({ length: 12 }, (_, i) =>
        stand(block(1.1, 0.8, 1, 0.35), glossy(i % 2 === 0 ? [224, 122, 44] : [224, 190, 110]), {
          x: 2.5 + Math.cos(i * 2.4) * 1.1 * Math.sqrt(i),
          y: level + 0.1,
          z: Math.sin(i * 2.4) * 1.9 * Math.sqrt(i),
          yaw: i,
          roll: 0.3,
        }),
      ),
      ...scallions(random, { radius: 3, y: level + 1.1, count: 12 }),
    ],
    radius: 11,
    height: 7,
    steam: [0, level + 1.5, 0],
  }
}

/** Dishes in bowls and pots by the names of subjects. */
export const BOWLS: Readonly<Record<string, Model>> = {
  ramen,
  rice,
  salad,
  curry,
  bowl: ({ random, colour }) => ({
    solids: [...bowl(8, 6, glazeOf(random, colour)), ...place(spoon(), { x: 12, z: 0, yaw: 1.3 })],
    radius: 9,
    height: 6,
  }),
}
