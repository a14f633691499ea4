import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { longHead } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { blob, boxOf, oval } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const rhino: Plate = {
  habitat: 'ground',
  height: 1.2,
  aspect: 1.75,
  stand: 'stands',
  large: true,
  poses: ['standing', 'walking'],
  asked: ['running', 'lying', 'sleeping', 'grazing'],
  draw(pen) {
    const skin = pen.worn('#8c8a88')
    drawQuadruped(pen, {
      coat: skin,
      belly: null,
      sock: null,
      hair: 0,
      legs: [17, 10, 7],
      foot: 'pillar',
      hip: [-54, -60],
      shoulder: [8, -60],
      girth: [27, 29, 31],
      neck: [
        [8, -4, 26],
        [28, 0, 20],
        [38, 2, 16],
      ],
      headAt: { x: 6, y: 0, scale: 1.3, turn: 0.42 },
      graze: 32,
      tail: [
        [-27, -8, 2.4],
        [-32, 6, 1.8],
        [-31, 22, 1.4],
      ],
      tuft: '#4a4644',
      marks: (drawing, body) => folds(drawing, body, skin),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat: skin,
          skull: '-12,4 -11,-9 -4,-13 6,-10 15,-5 24,-4 30,0 31,8 27,13 18,14 6,15 -6,13',
          muzzle: { outline: '22,0 34,0 33,16 22,16', hex: shift(skin, -0.04), alpha: 0.6 },
          ears: {
            near: '-8,-8 -14,-16 -11,-22! -5,-17 -3,-10',
            far: '-2,-11 -4,-19 0,-23! 4,-14',
            inner: '-8,-10 -11.4,-16 -10,-19 -7,-15',
            innerHex: mix(skin, '#d8a8a0', 0.5),
          },
          eye: [8, -1.6, 1.7],
          iris: '#3a2c20',
          nostril: [27, 4.4, 1.5],
          mouth: '29,10 23,10.6 17,8.6',
          hair: 0,
          before: (h, at) => {
            sculpt(h, at(blob('21,-3 23,-12 33,-25! 31,-10 30,0')), '#cfc3a8', { depth: 3, gloss: 0.2 })
            sculpt(h, at(blob('12,-6 13,-11 18,-16! 18,-9 18,-4')), '#cfc3a8', { depth: 2 })
          },
        }),
    })
  },
}

export const hippo: Plate = {
  habitat: 'ground',
  height: 1.05,
  aspect: 1.75,
  stand: 'stands',
  large: true,
  poses: ['standing', 'walking'],
  asked: ['swimming', 'running', 'lying', 'sleeping', 'grazing'],
  draw(pen) {
    const skin = pen.worn('#8d7a80')
    const pale = mix(skin, '#e2a898', 0.6)
    drawQuadruped(pen, {
      coat: skin,
      belly: pale,
      sock: null,
      hair: 0,
      legs: [17, 11, 8],
      foot: 'pillar',
      hip: [-52, -54],
      shoulder: [4, -54],
      girth: [32, 35, 33],
      neck: [
        [8, -8, 27],
        [22, -12, 24],
        [30, -14, 20],
      ],
      headAt: { x: 12, y: -2, scale: 1.5, turn: 0.16 },
      graze: 28,
      tail: [
        [-30, -8, 3],
        [-34, 2, 2.4],
        [-33, 10, 1.4],
      ],
      marks: (drawing, body) => folds(drawing, body, skin),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat: skin,
          skull: '-13,2 -12,-8 -6,-12 3,-11 11,-6 20,-8 28,-7 32,0 31,10 25,15 14,15 2,13 -8,12',
          muzzle: { outline: '12,4 22,3 34,2 34,18 6,18 4,10', hex: pale, alpha: 0.85 },
          ears: {
            near: '-9,-9 -13,-14 -11,-17 -7,-15 -5,-10',
            far: '-2,-11 -3,-16 0,-18 3,-12',
            inner: '-9,-10 -11,-13 -10,-15 -8,-13',
            innerHex: pale,
          },
          eye: [4, -8, 2],
          iris: '#4a3420',
          nostril: [27, -4, 1.7],
          mouth: '31,6 24,8.4 14,7 7,8.4',
          hair: 0,
          before: (h, at) => {
            sculpt(h, at(blob('24,8 26.4,8 26,12 24.6,12')), '#f4ecd8', { depth: 1 })
            for (const [x, y] of [
              [18, 0],
              [21, 2],
              [17, 3],
            ] as const)
              patch(h, at(oval(x, y, [0.5, 0.5])), shift(skin, -0.2), 0.8)
          },
        }),
    })
  },
}

