import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { HeadPlace } from '../kit/head-place.ts'
import { longHead, spotIn } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const SKIN = '#e2a8a0'

export const mouse: Plate = {
  habitat: 'ground',
  height: 0.26,
  aspect: 1.7,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'running'],
  asked: ['sleeping', 'walking'],
  draw(pen) {
    const coat = pen.worn('#93897f')
    const pale = mix(coat, '#f6f0e8', 0.75)
    if (pen.pose === 'sitting') return sittingMouse(pen, [coat, pale])
    drawQuadruped(pen, {
      coat,
      belly: pale,
      sock: SKIN,
      hair: 3,
      legs: [15, 8, 3.6],
      foot: 'paw',
      hip: [-16, -36],
      shoulder: [20, -32],
      girth: [30, 30, 24],
      neck: [
        [2, -4, 22],
        [12, -8, 19],
      ],
      headAt: { x: 12, y: -4, scale: 1.5, turn: 0.12 },
      graze: 22,
      tail: [
        [-26, 16, 3.4],
        [-44, 26, 2.8],
        [-62, 24, 2.2],
        [-78, 10, 1.4],
      ],
      drawTail: (drawing, joints) => sculpt(drawing, limb(joints), SKIN, { depth: 2 }),
      head: (drawing, place) => mouseHead(drawing, place, coat),
    })
  },
}

function sittingMouse(pen: Pen, [coat, pale]: readonly [string, string]): void {
  sculpt(pen, limb('-20,-5,3.4 -44,-3,2.8 -62,-8,2.2 -72,-22,1.4'), SKIN, { depth: 2 })
  const body = blob('-30,-6 -32,-28 -20,-50 0,-64 18,-60 24,-42 26,-18 18,-2 -18,0')
  sculpt(pen, body, coat, { depth: 12 })
  const chest = overlap(body, blob('10,-58 24,-54 28,-20 16,-4 6,-12 6,-36'))
  patch(pen, chest, pale, 0.9)
  fur(pen, body, coat, { length: 4, flow: 1.8, count: 170, fringe: 0.3 })
  sculpt(pen, blob('-28,-4 -26,-22 -12,-28 0,-18 2,-4 -10,0'), coat, { depth: 7 })
  for (const x of [-6, 14])
    sculpt(
      pen,
      blob([
        [x - 6, -4],
        [x + 6, -5],
        [x + 12, -1.6],
        [x + 10, 0],
        [x - 6, 0],
      ]),
      SKIN,
      { depth: 2 },
    )
  for (const y of [-36, -32])
    sculpt(
      pen,
      limb([
        [12, y - 4, 4],
        [22, y + 1, 3.2],
        [29, y - 4, 2.6],
      ]),
      SKIN,
      { depth: 2 },
    )
  mouseHead(pen, { x: 10, y: -70, scale: 1.3, turn: -0.06 }, coat)
}

function mouseHead(pen: Pen, place: HeadPlace, coat: string): void {
  longHead(pen, place, {
    coat,
    skull: '-13,4 -12,-7 -3,-12 7,-9 16,-2 23,3.6 22,7.6 14,10.6 4,12 -7,11',
    muzzle: { outline: '14,4 24,0 25,10 12,13 6,12', hex: mix(coat, '#f6f0e8', 0.7), alpha: 0.7 },
    ears: {
      near: '-6,-8 -15,-11 -17,-20 -10,-26 -1,-24 3,-16 0,-9',
      far: '3,-9 2,-18 7,-25 14,-23 15,-15 10,-8',
      inner: '-6,-10 -12,-13 -13,-19 -9,-22.6 -3,-21 -0.6,-15',
      innerHex: SKIN,
    },
    eye: [8, -2.6, 2.5],
    iris: '#241a1c',
    nostril: [21, 6, 0.3],
    mouth: '20,8.4 16,9 13,7.6',
    hair: 2,
  })
  const spot = spotIn(place)
  sculpt(pen, oval(...spot([22.6, 4.6]), [2.2 * place.scale, 1.8 * place.scale]), SKIN, { depth: 1, gloss: 0.4 })
  whiskers(pen, spot)
}

function whiskers(pen: Pen, spot: (point: Point) => Point): void {
  const strokes = [-3, 0, 3].map((up): Point[] => [
    spot([18, 6 + up * 0.3]),
    spot([24, 5 + up * 1.6]),
    spot([32, 7 + up * 2.4]),
  ])
  lines(pen, pen.tones('#ffffff').light, 0.4, strokes)
}

