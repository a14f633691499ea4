import { leaf } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { nose } from '../kit/face.ts'
import type { HeadPlace } from '../kit/head-place.ts'
import { longHead, spotIn } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import { boxOf, limb } from '../kit/shape.ts'
import type { Joint, Shape } from '../kit/shape.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const deer: Plate = {
  habitat: 'ground',
  height: 1.1,
  aspect: 1.05,
  stand: 'stands',
  large: false,
  poses: ['stag', 'doe', 'walking'],
  asked: ['standing', 'grazing', 'running', 'jumping', 'lying', 'sleeping'],
  draw(pen) {
    pen.ctx.save()
    if (pen.pose !== 'doe') pen.ctx.scale(0.82, 0.82)
    const coat = pen.worn('#a86b3e')
    const pale = mix(coat, '#f8efe0', 0.8)
    drawQuadruped(pen, {
      coat,
      belly: pale,
      sock: null,
      hair: 2.8,
      legs: [10, 4.8, 1.8],
      foot: 'hoof',
      hoof: '#2f2724',
      hip: [-31, -54],
      shoulder: [12, -54],
      girth: [11.6, 10.4, 11.8],
      neck: [
        [3, -4, 10],
        [12, -18, 7],
        [18, -31, 5.4],
      ],
      headAt: { x: 2, y: -2, scale: 0.94, turn: 0.1 },
      graze: 23,
      tail: [
        [-10, -7, 2.6],
        [-15, -5, 3.4],
        [-16, 3, 1],
      ],
      drawTail: (drawing, joints) => sculpt(drawing, limb(joints), pale, { depth: 2 }),
      marks: (drawing, body) => (pen.pose === 'doe' ? spots(drawing, body, pale) : undefined),
      head: (drawing, place) => deerHead(drawing, place, [coat, pale]),
    })
    pen.ctx.restore()
  },
}

function deerHead(pen: Pen, place: HeadPlace, [coat, pale]: readonly [string, string]): void {
  const horned = pen.pose !== 'doe'
  longHead(pen, place, {
    coat,
    skull: '-7,2 -6,-6 0,-10.6 7,-8 14,-1 20.6,4 21,8.4 15.4,10.4 7,8.6 -1,7.4',
    muzzle: { outline: '23,2 15,6 6,6 -2,12 22,15', hex: pale, alpha: 0.9 },
    ears: {
      near: '-3,-8 -9,-13 -17,-14! -12,-8 -6,-5',
      far: '3,-9 9,-15 15,-15! 10,-9',
      inner: '-4,-7.6 -9,-11 -13.6,-12 -10,-8',
      innerHex: '#d8a898',
    },
    eye: [6, -3.6, 2],
    iris: '#3a2416',
    nostril: [19.6, 5.4, 0.4],
    mouth: '20,8 16,8.6 13,7.4',
    hair: 1.4,
    behind: (h, at) => (horned ? antlers(h, at, [4, h.tones('#c9ab82').shade]) : undefined),
    before: (h, at) => (horned ? antlers(h, at, [0, '#c9ab82']) : undefined),
  })
  nose(pen, spotIn(place)([20.2, 5]), 1.9)
  if (!horned) leaf(pen, [spotIn(place)([-3, -8]), spotIn(place)([-15, -13]), 2.2], coat)
}

function spots({ ctx, random, tones }: Pen, body: Shape, pale: string): void {
  const box = boxOf(body)
  ctx.save()
  ctx.clip(body.path)
  ctx.fillStyle = tones(pale).light
  for (let i = 0; i < 22; i++) {
    ctx.beginPath()
    ctx.ellipse(box.left + 3 + random() * 46, -64 + random() * 13, 1.3, 1, 0, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

function antlers(pen: Pen, at: (shape: Shape) => Shape, [off, hex]: readonly [number, string]): void {
  const beam: Joint[] = [
    [0 + off, -9, 1.7],
    [-7 + off, -18, 1.5],
    [-11 + off, -29, 1.3],
    [-5 + off, -37, 0.6],
  ]
  sculpt(pen, at(limb(beam)), hex, { depth: 1.3 })
  for (const [x, y, tx, ty] of [
    [-4, -14, 8, -22],
    [-8, -21, 3, -30],
    [-11, -27, -20, -34],
  ] as const) {
    const tine: Joint[] = [
      [x + off, y, 1.2],
      [(x + tx) / 2 + off + 1, (y + ty) / 2 + 1, 1],
      [tx + off, ty, 0.3],
    ]
    sculpt(pen, at(limb(tine)), hex, { depth: 1 })
  }
}
