import { walkingLegs } from '../kit/bird-legs.ts'
import { eye } from '../kit/face.ts'
import { fan, folded } from '../kit/feathers.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import type { Joint, Point } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { spread } from '../kit/wings.ts'
import type { Plate, SubjectTraits } from '../plate.ts'

const WADER: SubjectTraits & Pick<Plate, 'poses'> = {
  habitat: 'ground',
  height: 0.85,
  aspect: 0.75,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking'],
  asked: ['flying', 'sleeping'],
}

interface WaderLook {
  coat: string
  legs: string
  /** Flight feathers. */
  quills: string
  bill: (pen: Pen) => void
  neckHalf: number
  cap?: string
  /** A bare or dark upper neck. */
  collar?: string
  iris: string
}

export const flamingo: Plate = {
  ...WADER,
  poses: ['standing', 'one leg', 'walking'],
  draw(pen) {
    const coat = pen.worn('#f08a98')
    drawWader(pen, {
      coat,
      legs: shift(coat, -0.04),
      quills: '#2e2628',
      neckHalf: 3,
      iris: '#f0d060',
      bill: (h) => {
        sculpt(h, blob('4,-4! 10,-2 14,4 13,12! 9,9 4,4!'), '#f4d8cc', { depth: 1.6 })
        patch(h, blob('12.8,3 14.4,6 13,12.4! 9.6,9 11,6'), '#2a2426', 0.95)
      },
    })
  },
}

export const crane: Plate = {
  ...WADER,
  height: 1,
  draw(pen) {
    drawWader(pen, {
      coat: pen.worn('#f4f2ee'),
      legs: '#3a3a3e',
      quills: '#26242a',
      neckHalf: 2.6,
      cap: '#d8322c',
      collar: '#2c2a30',
      iris: '#3a2418',
      bill: (h) => sculpt(h, blob('4,-2! 14,0 24,2.6! 14,3 4,3!'), '#9a9068', { depth: 1.2 }),
    })
  },
}

export const stork: Plate = {
  ...WADER,
  height: 0.9,
  draw(pen) {
    drawWader(pen, {
      coat: pen.worn('#f6f3ec'),
      legs: '#d8452c',
      quills: '#25232a',
      neckHalf: 3.8,
      iris: '#2a1c18',
      bill: (h) => sculpt(h, blob('4,-3! 16,-1 29,3.4! 16,3.6 4,3.4!'), '#e0482c', { depth: 1.4 }),
    })
  },
}

function drawWader(pen: Pen, look: WaderLook): void {
  if (pen.pose === 'flying') return flyingWader(pen, look)
  const rests = pen.pose === 'one leg' || pen.pose === 'sleeping'
  if (rests) {
    sculpt(
      pen,
      limb([
        [-6, -44, 2.2],
        [4, -34, 1.5],
        [-10, -32, 1.3],
        [-14, -34, 1],
      ]),
      pen.tones(look.legs).shade,
      { depth: 1 },
    )
    walkingLegs(pen, { hips: [0, 0], y: -46, hex: look.legs, step: 0 })
  } else walkingLegs(pen, { hips: [-4, 2], y: -46, hex: look.legs, step: pen.pose === 'walking' ? 9 : 2 })
  fan(pen, [-22, -48], [2.5, 3.1, 16, 5], look.quills)
  const neck: Joint[] = [
    [12, -56, 7],
    [20, -60, 5],
    [22, -70, look.neckHalf],
    [13, -78, look.neckHalf * 0.9],
    [13, -88, look.neckHalf * 0.9],
    [18, -94, look.neckHalf],
  ]
  sculpt(pen, limb(neck), look.coat, { depth: 3 })
  if (look.collar) patch(pen, limb(neck.slice(2, 5)), look.collar, 0.92)
  const body = blob('-28,-46 -20,-58 -2,-65 14,-64 22,-56 18,-46 4,-39 -14,-39')
  sculpt(pen, body, look.coat, { depth: 9 })
  fur(pen, body, look.coat, { length: 4, flow: 2.7, count: 100, fringe: 0.12 })
  folded(pen, [[10, -58], [-26, -46], 9], look.coat)
  fan(pen, [-16, -50], [2.6, 3, 18, 5], look.quills)
  folded(pen, [[8, -58], [-18, -49], 7], look.coat)
  waderHead(pen, [20, -95], look)
}

