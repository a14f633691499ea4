import { eye } from './face.ts'
import type { Hand } from './hand.ts'
import { melt, patch, sculpt } from './hand.ts'
import type { Joint, Point } from './shape.ts'
import { blob, join, limb, moved, oval, overlap, polygon } from './shape.ts'
import { fur, lines } from './texture.ts'

export interface HorseLook {
  coat: string
  hoof: string
  mane: readonly string[]
  muzzle: string
}

/** A horse looking right, `standing`, `walking` or `rearing`; the whole is 100 units tall at the ears. */
export function drawHorse(hand: Hand, look: HorseLook): void {
  const { ctx } = hand
  const rearing = hand.pose === 'rearing'
  ctx.save()
  if (rearing) {
    ctx.translate(-20, -1)
    ctx.rotate(-0.5)
    ctx.scale(0.86, 0.86)
    ctx.translate(24, -2)
  }
  drawTail(hand, look)
  drawLegs(hand, look, 'far')
  const neck = limb('24,-54,13 33,-68,9.4 39,-80,6.6')
  const trunk = blob(
    '-37,-50 -35,-59 -24,-64.5 -6,-62 10,-62 24,-67 36,-60 38,-50 32,-42 18,-38.5 0,-38 -16,-40 -30,-41',
  )
  const body = join(trunk, neck)
  sculpt(hand, body, look.coat, { depth: 11 })
  fur(hand, trunk, look.coat, { length: 2.6, flow: 2.9, count: 120, fringe: 0 })
  drawLegs(hand, look, 'near')
  melt(hand, body, [-26, -53, 13], look.coat)
  melt(hand, body, [27, -52, 11], look.coat)
  muscles(hand, look.coat)
  drawMane(hand, look, 'far')
  drawHead(hand, look)
  drawMane(hand, look, 'near')
  ctx.restore()
}

const STRIDES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  standing: [-1, 6, -3, 7],
  walking: [9, -7, -8, 8],
  rearing: [14, 9, 4, -4],
}

function drawLegs(hand: Hand, look: HorseLook, side: 'near' | 'far'): void {
  const stride = STRIDES[hand.pose] ?? [0, 2, -2, 3]
  const [front, hind] = side === 'near' ? [stride[0], stride[2]] : [stride[1], stride[3]]
  const lift = hand.pose === 'rearing' ? 1 : 0
  const bent = lift || (hand.pose === 'walking' && side === 'far') ? 1 : 0
  const foreleg: Joint[] = lift
    ? [
        [27, -50, 8],
        [38 + front * 0.4, -38, 5],
        [50 + front * 0.5, -40, 3],
        [49 + front * 0.4, -27, 2.5],
        [52 + front * 0.4, -22, 2.6],
      ]
    : [
        [27, -50, 8.4],
        [28 + front * 0.3, -33, 4.6],
        [28.4 + front * 0.8 + bent * 3, -20, 2.9],
        [27 + front + bent, -7, 2],
        [29 + front * 1.05, -4, 2.5],
      ]
  const hindleg: Joint[] = [
    [-25, -50, 11.5],
    [-22 + hind * 0.2, -36, 6.6],
    [-31 + hind * 0.6, -22, 3.4],
    [-29 + hind, -7, 2.2],
    [-27 + hind, -4, 2.6],
  ]
  for (const joints of [foreleg, hindleg]) drawLeg(hand, look, [joints, side])
}

function drawLeg(hand: Hand, look: HorseLook, [joints, side]: readonly [readonly Joint[], 'near' | 'far']): void {
  const coat = side === 'far' ? hand.tones(look.coat).shade : look.coat
  const [x, y] = joints[joints.length - 1] ?? [0, 0]
  const hoof = polygon([
    [x - 2.6, y - 0.6],
    [x + 2.4, y - 0.6],
    [x + 4.6, y + 4],
    [x - 3, y + 4],
  ])
  sculpt(hand, limb(joints), coat, { depth: 6, rim: side === 'far' ? 0.2 : 0.5 })
  sculpt(hand, hoof, look.hoof, { depth: 2, gloss: 0.2 })
}

/** The turn of shoulder, ribs and thigh: soft lines that a flat side would lack. */
function muscles(hand: Hand, coat: string): void {
  const { ctx } = hand
  ctx.save()
  ctx.globalAlpha = 0.32
  lines(hand, hand.tones(coat).shade, 1.1, '18,-60 15,-50 19,-43 | -14,-55 -11,-47 -15,-42')
  ctx.globalAlpha = 0.4
  lines(hand, hand.tones(coat).rim, 0.8, '30,-64 28,-56 31,-50 | -32,-58 -26,-61 -19,-58')
  ctx.restore()
}

