import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { chefHat, fireHelmet, peakedCap } from '../kit/headwear.ts'
import { apron, belt, buttons, collar, jacket, stethoscope } from '../kit/outfit.ts'
import { flask, ladle } from '../kit/props.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']
const WHITE = '#f4f3ef'

const chef = personPlate(
  { age: 'grown', female: false, girth: 1.15 },
  (pen) => ({
    top: pen.worn(WHITE),
    legs: '#3a3c44',
    shoes: '#222228',
    face: { age: 'grown', female: false, eyes: '#4a3020', mouth: 'smile', beard: 'moustache' },
    over: (drawing) => {
      apron(drawing, '#fbfaf6')
      sculpt(drawing, blob('-5,-2 5.4,-2 4.4,2 0.6,5! -4,2'), '#c8322c', { depth: 0.9 })
      for (const x of [-3, 3.4]) for (const y of [8, 12, 16]) patch(drawing, oval(x, y, [0.7, 0.7]), '#9a9aa2')
    },
    hat: chefHat,
    held: ladle,
  }),
  { poses: HELD },
)

/** A white coat, open over what is worn below. */
function labCoat(pen: Pen, hex: string, shirt: string): void {
  sculpt(pen, polygon('-3,-0.8 3.6,-0.8 3,33 -2.4,33'), shirt, { depth: 1 })
  sculpt(pen, blob('-4.6,-1! -6.4,4 -2.4,12! -2,24 -3.6,34! -8,34 -7,16 -9,4'), hex, { depth: 2 })
  sculpt(pen, blob('4.8,-1! 6.6,4 3.4,12! 3,24 4.4,34! 8,34 7.4,16 9.2,4'), hex, { depth: 2 })
}

const doctor = personPlate({ age: 'grown', female: false }, (pen) => {
  const coat = pen.worn(WHITE)
  return {
    top: coat,
    legs: '#4a5a74',
    skirt: { hex: coat, hem: 0.46, flare: 1.4 },
    over: (drawing) => {
      labCoat(drawing, coat, '#8fb8d8')
      stethoscope(drawing)
    },
  }
})

const nurse = personPlate({ age: 'grown', female: true }, (pen, { skin }) => {
  const dress = pen.worn('#f6f7f8')
  return {
    top: dress,
    sleeves: 'short',
    legs: skin,
    shoes: '#f4f4f4',
    hairdo: { front: 'parted', back: 'bun' },
    skirt: { hex: dress, hem: 0.54, flare: 3 },
    over: (drawing) => {
      collar(drawing, '#e4eef4')
      buttons(drawing, '#b8c4cc', 12)
      belt(drawing, '#8fb0c8', '#c8d4dc')
      stethoscope(drawing)
    },
    hat: (drawing) => {
      sculpt(drawing, blob('-6.4,-17! -5.4,-23! 6.4,-23! 7.6,-17! 0.6,-15.6'), '#fbfbfb', { depth: 1.4 })
      lines(drawing, '#d8322c', 1.1, '0.6,-22.4 0.6,-18 | -1.6,-20.2 2.8,-20.2')
    },
  }
})

const scientist = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const coat = pen.worn(WHITE)
    return {
      top: coat,
      legs: '#46403c',
      hairdo: { front: 'curls', back: 'none' },
      hair: oneOf(pen, ['#c8c4c0', '#3a2c24']),
      face: { ...face, glasses: true },
      skirt: { hex: coat, hem: 0.5, flare: 1.6 },
      over: (drawing) => labCoat(drawing, coat, '#7a4a5c'),
      held: flask,
    }
  },
  { poses: HELD },
)

const teacher = personPlate(
  { age: 'grown', female: true },
  (pen, { face }) => {
    const cardigan = pen.worn('#6a7a4c')
    return {
      top: cardigan,
      legs: '#5a4a48',
      hairdo: { front: 'parted', back: 'bun' },
      face: { ...face, glasses: true },
      skirt: { hex: '#4a4658', hem: 0.6, flare: 2 },
      over: (drawing) => jacket(drawing, cardigan),
      held: (drawing) => {
        sculpt(drawing, polygon('-4,-7 6,-8 7,5 -3,6'), '#a8382c', { depth: 1.4 })
        patch(drawing, polygon('-3.4,5.4 6.6,4.4 7,5.4 -3,6.6'), '#f4efe2')
      },
    }
  },
  { poses: ['holding', 'walking'] },
)

const police = personPlate({ age: 'grown', female: false }, (pen) => {
  const blue = pen.worn('#28406c')
  return {
    top: blue,
    legs: shift(blue, -0.06),
    shoes: '#1a1a20',
    over: (drawing) => {
      collar(drawing, shift(blue, 0.06))
      patch(drawing, polygon('-0.6,2 1.6,2 2,15 0.4,17 -1,15'), '#14182a')
      sculpt(drawing, oval(-5, 8, [1.7, 2]), '#e2b84a', { depth: 0.8, gloss: 0.6 })
      belt(drawing, '#16161c')
    },
    hat: (drawing) => peakedCap(drawing, blue),
  }
})

const firefighter = personPlate({ age: 'grown', female: false, girth: 1.15 }, (pen) => {
  const coat = pen.worn('#b8862c')
  const stripes = (drawing: Pen): void => {
    for (const y of [10, 27]) {
      patch(
        drawing,
        limb([
          [-8.6, y, 1.6],
          [0, y + 1.4, 1.6],
          [8.6, y, 1.6],
        ]),
        '#f0f06a',
      )
      patch(
        drawing,
        limb([
          [-8.6, y, 0.6],
          [0, y + 1.4, 0.6],
          [8.6, y, 0.6],
        ]),
        '#e8e8ec',
      )
    }
  }
  return {
    top: coat,
    legs: coat,
    shoes: '#22201e',
    boots: true,
    skirt: { hex: coat, hem: 0.26, flare: 1 },
    over: (drawing) => {
      collar(drawing, shift(coat, -0.1))
      stripes(drawing)
    },
    hat: (drawing) => fireHelmet(drawing),
  }
})

export const trades: Readonly<Record<string, Plate>> = {
  chef,
  doctor,
  nurse,
  scientist,
  teacher,
  'police officer': police,
  firefighter,
}
