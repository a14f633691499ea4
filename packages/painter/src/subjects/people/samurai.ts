import { PERSON } from '../kit/everyday.ts'
import { sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { SKINS, drawPerson } from '../kit/person.ts'
import { blob, limb, overlap, polygon } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const samurai: Plate = {
  ...PERSON,
  height: 1.05,
  aspect: 0.68,
  poses: ['standing', 'walking'],
  draw(hand) {
    const lacquer = hand.worn('#9c2f2c')
    drawPerson(hand, {
      skin: SKINS[0],
      hair: '#221c1c',
      hairStyle: 'hidden',
      head: 1,
      top: '#2c3038',
      legs: '#3a3f4c',
      shoes: '#2a2220',
      skirt: { hex: '#343a48', hem: -9, wide: 13 },
      over: (drawing) => armour(drawing, lacquer),
      hat: (drawing, at) => {
        sculpt(drawing, at(blob('-13,-86 -10,-96 -4,-102 4,-102 9.6,-97 10.4,-93 0,-94 -6,-90')), '#2a2c34', {
          depth: 4,
          gloss: 0.3,
        })
        sculpt(drawing, at(limb('3,-95,1.2 -3,-103,1.1 -7,-109,0.3')), '#d8ac3c', { depth: 1 })
        sculpt(drawing, at(limb('5,-95,1.2 11,-102,1.1 13,-109,0.3')), '#d8ac3c', { depth: 1 })
      },
      held: (drawing, [x, y]) => {
        sculpt(
          drawing,
          limb([
            [x + 5, y - 7, 0.9],
            [x - 8, y + 4, 1.1],
            [x - 25, y + 13, 0.7],
          ]),
          '#1f2026',
          { depth: 1 },
        )
        sculpt(
          drawing,
          limb([
            [x + 6, y - 8, 1],
            [x + 12, y - 13, 0.9],
          ]),
          '#c9a04a',
          { depth: 0.8 },
        )
      },
    })
  },
}

/** Rows of laced plates on chest, shoulders and thighs. */
function armour(hand: Hand, lacquer: string): void {
  const chest = blob('-7,-76 7,-76 8.6,-64 7,-51 -7,-51 -8.4,-64')
  sculpt(hand, chest, lacquer, { depth: 5, gloss: 0.25 })
  const plates = [
    blob('-13,-76 -5,-78 -6,-62 -14,-60'),
    blob('6,-78 13,-76 14,-61 7,-62'),
    blob('-10,-51 -1,-50 -2,-32 -12,-32'),
    blob('1,-50 9,-51 12,-32 2,-32'),
  ]
  for (const plate of plates) sculpt(hand, plate, shift(lacquer, -0.03), { depth: 4, gloss: 0.2 })
  for (const shape of [chest, ...plates]) {
    for (let y = -74; y < -32; y += 4) {
      const row = overlap(
        shape,
        polygon([
          [-20, y],
          [20, y],
          [20, y + 0.7],
          [-20, y + 0.7],
        ]),
      )
      hand.ctx.fillStyle = hand.tones('#e0c070').shade
      hand.ctx.fill(row.path)
    }
  }
}
