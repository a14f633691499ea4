import { oneOf, personPlate } from '../kit/everyday.ts'
import { hood, peakedCap } from '../kit/headwear.ts'
import { apron, belt, collar, jacket } from '../kit/outfit.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']
const WHITE = '#f4f3ef'

function bowTie(pen: Pen): void {
  sculpt(pen, polygon('-3.6,-0.4 0.4,1.4 4.4,-0.4 4.4,4 0.4,2.4 -3.6,4'), '#1c1a20', { depth: 0.8 })
}

/** Two full glasses on a tray that lies flat on the hand. */
function tray(pen: Pen): void {
  sculpt(pen, oval(4, -3, [13, 2.2]), '#c8ced6', { depth: 1, gloss: 0.6 })
  glassOn(pen, -2, '#e8b23c')
  glassOn(pen, 8, '#b8323c')
}

function glassOn(pen: Pen, x: number, hex: string): void {
  sculpt(pen, polygon(`${x - 2.6},-15 ${x + 2.6},-15 ${x + 1.9},-4 ${x - 1.9},-4`), '#e4eef2', {
    depth: 0.8,
    gloss: 0.7,
  })
  patch(pen, polygon(`${x - 2.2},-11 ${x + 2.2},-11 ${x + 1.8},-4.6 ${x - 1.8},-4.6`), hex, 0.85)
}

const waiter = personPlate(
  { age: 'grown', female: false },
  (pen) => ({
    top: pen.worn(WHITE),
    legs: '#26242c',
    shoes: '#17161a',
    hairdo: { front: 'swept', back: 'nape' },
    over: (drawing) => {
      sculpt(drawing, polygon('-8.6,1 -3,1 0.4,16 3.8,1 8.6,1 7.4,24 0.6,29 -7.4,24'), '#2a2830', { depth: 1.4 })
      bowTie(drawing)
    },
    held: tray,
  }),
  { aspect: 0.6, poses: HELD },
)

const barista = personPlate(
  { age: 'young', female: true },
  (pen) => ({
    top: pen.worn('#3c4a44'),
    legs: '#2c3440',
    hairdo: { front: 'parted', back: 'bun' },
    over: (drawing) => apron(drawing, '#7a5234'),
    held: (drawing) => {
      sculpt(drawing, polygon('-3,-9 8,-9 6.8,1 -1.8,1'), '#f6f3ec', { depth: 1.6, gloss: 0.5 })
      sculpt(drawing, oval(2.5, -9, [5.5, 1.4]), '#8a5a34', { depth: 0.6 })
      lines(drawing, '#f6f3ec', 1.2, '8,-7.4 10.6,-6 10,-2.6 7,-2')
    },
  }),
  { poses: HELD },
)

const pilot = personPlate({ age: 'grown', female: false }, (pen) => {
  const navy = pen.worn('#1f2a48')
  return {
    top: navy,
    legs: shift(navy, -0.04),
    shoes: '#141318',
    over: (drawing) => {
      jacket(drawing, navy, '#14161f')
      lines(drawing, '#e2b84a', 0.9, '-5.6,9 -2.4,8.4 | -5.4,7.4 -2.6,7')
    },
    hat: (drawing) => peakedCap(drawing, navy),
  }
})

/** Held before the face or the chest, lens forwards. */
function camera(pen: Pen): void {
  sculpt(pen, polygon('-4,-8 10,-8 10,2 -4,2'), '#24242a', { depth: 1.6 })
  sculpt(pen, polygon('0,-10.6 5,-10.6 6,-8 -1,-8'), '#34343c', { depth: 0.8 })
  sculpt(pen, oval(4.6, -3, [4.4, 4.4]), '#3c3c46', { depth: 1.2, gloss: 0.6 })
  sculpt(pen, oval(4.6, -3, [2.6, 2.6]), '#1a2a44', { depth: 0.8, gloss: 0.9 })
}

const photographer = personPlate(
  { age: 'young', female: false },
  (pen) => {
    const shirt = pen.worn(oneOf(pen, ['#7a8a5c', '#8a5a3c', '#4a6484']))
    return {
      top: shirt,
      legs: '#4a4640',
      over: (drawing) => {
        collar(drawing, shift(shirt, 0.08))
        lines(drawing, '#2a2420', 1, '-4,-1 2,12 6,16 | 5,-1 8,12')
      },
      held: camera,
    }
  },
  { poses: ['thinking', 'holding'] },
)

