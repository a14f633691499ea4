import { eye } from '../kit/face.ts'
import { melt, patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, join, limb, oval, overlap, polygon } from '../kit/shape.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const elephant: Plate = {
  habitat: 'ground',
  height: 1.7,
  aspect: 1.35,
  stand: 'stands',
  large: true,
  poses: ['standing', 'walking', 'trumpeting'],
  asked: ['running', 'lying', 'sleeping'],
  draw(pen) {
    const skin = pen.worn('#8d8f98')
    if (elephantBends(pen.pose)) return bending(pen, skin)
    const step = pen.pose === 'walking' ? 5 : 1
    for (const [x, s] of [
      [20, -step],
      [-34, step],
    ] as const)
      pillar(pen, [x + s, pen.tones(skin).shade])
    lines(pen, pen.tones(skin).shade, 1.6, '-52,-66 -59,-50 -57,-34')
    const body = blob('-54,-54 -50,-76 -32,-90 -6,-93 20,-92 38,-84 40,-60 30,-38 0,-31 -32,-33 -50,-38')
    sculpt(pen, body, skin, { depth: 16 })
    for (const [x, s] of [
      [30, step],
      [-42, -step],
    ] as const)
      pillar(pen, [x + s, skin])
    melt(pen, body, [-40, -54, 17], skin)
    melt(pen, body, [29, -52, 15], skin)
    trunkAndHead(pen, skin)
  },
}

function pillar(pen: Pen, [x, hex]: readonly [number, string]): void {
  const leg = overlap(
    limb([
      [x, -46, 12],
      [x, -22, 9],
      [x + 1, -4, 9.4],
      [x + 1, 4, 9.4],
    ]),
    polygon('-90,-90 90,-90 90,0 -90,0'),
  )
  sculpt(pen, leg, hex, { depth: 8 })
  for (const off of [-5, 0, 5]) patch(pen, overlap(leg, oval(x + 2 + off, 0, [2.4, 3])), '#d8cfc0', 0.9)
  pen.ctx.globalAlpha = 0.35
  lines(pen, pen.tones(hex).deep, 0.5, [
    [
      [x - 7, -16],
      [x, -14],
      [x + 8, -16],
    ],
    [
      [x - 7, -20],
      [x, -18.4],
      [x + 8, -20],
    ],
  ])
  pen.ctx.globalAlpha = 1
}

function trunkAndHead(pen: Pen, skin: string): void {
  const up = pen.pose === 'trumpeting'
  const trunk = up
    ? limb('54,-74,9 68,-66,6.6 78,-76,5 76,-94,3.6 70,-99,3')
    : limb('54,-72,9 63,-56,7 64,-36,5.4 61,-18,4.2 66,-10,3.4 71,-14,2.4')
  sculpt(pen, limb('56,-58,2.6 66,-48,2.2 75,-50,0.5'), '#f2e8d4', { depth: 1.6 })
  const head = join(blob('28,-72 32,-92 46,-99 60,-94 66,-80 62,-64 50,-56 36,-58'), trunk)
  sculpt(pen, head, skin, { depth: 9 })
  pen.ctx.globalAlpha = 0.4
  const rings: Point[][] = up
    ? []
    : [-56, -50, -44, -38, -32, -26].map((y): Point[] => [
        [58, y],
        [63, y + 1.6],
        [69, y],
      ])
  lines(pen, pen.tones(skin).deep, 0.6, rings)
  pen.ctx.globalAlpha = 1
  const ear = blob('36,-90 44,-82 46,-66 38,-48 24,-44 14,-56 14,-76 24,-90')
  sculpt(pen, ear, shift(skin, 0.01), { depth: 8 })
  patch(pen, blob('34,-84 39,-76 39,-64 32,-53 24,-52 20,-62 22,-78'), mix(skin, '#d8a0a0', 0.4), 0.5)
  eye(pen, [54, -80], 1.9, '#4a3420')
}

function elephantBends(pose: string): boolean {
  return pose === 'running' || pose === 'lying' || pose === 'sleeping'
}

/** Where the head was drawn to sit. */
const HEAD: Point = [44, -76]

function bending(pen: Pen, skin: string): void {
  drawQuadruped(pen, {
    coat: skin,
    belly: null,
    sock: null,
    hair: 0,
    legs: [19, 11, 9],
    foot: 'pillar',
    hip: [-32, -62],
    shoulder: [14, -63],
    girth: [29, 30, 29],
    neck: [
      [8, -6, 24],
      [22, -12, 20],
    ],
    headAt: { x: 8, y: -1, scale: 1, turn: 0 },
    graze: 42,
    tail: [
      [-29, -8, 2],
      [-35, 8, 1.6],
      [-34, 24, 1.2],
    ],
    tuft: shift(skin, -0.2),
    head: (drawing, place) => {
      const { ctx } = drawing
      ctx.save()
      ctx.beginPath()
      ctx.rect(-200, -200, 400, 200)
      ctx.clip()
      ctx.translate(place.x - HEAD[0], place.y - HEAD[1])
      trunkAndHead(drawing, skin)
      ctx.restore()
    },
  })
}