function waderHead(pen: Pen, [x, y]: Point, look: WaderLook): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(0.1)
  look.bill(pen)
  sculpt(pen, oval(0, 0, [6.2, 5]), look.coat, { depth: 3 })
  if (look.cap) patch(pen, blob('-4,-4 0,-5.4 4,-4 5,-1.8 0,-2.6 -4,-2'), look.cap)
  eye(pen, [2.4, -1], 1.6, look.iris)
  ctx.restore()
}

/** Neck and legs stretched out, wings raised. */
function flyingWader(pen: Pen, look: WaderLook): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(0, -10)
  lines(pen, look.legs, 1.6, '-16,-32 -34,-26 -50,-22 | -15,-30 -32,-22 -48,-18')
  spread(pen, { root: [4, -40], long: 40, from: -1.7, hex: pen.tones(look.coat).shade, side: 'far' })
  const neck: Joint[] = [
    [10, -40, 6],
    [22, -46, look.neckHalf],
    [32, -52, look.neckHalf * 0.9],
  ]
  sculpt(pen, limb(neck), look.coat, { depth: 3 })
  sculpt(pen, blob('-26,-32 -10,-42 10,-46 18,-40 10,-30 -10,-27'), look.coat, { depth: 6 })
  fan(pen, [-18, -33], [2.8, 3.3, 16, 5], look.quills)
  waderHead(pen, [36, -54], look)
  fan(pen, [-6, -58], [-2.9, -2.2, 36, 7], look.quills)
  spread(pen, { root: [2, -38], long: 50, from: -2.1, hex: look.coat, side: 'near' })
  ctx.restore()
}

export const pelican: Plate = {
  ...WADER,
  habitat: 'water',
  stand: 'floats',
  height: 0.6,
  aspect: 1.3,
  poses: ['floating', 'proud'],
  asked: ['standing', 'flying', 'swimming'],
  draw(pen) {
    const coat = pen.worn('#f4f0e8')
    const ashore = pen.pose === 'standing'
    if (ashore) walkingLegs(pen, { hips: [-10, 2], y: -16, hex: '#e0953c', step: 3, stout: 2.4 })
    pen.ctx.save()
    pen.ctx.translate(-6, ashore ? -8 : 4)
    fan(pen, [-40, -26], [2.7, 3.4, 22, 6], '#3a3436')
    sculpt(pen, limb('18,-30,11 32,-44,7.6 26,-62,5.6 20,-76,5.4 26,-88,6'), coat, { depth: 6 })
    const body = blob('-50,-24 -36,-40 -6,-46 22,-42 36,-30 36,-14 22,-4 -24,-4 -44,-12')
    sculpt(pen, body, coat, { depth: 11 })
    fur(pen, body, coat, { length: 5, flow: 2.9, count: 90, fringe: 0.1 })
    folded(pen, [[16, -34], [-46, -28], 13], coat)
    if (pen.pose === 'proud' || pen.pose === 'flying')
      spread(pen, { root: [6, -34], long: 54, from: -2.2, hex: coat, side: 'near' })
    sculpt(pen, blob('30,-84! 46,-76 66,-58 70,-53! 62,-50 48,-52 36,-62 28,-76!'), '#f0b23c', { depth: 5 })
    sculpt(pen, polygon('30,-89 36,-88 72,-55 71,-51 60,-60 32,-81'), '#e8963c', { depth: 2 })
    sculpt(pen, oval(29, -87, [8.6, 7.6]), coat, { depth: 4 })
    fur(pen, oval(22, -92, [4, 3]), coat, { length: 7, flow: 2.5, count: 20, fringe: 0.5 })
    eye(pen, [32, -89], 2.2, '#3a2418')
    pen.ctx.restore()
  },
}
