import { between, type Random } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, glossy, matte, noiseIn } from '../looks.ts'
import { ball, embossed, rod, type Shape, thrown } from '../shapes.ts'
import { type Solid, stand } from '../solid.ts'
import type { Model } from './dish.ts'
import { leafAt, STEM } from './leaf.ts'

const strawberryOutline = [
  [0, 0],
  [0.5, 0.15],
  [1.3, 1.2],
  [1.75, 2.5],
  [1.6, 3.4],
  [0.9, 3.8],
  [0, 3.7],
] as const

export function strawberry(random: Random, size = 1, lying = true): Solid[] {
  const shape = embossed(
    thrown(strawberryOutline, 0.1),
    (x, y, z) => {
      const turn = Math.atan2(z, x) * 3.4
      return -0.1 * Math.max(0, Math.cos(turn * 2 + Math.floor(y * 1.9) * 2.3) * Math.cos(y * 12) - 0.35)
    },
    0.12,
  )
  const look = glossy([204, 34, 38], (x, y, z, out) => {
    const turn = Math.atan2(z, x) * 3.4
    blend(out, [238, 190, 96], (Math.cos(turn * 2 + Math.floor(y * 1.9) * 2.3) * Math.cos(y * 12) - 0.62) * 4)
    blend(out, [240, 150, 120], (y - 3.1) * 0.8)
  })
  const pose = { yaw: random() * 6.28, roll: lying ? 1.35 : between(random, -0.2, 0.2), y: lying ? 1.5 * size : 0 }
  const scaled: Shape =
    size === 1
      ? shape
      : {
          distance: (x: number, y: number, z: number) => shape.distance(x / size, y / size, z / size) * size,
          middle: [0, (shape.middle[1] ?? 0) * size, 0],
          reach: shape.reach * size,
        }
  const leaves = lying
    ? []
    : [0, 1, 2, 3, 4].map((i) => leafAt(0, 3.6 * size, 0, { size: 0.8 * size, yaw: i * 1.26, pitch: -0.3 }))
  return [stand(scaled, look, pose), ...leaves]
}

export function berry(x: number, y: number, z: number, { radius, colour }: { radius: number; colour: Rgb }): Solid {
  return stand(
    ball(radius),
    glossy(colour, (px, py, pz, out) => blend(out, [170, 176, 206], noiseIn(px * 2, py * 2, pz * 2) * 0.6 + py * 0.1)),
    { x, y, z },
  )
}

export const grapes: Model = ({ random, colour }) => {
  const own = colour ?? (random() < 0.5 ? ([92, 40, 84] as const) : ([168, 186, 84] as const))
  const solids: Solid[] = []
  for (let i = 0; i < 44; i++) {
    const along = (i / 44) ** 0.8
    const wide = 3.9 * (1 - along * 0.72)
    const turn = i * 2.4
    const away = Math.sqrt((i * 0.618) % 1) * wide
    solids.push(
      berry(along * 11 - 5, 1.2 + Math.max(0, (wide - away) * 0.85) * (0.6 + 0.4 * random()), Math.sin(turn) * away, {
        radius: between(random, 1.1, 1.35),
        colour: own,
      }),
    )
  }
  return { solids: [...solids, stand(rod([-8, 2, 0], [-4, 3, 0], { radius: 0.25 }), STEM)], radius: 7.5, height: 6 }
}

export const blueberries: Model = ({ random }) => ({
  solids: Array.from({ length: 22 }, (_, i) => {
    const away = Math.sqrt(i / 22) * 4.2
    return berry(Math.cos(i * 2.4) * away, 0.8 + (i < 7 ? 1.1 : 0), Math.sin(i * 2.4) * away, {
      radius: between(random, 0.7, 0.95),
      colour: [48, 58, 112],
    })
  }),
  radius: 5.5,
  height: 3,
})

export const cherries: Model = ({ random, colour }) => ({
  solids: [
    [-1.5, 0.3],
    [1.4, -0.4],
    [0.2, 2],
  ].flatMap(([x = 0, z = 0]) => [
    stand(ball(1.25), glossy(colour ?? [134, 14, 30]), { x, y: 1.25, z }),
    stand(
      rod([x, 2.3, z], [x * 0.3 + between(random, -0.3, 0.3), 6, z * 0.3 - 0.6], { radius: 0.09 }),
      matte([96, 112, 52]),
    ),
  ]),
  radius: 3.8,
  height: 6,
})
