import { personPlate } from '../kit/everyday.ts'
import { belt, crossed, lamellar } from '../kit/outfit.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { spear } from '../kit/props.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']
const GOLD = '#e2b23c'

/** Gold at both ends, as long as he is tall. */
function ironRod(pen: Pen, ground: number): void {
  sculpt(pen, limb(`2,${ground - 2},1.3 2,-48,1.3`), '#8a2a22', { depth: 1 })
  for (const y of [ground - 8, -42]) sculpt(pen, limb(`2,${y},1.7 2,${y - 5},1.7`), GOLD, { depth: 1, gloss: 0.6 })
}

const monkeyKing = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const robe = pen.worn('#e0a01e')
    return {
      skin: '#d8a070',
      hair: '#8a5a2c',
      hairdo: { front: 'curls', back: 'curls' },
      face: {
        age: 'grown',
        female: false,
        eyes: '#c8741e',
        mouth: 'smile',
        // A heart of bare skin in the fur.
        paint: (drawing) =>
          patch(drawing, blob('1,-2 6.4,-5 7.4,-11 4.4,-13 1.6,-11 -1.4,-13 -4,-11 -3.4,-5'), '#f0c8a4'),
      },
      top: robe,
      legs: '#a8322a',
      shoes: '#2a2226',
      boots: true,
      skirt: { hex: '#d8963c', hem: 0.34, flare: 4 },
      over: (drawing) => {
        crossed(drawing, '#b8281e', '#b8281e', 2.2)
        lines(drawing, '#4a2c14', 1, '-6,27 -3,31 | 0,28 2,33 | 5,27 4,32')
      },
      hat: (drawing) => {
        sculpt(drawing, limb('-8,-15,1.3 0.6,-17.4,1.5 8.6,-15,1.3'), GOLD, { depth: 1, gloss: 0.7 })
        lines(drawing, '#b8281e', 0.9, '-2,-17 -10,-34 -22,-44 | 4,-17 -2,-36 -12,-50')
      },
      held: ironRod,
    }
  },
  { aspect: 0.74, poses: HELD },
)

/** Two wings of gauze at a black cap. */
function officialCap(pen: Pen): void {
  sculpt(pen, blob('-8.6,-14! -8.4,-22 -3,-26! 4,-26! 9,-22 9,-14! 0.4,-16'), '#1c1a20', { depth: 2 })
  for (const side of [-1, 1])
    sculpt(pen, oval(0.4 + side * 16, -17, [8.4, 1.8], side * -0.12), '#2a2630', { depth: 0.8 })
  sculpt(pen, oval(2, -19, [2, 2]), GOLD, { depth: 1, gloss: 0.7 })
}

/** A boat of gold, in both hands. */
function ingot(pen: Pen): void {
  glow(pen, blob('-6,-6 0,-2 8,-2 14,-6! 11,3 6,5 2,5 -3,3'), '#ffd95a', 3)
  sculpt(pen, blob('-6,-6! 0,-2 8,-2 14,-6! 11,3 6,5 2,5 -3,3'), '#f0c02c', { depth: 2, gloss: 0.8 })
  sculpt(pen, oval(4, -3, [4.6, 3.2]), '#f8d454', { depth: 1.4, gloss: 0.8 })
}

const wealthGod = personPlate(
  { age: 'old', female: false, girth: 1.4 },
  (pen, { build, face }) => {
    const robe = pen.worn('#c8201e')
    return {
      build: { ...build, stoop: 0 },
      skin: '#f0c8a4',
      hair: '#1c1a20',
      hairdo: { front: 'none', back: 'none' },
      face: { ...face, beard: 'long', beardHex: '#1c1a20', mouth: 'smile' },
      top: robe,
      sleeves: 'wide',
      legs: robe,
      shoes: '#1c1a20',
      skirt: { hex: robe, hem: 0.98, flare: 6 },
      over: (drawing) => {
        sculpt(drawing, oval(0.4, 12, [6, 6]), GOLD, { depth: 1, gloss: 0.4 })
        sculpt(drawing, limb('-7.4,23,1.8 0,25,1.9 7.6,23,1.8'), '#2f7a5c', { depth: 1 })
        lines(drawing, GOLD, 1, '-5,30 -5,52 | 5.6,30 5.6,52')
      },
      hat: officialCap,
      held: ingot,
    }
  },
  { aspect: 0.72, poses: ['carrying', 'holding'] },
)