const courier = personPlate(
  { age: 'young', female: false },
  (pen) => {
    const coat = pen.worn(oneOf(pen, ['#f0b41e', '#2f7ad0', '#e8582c']))
    return {
      top: coat,
      legs: '#2c323c',
      shoes: '#eceae6',
      over: (drawing) => {
        collar(drawing, shift(coat, -0.14))
        patch(drawing, limb('-8.6,16,1 0,17.4,1 8.6,16,1'), '#f4f4f0')
      },
      hat: (drawing) => peakedCap(drawing, coat, '#f4f4f0'),
      held: (drawing) => {
        sculpt(drawing, polygon('-6,-9 11,-9 11,5 -6,5'), '#c8965c', { depth: 2 })
        patch(drawing, polygon('1,-9 4.4,-9 4.4,5 1,5'), '#e4c898')
      },
    }
  },
  { aspect: 0.58, poses: ['carrying', 'walking'] },
)

const judge = personPlate(
  { age: 'old', female: false },
  (pen) => {
    const robe = pen.worn('#1e1c22')
    return {
      top: robe,
      sleeves: 'wide',
      legs: robe,
      hairdo: { front: 'curls', back: 'curls' },
      hair: '#e8e4da',
      skirt: { hex: robe, hem: 0.9, flare: 3 },
      over: (drawing) => sculpt(drawing, polygon('-3,0 4,0 3,12 0.5,10 -2,12'), '#f6f4ee', { depth: 0.8 }),
      held: (drawing) => {
        sculpt(drawing, limb('1,6,0.9 3,-10,0.9'), '#7a4c2a', { depth: 0.7 })
        sculpt(drawing, limb('-2,-13,3 9,-11.4,3'), '#8a5830', { depth: 1.4, gloss: 0.4 })
      },
    }
  },
  { poses: ['holding'] },
)

/** A screen on the arm; its light is on the face. */
function laptop(pen: Pen): void {
  sculpt(pen, polygon('-4,1 12,-1 13,1.6 -3,3.6'), '#8a9098', { depth: 0.8 })
  sculpt(pen, polygon('12,-1 18,-13 19,-12.4 13,1'), '#5a6068', { depth: 0.6 })
}

const hacker = personPlate(
  { age: 'young', female: false },
  (pen, { face }) => {
    const sweater = pen.worn('#2c3038')
    return {
      top: sweater,
      legs: '#34404f',
      face: { ...face, glasses: true },
      over: (drawing) => lines(drawing, '#d8d8d4', 0.7, '-2,2 -2.4,10 | 3,2 3.4,10'),
      hat: (drawing) => hood(drawing, sweater),
      held: laptop,
    }
  },
  { poses: ['holding'] },
)

/** Next to the body, its tip over the head. */
function surfboard(pen: Pen, ground: number): void {
  const [top, low] = [ground - 118, ground - 1]
  sculpt(
    pen,
    blob([
      [8, top],
      [13, top + 24],
      [14, low - 30],
      [9, low],
      [3, low - 28],
      [3, top + 24],
    ]),
    '#f4e9d0',
    {
      depth: 2,
      gloss: 0.5,
    },
  )
  patch(
    pen,
    polygon([
      [7.6, top + 6],
      [9.4, top + 6],
      [9.6, low - 6],
      [7.8, low - 6],
    ]),
    '#d8482c',
  )
}

const surfer = personPlate(
  { age: 'young', female: false },
  (pen, { skin }) => ({
    top: skin,
    sleeves: 'bare',
    legs: skin,
    shoes: skin,
    hair: oneOf(pen, ['#c2924c', '#5e3a22', '#d8b06a']),
    skirt: { hex: pen.worn('#2f7ac4'), hem: 0.34, flare: 1.6 },
    held: surfboard,
  }),
  { aspect: 0.7, poses: ['holding'] },
)

const diver = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const suit = pen.worn('#1e2a34')
    return {
      top: suit,
      legs: suit,
      shoes: '#e8b41e',
      boots: true,
      over: (drawing) => belt(drawing, '#e8b41e', '#c8ced6'),
      hat: (drawing) => {
        sculpt(drawing, blob('-8,-12 -8,-20 0,-23 8,-20 9,-12 7.6,-14 0,-16 -7,-14'), suit, { depth: 2 })
        sculpt(drawing, blob('-1,-14 8.4,-14 9,-9 4,-7.4 -1,-8.6'), '#9ad0e0', { depth: 1.2, gloss: 0.8 })
        lines(drawing, '#e8b41e', 1.6, '-8,-8 -10,-16 -9,-27')
      },
      behind: ({ pen: own, bones: { neck } }) =>
        sculpt(
          own,
          limb([
            [neck[0] - 9, neck[1] + 4, 5],
            [neck[0] - 9, neck[1] + 30, 5],
          ]),
          '#d8b02c',
          { depth: 2, gloss: 0.5 },
        ),
    }
  },
  { aspect: 0.95, poses: ['floating', 'swimming'], habitat: 'water', stand: 'floats' },
)

export const callings: Readonly<Record<string, Plate>> = {
  waiter,
  barista,
  pilot,
  photographer,
  courier,
  judge,
  hacker,
  surfer,
  diver,
}
