import type { Rgb } from '../../../base/colour.ts'
import { blend, ceramic, matte, metal, noiseAt, woodLook } from '../looks.ts'
import { block, embossed, moved, ring, rod, turned } from '../shapes.ts'
import { type Look, type Solid, stand } from '../solid.ts'

const WHITE: Rgb = [240, 237, 230]

/** A plate with a lip; a line of colour runs around its rim. */
export function plate(radius: number, look: Look = ceramic(WHITE), line?: Rgb): Solid[] {
  const outline = [
    [0, 0.1],
    [radius * 0.6, 0.1],
    [radius * 0.72, 0.35],
    [radius, 1.5],
    [radius * 0.99, 1.75],
    [radius * 0.7, 0.75],
    [radius * 0.6, 0.5],
    [0, 0.5],
  ] as const
  const ringed: Look = line
    ? {
        ...look,
        paint: (x, _y, z, out) => {
          const off = Math.hypot(x, z) / radius
          blend(out, line, off > 0.94 || (off > 0.86 && off < 0.885) ? 1 : 0)
        },
      }
    : look
  return [stand(turned(outline, 0.12), ringed)]
}

/** Height of what lies on a plate. */
export const ON_PLATE = 0.62

export function bowl(radius: number, high: number, look: Look = ceramic(WHITE)): Solid[] {
  const foot = radius * 0.46
  const outer = [0.12, 0.3, 0.5, 0.72, 1].map(
    (share) => [foot + (radius - foot) * Math.sqrt(share), 0.5 + (high - 0.5) * share ** 1.25] as const,
  )
  const inner = [...outer]
    .reverse()
    .map(([r, y]) => [Math.max(0.2, r - 0.42), Math.max(1.1, y + (y > high * 0.9 ? 0 : 0.35))] as const)
  return [stand(turned([[0, 0], [foot, 0], [foot, 0.5], ...outer, ...inner, [0, 1]], 0.1), look)]
}

/** What fills a bowl up to a height: a flat disc. */
export function filling(radius: number, level: number, look: Look): Solid {
  return stand(
    turned(
      [
        [0, level - 0.6],
        [radius * 0.93, level - 0.6],
        [radius, level],
        [0, level],
      ],
      0.04,
    ),
    look,
  )
}

export function board(a: number, c: number, look: Look = woodLook()): Solid[] {
  return [stand(block(a, 0.75, c, 0.35), look, { y: 0.75 })]
}

export function cup(radius: number, high: number, look: Look): Solid[] {
  const wall = [
    [0, 0],
    [radius * 0.62, 0],
    [radius * 0.68, 0.25],
    [radius * 0.9, high * 0.4],
    [radius, high],
    [radius - 0.3, high],
    [radius * 0.9 - 0.35, high * 0.42],
    [radius * 0.55, 0.6],
    [0, 0.55],
  ] as const
  return [
    stand(turned(wall, 0.06), look),
    stand(ring(high * 0.3, 0.36), look, { x: radius * 1.02, y: high * 0.55, pitch: Math.PI / 2 }),
  ]
}

export function saucer(radius: number, look: Look): Solid[] {
  return [
    stand(
      turned(
        [
          [0, 0.1],
          [radius * 0.5, 0.1],
          [radius, 1.05],
          [radius, 1.25],
          [radius * 0.55, 0.5],
          [0, 0.45],
        ],
        0.08,
      ),
      look,
    ),
  ]
}

/** Two sticks side by side, across or beside a bowl. */
export function chopsticks(look: Look = woodLook([112, 62, 40]), y = 0.4): Solid[] {
  return [-0.55, 0.55].map((z, index) =>
    stand(rod([-11.5, 0, z], [11.5, 0, z * (index === 0 ? 1.2 : 0.6)], { radius: 0.36, tip: 0.2 }), look, { y }),
  )
}

export function fork(look: Look = metal()): Solid[] {
  const tines = [-0.75, -0.25, 0.25, 0.75].map((z) =>
    stand(rod([5.4, 0.3, z], [9.2, 0.45, z * 1.05], { radius: 0.17, tip: 0.12 }), look, { y: 0.2 }),
  )
  return [
    stand(rod([-9.5, 0.1, 0], [3.2, 0.15, 0], { radius: 0.42, tip: 0.3 }), look, { y: 0.25 }),
    stand(moved(block(1.5, 0.16, 0.95, 0.15), [4.4, 0.25, 0]), look, { y: 0.2 }),
    ...tines,
  ]
}

export function knife(look: Look = metal()): Solid[] {
  return [
    stand(rod([-10, 0, 0], [0, 0, 0], { radius: 0.46, tip: 0.36 }), look, { y: 0.4 }),
    stand(moved(block(5.2, 0.12, 0.95, 0.1), [4.8, 0, 0.25]), look, { y: 0.35 }),
  ]
}

export function spoon(look: Look = metal()): Solid[] {
  return [
    stand(rod([-9, 0.1, 0], [4.6, 0.2, 0], { radius: 0.36, tip: 0.24 }), look, { y: 0.3 }),
    stand(
      turned(
        [
          [0, 0],
          [1.5, 0.4],
          [1.9, 1],
          [1.75, 1.05],
          [1.3, 0.5],
          [0, 0.2],
        ],
        0.05,
      ),
      look,
      { x: 6.4, y: 0.1 },
    ),
  ]
}

/** A folded cloth with soft waves. */
export function napkin(colour: Rgb, half = 9): Solid[] {
  const cloth = embossed(
    block(half, 0.1, half * 0.78, 0.1),
    (x, _y, z) => 0.07 + noiseAt(x * 0.09, z * 0.13, 2) * 0.09,
    0.2,
  )
  const fold = embossed(
    block(half * 0.97, 0.08, half * 0.36, 0.08),
    (x, _y, z) => 0.05 + noiseAt(x * 0.1 + 4, z * 0.16, 2) * 0.06,
    0.2,
  )
  const stripe = matte(colour, (x, _y, z, out) => {
    const weave = Math.sin(x * 16) * Math.sin(z * 16) * 0.05
    blend(out, [255, 255, 255], weave + (Math.abs(Math.abs(z) - half * 0.6) < 0.35 ? 0.45 : 0))
  })
  return [stand(cloth, stripe, { y: 0.1 }), stand(fold, stripe, { y: 0.34, z: half * 0.36 })]
}
