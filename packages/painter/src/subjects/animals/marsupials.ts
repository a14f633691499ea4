import { drawBeast } from '../kit/beast.ts'
import type { BeastBuild } from '../kit/beast.ts'
import { roundHead } from '../kit/beast-heads.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { HeadPlace } from '../kit/head-place.ts'
import { longHead, spotIn } from '../kit/long-heads.ts'
import type { Joint } from '../kit/shape.ts'
import { blob, join, limb, oval, overlap, polygon } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const NO_TAIL: BeastBuild['tail'] = {
  standing: [
    [-30, -46, 5],
    [-34, -44, 4],
  ],
  sitting: [
    [-16, -8, 5],
    [-20, -8, 4],
  ],
  tip: null,
  bushy: 0.3,
}

export const koala: Plate = {
  habitat: 'ground',
  height: 0.5,
  aspect: 0.95,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'climbing'],
  asked: ['walking', 'sleeping', 'standing'],
  draw(pen) {
    const coat = pen.worn('#9a9ba2')
    const pale = mix(coat, '#f6f2ee', 0.8)
    const head = (drawing: Pen, place: HeadPlace): void => koalaHead(drawing, place, [coat, pale])
    if (pen.pose === 'climbing') return climbing(pen, [coat, pale])
    pen.ctx.save()
    pen.ctx.translate(-4, 0)
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: null,
      stout: 1.4,
      legs: 1.5,
      hair: 4.6,
      tail: NO_TAIL,
      headAt: { standing: { x: 40, y: -68, scale: 1.3, turn: 0.04 }, sitting: { x: 10, y: -74, scale: 1.36, turn: 0 } },
      head,
    })
    pen.ctx.restore()
  },
}

function koalaHead(pen: Pen, place: HeadPlace, [coat, pale]: readonly [string, string]): void {
  roundHead(pen, place, {
    coat,
    muzzle: pale,
    iris: '#4a2c1c',
    ears: 'round',
    earSize: 1.4,
    inner: pale,
    whiskers: false,
    nose: 0.4,
  })
  const spot = spotIn(place)
  const { scale } = place
  const ears = [spot([-16, -15]), spot([18, -15])]
  for (const [x, y] of ears)
    fur(pen, oval(x, y, [6 * scale, 5 * scale]), pale, { length: 6, flow: 1.2, count: 40, fringe: 0.3 })
  const [x, y] = spot([5, 3])
  sculpt(
    pen,
    blob([
      [x - 3.4 * scale, y + 5 * scale],
      [x - 3 * scale, y - 4 * scale],
      [x, y - 7 * scale],
      [x + 3 * scale, y - 4 * scale],
      [x + 3.4 * scale, y + 5 * scale],
      [x, y + 6.4 * scale],
    ]),
    '#2b2629',
    { depth: 2.4, gloss: 0.5 },
  )
}

/** Clasping a trunk. */
function climbing(pen: Pen, [coat, pale]: readonly [string, string]): void {
  const bark = limb('26,4,9 24,-40,8.6 27,-104,8')
  for (const [x, y] of [
    [30, -44],
    [30, -16],
  ] as const)
    sculpt(
      pen,
      limb([
        [10, y, 9],
        [x, y - 4, 7],
      ]),
      pen.tones(coat).shade,
      { depth: 4 },
    )
  sculpt(pen, overlap(bark, polygon('-60,-104 60,-104 60,0 -60,0')), '#9a8a76', { depth: 8 })
  fur(pen, bark, '#9a8a76', { length: 8, flow: 1.57, count: 50, fringe: 0 })
  const body = blob('-22,-8 -28,-28 -22,-50 -8,-62 8,-58 16,-42 16,-16 8,-4 -10,-2')
  sculpt(pen, body, coat, { depth: 12 })
  fur(pen, body, coat, { length: 4.6, flow: 1.6, count: 200, fringe: 0.35 })
  for (const [from, to] of [
    [
      [-4, -50],
      [28, -54],
    ],
    [
      [-8, -16],
      [27, -22],
    ],
  ] as const) {
    const reach: Joint[] = [
      [...from, 10],
      [(from[0] + to[0]) / 2, from[1] + 4, 8],
      [...to, 6],
    ]
    sculpt(pen, limb(reach), coat, { depth: 5 })
    fur(pen, limb(reach), coat, { length: 3.4, flow: 0.4, count: 50, fringe: 0.2 })
    for (const off of [-4, 0, 4])
      sculpt(
        pen,
        limb([
          [to[0], to[1] + off, 1.7],
          [to[0] + 6.4, to[1] + off + 1, 0.8],
        ]),
        '#2f2a2c',
        { depth: 1 },
      )
  }
  koalaHead(pen, { x: -2, y: -72, scale: 1.22, turn: 0.04 }, [coat, pale])
}

