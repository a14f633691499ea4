import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { longHead } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Dot, Joint, Point, Shape } from '../kit/shape.ts'
import { blob, boxOf, isInside, limb, oval, overlap } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const giraffe: Plate = {
  habitat: 'ground',
  height: 1.9,
  aspect: 0.72,
  stand: 'stands',
  large: true,
  poses: ['standing', 'walking'],
  asked: ['grazing', 'running', 'lying'],
  draw(pen) {
    const coat = pen.worn('#e6c07c')
    const spot = coat === '#e6c07c' ? '#a8632c' : shift(coat, -0.2)
    const marks = (drawing: Pen, body: Shape): void => tiles(drawing, body, [spot, 5])
    drawQuadruped(pen, {
      coat,
      belly: null,
      sock: mix(coat, '#fff6e0', 0.5),
      hair: 0.8,
      legs: [7, 3.4, 1.6],
      foot: 'hoof',
      hoof: '#4a3a30',
      hip: [-22, -41],
      shoulder: [4, -44],
      girth: [7.4, 7.6, 9],
      neck: [
        [1, -3, 8],
        [7, -20, 4.6],
        [14, -42, 3.2],
      ],
      headAt: { x: 1.4, y: -2, scale: 0.56, turn: 0.3 },
      graze: 14,
      tail: [
        [-8, -4, 1.2],
        [-11, 4, 0.8],
        [-10, 16, 0.7],
      ],
      tuft: '#3a2a22',
      marks,
      legMarks: (drawing, leg) => tiles(drawing, overlap(leg, oval(boxOf(leg).left + 6, -34, [14, 16])), [spot, 4]),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat,
          skull: '-8,4 -7,-5 -1,-10 6,-9 14,-4 24,1 30,4 31,9 26,12 16,11 6,12 -4,10',
          muzzle: { outline: '20,-3 34,0 34,14 20,16', hex: mix(coat, '#fff4e2', 0.5), alpha: 0.8 },
          ears: {
            near: '-4,-6 -12,-10 -19,-7! -13,-2 -6,-1',
            far: '1,-8 -2,-15 -8,-17! -6,-10',
            inner: '-7,-6 -12,-8 -16,-6.4 -12,-4',
            innerHex: '#e8b8a4',
          },
          eye: [7, -3.6, 2.6],
          iris: '#3a2416',
          nostril: [28, 4.4, 1.3],
          mouth: '29.6,8.6 24,9.4 18,8',
          hair: 0,
          marks: (h, skull, at) => patch(h, overlap(skull, at(oval(0, 5, [5, 4]))), spot, 0.7),
          behind: (h, at) => ossicone(h, at, 4),
          before: (h, at) => ossicone(h, at, 0),
        }),
    })
  },
}

function ossicone(pen: Pen, at: (shape: Shape) => Shape, off: number): void {
  sculpt(
    pen,
    at(
      limb([
        [off, -8, 1.6],
        [off - 2, -18, 1.6],
      ]),
    ),
    '#c89a5c',
    { depth: 1.4 },
  )
  sculpt(pen, at(oval(off - 2, -19.4, [2.4, 2])), '#3a2a22', { depth: 1.2 })
}

/** Patches that fit into each other with pale seams between, as on a giraffe. */
function tiles(pen: Pen, body: Shape, [hex, size]: readonly [string, number]): void {
  const box = boxOf(body)
  const { random } = pen
  let row = 0
  for (let y = box.top; y < box.bottom; y += size * 0.94) {
    row++
    for (let x = box.left + (row % 2) * size * 0.55; x < box.right; x += size * 1.1) {
      const at: Point = [x + (random() - 0.5) * size * 0.4, y + (random() - 0.5) * size * 0.4]
      if (!isInside(body, at)) continue
      const dots = Array.from({ length: 6 }, (_, i): Dot => {
        const reach = size * (0.4 + random() * 0.16)
        return [at[0] + Math.cos(i * 1.05) * reach * 1.1, at[1] + Math.sin(i * 1.05) * reach, 'corner']
      })
      patch(pen, overlap(blob(dots), body), hex, 0.92)
    }
  }
}

export const camel: Plate = {
  habitat: 'ground',
  height: 1.25,
  aspect: 1.3,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking'],
  asked: ['lying', 'sleeping', 'running', 'grazing'],
  draw(pen) {
    const coat = pen.worn('#c89858')
    const dark = shift(coat, -0.12)
    drawQuadruped(pen, {
      coat,
      belly: null,
      sock: null,
      hair: 3,
      legs: [9.4, 5, 2.7],
      foot: 'hoof',
      hoof: '#6a5038',
      hip: [-38, -56],
      shoulder: [6, -55],
      girth: [13, 12.6, 14.4],
      neck: [
        [4, 0, 11],
        [20, 2, 7.4],
        [29, -12, 5.8],
        [31, -27, 5.2],
      ],
      headAt: { x: 2, y: -4, scale: 0.84, turn: 0.06 },
      graze: 20,
      tail: [
        [-13, -6, 1.6],
        [-17, 6, 1.2],
        [-16, 22, 1],
      ],
      tuft: dark,
      more: humps,
      mane: (drawing, neck) => beard(drawing, neck, dark),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat,
          skull: '-8,4 -8,-5 -2,-10 5,-9.6 12,-5 21,-3 28,1 30,7 27,12 19,12.6 10,11 2,12 -5,10',
          muzzle: { outline: '20,-5 34,-2 33,15 20,16', hex: mix(coat, '#f2dcb8', 0.4), alpha: 0.8 },
          ears: {
            near: '-5,-6 -9,-12 -9,-17! -4,-13 -1,-8',
            far: '1,-9 0,-14 2,-18! 4,-10',
            inner: '-5,-8 -7.6,-12 -8,-15 -5,-12',
            innerHex: '#a87850',
          },
          eye: [6.6, -3.4, 2],
          iris: '#3a2416',
          nostril: [26, 2.6, 1.4],
          mouth: '29,8 23,8.8 17,7.2',
          hair: 2,
          marks: (h, skull, at) =>
            fur(h, overlap(skull, at(oval(0, -9, [7, 4]))), dark, { length: 4, flow: -1, count: 20, fringe: 0.3 }),
        }),
    })
  },
}

function humps(hip: Point, shoulder: Point): Shape[] {
  return [0.24, 0.74].map((part) => {
    const x = hip[0] + (shoulder[0] - hip[0]) * part
    const y = hip[1] + (shoulder[1] - hip[1]) * part
    return blob([
      [x - 13, y - 6],
      [x - 8, y - 20],
      [x, y - 32],
      [x + 7, y - 24],
      [x + 12, y - 6],
    ])
  })
}

/** Long hair under a camel's throat. */
function beard(pen: Pen, neck: readonly Joint[], hex: string): void {
  const throat = neck.map(([x, y, half]): Joint => [x + half * 0.3, y + half * 0.7, half * 0.5])
  fur(pen, limb(throat), hex, { length: 6, flow: 1.7, count: 60, fringe: 0.4 })
}