export const squirrel: Plate = {
  habitat: 'ground',
  height: 0.36,
  aspect: 1.1,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'eating'],
  asked: ['standing', 'running', 'jumping', 'walking'],
  draw(pen) {
    const coat = pen.worn('#a85c2e')
    const pale = mix(coat, '#fbf2e2', 0.85)
    if (pen.pose === 'sitting' || pen.pose === 'eating') return sittingSquirrel(pen, [coat, pale])
    drawQuadruped(pen, {
      coat,
      belly: pale,
      sock: null,
      hair: 3.4,
      legs: [11, 6.4, 2.8],
      foot: 'paw',
      hip: [-16, -32],
      shoulder: [20, -32],
      girth: [15, 13, 13],
      neck: [
        [2, -3, 11],
        [12, -10, 9.4],
      ],
      headAt: { x: 7, y: -6, scale: 0.95, turn: 0.05 },
      graze: 16,
      tail: [
        [-12, -4, 6],
        [-22, -18, 10],
        [-26, -38, 12.5],
        [-38, -50, 10],
        [-46, -46, 2],
      ],
      drawTail: (drawing, joints) => brush(drawing, limb(joints), coat),
      head: (drawing, place) => squirrelHead(drawing, place, [coat, pale]),
    })
  },
}

function brush(pen: Pen, tail: Shape, coat: string): void {
  sculpt(pen, tail, shift(coat, -0.03), { depth: 10 })
  fur(pen, tail, mix(coat, '#e8a860', 0.3), { length: 10, flow: -1.7, count: 180, fringe: 0.7 })
}

function sittingSquirrel(pen: Pen, [coat, pale]: readonly [string, string]): void {
  brush(pen, limb('-10,-5,8 -30,-14,13 -38,-40,16 -30,-68,16 -38,-88,12 -48,-86,3'), coat)
  const body = blob('-22,-6 -24,-26 -14,-46 0,-62 14,-66 24,-56 24,-36 22,-14 12,-2 -12,0')
  sculpt(pen, body, coat, { depth: 10 })
  patch(pen, overlap(body, blob('12,-62 26,-56 28,-30 20,-6 8,-6 9,-34')), pale, 0.95)
  fur(pen, body, coat, { length: 4, flow: 1.9, count: 170, fringe: 0.3 })
  const haunch = blob('-22,-4 -20,-22 -6,-30 6,-20 8,-6 -2,0')
  sculpt(pen, haunch, coat, { depth: 7 })
  fur(pen, haunch, coat, { length: 3.6, flow: 1.4, count: 50, fringe: 0.1 })
  for (const x of [-2, 12])
    sculpt(
      pen,
      blob([
        [x - 7, -4.6],
        [x + 6, -5],
        [x + 13, -1.6],
        [x + 11, 0],
        [x - 8, 0],
      ]),
      shift(coat, -0.05),
      { depth: 2 },
    )
  if (pen.pose === 'eating') acorn(pen, [31, -46])
  for (const y of [-48, -44])
    sculpt(
      pen,
      limb([
        [12, y - 3, 4.4],
        [19, y + 4, 3.6],
        [28, y - 1, 2.6],
      ]),
      y === -44 ? coat : pen.tones(coat).shade,
      { depth: 2 },
    )
  squirrelHead(pen, { x: 14, y: -74, scale: 1.02, turn: 0 }, [coat, pale])
}

function squirrelHead(pen: Pen, place: HeadPlace, [coat, pale]: readonly [string, string]): void {
  longHead(pen, place, {
    coat,
    skull: '-11,4 -11,-6 -4,-12 6,-11 14,-5 20,1 21,5.6 16,9.6 8,11.6 -3,11.4',
    muzzle: { outline: '10,6 22,3 21,12 4,14 0,9', hex: pale, alpha: 0.9 },
    ears: {
      near: '-7,-8 -9,-15 -7,-24! -2,-17 1,-10',
      far: '4,-10 6,-17 10,-23! 11,-13',
      inner: '-6,-9 -7,-14 -6,-19 -3,-15',
      innerHex: '#d8a48c',
    },
    eye: [8, -2.4, 2.9],
    iris: '#2a1c18',
    nostril: [19.6, 4.4, 1],
    mouth: '19.4,7.4 15,8.4 12,7',
    hair: 2,
  })
}

function acorn(pen: Pen, [x, y]: Point): void {
  sculpt(
    pen,
    blob([
      [x - 4, y],
      [x + 4, y],
      [x + 3.4, y + 6],
      [x, y + 10, 'corner'],
      [x - 3.4, y + 6],
    ]),
    '#b8803c',
    { depth: 2.4, gloss: 0.3 },
  )
  sculpt(
    pen,
    blob([
      [x - 5, y + 1],
      [x - 3, y - 3.4],
      [x, y - 5],
      [x + 3, y - 3.4],
      [x + 5, y + 1],
      [x, y + 2],
    ]),
    '#6a4a2c',
    { depth: 2 },
  )
}
