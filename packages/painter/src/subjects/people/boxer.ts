import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb } from '../kit/shape.ts'
import type { Plate } from '../plate.ts'

const TRUNKS = ['#b3262e', '#2a4fa0', '#22242c', '#d0a02c'] as const

/** Bare to the waist, in shorts and gloves. */
export const boxer: Plate = personPlate(
  { age: 'young', female: false, girth: 1.12 },
  (pen, { skin }) => {
    const trunks = pen.worn(oneOf(pen, TRUNKS))
    return {
      top: skin,
      sleeves: 'bare',
      legs: skin,
      shoes: '#26242a',
      boots: true,
      gloves: pen.worn(oneOf(pen, ['#b3262e', '#2a4fa0'])),
      hairdo: { front: 'short', back: 'none' },
      shorts: trunks,
      over: (drawing) => {
        sculpt(drawing, blob('-7.2,27 7.4,27 8,35 -7.8,35'), trunks, { depth: 2.4 })
        const { deep } = drawing.tones(skin)
        patch(drawing, limb('-5.4,9.6,0.3 -2,11.2,0.5 0.6,10.4,0.3'), deep, 0.4)
        patch(drawing, limb('1.6,10.4,0.3 4,11.2,0.5 6.4,9.6,0.3'), deep, 0.4)
        patch(drawing, limb('1,12,0.2 0.8,24,0.3'), deep, 0.35)
      },
    }
  },
  { aspect: 0.62, poses: ['fighting'] },
)
