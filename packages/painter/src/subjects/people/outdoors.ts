import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { brimHat, coneHat } from '../kit/headwear.ts'
import { belt, collar, jacket, jumper, overalls } from '../kit/outfit.ts'
import { ball, briefcase, pitchfork, rod } from '../kit/props.ts'
import { blob, limb } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']

const farmer = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const shirt = pen.worn('#b5443a')
    return {
      top: shirt,
      legs: '#46608a',
      shoes: '#4a3424',
      boots: true,
      over: (drawing) => overalls(drawing, '#46608a'),
      hat: (drawing) => brimHat(drawing, '#d8b468'),
      held: pitchfork,
    }
  },
  { poses: HELD },
)

const fisherman = personPlate(
  { age: 'old', female: false },
  (pen) => {
    const coat = pen.worn('#d8a82c')
    return {
      top: coat,
      legs: '#4a5a4c',
      shoes: '#2f3a34',
      boots: true,
      face: { age: 'old', female: false, eyes: '#3f6b8f', beard: 'full', mouth: 'neutral' },
      over: (drawing) => {
        collar(drawing, shift(coat, -0.08))
        lines(drawing, drawing.tones(coat).deep, 0.5, '0.6,8 0.6,33')
      },
      hat: (drawing) => brimHat(drawing, coat),
      held: rod,
    }
  },
  { aspect: 0.7, poses: ['holding', 'holding', 'seated'] },
)

const peasant = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const shirt = pen.worn('#6a7a8a')
    return {
      top: shirt,
      legs: '#5a5648',
      shoes: '#8a6a44',
      over: (drawing) => {
        lines(drawing, drawing.tones(shirt).deep, 0.7, '0.6,0 0.6,32')
        belt(drawing, '#8a7a5a', '#8a7a5a')
      },
      hat: (drawing) => coneHat(drawing),
    }
  },
  { aspect: 0.54 },
)

const businessman = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const suit = pen.worn(oneOf(pen, ['#2f3a54', '#3a3a42', '#4a4034']))
    return {
      top: suit,
      legs: suit,
      shoes: '#1e1a1a',
      hairdo: { front: 'short', back: 'none' },
      over: (drawing) => jacket(drawing, suit, '#a82a34'),
      held: briefcase,
    }
  },
  { poses: ['standing', 'walking'] },
)

const student = personPlate(
  { age: 'young', female: true },
  (pen, { skin }) => {
    const uniform = pen.worn('#2f3f6c')
    return {
      top: '#f4f3f0',
      legs: skin,
      shoes: '#3a2420',
      skirt: { hex: uniform, hem: 0.36, flare: 5 },
      behind: ({ pen: own, bones: { neck } }) =>
        sculpt(
          own,
          blob([
            [neck[0] - 14, neck[1] + 4],
            [neck[0] - 9, neck[1] + 1],
            [neck[0] - 5, neck[1] + 24],
            [neck[0] - 15, neck[1] + 24],
          ]),
          '#a8442c',
          { depth: 3 },
        ),
      over: (drawing) => {
        sculpt(drawing, blob('-7,-1.4 -3.6,-1.4 0.5,9! 4.4,-1.4 7.4,-1.4 9,5 5,6 0.5,11.6! -4.4,6 -8.6,5'), uniform, {
          depth: 1.2,
        })
        sculpt(drawing, blob('0.5,10.4 -3.4,8.6 -3.2,14 0.5,12 4.2,14 4.4,8.6'), '#c8283c', { depth: 0.8 })
      },
    }
  },
  { height: 0.94 },
)

const athlete = personPlate(
  { age: 'young', female: false },
  (pen, { skin }) => {
    const kit = pen.worn('#c8322c')
    return {
      top: kit,
      sleeves: 'short',
      legs: skin,
      shoes: '#f0f0f0',
      skirt: { hex: '#f2f2f0', hem: 0.34, flare: 1.4 },
      over: (drawing) => {
        jumper(drawing, kit)
        lines(drawing, '#f6f6f6', 1.6, '-2.4,10 -0.4,8.4 -0.4,18 | 2.4,9 5.4,9 3.2,18')
      },
      held: ball,
    }
  },
  { aspect: 0.74, poses: ['running', 'holding'] },
)

const worker = personPlate({ age: 'grown', female: false }, (pen) => {
  const vest = pen.worn('#e8761e')
  return {
    top: '#46608a',
    legs: '#3f4a5c',
    shoes: '#5a4024',
    boots: true,
    over: (drawing) => {
      sculpt(drawing, blob('-9,1.4 -5,-1.4 -1,10 -0.6,31 -7.4,32 -8.6,12'), vest, { depth: 2 })
      sculpt(drawing, blob('9,1.4 5,-1.4 2,10 1.6,31 7.4,32 8.6,12'), vest, { depth: 2 })
      patch(drawing, limb('-8.4,22,1.3 0,23.4,1.3 8.4,22,1.3'), '#f0f06a')
    },
    hat: (drawing) => {
      sculpt(
        drawing,
        blob('-8.6,-14.6! -8.6,-19 -4,-23.6 0.4,-24.4 5,-23.6 9.2,-19 9.4,-14.6! 14,-12.6 0,-13'),
        '#f0c32c',
        { depth: 3, gloss: 0.4 },
      )
    },
  }
})

export const outdoors: Readonly<Record<string, Plate>> = {
  farmer,
  fisherman,
  peasant,
  businessman,
  student,
  athlete,
  worker,
}
