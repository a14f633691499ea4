import type { BeastBuild, HeadPlace } from './kit/beast.ts'
import { drawBeast } from './kit/beast.ts'
import { mark, roundHead } from './kit/beast-heads.ts'
import type { Hand } from './kit/hand.ts'
import { sculpt } from './kit/hand.ts'
import type { Shape } from './kit/shape.ts'
import { blob, boxOf, limb, moved } from './kit/shape.ts'
import { fur } from './kit/texture.ts'
import { mix, shift } from './kit/tone.ts'
import type { Plate } from './plate.ts'

const LONG_TAIL: BeastBuild['tail'] = {
  standing: [
    [-33, -50, 3.4],
    [-47, -48, 3.2],
    [-58, -58, 3],
    [-60, -74, 2.8],
    [-53, -83, 2.2],
  ],
  sitting: [
    [-16, -5, 3.4],
    [-32, -4, 3.4],
    [-42, -10, 3.2],
    [-44, -22, 3],
    [-38, -29, 2.4],
  ],
  tip: null,
  bushy: 0.2,
}

export const cat: Plate = {
  habitat: 'ground',
  height: 0.5,
  aspect: 1.35,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'standing', 'walking'],
  draw(hand) {
    const coat = hand.worn(hand.random() < 0.5 ? '#d08a48' : '#858a92')
    const pale = mix(coat, '#fbf5ea', 0.8)
    const dark = shift(coat, -0.13)
    drawBeast(hand, {
      coat,
      belly: pale,
      sock: pale,
      stout: 0.96,
      legs: 1,
      hair: 3.6,
      tail: LONG_TAIL,
      headAt: {
        standing: { x: 46, y: -75, scale: 1.0, turn: 0.03 },
        sitting: { x: 14, y: -75, scale: 1.04, turn: 0.02 },
      },
      marks: (drawing, body) => stripes(drawing, body, dark, 5),
      head: (drawing, place) =>
        roundHead(drawing, place, {
          coat,
          muzzle: pale,
          iris: '#8fae3c',
          ears: 'pointed',
          inner: '#e0a8a0',
          whiskers: true,
          marks: (h, skull, at) => forehead(h, skull, [at, dark]),
        }),
    })
  },
}

export const tiger: Plate = {
  habitat: 'ground',
  height: 0.95,
  aspect: 1.45,
  stand: 'stands',
  large: false,
  poses: ['walking', 'standing', 'sitting'],
  draw(hand) {
    const coat = hand.worn('#dd8430')
    const pale = mix(coat, '#fbf5ea', 0.85)
    drawBeast(hand, {
      coat,
      belly: pale,
      sock: null,
      stout: 1.25,
      legs: 1.45,
      hair: 3.6,
      tail: { ...LONG_TAIL, tip: '#2b2220' },
      headAt: { standing: { x: 48, y: -76, scale: 1.16, turn: 0.05 }, sitting: { x: 15, y: -77, scale: 1.2, turn: 0 } },
      marks: (drawing, body) => stripes(drawing, body, '#2b2220', 9),
      head: (drawing, place) =>
        roundHead(drawing, place, {
          coat,
          muzzle: pale,
          iris: '#d8a028',
          ears: 'round',
          inner: '#f2e4d4',
          whiskers: true,
          marks: (h, skull, at) => forehead(h, skull, [at, '#2b2220']),
        }),
    })
  },
}

export const lion: Plate = {
  habitat: 'ground',
  height: 1,
  aspect: 1.4,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'walking'],
  draw(hand) {
    const coat = hand.worn('#cf9a52')
    const pale = mix(coat, '#f8ecd6', 0.7)
    drawBeast(hand, {
      coat,
      belly: pale,
      sock: null,
      stout: 1.22,
      legs: 1.4,
      hair: 3.4,
      tail: { ...LONG_TAIL, tip: '#6a3f22' },
      headAt: {
        standing: { x: 46, y: -74, scale: 1.04, turn: 0.04 },
        sitting: { x: 15, y: -74, scale: 1.04, turn: 0 },
      },
      head: (drawing, place) => {
        mane(drawing, place, '#8a4f26')
        roundHead(drawing, place, {
          coat,
          muzzle: pale,
          iris: '#b8802a',
          ears: 'round',
          inner: '#8a5a3a',
          whiskers: false,
        })
      },
    })
  },
}

/** Tongues of hair around the face, dark ones behind, lit ones before. */
function mane(hand: Hand, place: HeadPlace, hex: string): void {
  const ring = moved(blob('-28,4 -24,-16 -8,-27 12,-26 26,-14 28,4 22,22 8,36 -10,36 -24,22'), {
    ...place,
    y: place.y + 2,
  })
  sculpt(hand, ring, hex, { depth: 9 })
  fur(hand, ring, hex, { length: 11, flow: 1.6, count: 90, fringe: 0.5 })
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2 + hand.random() * 0.2
    const [cx, cy] = [Math.cos(angle) * place.scale, Math.sin(angle) * place.scale]
    const [x, y] = [place.x + 1, place.y + 3]
    const long = 27 + hand.random() * 5 + (cy > 0.2 ? 7 : 0)
    sculpt(
      hand,
      limb([
        [x + cx * 13, y + cy * 13, 3.4],
        [x + cx * 22 - cy * 2, y + cy * 22 + 1, 3.2],
        [x + cx * long, y + cy * long + 2, 0.2],
      ]),
      hand.random() < 0.5 ? hex : shift(hex, 0.06),
      { depth: 2.4 },
    )
  }
}

function stripes(hand: Hand, body: Shape, hex: string, count: number): void {
  const box = boxOf(body)
  for (let i = 0; i < count; i++) {
    const x = box.left + ((i + 0.6) / count) * (box.right - box.left) + (hand.random() - 0.5) * 3
    const low = box.top + (box.bottom - box.top) * (0.5 + hand.random() * 0.25)
    mark(
      hand,
      body,
      limb([
        [x + 2, box.top - 2, 1.5],
        [x - 1, (box.top + low) / 2, 1.7],
        [x + 2 + hand.random() * 2, low, 0.1],
      ]),
      hex,
    )
  }
}

function forehead(hand: Hand, skull: Shape, [at, hex]: readonly [(shape: Shape) => Shape, string]): void {
  for (const [x, tilt] of [
    [-3, -1.5],
    [4, 0],
    [11, 1.5],
  ] as const)
    mark(
      hand,
      skull,
      at(
        limb([
          [x + tilt, -16, 1.1],
          [x, -10, 1],
          [x, -6, 0.1],
        ]),
      ),
      hex,
    )
  for (const y of [2, 6]) {
    mark(
      hand,
      skull,
      at(
        limb([
          [-18, y - 1, 1],
          [-14, y, 0.9],
          [-10, y - 0.6, 0.1],
        ]),
      ),
      hex,
    )
    mark(
      hand,
      skull,
      at(
        limb([
          [19, y - 1, 1],
          [17, y, 0.8],
          [15.4, y - 0.6, 0.1],
        ]),
      ),
      hex,
    )
  }
}
