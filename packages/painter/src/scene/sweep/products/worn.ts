import { pickOne } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { blend, dim } from '../../still-life/looks.ts'
import { block, drum, egg, ring, rod } from '../../still-life/shapes.ts'
import { type Look, type Paint, type Solid, stand } from '../../still-life/solid.ts'
import type { Model } from '../../still-life/models/dish.ts'
import { arch, chrome, gold, lacquer, leather, satin, slab, strap } from './forms.ts'

const FACES: readonly Rgb[] = [
  [24, 28, 40],
  [238, 236, 230],
  [26, 62, 60],
  [20, 42, 84],
]
const LEATHERS: readonly Rgb[] = [
  [92, 52, 32],
  [34, 32, 34],
  [128, 82, 50],
  [44, 54, 74],
]

const HANDS = [
  { turn: -0.94, long: 1.0, half: 0.075 },
  { turn: 0.98, long: 1.46, half: 0.05 },
]

/** A dial seen along y, twelve at z: ticks, a track of minutes and hands at ten past ten. */
function dial(face: Rgb, mark: Rgb): Paint {
  return (x, y, z, out) => {
    if (y < 0.2) return
    const far = Math.sqrt(x * x + z * z)
    if (far > 2) return
    for (let i = 0; i < 3; i++) out[i] = (face[i] ?? 0) * (1.1 - far * 0.14)
    if (far > 1.4) drawTrack({ around: Math.atan2(x, z), far }, mark, out)
    else drawHands({ x, z, far }, mark, out)
  }
}

function drawTrack({ around, far }: { around: number; far: number }, mark: Rgb, out: Float32Array): void {
  const hour = (around / (Math.PI / 6) + 12) % 1
  const side = Math.min(hour, 1 - hour) * far * 0.52
  if (far > 1.42 && far < 1.78 && side < 0.048) blend(out, mark, 1)
  const minute = (around / (Math.PI / 30) + 60) % 1
  if (far > 1.86 && far < 1.95 && Math.min(minute, 1 - minute) < 0.14) blend(out, mark, 0.7)
}

function drawHands({ x, z, far }: { x: number; z: number; far: number }, mark: Rgb, out: Float32Array): void {
  for (const { turn, long, half } of HANDS) {
    const along = x * Math.sin(turn) + z * Math.cos(turn)
    const off = Math.abs(x * Math.cos(turn) - z * Math.sin(turn))
    if (along > 0 && along < long && off < half * (1.1 - along * 0.35)) blend(out, mark, 1)
  }
  if (far < 0.15) blend(out, mark, 1)
  if (Math.hypot(x, z + 0.85) < 0.42) blend(out, mark, Math.hypot(x, z + 0.85) > 0.37 ? 0.7 : 0.12)
}

/** A wristwatch that stands on its closed strap, its dial to the viewer. */
export const watch: Model = ({ random, colour }) => {
  const metal = random() < 0.65 ? chrome() : gold()
  const linked = random() < 0.4
  const face = pickOne(FACES, random)
  const mark: Rgb = face[0] > 200 ? [40, 42, 48] : [236, 232, 220]
  const links: Look = {
    ...metal,
    paint: (x, y, z, out) => {
      const link = (((Math.atan2(y, z) * 9) % 1) + 1) % 1
      if (link < 0.12 || Math.abs(Math.abs(x) - 0.42) < 0.05) dim(out, 0.35)
    },
  }
  const band = leather(colour ?? pickOne(LEATHERS, random), (x, _y, _z, out) => {
    if (Math.abs(Math.abs(x) - 0.82) < 0.035) blend(out, [222, 206, 176], 0.7)
  })
  const [tilt, height, front] = [Math.PI / 2 - 0.32, 3.9, -2.55]
  const on = (out: number) => ({ y: height + out * 0.31, z: front - out * 0.95, pitch: tilt })
  return {
    solids: [
      stand(strap(2.55, 0.16, 0.98), linked ? links : band, { y: 2.8 }),
      stand(drum(2.3, 0.42, 0.2), metal, on(0.1)),
      ...[-1, 1].flatMap((end) =>
        [-1.08, 1.08].map((x) =>
          stand(block(0.24, 0.3, 0.55, 0.18), metal, {
            x,
            y: height + end * 2.02,
            z: front + 0.2 + end * 0.66,
            pitch: tilt,
          }),
        ),
      ),
      stand(drum(2.32, 0.14, 0.08), metal, on(0.42)),
      stand(drum(2.04, 0.32, 0.02), lacquer(face, dial(face, mark)), on(0.28)),
      stand(ring(2.12, 0.14), metal, on(0.6)),
      stand(drum(0.26, 0.16, 0.07), metal, { x: 2.44, y: height + 0.03, z: front - 0.1, roll: Math.PI / 2 }),
    ],
    radius: 3.6,
    height: 6.4,
  }
}

