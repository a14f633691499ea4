import { cape, layered, quiver } from '../kit/backs.ts'
import { oneOf, personPlate } from '../kit/everyday.ts'
import { sculpt } from '../kit/pen.ts'
import { bowlHelmet, closedHelm, headband, horns, kabuto, ninjaMask } from '../kit/headwear.ts'
import { belt, breastplate, collar, crossed, fur, lamellar, pauldrons, tabard } from '../kit/outfit.ts'
import { axe, bow, katana, swordDown, swordUp } from '../kit/props.ts'
import { limb, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const ARMED = ['holding', 'walking', 'holding']
const STEEL = '#a9b2be'

const knight = personPlate(
  { age: 'grown', female: false, girth: 1.1 },
  (pen) => {
    const cloth = pen.worn('#b03a34')
    return {
      top: STEEL,
      legs: STEEL,
      shoes: '#7c8592',
      boots: true,
      hairdo: { front: 'none', back: 'none' },
      behind: cape(shift(cloth, -0.06)),
      over: (drawing) => {
        breastplate(drawing, STEEL)
        tabard(drawing, cloth, '#e8c860')
        pauldrons(drawing, STEEL)
        belt(drawing, '#4a3424')
      },
      hat: (drawing) => closedHelm(drawing, STEEL, cloth),
      held: swordDown,
    }
  },
  { height: 1.06, aspect: 0.6, poses: ARMED },
)

const samurai = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const lacquer = pen.worn('#9c2f2c')
    return {
      top: '#2c3038',
      sleeves: 'wide',
      legs: '#3a3f4c',
      shoes: '#2a2220',
      hair: '#221c1c',
      hairdo: { front: 'none', back: 'nape' },
      skirt: { hex: '#343a48', hem: 0.84, flare: 5 },
      over: (drawing) => {
        crossed(drawing, '#e8e2d6')
        lamellar(drawing, lacquer)
      },
      hat: (drawing) => kabuto(drawing, lacquer),
      held: katana,
    }
  },
  { height: 1.05, aspect: 0.7, poses: ARMED },
)

const soldier = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const green = pen.worn('#5c6642')
    return {
      top: green,
      legs: green,
      shoes: '#2c2620',
      boots: true,
      over: (drawing) => {
        collar(drawing, shift(green, -0.06))
        sculpt(drawing, polygon('-7,10 -2,10 -2,17 -7,17'), shift(green, 0.05), { depth: 1 })
        sculpt(drawing, polygon('2.6,10 7,10 7,17 2.6,17'), shift(green, 0.05), { depth: 1 })
        lines(drawing, '#3a3424', 1.2, '-8,1 8,22')
        belt(drawing, '#3a3424', '#8a8a7a')
      },
      hat: (drawing) => bowlHelmet(drawing, shift(green, -0.1)),
      held: (drawing) => {
        sculpt(drawing, polygon('-9,9 -6,4 3,-2 26,-17 27,-15.4 6,0.6 -4,11'), '#3a2c22', { depth: 1.2 })
      },
    }
  },
  { poses: ARMED },
)

const viking = personPlate(
  { age: 'grown', female: false, girth: 1.2 },
  (pen, { face }) => {
    const tunic = pen.worn('#7a5a3c')
    return {
      top: tunic,
      sleeves: 'short',
      legs: '#5a5048',
      shoes: '#4a3424',
      boots: true,
      hair: oneOf(pen, ['#b5722c', '#c9974a', '#8a4a24']),
      hairdo: { front: 'short', back: 'long' },
      face: { ...face, beard: 'long', mouth: 'neutral' },
      skirt: { hex: tunic, hem: 0.36, flare: 2 },
      over: (drawing) => {
        fur(drawing, '#8a7460')
        belt(drawing, '#3a2a20')
      },
      hat: (drawing) => {
        horns(drawing, '#efe6d2', 1.4)
        bowlHelmet(drawing, '#8a8f96')
      },
      held: axe,
    }
  },
  { height: 1.06, aspect: 0.6, poses: ARMED },
)

const archer = personPlate(
  { age: 'young', female: true },
  (pen) => {
    const green = pen.worn('#4f7a44')
    return {
      top: green,
      legs: '#6a5440',
      shoes: '#4a3424',
      boots: true,
      hairdo: { front: 'swept', back: 'tail' },
      skirt: { hex: green, hem: 0.34, flare: 2 },
      behind: layered(cape('#3a5a38', 0.7), quiver),
      over: (drawing) => {
        lines(drawing, '#5a3a24', 1.2, '-8,0 7,24')
        belt(drawing, '#5a3a24')
      },
      held: bow,
    }
  },
  { aspect: 0.62, poses: ARMED },
)

const warrior = personPlate(
  { age: 'grown', female: false, girth: 1.15 },
  (pen, { skin }) => {
    const leather = pen.worn('#7a4a30')
    return {
      top: leather,
      sleeves: 'bare',
      legs: skin,
      shoes: '#5a3a24',
      boots: true,
      skirt: { hex: shift(leather, -0.06), hem: 0.36, flare: 2 },
      behind: cape('#8a2f2c', 0.86),
      over: (drawing) => {
        breastplate(drawing, '#b08a4a')
        belt(drawing, '#3a2418')
      },
      hat: (drawing) => headband(drawing, '#a82a2c'),
      held: swordUp,
    }
  },
  { aspect: 0.74, poses: ['holding', 'fighting'] },
)

const ninja = personPlate(
  { age: 'young', female: false },
  (pen) => {
    const dark = pen.worn('#2a2c38')
    return {
      top: dark,
      legs: dark,
      shoes: shift(dark, -0.08),
      hairdo: { front: 'none', back: 'none' },
      face: { age: 'young', female: false, eyes: '#2a1c18', mouth: 'angry' },
      behind: ({ pen: own }) => {
        sculpt(own, limb('-12,-60,0.9 6,-88,0.9'), '#1a1a20', { depth: 0.8 })
        sculpt(own, limb('6,-88,1.2 10,-94,1.2'), '#c8a04a', { depth: 0.8 })
      },
      over: (drawing) => crossed(drawing, shift(dark, 0.1), '#a82a2c', 1.4),
      hat: (drawing) => {
        ninjaMask(drawing, dark)
        headband(drawing, '#a82a2c')
      },
      held: katana,
    }
  },
  { aspect: 0.8, poses: ['fighting', 'holding'] },
)

export const fighters: Readonly<Record<string, Plate>> = {
  knight,
  samurai,
  soldier,
  viking,
  archer,
  warrior,
  ninja,
}
