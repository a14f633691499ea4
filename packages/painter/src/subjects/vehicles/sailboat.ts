import type { Pen } from '../kit/pen.ts'
import { patch, sculpt, shadowOn } from '../kit/pen.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { blob, overlap, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const WOOD = '#8a5530'
const SPAR = '#b98a52'

export const sailboat: Plate = {
  habitat: 'water',
  height: 1.7,
  aspect: 0.86,
  stand: 'floats',
  large: false,
  poses: ['sloop', 'spinnaker', 'gaff'],
  draw(pen) {
    const canvas = pen.worn('#f4ead8')
    pen.ctx.save()
    pen.ctx.rotate((pen.random() - 0.4) * 0.07)
    drawBack(pen, canvas)
    drawHull(pen)
    drawMain(pen, canvas)
    drawSailor(pen)
    pen.ctx.restore()
  },
}

function drawBack(pen: Pen, canvas: string): void {
  const jib = blob('1,-88! 10,-62 24,-34 37,-15! 22,-15.6 4,-17! 7,-50')
  sculpt(pen, jib, pen.tones(canvas).light, { depth: 8 })
  seams(pen, jib, canvas, [
    [34, -20],
    [4, -24],
  ])
  if (pen.pose === 'spinnaker') {
    const belly = blob('2,-84! 26,-78 43,-56 41,-32 30,-17! 19,-30 12,-52')
    sculpt(pen, belly, pen.worn('#d2593c'), { depth: 10 })
    seams(pen, belly, '#d2593c', [
      [44, -44],
      [8, -58],
    ])
  }
  lines(pen, pen.tones('#5a4a40').base, 0.35, '0,-96 41,-12 | 0,-96 -40,-14')
}

function drawHull(pen: Pen): void {
  const hull = blob('-41,-14! -14,-10.4 16,-10.6 44,-16.4! 37,-5 30,0! -33,0! -38,-5')
  sculpt(pen, hull, WOOD, { depth: 8 })
  const water = polygon('-60,-3.4 60,-3.4 60,3 -60,3')
  patch(pen, overlap(hull, water), '#7c2f2a', 0.9)
  const planks: Point[][] = [0, 2.6, 5].map((down) => [
    [-40 + down * 0.6, -11.4 + down],
    [-14, -8 + down],
    [16, -8.2 + down],
    [41 - down * 0.6, -12.6 + down],
  ])
  lines(pen, pen.tones(WOOD).shade, 0.4, planks)
  lines(pen, pen.tones('#f3e2c0').light, 1.1, '-41,-14 -14,-10.8 16,-11 44,-16.2')
  sculpt(pen, blob('-14,-11! -12,-15.6! 2,-16.4 10,-15! 15,-11.4!'), '#e9dfcb', { depth: 2.4 })
  for (const x of [-8, -2, 4])
    patch(
      pen,
      blob([
        [x, -14.8],
        [x + 3, -14.8],
        [x + 3, -13],
        [x, -13],
      ]),
      '#33475c',
    )
}

function drawMain(pen: Pen, canvas: string): void {
  const gaff = pen.pose === 'gaff'
  const sail = gaff
    ? blob('-1.4,-72! -26,-92! -34,-60 -38,-22! -18,-19 -1.4,-21!')
    : blob('-1.2,-94! -16,-72 -30,-44 -38,-22! -20,-18.6 -1.2,-21!')
  sculpt(pen, sail, canvas, { depth: 13 })
  for (const up of [0.24, 0.46, 0.66, 0.84]) {
    const y = -21 - up * 68
    seams(pen, sail, canvas, [
      [-44, y - 5],
      [0, y],
    ])
  }
  lines(pen, pen.tones(SPAR).base, 1.5, '0,-8 0,-98')
  lines(pen, pen.tones(SPAR).light, 0.5, '-0.4,-12 -0.4,-97')
  lines(pen, pen.tones(SPAR).base, 1.3, '1,-18.6 -20,-19 -40,-20')
  if (gaff) lines(pen, pen.tones(SPAR).shade, 1.1, '0,-71 -27,-93')
  lines(pen, pen.tones('#5a4a40').base, 0.35, '-40,-20 -30,-12 | 0,-60 6,-12 | 0,-60 -6,-12')
  sculpt(pen, polygon('0,-99 7,-97.6 0,-95.6'), '#c8403a', { depth: 0.8 })
}

/** Cloth is sewn from strips: a dark thread and the light fold beside it. */
function seams(pen: Pen, sail: Shape, hex: string, [from, to]: readonly [Point, Point]): void {
  const { ctx } = pen
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2.4]
  ctx.save()
  ctx.clip(sail.path)
  ctx.globalAlpha = 0.55
  lines(pen, pen.tones(hex).shade, 0.45, [[from, middle, to]])
  ctx.globalAlpha = 0.6
  lines(pen, pen.tones(hex).rim, 0.35, [
    [
      [from[0], from[1] - 0.6],
      [middle[0], middle[1] - 0.6],
      [to[0], to[1] - 0.6],
    ],
  ])
  ctx.restore()
}

function drawSailor(pen: Pen): void {
  const coat = blob('-29,-11.6 -28.6,-17 -26,-19.6 -22.4,-18.4 -21.4,-11')
  sculpt(pen, coat, '#2f4f7a', { depth: 2 })
  const head = blob('-27.4,-20.4 -27.2,-23.4 -25,-24.6 -22.8,-23.2 -22.8,-20.6 -25,-19')
  sculpt(pen, head, '#e0a884', { depth: 1.4 })
  sculpt(pen, blob('-28,-22.8 -27,-25.4 -24.6,-26 -22.6,-24.6 -20.8,-23.2 -24,-23'), '#d9b04a', { depth: 1 })
  shadowOn(pen, coat, head, '#2f4f7a')
}
