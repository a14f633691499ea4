import { eye } from './kit/face.ts'
import { leaf } from './kit/foliage.ts'
import type { Hand } from './kit/hand.ts'
import { patch, sculpt } from './kit/hand.ts'
import type { Point, Shape } from './kit/shape.ts'
import { blob, limb, oval, overlap, polygon } from './kit/shape.ts'
import { fur, lines } from './kit/texture.ts'
import { mix, shift } from './kit/tone.ts'
import type { Plate } from './plate.ts'

/** Flight feathers as a fan from a wrist, the longest last. */
function fan(
  hand: Hand,
  [x, y]: Point,
  [from, to, long, count]: readonly [number, number, number, number],
  hex: string,
): void {
  for (let i = 0; i < count; i++) {
    const part = i / (count - 1)
    const angle = from + (to - from) * part
    const reach = long * (0.62 + 0.38 * Math.sin(0.6 + part * 1.6))
    leaf(
      hand,
      [[x, y], [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], long * 0.075],
      shift(hex, (i % 2) * 0.03),
    )
  }
}

/** A wing folded along the side: rows of feathers that overlap like tiles. */
function folded(hand: Hand, [from, to, half]: readonly [Point, Point, number], hex: string): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  for (let row = 3; row >= 0; row--) {
    for (const side of [-1, 0, 1]) {
      const start: Point = [
        from[0] + dx * row * 0.14 - (dy / long) * side * half * 0.5,
        from[1] + dy * row * 0.14 + (dx / long) * side * half * 0.5,
      ]
      const reach = long * (0.5 + row * 0.13)
      const lean = angle - side * 0.12
      leaf(
        hand,
        [start, [start[0] + Math.cos(lean) * reach, start[1] + Math.sin(lean) * reach], half * 0.62],
        shift(hex, -row * 0.03),
      )
    }
  }
}

function legs(hand: Hand, [x, y]: Point, hex: string): void {
  for (const off of [-4, 5])
    lines(hand, hand.tones(hex).base, 1.3, [
      [
        [x + off, y],
        [x + off + 0.6, -2],
        [x + off, -0.8],
      ],
      [
        [x + off, -1],
        [x + off + 6, -0.6],
      ],
      [
        [x + off, -1],
        [x + off - 3.4, -0.4],
      ],
      [
        [x + off, -1.4],
        [x + off + 4, -2.4],
      ],
    ])
}

export const bird: Plate = {
  habitat: 'air',
  height: 0.28,
  aspect: 1.3,
  stand: 'stands',
  large: false,
  poses: ['standing', 'flying'],
  draw(hand) {
    const hex = hand.worn('#4f86b8')
    const breast = mix(hex, '#f2b070', 0.75)
    if (hand.pose === 'flying') return flying(hand, [hex, breast])
    legs(hand, [2, -16], '#7a5a44')
    fan(hand, [-30, -40], [2.4, 2.9, 40, 5], shift(hex, -0.08))
    const body = blob('-38,-38 -24,-58 -4,-72 8,-90 26,-96 40,-86 42,-70 40,-44 26,-22 2,-14 -20,-22')
    sculpt(hand, body, hex, { depth: 13 })
    patch(hand, overlap(body, blob('44,-74 30,-66 20,-46 10,-20 30,-14 50,-40')), breast, 0.95)
    fur(hand, body, hex, { length: 5, flow: 2.3, count: 150, fringe: 0.1 })
    folded(hand, [[10, -60], [-42, -30], 15], shift(hex, -0.05))
    sculpt(hand, blob('38,-82! 58,-75! 38,-70!'), '#d8963a', { depth: 2 })
    eye(hand, [29, -81], 3.4, '#3a2418')
  },
}

function flying(hand: Hand, [hex, breast]: readonly [string, string]): void {
  fan(hand, [6, -44], [-2.2, -1.4, 56, 9], hand.tones(hex).shade)
  fan(hand, [-30, -32], [2.6, 3.3, 34, 5], shift(hex, -0.08))
  const body = blob('-36,-32 -14,-44 14,-50 34,-58 48,-50 48,-38 30,-26 2,-20 -22,-24')
  sculpt(hand, body, hex, { depth: 8 })
  patch(hand, overlap(body, blob('50,-42 30,-36 0,-28 -10,-16 40,-16')), breast, 0.95)
  sculpt(hand, blob('46,-50! 62,-43! 46,-40!'), '#d8963a', { depth: 1.6 })
  eye(hand, [40, -47], 2.6, '#3a2418')
  fan(hand, [4, -40], [-2.9, -1.9, 62, 11], hex)
  sculpt(hand, blob('16,-42 6,-62 -8,-74 -14,-60 -6,-40 4,-36'), shift(hex, 0.03), { depth: 6 })
}

