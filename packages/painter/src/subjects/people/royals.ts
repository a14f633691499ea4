import { cape } from '../kit/backs.ts'
import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { crown, hairpins, tiara, topHat, veil } from '../kit/headwear.ts'
import { belt, buttons, crossed, fur, jacket, pauldrons } from '../kit/outfit.ts'
import { fan, sceptre, swordDown } from '../kit/props.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']
const ERMINE = '#f4f0ea'

const king = personPlate(
  { age: 'grown', female: false, girth: 1.2 },
  (pen, { face }) => {
    const robe = pen.worn('#9c2334')
    return {
      top: robe,
      legs: '#4a3a52',
      face: { ...face, beard: 'full' },
      skirt: { hex: robe, hem: 0.94, flare: 4 },
      behind: cape(shift(robe, -0.1), 0.98),
      over: (drawing) => {
        fur(drawing, ERMINE)
        belt(drawing, '#d8ac3c')
      },
      hat: crown,
      held: sceptre,
    }
  },
  { aspect: 0.56, height: 1.05, poses: HELD },
)

const queen = personPlate(
  { age: 'grown', female: true },
  (pen) => {
    const gown = pen.worn('#7a3f9c')
    return {
      top: gown,
      sleeves: 'long',
      legs: gown,
      hairdo: { front: 'parted', back: 'bun' },
      skirt: { hex: gown, hem: 1, flare: 11 },
      behind: cape('#a82a3c', 0.98),
      over: (drawing) => {
        fur(drawing, ERMINE)
        patch(drawing, limb('-6.4,20.6,0.9 0.2,22.4,1 6.6,20.6,0.9'), '#e2b84a')
      },
      hat: crown,
      held: sceptre,
    }
  },
  { aspect: 0.62, height: 1.02, poses: HELD },
)

const princess = personPlate(
  { age: 'young', female: true },
  (pen) => {
    const gown = pen.worn(oneOf(pen, ['#ec9ab8', '#8fb6e6', '#f0d084']))
    return {
      top: gown,
      sleeves: 'short',
      legs: gown,
      hairdo: { front: 'parted', back: 'long' },
      skirt: { hex: gown, hem: 1, flare: 13 },
      over: (drawing) => {
        patch(drawing, blob('-6,-1.2 0.4,6.4 6.4,-1.2 0.4,-2.6'), shift(gown, 0.14))
        sculpt(drawing, limb('-6.2,20.6,1 0.2,22.2,1.2 6.6,20.6,1'), shift(gown, 0.12), { depth: 0.8 })
      },
      hat: tiara,
    }
  },
  { aspect: 0.62, poses: ['standing', 'waving', 'standing'] },
)

const prince = personPlate(
  { age: 'young', female: false },
  (pen) => {
    const coat = pen.worn(oneOf(pen, ['#2f4f9c', '#f0ece4', '#5a2f6a']))
    return {
      top: coat,
      legs: '#e8e2d6',
      shoes: '#2c2430',
      boots: true,
      behind: cape('#a82a3c', 0.86),
      over: (drawing) => {
        pauldrons(drawing, '#d8ac3c')
        buttons(drawing, '#e8c860')
        belt(drawing, '#3a2a24')
      },
      hat: (drawing) => tiara(drawing, '#e2b23c'),
      held: swordDown,
    }
  },
  { aspect: 0.56, poses: HELD },
)

const bride = personPlate(
  { age: 'grown', female: true },
  (pen) => {
    const gown = pen.worn('#f8f5f0')
    return {
      top: gown,
      sleeves: 'bare',
      legs: gown,
      shoes: '#f0ece6',
      hairdo: { front: 'parted', back: 'bun' },
      skirt: { hex: gown, hem: 1, flare: 14 },
      behind: cape('#fbfaf8', 1),
      hat: (drawing) => {
        veil(drawing, '#fdfcfa')
        for (const x of [-4, -1, 2, 5])
          sculpt(drawing, oval(x, -19.4 + Math.abs(x) * 0.3, [1.5, 1.4]), '#f2c4cf', { depth: 0.8 })
      },
      held: (drawing) => {
        for (const [x, y, hex] of [
          [0, -2, '#d8425c'],
          [4, -3, '#f6e7ea'],
          [2, -6, '#ec86ab'],
          [6, -6, '#d8425c'],
          [-1, -5.6, '#f6e7ea'],
        ] as const)
          sculpt(drawing, oval(x, y, [2.5, 2.4]), hex, { depth: 1.2 })
      },
    }
  },
  { aspect: 0.66, poses: ['holding', 'standing'] },
)

const groom = personPlate({ age: 'grown', female: false }, (pen) => {
  const suit = pen.worn('#25252d')
  return {
    top: suit,
    legs: suit,
    shoes: '#17171c',
    over: (drawing) => {
      jacket(drawing, suit, '#d8d4cc')
      sculpt(drawing, oval(-5, 6, [1.5, 1.5]), '#d8425c', { depth: 0.8 })
    },
    ...(pen.random() < 0.5 ? { hat: (drawing: typeof pen) => topHat(drawing) } : {}),
  }
})

const empress = personPlate(
  { age: 'grown', female: true },
  (pen) => {
    const robe = pen.worn('#c8322c')
    return {
      top: robe,
      sleeves: 'wide',
      legs: robe,
      hair: '#1d181c',
      hairdo: { front: 'parted', back: 'bun' },
      skirt: { hex: shift(robe, -0.05), hem: 1, flare: 5 },
      over: (drawing) => crossed(drawing, '#e2b84a', '#3a4a8c', 2.2),
      hat: (drawing) => {
        crown(drawing)
        hairpins(drawing)
      },
      held: (drawing) => fan(drawing, '#f0d8a8'),
    }
  },
  { aspect: 0.62, poses: HELD },
)

export const royals: Readonly<Record<string, Plate>> = { king, queen, princess, prince, bride, groom, empress }
