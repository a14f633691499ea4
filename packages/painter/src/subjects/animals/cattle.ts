import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { longHead } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Dot, Point, Shape } from '../kit/shape.ts'
import { blob, boxOf, limb, overlap } from '../kit/shape.ts'
import type { Plate } from '../plate.ts'

export const cow: Plate = {
  habitat: 'ground',
  height: 1.05,
  aspect: 1.56,
  stand: 'stands',
  large: false,
  poses: ['standing', 'grazing', 'walking'],
  asked: ['lying', 'sleeping', 'running'],
  draw(pen) {
    const coat = pen.worn('#f3eee4')
    const dark = coat === '#f3eee4' ? (pen.random() < 0.6 ? '#2c2728' : '#8a4f2c') : '#2c2728'
    drawQuadruped(pen, {
      coat,
      belly: null,
      sock: null,
      hair: 1.8,
      legs: [13, 6.4, 3.2],
      foot: 'hoof',
      hoof: '#3a312c',
      hip: [-50, -60],
      shoulder: [14, -60],
      girth: [20, 21, 21],
      neck: [
        [4, -2, 15],
        [18, -12, 11.5],
        [27, -20, 9.5],
      ],
      headAt: { x: 5, y: -3, scale: 1.12, turn: 0.14 },
      graze: 30,
      tail: [
        [-21, -9, 2.6],
        [-26, 6, 1.8],
        [-25, 24, 1.5],
        [-27, 34, 1.2],
      ],
      tuft: dark,
      marks: (drawing, body) => blotches(drawing, body, [dark, 7]),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat: dark,
          skull: '-11,0 -9,-9 -2,-13 5,-12 13,-6.5 22,0 28.5,4.5 31,9.5 28.5,14.4 21.5,15 12,13.4 2,12 -8,9',
          muzzle: { outline: '20,-4 34,2 34,18 20,18 17,8', hex: '#e2b4a4', alpha: 0.95 },
          ears: {
            near: '-6,-8 -13,-13 -22,-11! -17,-5 -8,-3',
            far: '0,-11 -2,-17 -7,-20! -7,-13',
            inner: '-9,-8 -13,-10.6 -18,-9.6 -15,-7',
            innerHex: '#d8a494',
          },
          eye: [6.4, -4.4, 2.1],
          iris: '#3a2416',
          nostril: [28.4, 6.6, 1.5],
          mouth: '29.4,11 24,11.4 19,9.6',
          hair: 1.6,
          marks: (h, skull, at) => patch(h, overlap(skull, at(blob('0,-15 8,-12 18,-4 18,3 10,-1 2,-8'))), coat, 0.95),
          behind: (h, at) => horn(h, at, '3,-11,2 6,-18,1.6 12,-22,0.4'),
          before: (h, at) => horn(h, at, '-3,-11,2.3 -4,-19,1.8 2,-25,0.4'),
        }),
    })
    if (pen.pose === 'standing' && pen.random() < 0.5) udder(pen)
  },
}

function horn(pen: Pen, at: (shape: Shape) => Shape, line: string): void {
  sculpt(pen, at(limb(line)), '#d9cba8', { depth: 1.4, gloss: 0.2 })
}

function udder(pen: Pen): void {
  sculpt(pen, blob('-36,-41 -26,-40 -24,-33 -30,-31 -37,-34'), '#e2b4a4', { depth: 2.4 })
}

/** Large patches with soft bays over a hide. */
function blotches(pen: Pen, body: Shape, [hex, count]: readonly [string, number]): void {
  const { random } = pen
  const box = boxOf(body)
  for (let i = 0; i < count; i++) {
    const x = box.left + ((i + 0.2 + random() * 0.5) / count) * (box.right - box.left)
    const middle: Point = [x, box.bottom - 4 - random() * 36]
    const size = 8 + random() * 7
    const dots = Array.from({ length: 9 }, (_, k): Dot => {
      const reach = size * (0.6 + random() * 0.55)
      return [middle[0] + Math.cos(k * 0.7) * reach, middle[1] + Math.sin(k * 0.7) * reach * 0.85]
    })
    patch(pen, overlap(blob(dots), body), hex, 0.95)
  }
}
