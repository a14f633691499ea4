import { pickOne } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, dim } from '../../still-life/looks.ts'
import { block, drum, ring } from '../../still-life/shapes.ts'
import { type Paint, place, type Solid, stand } from '../../still-life/solid.ts'
import type { Model } from '../../still-life/models/dish.ts'
import { chrome, gold, lacquer, leather, satin, slab } from './forms.ts'

const FINISHES: readonly Rgb[] = [
  [60, 66, 76],
  [206, 204, 200],
  [120, 146, 160],
  [196, 166, 140],
]

/** Two broad waves of colour, as phones show when they are new. */
const wallpaper: Paint = (x, y, z, out) => {
  if (z > 0 || Math.abs(x) > 3.3 || Math.abs(y) > 7.1) return
  out[0] = 18
  out[1] = 22
  out[2] = 44
  const wave = y + Math.sin(x * 0.55 + 0.6) * 1.6
  blend(out, [240, 116, 96], 0.95 - Math.abs(wave - 1.5) * 0.2)
  blend(out, [92, 86, 214], 0.95 - Math.abs(wave + 2.8) * 0.24)
  blend(out, [250, 206, 150], 0.6 - Math.abs(wave - 3.6) * 0.4)
  if (Math.hypot(x, (y - 6.55) * 1.1) < 0.2) blend(out, [8, 8, 10], 1)
}

/** A phone that leans back a little, and behind it another seen from the back. */
export const phone: Model = ({ random, colour }) => {
  const shell = colour ?? pickOne(FINISHES, random)
  const form = slab(3.6, 7.4, 0.4, { corner: 0.95, edge: 0.16 })
  const screen = slab(3.42, 7.22, 0.06, { corner: 0.8, edge: 0.03 })
  const front: Solid[] = [
    stand(form, chrome(shell), { y: 7.4 }),
    stand(
      screen,
      { colour: [12, 12, 16], gloss: 0.045, polish: 1, glow: 0.75, paint: wallpaper },
      { y: 7.4, z: -0.38 },
    ),
  ]
  const back: Solid[] = [
    stand(form, satin(shell), { y: 7.4 }),
    stand(slab(1.5, 1.55, 0.14, { corner: 0.5, edge: 0.08 }), lacquer(shell), { x: -1.7, y: 12.9, z: -0.46 }),
    ...[
      [-2.3, 13.5],
      [-2.3, 12.3],
      [-1.1, 12.9],
    ].flatMap(([x = 0, y = 0]) => [
      stand(drum(0.55, 0.16, 0.05), chrome(), { x, y, z: -0.62, pitch: Math.PI / 2 }),
      stand(drum(0.44, 0.18, 0.05), lacquer([10, 12, 18]), { x, y, z: -0.64, pitch: Math.PI / 2 }),
    ]),
  ]
  return {
    solids: [...place(back, { x: 3.1, z: 2.6, yaw: -0.3 }), ...place(front, { x: -2, z: -1, yaw: 0.24 })],
    radius: 7,
    height: 14.8,
  }
}