export const eagle: Plate = {
  habitat: 'air',
  height: 0.6,
  aspect: 2.1,
  stand: 'flies',
  large: false,
  poses: ['soaring'],
  draw(hand) {
    const hex = hand.worn('#5a4030')
    fan(hand, [26, -46], [-0.62, 0.16, 74, 9], hand.tones(hex).shade)
    fan(hand, [-26, -30], [2.4, 3.4, 30, 7], '#efe8dc')
    fan(hand, [-20, -44], [-3.3, -2.36, 84, 11], hex)
    const body = blob('-32,-32 -18,-46 8,-56 34,-58 46,-48 42,-36 20,-24 -10,-22')
    sculpt(hand, body, hex, { depth: 9 })
    fur(hand, body, hex, { length: 5, flow: 2.9, count: 90, fringe: 0.1 })
    sculpt(hand, blob('14,-50 -6,-64 -34,-76 -48,-66 -30,-50 -8,-38 8,-38'), shift(hex, 0.04), { depth: 7 })
    const head = blob('34,-58 46,-64 57,-58 59,-48 50,-40 38,-40')
    sculpt(hand, head, '#f4efe6', { depth: 5 })
    fur(hand, head, '#f4efe6', { length: 3, flow: 2.9, count: 40, fringe: 0.2 })
    sculpt(hand, blob('56,-56! 66,-53 69,-44! 62,-46 56,-45!'), '#e0a832', { depth: 2 })
    eye(hand, [51, -53], 2.2, '#d8a83c')
    lines(hand, '#3a2a22', 0.9, '47,-56 51,-56.6 54.6,-55')
    for (const x of [-4, 4])
      sculpt(
        hand,
        limb([
          [x, -24, 3],
          [x - 4, -16, 1.6],
          [x - 2, -11, 1.2],
        ]),
        '#d8a032',
        { depth: 1.4 },
      )
  },
}

export const owl: Plate = {
  habitat: 'ground',
  height: 0.42,
  aspect: 0.72,
  stand: 'stands',
  large: false,
  poses: ['perched', 'alert'],
  draw(hand) {
    const hex = hand.worn('#8a6446')
    const pale = mix(hex, '#f2e4cc', 0.72)
    fan(hand, [-4, -14], [1.3, 1.9, 16, 5], shift(hex, -0.1))
    const body = blob(
      '-30,-44 -30,-70 -24,-88 -21,-100! -10,-92 2,-91 14,-93 24,-100! 27,-86 32,-68 32,-42 22,-14 2,-6 -20,-14',
    )
    sculpt(hand, body, hex, { depth: 13 })
    const breast = overlap(body, blob('-14,-58 2,-62 20,-58 24,-34 14,-12 2,-8 -12,-14 -18,-34'))
    patch(hand, breast, pale)
    scales(hand, breast, shift(hex, -0.05))
    for (const side of [-1, 1]) folded(hand, [[1 + side * 23, -60], [1 + side * 20, -16], 11], shift(hex, -0.04))
    for (const x of [-11, 15]) {
      sculpt(hand, oval(x, -74, [13.6, 14]), pale, { depth: 4 })
      const rays = Array.from({ length: 16 }, (_, i): Point[] => [
        [x + Math.cos(i * 0.39) * 7, -74 + Math.sin(i * 0.39) * 7],
        [x + Math.cos(i * 0.39) * 12, -74 + Math.sin(i * 0.39) * 12],
      ])
      lines(hand, hand.tones(hex).light, 0.6, rays)
      eye(hand, [x + 1, -74], hand.pose === 'alert' ? 6.4 : 5.6, '#f0a82c')
    }
    sculpt(hand, blob('-1,-70! 5,-70! 3.4,-60!'), '#d89a3c', { depth: 1.6 })
    for (const x of [-9, 11])
      for (const off of [-3, 0, 3])
        sculpt(
          hand,
          limb([
            [x + off, -7, 1.8],
            [x + off * 1.3, -0.8, 1.2],
          ]),
          '#d89a3c',
          { depth: 1 },
        )
  },
}