function drawHead(hand: Hand, look: HorseLook): void {
  const at = (shape: ReturnType<typeof blob>): ReturnType<typeof blob> => moved(shape, { x: 39, y: -83 })
  sculpt(hand, at(blob('2,-7 5,-16! 8,-6')), hand.tones(look.coat).shade, { depth: 2 })
  const skull = at(blob('-6,4 -6,-4 -1,-8.6 6,-7.6 13,-1 20,7 25.4,11.4 26.4,16 22.6,18.8 17,17.4 10,13.6 2,12 -4,10'))
  sculpt(hand, skull, look.coat, { depth: 6 })
  patch(hand, overlap(skull, at(oval(24.6, 15, [6.4, 5.4]))), look.muzzle, 0.75)
  const cheek = at(oval(1.6, 3.6, [6, 6.6]))
  hand.ctx.save()
  hand.ctx.globalAlpha = 0.4
  lines(hand, hand.tones(look.coat).shade, 0.8, [cheek.edge.slice(2, 17)])
  hand.ctx.restore()
  sculpt(hand, at(blob('-4,-5.4 -3.4,-12 -0.6,-17! 2.6,-11 2.6,-6')), look.coat, { depth: 2.2 })
  patch(hand, at(blob('-1.8,-7 -1.6,-11 -0.4,-14.4! 1,-10.6 1.2,-7')), look.muzzle, 0.6)
  eye(hand, [48, -84.2], 1.75, '#5a3a22')
  hand.ctx.fillStyle = hand.tones(look.muzzle).deep
  hand.ctx.beginPath()
  hand.ctx.ellipse(62.4, -70.8, 1.5, 0.9, 0.8, 0, 7)
  hand.ctx.fill()
  lines(hand, hand.tones(look.muzzle).deep, 0.6, '63.4,-66.6 59.6,-67.6 56.6,-69.6')
}

/** Locks that fall from the crest of the neck; the colours alternate. */
function drawMane(hand: Hand, look: HorseLook, side: 'near' | 'far'): void {
  const { random } = hand
  const roots: Point[] =
    side === 'far'
      ? [
          [34, -91],
          [28, -80],
        ]
      : [
          [40, -92],
          [35, -90],
          [31, -85.5],
          [28, -80],
          [24.4, -75],
          [20.6, -70],
          [17, -66],
        ]
  roots.forEach(([x, y], i) => {
    const hex = look.mane[i % look.mane.length] ?? look.coat
    const swing = random() * 5
    const long = 20 + random() * 8
    const lock = limb([
      [x, y, 2.2],
      [x - 6 - swing * 0.4, y + long * 0.34, 2.9],
      [x - 7, y + long * 0.7, 2.5],
      [x - 12 - swing, y + long * 0.94, 0.2],
    ])
    sculpt(hand, lock, hex, { depth: 2.6 })
    strands(hand, hex, [x, y], [x - 10 - swing, y + long * 0.9])
  })
  if (side === 'far') return
  const hex = look.mane[1 % look.mane.length] ?? look.coat
  sculpt(hand, limb('40,-93,1.6 46,-92,2.6 50,-87,2 51,-82,0.2'), hex, { depth: 1.6 })
}

function strands(hand: Hand, hex: string, from: Point, to: Point): void {
  const { ctx } = hand
  ctx.save()
  ctx.globalAlpha = 0.5
  const bend = (off: number): Point[] => [
    [from[0] + off, from[1] + 1],
    [from[0] - 4.6 + off, from[1] + (to[1] - from[1]) * 0.4],
    [to[0] + 1.6, to[1] - 2],
  ]
  lines(hand, hand.tones(hex).rim, 0.35, [bend(-0.8), bend(1)])
  lines(hand, hand.tones(hex).deep, 0.3, [bend(0.2), bend(1.8)])
  ctx.restore()
}

function drawTail(hand: Hand, look: HorseLook): void {
  const wave = hand.pose === 'standing' ? 0 : -7
  look.mane.forEach((hex, i) => {
    const off = (i - (look.mane.length - 1) / 2) * 3.4
    const lock = limb([
      [-35, -58, 2.4],
      [-43 + off * 0.5 + wave * 0.5, -56, 3.6],
      [-49 + off + wave, -40, 4.6],
      [-47 + off + wave, -24, 3.6],
      [-53 + off * 1.6 + wave, -11, 0.2],
    ])
    sculpt(hand, lock, hex, { depth: 4 })
    strands(hand, hex, [-43 + off * 0.5 + wave * 0.5, -54], [-49 + off + wave, -16])
  })
}