/** A crescent on a pole. */
function glaive(pen: Pen, ground: number): void {
  spear(pen, ground)
  sculpt(pen, blob('2,-38! 10,-44 13,-56 9,-66! 4,-60 2.6,-50'), '#c8d4dc', { depth: 1.2, gloss: 0.7 })
}

const general = personPlate(
  { age: 'grown', female: false, girth: 1.2 },
  (pen, { face }) => {
    const robe = pen.worn('#2f7a4c')
    return {
      skin: '#b8523c',
      hair: '#1c1a20',
      hairdo: { front: 'none', back: 'nape' },
      face: { ...face, beard: 'long', beardHex: '#17151a', mouth: 'neutral' },
      top: robe,
      sleeves: 'wide',
      legs: robe,
      shoes: '#1c1a20',
      boots: true,
      skirt: { hex: robe, hem: 0.86, flare: 5 },
      over: (drawing) => {
        lamellar(drawing, '#c8963c', '#7a2a1e')
        belt(drawing, '#7a2a1e', GOLD)
      },
      hat: (drawing) => {
        sculpt(drawing, blob('-9,-12 -9.4,-20 -4,-26 2,-27 8,-23 9.4,-13 4,-16.4 -4,-16'), shift(robe, -0.06), {
          depth: 2.4,
        })
        sculpt(drawing, oval(4, -19, [1.8, 1.8]), '#c8281e', { depth: 1, gloss: 0.5 })
      },
      held: glaive,
    }
  },
  { aspect: 0.72, poses: HELD },
)

/** White hair of a yak on a short handle. */
function whisk(pen: Pen): void {
  sculpt(pen, limb('0,6,0.8 3,-12,0.8'), '#6a4228', { depth: 0.6 })
  sculpt(pen, limb('3,-12,1.6 10,-16,2.6 14,-4,2.4 13,10,0.4'), '#f4f2ec', { depth: 1.4 })
}

const taoist = personPlate(
  { age: 'old', female: false },
  (pen, { build, face }) => {
    const robe = pen.worn('#5a6c84')
    return {
      build: { ...build, stoop: 0 },
      hair: '#e4e0d8',
      hairdo: { front: 'swept', back: 'topknot' },
      face: { ...face, beard: 'long', beardHex: '#eeebe4' },
      top: robe,
      sleeves: 'wide',
      legs: robe,
      shoes: '#26242a',
      skirt: { hex: robe, hem: 0.98, flare: 4 },
      over: (drawing) => crossed(drawing, '#1e2028', '#2a2c36', 1.8),
      held: whisk,
    }
  },
  { aspect: 0.6, poses: ['holding', 'walking'] },
)

const fireChild = personPlate(
  { age: 'child', female: false },
  (pen, { skin }) => ({
    top: pen.worn('#d8322c'),
    sleeves: 'bare',
    legs: '#f0e2c8',
    shoes: skin,
    hair: '#1c1a20',
    hairdo: { front: 'fringe', back: 'twins' },
    skirt: { hex: '#3f8a5c', hem: 0.3, flare: 5 },
    over: (drawing) => sculpt(drawing, oval(0.4, 14, [10.6, 3.4], -0.3), GOLD, { depth: 0.8, gloss: 0.7 }),
    behind: ({ pen: own, bones: { neck } }) =>
      sculpt(
        own,
        limb([
          [neck[0] - 22, neck[1] + 18, 1],
          [neck[0] - 14, neck[1] - 12, 2],
          [neck[0] + 4, neck[1] - 26, 2],
          [neck[0] + 20, neck[1] - 8, 2],
          [neck[0] + 24, neck[1] + 20, 0.6],
        ]),
        '#e8382c',
        { depth: 1.4 },
      ),
    held: (drawing, ground) => {
      spear(drawing, ground)
      glow(drawing, blob('2,-62 5,-54 4,-48 0,-48 -1,-54'), '#ff9a2c', 5)
    },
  }),
  { aspect: 0.8, height: 0.72, poses: HELD },
)

/** Figures of Chinese legend and worship. */
export const legends: Readonly<Record<string, Plate>> = {
  'monkey king': monkeyKing,
  'god of wealth': wealthGod,
  'ancient general': general,
  taoist,
  nezha: fireChild,
}