export const kangaroo: Plate = {
  habitat: 'ground',
  height: 1,
  aspect: 1.05,
  stand: 'stands',
  large: false,
  poses: ['standing', 'jumping'],
  asked: ['lying', 'sleeping', 'grazing'],
  draw(pen) {
    const coat = pen.worn('#b0784a')
    const pale = mix(coat, '#f4e6d0', 0.75)
    const { ctx } = pen
    const leaps = pen.pose === 'jumping'
    const lies = pen.pose === 'lying' || pen.pose === 'sleeping'
    ctx.save()
    if (leaps) {
      ctx.translate(2, -12)
      ctx.rotate(0.3)
    }
    if (lies) ctx.scale(1, 0.62)
    const dim = pen.tones(coat).shade
    hop(pen, dim, [5, leaps])
    sculpt(pen, limb('-14,-20,9 -28,-10,6.4 -44,-4,4.6 -58,-3,3 -66,-6,1.4'), coat, { depth: 5 })
    const body = join(
      blob('-24,-16 -26,-32 -18,-48 -4,-60 10,-66 18,-60 18,-46 10,-28 2,-14 -12,-8'),
      limb('8,-58,8.6 14,-72,5.6 18,-80,4.8'),
    )
    sculpt(
      pen,
      limb([
        [14, -58, 4.6],
        [22, -48, 3.2],
        [27, -44, 2.2],
      ]),
      dim,
      { depth: 2.4 },
    )
    sculpt(pen, body, coat, { depth: 10 })
    patch(pen, overlap(body, blob('22,-78 24,-58 16,-34 4,-12 -6,-14 4,-34 10,-56 16,-70')), pale, 0.9)
    fur(pen, body, coat, { length: 3, flow: 2.1, count: 160, fringe: 0.2 })
    hop(pen, coat, [0, leaps])
    sculpt(
      pen,
      limb([
        [10, -58, 5.6],
        [17, -46, 3.8],
        [24, -42, 2.6],
      ]),
      coat,
      { depth: 3 },
    )
    sculpt(pen, blob('22,-45 28,-43 28,-38 23,-39'), shift(coat, -0.22), { depth: 1.4 })
    kangarooHead(pen, { x: 19, y: -84, scale: 0.86, turn: leaps ? -0.16 : 0.1 }, [coat, pale])
    ctx.restore()
  },
}

function hop(pen: Pen, hex: string, [off, leaps]: readonly [number, boolean]): void {
  const foot: Joint[] = leaps
    ? [
        [-16 + off, -12, 3.4],
        [-24 + off, -2, 3],
        [-34 + off, 4, 1.6],
      ]
    : [
        [-18 + off, -4, 3.4],
        [-4 + off, -2.6, 2.8],
        [12 + off, -2, 2],
      ]
  sculpt(
    pen,
    limb([
      [-10 + off, -28, 13],
      [2 + off, -18, 8],
      [-8 + off, -12, 4.6],
      ...(leaps ? [] : [[-16 + off, -5, 3.4] as Joint]),
    ]),
    hex,
    { depth: 6 },
  )
  sculpt(pen, limb(foot), hex, { depth: 2.6 })
}

function kangarooHead(pen: Pen, place: HeadPlace, [coat, pale]: readonly [string, string]): void {
  longHead(pen, place, {
    coat,
    skull: '-8,4 -8,-5 -2,-10 6,-8 13,-2 20,3 23,6.6 21,10.4 14,11.4 5,11 -4,10',
    muzzle: { outline: '8,6 20,5 25,10 14,14 2,12', hex: pale, alpha: 0.8 },
    ears: {
      near: '-6,-6 -12,-16 -9,-28! -2,-19 0,-8',
      far: '1,-8 2,-18 8,-27! 9,-15 6,-7',
      inner: '-5.6,-8 -9,-16 -8,-23 -4,-17',
      innerHex: '#d8a48c',
    },
    eye: [6, -2.6, 2.2],
    iris: '#3a2416',
    nostril: [21.4, 5.8, 1.8],
    mouth: '21,9 16,9.6 12,7.6',
    hair: 1.8,
  })
}
