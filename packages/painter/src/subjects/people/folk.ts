import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { collar, jacket, jumper } from '../kit/outfit.ts'
import { cane } from '../kit/props.ts'
import { blob, limb } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const WANDER = ['standing', 'walking', 'waving', 'standing']

const woman = personPlate(
  { age: 'grown', female: true },
  (pen, { skin }) => {
    const dress = pen.worn(oneOf(pen, ['#b8475a', '#3f7a86', '#d09a3c', '#5b6aa8', '#efe6da']))
    const sleeves = oneOf<'bare' | 'short' | 'long'>(pen, ['bare', 'short', 'long'])
    return {
      top: dress,
      sleeves,
      legs: skin,
      shoes: shift(dress, -0.3),
      skirt: { hex: dress, hem: oneOf(pen, [0.62, 0.72, 0.86]), flare: oneOf(pen, [3, 6, 8]) },
      over: (drawing) => {
        sculpt(drawing, limb('-6.4,20,1 0,21.4,1.1 6.8,20,1'), shift(dress, -0.12), { depth: 0.8 })
        patch(drawing, blob('-4,-1.4 0.4,5 4.4,-1.4 0.4,-2.4'), skin)
      },
    }
  },
  { poses: WANDER },
)

const man = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const top = pen.worn(oneOf(pen, ['#3f6a8a', '#7a4a3c', '#4f6b4a', '#8a8478', '#33415c']))
    const style = oneOf(pen, [jumper, jacket, collar])
    return {
      top,
      legs: oneOf(pen, ['#3c4252', '#5a5044', '#2c3038']),
      over: (drawing) => style(drawing, style === collar ? shift(top, 0.2) : top),
    }
  },
  { poses: WANDER },
)

const girl = personPlate(
  { age: 'child', female: true },
  (pen) => {
    const dress = pen.worn(oneOf(pen, ['#d0473c', '#e8a83c', '#5a8fc0', '#d97f9c', '#6fa06a']))
    return {
      top: dress,
      sleeves: 'short',
      legs: '#efe4dc',
      skirt: { hex: dress, hem: 0.5, flare: 6 },
      shoes: '#8a3a34',
      over: (drawing) => collar(drawing, '#f6f1e8'),
    }
  },
  { height: 0.78, aspect: 0.55, poses: WANDER },
)

const boy = personPlate(
  { age: 'child', female: false },
  (pen, { skin }) => {
    const top = pen.worn(oneOf(pen, ['#e0a33c', '#4a8f7a', '#c4533c', '#4f78b8']))
    return {
      top,
      sleeves: oneOf<'short' | 'long'>(pen, ['short', 'long']),
      legs: oneOf(pen, ['#44587a', '#6a5a44', skin]),
      over: (drawing) => jumper(drawing, top),
    }
  },
  { height: 0.78, aspect: 0.55, poses: WANDER },
)

const oldMan = personPlate(
  { age: 'old', female: false },
  (pen, { face }) => {
    const coat = pen.worn(oneOf(pen, ['#6a5a48', '#4c5a52', '#55506a']))
    return {
      top: coat,
      legs: '#4a463f',
      hairdo: oneOf(pen, [
        { front: 'thin', back: 'nape' },
        { front: 'short', back: 'nape' },
      ]),
      face: { ...face, beard: oneOf(pen, ['full', 'long', 'moustache']), beardHex: '#e4e0d8', mouth: 'neutral' },
      over: (drawing) => jacket(drawing, coat),
      held: cane,
    }
  },
  { height: 0.95, aspect: 0.6, poses: ['holding', 'walking'] },
)

const oldWoman = personPlate(
  { age: 'old', female: true, girth: 1.12 },
  (pen) => {
    const dress = pen.worn(oneOf(pen, ['#6f5a7c', '#54707a', '#8a5a52']))
    return {
      top: dress,
      legs: '#5a4c48',
      skirt: { hex: shift(dress, -0.06), hem: 0.84, flare: 3.4 },
      over: (drawing) => {
        sculpt(drawing, blob('-9.6,2 -4,-2.4 4,-2.4 9.6,2 9,11 3,15 0.4,21! -2.4,15 -9,11'), '#b9a58a', { depth: 2.4 })
        lines(drawing, drawing.tones('#b9a58a').deep, 0.4, '-6,4 -3,10 0,15 | 6,4 3,10 0.6,15')
      },
      held: cane,
    }
  },
  { height: 0.9, aspect: 0.56, poses: ['holding', 'walking'] },
)

const baby = personPlate(
  { age: 'toddler', female: false },
  (pen) => {
    const suit = pen.worn(oneOf(pen, ['#8fc0dd', '#f0b8c4', '#f2d98a', '#b5d8b0']))
    return {
      top: suit,
      legs: suit,
      shoes: suit,
      hairdo: { front: 'short', back: 'none' },
      face: { age: 'toddler', female: true, eyes: '#4a3424', mouth: 'smile' },
      over: (drawing) => {
        for (const y of [6, 13, 20]) patch(drawing, limb(`0.4,${y},0.9 0.6,${y},0.9`), '#ffffff')
      },
    }
  },
  { height: 0.5, aspect: 0.6, poses: ['standing', 'waving'] },
)

export const folk: Readonly<Record<string, Plate>> = {
  woman,
  man,
  girl,
  boy,
  'old man': oldMan,
  'old woman': oldWoman,
  baby,
}