/** Headphones that stand on their cups. */
export const headphones: Model = ({ random, colour }) => {
  const shades: readonly Rgb[] = [
    [34, 35, 38],
    [232, 228, 220],
    [58, 76, 92],
    [196, 150, 130],
  ]
  const shell = colour ?? pickOne(shades, random)
  const metal = random() < 0.4 ? gold() : chrome()
  const soft = leather(shell[0] > 200 ? [196, 186, 172] : [26, 26, 28])
  const cup = (side: number): Solid[] => {
    const at = (out: number) => ({ x: side * (6.1 + out), y: 4.25, roll: Math.PI / 2 })
    return [
      stand(drum(4.2, 1, 0.6), satin(shell), at(0.8)),
      stand(drum(3, 0.2, 0.12), metal, at(1.72)),
      stand(drum(2.6, 0.26, 0.16), satin(shell), at(1.8)),
      stand(ring(3.05, 1.15), soft, at(-0.6)),
      stand(drum(2.2, 0.3, 0.1), satin([24, 24, 26]), at(-0.3)),
      stand(rod([side * 6.9, 7.6, 0], [side * 6.9, 11.2, 0], { radius: 0.34 }), metal),
    ]
  }
  return {
    solids: [
      ...cup(-1),
      ...cup(1),
      stand(arch(6.9, 1.2, { thick: 0.32, wide: 1.15 }), satin(shell), { y: 10.6 }),
      stand(arch(6.35, -2.2, { thick: 0.34, wide: 1.3 }), soft, { y: 10.6 }),
    ],
    radius: 8.8,
    height: 18.2,
  }
}

/** A handbag with a flap, a clasp and a bowed handle. */
export const handbag: Model = ({ random, colour }) => {
  const shades: readonly Rgb[] = [
    [150, 84, 50],
    [34, 32, 36],
    [150, 34, 46],
    [206, 178, 146],
    [52, 74, 66],
  ]
  const hide = colour ?? pickOne(shades, random)
  const seam: Paint = (x, y, _z, out) => {
    const edge = Math.min(8.6 - Math.abs(x), Math.abs(Math.abs(y) - 5.4))
    if (edge > 0 && edge < 0.1) blend(out, [236, 216, 180], 0.6)
  }
  return {
    solids: [
      stand(slab(9, 6, 3, { corner: 1.6, edge: 1.1 }), leather(hide, seam), { y: 6 }),
      stand(slab(9.15, 3.1, 0.32, { corner: 2.4, edge: 0.25 }), leather(hide, flapSeam), { y: 9.2, z: -3.05 }),
      stand(arch(4.6, 0.6, { thick: 0.34, wide: 0.4 }), leather(hide), { y: 12.4 }),
      stand(ring(0.75, 0.18), gold(), { x: -4.6, y: 12.2, pitch: Math.PI / 2 }),
      stand(ring(0.75, 0.18), gold(), { x: 4.6, y: 12.2, pitch: Math.PI / 2 }),
      stand(slab(1.1, 0.8, 0.24, { corner: 0.3, edge: 0.12 }), gold(), { y: 6.7, z: -3.5 }),
      stand(egg(0.34, 0.34, 0.24), lacquer([200, 160, 90]), { y: 6.7, z: -3.74 }),
    ],
    radius: 9.6,
    height: 17.4,
  }
}

const flapSeam: Paint = (x, y, _z, out) => {
  if (y < 0 && Math.abs(Math.abs(y) - 2.7) < 0.06 && Math.abs(x) < 7) blend(out, [236, 216, 180], 0.6)
}