function scales(hand: Hand, shape: Shape, hex: string): void {
  hand.ctx.save()
  hand.ctx.clip(shape.path)
  const marks: Point[][] = []
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 7; i++)
      marks.push([
        [-20 + i * 7 + (row % 2) * 3.5, -56 + row * 6],
        [-17.4 + i * 7 + (row % 2) * 3.5, -52.6 + row * 6],
        [-15 + i * 7 + (row % 2) * 3.5, -56 + row * 6],
      ])
  lines(hand, hand.tones(hex).base, 0.9, marks)
  hand.ctx.restore()
}

export const swan: Plate = {
  habitat: 'water',
  height: 0.6,
  aspect: 1.1,
  stand: 'floats',
  large: false,
  poses: ['gliding', 'proud'],
  draw(hand) {
    const hex = hand.worn('#f6f3ee')
    fan(hand, [-28, -22], [2.7, 3.5, 30, 6], shift(hex, -0.05))
    const neck = limb('30,-22,9 40,-36,6.4 32,-56,4.8 22,-72,4.4 26,-88,5 36,-91,5.4 42,-87,4')
    sculpt(hand, neck, hex, { depth: 6 })
    const body = blob('-48,-20 -36,-32 -10,-36 18,-32 40,-24 46,-10 38,0! -34,0! -44,-10')
    sculpt(hand, body, hex, { depth: 10 })
    folded(hand, [[18, -26], [-48, -26], 14], hex)
    if (hand.pose === 'proud') fan(hand, [14, -18], [-2.9, -1.9, 48, 9], hex)
    fur(hand, body, hex, { length: 5, flow: 3, count: 60, fringe: 0.1 })
    sculpt(hand, blob('40,-91! 54,-85 55,-82! 42,-83!'), '#e2852e', { depth: 1.6 })
    patch(hand, polygon('38,-90 43,-90 43,-84.6 39,-86'), '#24202a')
    eye(hand, [36.4, -90], 1.4, '#2a1e1a')
    ripples(hand)
  },
}

export const duck: Plate = {
  habitat: 'water',
  height: 0.32,
  aspect: 1.35,
  stand: 'floats',
  large: false,
  poses: ['drake', 'duckling'],
  draw(hand) {
    const young = hand.pose === 'duckling'
    const hex = hand.worn(young ? '#f0c23c' : '#9a8a78')
    fan(hand, [-42, -36], [3, 3.8, 26, 5], shift(hex, -0.06))
    const body = blob('-58,-44! -36,-46 -8,-46 16,-50 34,-42 40,-22 28,0! -34,0! -52,-20')
    sculpt(hand, body, hex, { depth: 13 })
    if (!young) patch(hand, overlap(body, blob('46,-52 18,-50 14,-24 24,2 50,2')), '#6a3c2c', 0.9)
    folded(hand, [[10, -36], [-46, -34], 15], shift(hex, -0.05))
    const head = blob('12,-46 10,-66 14,-86 30,-97 46,-88 48,-72 40,-58 38,-44 24,-38')
    sculpt(hand, head, young ? hex : '#2f6a4a', { depth: 8, gloss: young ? 0 : 0.3 })
    if (!young) patch(hand, overlap(head, polygon('0,-52 60,-52 60,-48 0,-48')), '#f4f0e8')
    sculpt(hand, blob('44,-80! 58,-73 68,-69 66,-64 46,-66!'), '#e0a030', { depth: 3 })
    eye(hand, [36, -79], 3, '#2a1c14')
    ripples(hand)
  },
}

/** The water that a floating body parts. */
function ripples(hand: Hand): void {
  hand.ctx.globalAlpha = 0.6
  lines(hand, '#f4fbff', 0.8, '-46,0.4 0,1.6 46,0 | -30,2.4 4,3.2 34,2 | 46,-1 54,0 62,-0.6')
  hand.ctx.globalAlpha = 1
}