export const pig: Plate = {
  habitat: 'ground',
  height: 0.55,
  aspect: 1.5,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking'],
  asked: ['running', 'lying', 'sleeping', 'grazing', 'jumping'],
  draw(pen) {
    const skin = pen.worn('#eeb0a4')
    const snout = mix(skin, '#d8706c', 0.35)
    drawQuadruped(pen, {
      coat: skin,
      belly: null,
      sock: null,
      hair: 1.4,
      legs: [14, 8, 5],
      foot: 'hoof',
      hoof: '#8a6058',
      hip: [-42, -54],
      shoulder: [4, -54],
      girth: [28, 30, 29],
      neck: [
        [6, -4, 25],
        [18, -8, 21],
        [26, -8, 17],
      ],
      headAt: { x: 10, y: 0, scale: 1.36, turn: 0.12 },
      graze: 28,
      tail: [
        [-27, -8, 2],
        [-34, -14, 1.9],
        [-38, -6, 1.8],
        [-32, -2, 1.6],
        [-33, -12, 1.3],
        [-41, -16, 0.9],
      ],
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat: skin,
          skull: '-13,3 -12,-9 -4,-14 5,-12 11,-6 18,-4 23,-3 24,8 19,10 13,12 4,15 -6,13',
          muzzle: { outline: '20,-4 27,-4 27,10 20,10', hex: snout, alpha: 0.95 },
          ears: {
            near: '-9,-10 -12,-19 -5,-22 4,-13! -1,-9',
            far: '3,-12 6,-20 13,-21! 10,-12',
            inner: '-7,-11 -9,-17 -5,-19 1,-13',
            innerHex: snout,
          },
          eye: [7, -3, 2.1],
          iris: '#3a2a30',
          nostril: [22.6, 1.6, 1.4],
          mouth: '19,8.6 14,9.4 9,6.6',
          hair: 0,
          before: (h, at) => {
            sculpt(h, at(oval(23.4, 2.4, [3.2, 6.4], 0.06)), snout, { depth: 2.4 })
            for (const y of [0, 4.6]) patch(h, at(oval(24.4, y, [0.9, 1.5])), shift(snout, -0.3), 0.9)
            fur(h, at(oval(-2, -2, [9, 9])), skin, { length: 2, flow: 0.6, count: 30, fringe: 0 })
          },
        }),
    })
  },
}

/** Creases of a heavy skin. */
function folds(pen: Pen, body: Shape, hex: string): void {
  const { ctx } = pen
  const box = boxOf(body)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const at = (x: number, y: number): Point => [box.left + wide * x, box.top + tall * y]
  const creases: Point[][] = [
    [at(0.2, 0.16), at(0.26, 0.42), at(0.24, 0.66)],
    [at(0.58, 0.1), at(0.55, 0.4), at(0.58, 0.7)],
    [at(0.72, 0.2), at(0.7, 0.45), at(0.74, 0.64)],
    [at(0.32, 0.82), at(0.42, 0.86), at(0.52, 0.83)],
  ]
  ctx.save()
  ctx.clip(body.path)
  ctx.globalAlpha = 0.34
  lines(pen, pen.tones(hex).deep, 1.3, creases)
  lines(
    pen,
    pen.tones(hex).rim,
    0.6,
    creases.map((crease) => crease.map(([x, y]): Point => [x + pen.light.x * -1.2, y + 0.6])),
  )
  ctx.restore()
}