/** A camera with a metal top, a leather body and its lens to the viewer. */
export const camera: Model = ({ random, colour }) => {
  const top = random() < 0.6 ? chrome([206, 206, 204]) : satin([38, 38, 40])
  const body = leather(colour ?? (random() < 0.7 ? [32, 31, 32] : [120, 72, 44]))
  const ahead = (z: number) => ({ y: 3.9, z, pitch: Math.PI / 2 })
  const black = satin([28, 28, 30], (x, _y, z, out) => {
    if (Math.sin(Math.atan2(x, z) * 60) > 0.3) dim(out, 0.6)
  })
  return {
    solids: [
      stand(slab(6.8, 2.9, 1.7, { corner: 0.9, edge: 0.3 }), body, { y: 3.6 }),
      stand(slab(6.8, 1, 1.72, { corner: 0.7, edge: 0.3 }), top, { y: 7.1 }),
      stand(slab(6.8, 0.36, 1.72, { corner: 0.3, edge: 0.2 }), top, { y: 0.5 }),
      stand(block(1.9, 0.9, 1.5, 0.3), top, { y: 8.5 }),
      stand(drum(0.95, 0.45, 0.1), top, { x: 4.7, y: 8.5 }),
      stand(drum(0.42, 0.4, 0.1), chrome(), { x: 3, y: 8.4 }),
      stand(drum(1.15, 0.4, 0.1), top, { x: -4.6, y: 8.4 }),
      stand(drum(3.25, 0.6, 0.12), top, ahead(-2.1)),
      stand(drum(3, 1.2, 0.12), black, ahead(-3.4)),
      stand(drum(2.8, 0.5, 0.1), satin([22, 22, 24]), ahead(-4.9)),
      stand(ring(2.45, 0.22), satin([18, 18, 20]), ahead(-5.4)),
      stand(drum(2.25, 0.1, 0.04), satin([12, 12, 14]), ahead(-5.36)),
      stand(drum(1.55, 0.12, 0.1), { colour: [34, 30, 66], gloss: 0.16, polish: 1 }, ahead(-5.42)),
      stand(drum(0.9, 0.14, 0.1), { colour: [10, 14, 30], gloss: 0.2, polish: 1 }, ahead(-5.44)),
      stand(drum(0.55, 0.1, 0.04), lacquer([14, 14, 20]), { x: 4.4, y: 7.2, z: -1.76, pitch: Math.PI / 2 }),
    ],
    radius: 7.4,
    height: 9.6,
  }
}

const PAPERS: readonly (readonly [Rgb, Rgb])[] = [
  [
    [186, 42, 48],
    [240, 214, 160],
  ],
  [
    [236, 230, 220],
    [178, 40, 50],
  ],
  [
    [38, 62, 84],
    [224, 190, 120],
  ],
  [
    [206, 160, 164],
    [246, 240, 232],
  ],
]

/** A box with a lid, tied with a ribbon in a bow. */
export const gift: Model = ({ random, colour }) => {
  const [paper, tape] = pickOne(PAPERS, random)
  const silk = { ...satin(tape), gloss: 0.07, soft: 0.3 }
  const loop = (side: number) =>
    stand(slab(2.5, 1.25, 0.75, { corner: 1.2, edge: 0.3 }), silk, {
      x: side * 2.35,
      y: 11.3,
      roll: side * -0.42,
      yaw: side * 0.3,
    })
  return {
    solids: [
      stand(block(6, 4, 6, 0.14), satin(colour ?? paper), { y: 4 }),
      stand(block(6.3, 1.1, 6.3, 0.16), satin(colour ?? paper), { y: 8.9 }),
      stand(block(1, 4.1, 6.06, 0.04), silk, { y: 4.1 }),
      stand(block(6.06, 4.1, 1, 0.04), silk, { y: 4.1 }),
      stand(block(1, 1.14, 6.37, 0.06), silk, { y: 8.92 }),
      stand(block(6.37, 1.14, 1, 0.06), silk, { y: 8.92 }),
      loop(-1),
      loop(1),
      stand(block(0.9, 0.8, 0.95, 0.4), silk, { y: 10.7 }),
    ],
    radius: 8.2,
    height: 12.4,
  }
}

/** A round speaker: cloth around it, a plate on top and a ring of light metal below. */
export const speaker: Model = ({ random, colour }) => {
  const cloth = colour ?? pickOne(FINISHES, random)
  return {
    solids: [
      stand(
        drum(4.6, 6.6, 0.5),
        satin(cloth, (x, y, z, out) => {
          const weave = Math.sin(Math.atan2(z, x) * 110) * Math.sin(y * 18)
          dim(out, 0.84 + weave * 0.16)
        }),
        { y: 7.1 },
      ),
      stand(drum(4.62, 0.3, 0.1), random() < 0.5 ? gold() : chrome(), { y: 0.5 }),
      stand(drum(4.35, 0.2, 0.1), lacquer([22, 22, 24]), { y: 13.8 }),
      stand(ring(3.9, 0.1), { ...satin([170, 220, 250]), glow: 0.8 }, { y: 13.98 }),
    ],
    radius: 5.2,
    height: 14.1,
  }
}
