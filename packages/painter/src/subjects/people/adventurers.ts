import { cape } from '../kit/backs.ts'
import { personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { bandana, brimHat, hood, tricorn } from '../kit/headwear.ts'
import { belt, emblem, fur } from '../kit/outfit.ts'
import { spear, swordUp } from '../kit/props.ts'
import { blob, oval, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const ARMED = ['holding', 'walking', 'holding']

const cowboy = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const shirt = pen.worn('#b5523c')
    return {
      top: shirt,
      legs: '#46608a',
      shoes: '#6a4228',
      boots: true,
      over: (drawing) => {
        sculpt(drawing, blob('-9,1 -5,-1.4 -3.4,8 -4,31 -7.4,32 -8.6,12'), '#7a5030', { depth: 2 })
        sculpt(drawing, blob('9,1 5,-1.4 4,8 4.6,31 7.4,32 8.6,12'), '#7a5030', { depth: 2 })
        sculpt(drawing, blob('-5.6,-2 6,-2 5,3 0.6,8! -4.6,3'), '#d8322c', { depth: 1 })
        belt(drawing, '#3a2418')
      },
      hat: (drawing) => brimHat(drawing, '#8a5c34', 2.6),
    }
  },
  { aspect: 0.54 },
)

const pirate = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const coat = pen.worn('#7a2430')
    const captain = pen.random() < 0.6
    return {
      top: coat,
      legs: '#3a3438',
      shoes: '#221c1c',
      boots: true,
      hairdo: { front: 'short', back: 'long' },
      face: { ...face, beard: 'goatee', paint: () => undefined },
      skirt: { hex: coat, hem: 0.52, flare: 3 },
      over: (drawing) => {
        sculpt(drawing, polygon('-4,-0.8 0.4,1.4 4.6,-0.8 3.4,20 4,44 -3.6,44 -2.6,20'), '#efe6d6', { depth: 1.6 })
        buttons(drawing)
        belt(drawing, '#2a1c18')
      },
      hat: (drawing) => {
        if (captain) tricorn(drawing)
        else bandana(drawing, '#c8281e')
        sculpt(drawing, blob('4,-10.4 7.6,-10.2 7.4,-7.4 5,-7'), '#1c181c', { depth: 0.6 })
        lines(drawing, '#1c181c', 0.45, '5,-10 -4,-14 -8,-13')
      },
      held: swordUp,
    }
  },
  { aspect: 0.62, poses: ARMED },
)

function buttons(drawing: Parameters<typeof belt>[0]): void {
  for (const x of [-4.6, 5]) for (const y of [5, 11, 17]) patch(drawing, oval(x, y, [0.7, 0.7]), '#d8b04a')
}

const superhero = personPlate(
  { age: 'grown', female: false, girth: 1.15 },
  (pen, { face }) => {
    const suit = pen.worn('#2f55b0')
    return {
      top: suit,
      legs: suit,
      shoes: '#c8281e',
      boots: true,
      hairdo: { front: 'swept', back: 'none' },
      face: { age: 'grown', female: face.female, eyes: '#3f6b8f', mouth: 'smile' },
      behind: cape('#c8281e', 0.86),
      over: (drawing) => {
        emblem(drawing, '#f0c32c', '#c8281e')
        belt(drawing, '#f0c32c', '#c8281e')
      },
      hat: (drawing) => {
        patch(
          drawing,
          blob('-6.4,-10.6 -2,-11.2 1.6,-10 5,-11.2 9,-10.4 8,-7.4 4.6,-7 1.6,-8.2 -2,-6.8 -5.6,-7.4'),
          '#c8281e',
        )
        for (const x of [-2, 5.6]) patch(drawing, oval(x, -9, [1.6, 0.9]), '#f6f3ee')
      },
    }
  },
  { height: 1.06, aspect: 0.98, poses: ['angry', 'flying'] },
)

const ranger = personPlate(
  { age: 'grown', female: false },
  (pen) => {
    const cloak = pen.worn('#46523c')
    return {
      top: '#6a5a44',
      legs: '#4a4238',
      shoes: '#3a2c22',
      boots: true,
      behind: cape(cloak, 0.96),
      over: (drawing) => {
        fur(drawing, cloak)
        belt(drawing, '#3a2a20')
      },
      hat: (drawing) => hood(drawing, cloak),
      held: spear,
    }
  },
  { aspect: 0.58, poses: ARMED },
)

export const adventurers: Readonly<Record<string, Plate>> = { cowboy, pirate, superhero, ranger }
