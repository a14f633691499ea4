import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { brimHat } from '../kit/headwear.ts'
import { belt, collar, crossed, fur } from '../kit/outfit.ts'
import { axe } from '../kit/props.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']

const dwarf = personPlate(
  { age: 'grown', female: false, girth: 1.5 },
  (pen, { build, face }) => {
    const tunic = pen.worn('#8a4a2c')
    return {
      build: { ...build, head: 25, leg: 31, neck: 0.6, arm: 33, shoulder: 13, waist: 10.4, hip: 10, limb: 1.3 },
      hair: oneOf(pen, ['#a8501e', '#6a4a30', '#d0c8bc']),
      hairdo: { front: 'short', back: 'nape' },
      face: { ...face, beard: 'long' },
      top: tunic,
      legs: '#4a4238',
      shoes: '#3a2a20',
      boots: true,
      over: (drawing) => {
        fur(drawing, '#6a5a4c')
        belt(drawing, '#2c1e18')
      },
      held: axe,
    }
  },
  { height: 0.68, aspect: 0.8, poses: HELD },
)

const goblin = personPlate(
  { age: 'child', female: false },
  (pen, { face, build }) => {
    const skin = pen.worn('#6f9a3c')
    return {
      build: { ...build, head: 25, leg: 36, arm: 34, limb: 0.8 },
      skin,
      hair: '#2c2c20',
      hairdo: { front: 'none', back: 'none' },
      face: { ...face, age: 'old', eyes: '#f0c32c', ears: 'pointed', mouth: 'smile', beard: 'none' },
      top: '#6a4a30',
      sleeves: 'bare',
      legs: skin,
      shoes: skin,
      skirt: { hex: '#5a3e28', hem: 0.4, flare: 2 },
      over: (drawing) => belt(drawing, '#3a2818'),
      held: (drawing: Pen) => sculpt(drawing, limb('-1,6,1.4 5,-10,2 9,-20,3.2'), '#7a5434', { depth: 1.6 }),
    }
  },
  { height: 0.66, aspect: 0.66, poses: ['holding', 'crouching'] },
)

const scarecrow = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const coat = pen.worn('#7a5a8a')
    return {
      skin: '#d8b478',
      hair: '#d8b45a',
      hairdo: { front: 'none', back: 'nape' },
      face: {
        age: 'grown',
        female: false,
        eyes: '#26201c',
        mouth: 'smile',
        paint: (drawing) => patch(drawing, polygon('1.6,-7 3.4,-4.4 0.6,-4.4'), '#d8682c'),
      },
      top: coat,
      legs: '#5a6a8a',
      shoes: '#d8b45a',
      behind: ({ pen: own }) => {
        sculpt(own, limb('0,0,1.4 0,-84,1.4'), '#6a4a30', { depth: 1 })
        sculpt(own, limb('-34,-76,1.3 34,-76,1.3'), '#6a4a30', { depth: 1 })
      },
      over: (drawing) => {
        collar(drawing, '#d8b45a')
        sculpt(drawing, polygon('-6,16 -1.4,15 -1,20 -5.6,21'), '#c8502c', { depth: 0.6 })
        sculpt(drawing, polygon('2.6,22 6.4,23 5.8,27 2,26'), '#d8b03c', { depth: 0.6 })
      },
      hat: (drawing) => brimHat(drawing, '#a8843c'),
    }
  },
  { aspect: 0.74, poses: ['scarecrow'] },
)

const monk = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const robe = pen.worn('#d8862c')
    return {
      top: robe,
      sleeves: 'wide',
      legs: robe,
      shoes: '#6a4a30',
      hairdo: { front: 'none', back: 'none' },
      face: { age: 'grown', female: false, eyes: '#3a2418', mouth: 'neutral' },
      skirt: { hex: robe, hem: 0.94, flare: 4 },
      over: (drawing) => {
        crossed(drawing, shift(robe, -0.12))
        sculpt(drawing, blob('-9.4,2 -5,-1.6 6,16 8,31 4,32 -2,16'), '#a83a24', { depth: 2 })
        for (let i = 0; i < 9; i++)
          sculpt(drawing, oval(-5 + i * 1.3, 4 + Math.sin((i / 8) * Math.PI) * 12, [1.1, 1.1]), '#5a3418', {
            depth: 0.6,
          })
      },
    }
  },
  { poses: ['praying', 'walking'] },
)

export const folklore: Readonly<Record<string, Plate>> = {
  dwarf,
  goblin,
  scarecrow,
  monk,
}
