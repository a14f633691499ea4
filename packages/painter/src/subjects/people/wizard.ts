import { PERSON } from '../kit/everyday.ts'
import { sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { SKINS, drawPerson } from '../kit/person.ts'
import { blob, limb } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const wizard: Plate = {
  ...PERSON,
  height: 1.08,
  poses: ['standing', 'reaching', 'walking'],
  draw(hand) {
    const robe = hand.worn('#4a4a9c')
    drawPerson(hand, {
      skin: SKINS[0],
      hair: '#e6e2dc',
      hairStyle: 'long',
      head: 0.92,
      top: robe,
      legs: robe,
      shoes: '#3a2c28',
      skirt: { hex: robe, hem: -3, wide: 17 },
      beard: '#ece8e0',
      hat: (drawing, at) => {
        sculpt(drawing, at(blob('-17,-93! -6,-97 8,-97 17,-92! 2,-90.4')), shift(robe, -0.06), { depth: 3 })
        sculpt(drawing, at(blob('-9,-95.4 -6,-104 -7,-110 -13,-114! -1,-111 6,-103 9.4,-95.4 0,-93.8')), robe, {
          depth: 4,
        })
      },
      over: (drawing) => sculpt(drawing, limb('-7,-53,1.5 0,-51.6,1.6 7.4,-53,1.5'), '#d0a04a', { depth: 1.2 }),
      held: (drawing, [x, y]) => staff(drawing, x + 2, y),
    })
  },
}

function staff(hand: Hand, x: number, y: number): void {
  sculpt(
    hand,
    limb([
      [x, 0, 1.1],
      [x + 0.6, y, 1.2],
      [x, -92, 1.3],
      [x + 4, -97, 1],
      [x + 6, -92, 0.8],
    ]),
    '#7a5434',
    { depth: 1.2 },
  )
  sculpt(
    hand,
    blob([
      [x + 2.6, -91],
      [x + 2.6, -95.4],
      [x + 5, -95],
      [x + 4.6, -91],
    ]),
    '#7fe0ff',
    { depth: 1, gloss: 0.8 },
  )
}
