import type { Rgb } from '../../../base/colour.ts'
import { blend, ceramic, dim, glossy, noiseAt, noiseIn, matte } from '../looks.ts'
import { ball, embossed, ring, rod, thrown, turned } from '../shapes.ts'
import { type Look, stand, place } from '../solid.ts'
import type { Model } from './dish.ts'
import { filling, spoon, cup, saucer } from './vessels.ts'

const CUPS: readonly Rgb[] = [
  [240, 236, 228],
  [54, 66, 84],
  [190, 116, 84],
  [98, 116, 104],
  [230, 196, 186],
]

/** Milk poured into coffee: a leaf, with a heart at its end. */
const latte: Look = glossy([128, 74, 36], (x, _y, z, out) => {
  const [u, v] = [x / 3.4, z / 3.4]
  dim(out, 1 + noiseAt(x * 0.8, z * 0.8) * 0.18 - Math.hypot(u, v) * 0.16)
  const wide = 0.72 * Math.sqrt(Math.max(0, 1 - ((v + 0.06) / 0.78) ** 2)) * (0.75 - v * 0.35)
  const inside = Math.abs(u) < wide && Math.abs(v) < 0.8
  const line = Math.sin((v * 4.4 + Math.abs(u) * 3.2) * 4.2)
  const stalk = Math.abs(u) < 0.035 && Math.abs(v) < 0.72
  if (inside) blend(out, [246, 228, 198], Math.max(0, line * 2.4 + 0.4))
  if (stalk) blend(out, [246, 228, 198], 1)
  if (Math.hypot(u, v + 0.66) < 0.2) blend(out, [246, 228, 198], 1)
})

const coffee: Model = ({ random, colour }) => {
  const look = ceramic(colour ?? CUPS[Math.floor(random() * CUPS.length)])
  return {
    solids: [
      ...saucer(7.4, look),
      ...place([...cup(4.5, 5.8, look), filling(4.05, 4.9, latte)], { x: 0, z: 0, y: 0.5 }),
      ...place(spoon(), { x: -1.4, z: 5.6, yaw: 0.3, y: 0.8 }),
    ],
    radius: 8,
    height: 6.4,
    steam: [0, 6, 0],
  }
}

const tea =
  (liquid: Rgb): Model =>
  ({ random, colour }) => {
    const look = ceramic(colour ?? CUPS[Math.floor(random() * CUPS.length)], (x, y, z, out) =>
      dim(out, 1 + noiseIn(x, y, z) * 0.08),
    )
    const bowlOnly = thrown(
      [
        [0, 0],
        [1.7, 0],
        [1.8, 0.6],
        [3, 1.6],
        [3.7, 3.9],
        [3.4, 3.9],
        [2.7, 1.9],
        [0, 1.1],
      ],
      0.06,
    )
    return {
      solids: [...saucer(5, look), stand(bowlOnly, look, { y: 0.5 }), filling(3.2, 3.7, glossy(liquid))],
      radius: 5.6,
      height: 4.6,
      steam: [0, 4.4, 0],
    }
  }

const POTS: readonly Rgb[] = [
  [116, 58, 38],
  [78, 106, 100],
  [236, 232, 224],
  [44, 50, 64],
]

const teapot: Model = ({ random, colour }) => {
  const own = colour ?? POTS[Math.floor(random() * POTS.length)] ?? [116, 58, 38]
  const clay = own[0] > 100 && own[2] < 60
  const look: Look = clay ? { ...matte(own), gloss: 0.035, polish: 0.5 } : ceramic(own)
  const body = thrown(
    [
      [0, 0],
      [3.4, 0],
      [3.6, 0.4],
      [5.6, 2.6],
      [6, 4.6],
      [5, 6.8],
      [3.1, 7.9],
      [0, 8],
    ],
    0.12,
  )
  const lid = thrown(
    [
      [0, 7.8],
      [3, 7.9],
      [2.7, 8.6],
      [1, 9.1],
      [0.5, 9.4],
      [0.9, 10],
      [0.6, 10.6],
      [0, 10.7],
    ],
    0.1,
  )
  const spout = [
    stand(rod([5, 3.4, 0], [7.4, 5.2, 0], { radius: 1.35, tip: 0.95 }), look),
    stand(rod([7.4, 5.2, 0], [9, 7.8, 0], { radius: 0.95, tip: 0.62 }), look),
  ]
  const handle = stand(ring(2.7, 0.55), look, { x: -6.6, y: 4.9, pitch: Math.PI / 2 })
  return { solids: [stand(body, look), stand(lid, look), ...spout, handle], radius: 8.2, height: 10.8 }
}

const iceCream: Model = ({ random, colour }) => {
  const scoops: readonly Rgb[] =
    colour === null
      ? [
          [244, 206, 212],
          [248, 238, 212],
          [112, 70, 48],
        ]
      : [colour, colour, colour]
  const look = ceramic(CUPS[Math.floor(random() * CUPS.length)])
  const bumpy = embossed(
    ball(3.5),
    (x, y, z) => noiseIn(x * 1.4, y * 1.4, z * 1.4) * 0.4 + Math.max(0, -y - 2) * 0.3,
    0.4,
  )
  return {
    solids: [
      stand(
        turned(
          [
            [0, 0],
            [3.2, 0],
            [3, 0.6],
            [1, 1.2],
            [1, 2.6],
            [3.6, 3.4],
            [6, 6.4],
            [5.7, 6.6],
            [3.4, 4],
            [0, 3.6],
          ],
          0.08,
        ),
        look,
      ),
      ...scoops.map((own, i) =>
        stand(
          bumpy,
          { ...glossy(own, (x, y, z, out) => dim(out, 0.95 + noiseIn(x * 2, y * 2, z * 2) * 0.16)), gloss: 0.03 },
          { x: Math.cos(i * 2.1 + 0.5) * 2.6, y: 7 + (i === 2 ? 1.4 : 0), z: Math.sin(i * 2.1 + 0.5) * 2.4, yaw: i },
        ),
      ),
      stand(
        rod([0, 0, 0], [1.6, 7, 0], { radius: 0.65 }),
        {
          colour: [214, 160, 92],
          gloss: 0.02,
          polish: 0.2,
          paint: (_x, y, _z, out) => dim(out, 0.9 + Math.abs(Math.sin(y * 3)) * 0.2),
        },
        { x: 1.6, y: 8, z: 1.4 },
      ),
      stand(ball(1), glossy([178, 20, 36]), { x: -0.4, y: 12.2, z: -0.8 }),
    ],
    radius: 6.6,
    height: 13,
  }
}

/** What one drinks, and what is cold, by the names of subjects. */
export const DRINKS: Readonly<Record<string, Model>> = {
  'coffee cup': coffee,
  cup: coffee,
  'green tea': tea([150, 162, 62]),
  teapot,
  'ice cream': iceCream,
  sundae: iceCream,
}
