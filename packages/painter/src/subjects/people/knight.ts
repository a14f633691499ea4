import { PERSON } from '../kit/everyday.ts'
import { sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { SKINS, drawPerson } from '../kit/person.ts'
import { blob, limb, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const knight: Plate = {
  ...PERSON,
  height: 1.06,
  poses: ['standing', 'walking'],
  draw(hand) {
    const steel = '#a9b2be'
    const cloth = hand.worn('#b03a34')
    drawPerson(hand, {
      skin: SKINS[1],
      hair: '#3a2a22',
      hairStyle: 'hidden',
      head: 1.02,
      top: steel,
      legs: steel,
      shoes: '#7c8592',
      skirt: { hex: cloth, hem: -30, wide: 10 },
      behind: (drawing) =>
        sculpt(drawing, blob('-6,-78 4,-77 -2,-50 -8,-16 -24,-12 -19,-44 -12,-70'), shift(cloth, -0.06), { depth: 7 }),
      over: (drawing) => {
        sculpt(drawing, blob('-6,-76 6,-76 7,-60 0,-54 -6.6,-60'), cloth, { depth: 4 })
        lines(drawing, drawing.tones('#e8c860').base, 1.4, '0.6,-73 0.6,-59 | -3.6,-68 4.8,-68')
        for (const x of [-8.4, 8.8])
          sculpt(
            drawing,
            blob([
              [x - 4.6, -70],
              [x - 3, -77],
              [x + 2, -77.6],
              [x + 4.6, -71],
              [x, -68.6],
            ]),
            steel,
            { depth: 3, gloss: 0.4 },
          )
      },
      hat: (drawing, at) => {
        sculpt(
          drawing,
          at(blob('-9,-82 -10,-92 -6,-100 1.4,-102.4 8.6,-100 11.4,-92 10.4,-83 4,-79 -4,-79.4')),
          steel,
          { depth: 5, gloss: 0.5 },
        )
        sculpt(drawing, at(polygon('-1,-92 11,-92 10.8,-89 -0.6,-89.4')), '#20242c', { depth: 1 })
        lines(
          drawing,
          drawing.tones(steel).deep,
          0.6,
          [[1.6, 3.6, 5.6, 7.6].map((x) => x)].flat().map((x) => [
            [x, -86],
            [x, -83],
          ]),
        )
        sculpt(drawing, at(limb('1,-102,1.6 -6,-108,3 -15,-104,2.4 -20,-96,0.3')), cloth, { depth: 3 })
      },
      held: (drawing, [x, y]) => sword(drawing, x, y),
    })
  },
}

/** Point on the ground, hands on the hilt's height. */
function sword(hand: Hand, x: number, y: number): void {
  sculpt(
    hand,
    polygon([
      [x - 0.4, y - 2],
      [x + 3.2, y - 2],
      [x + 2.8, -4],
      [x + 1.4, 0],
      [x, -4],
    ]),
    '#d4dae2',
    { depth: 1.2, gloss: 0.6 },
  )
  sculpt(
    hand,
    polygon([
      [x - 4.4, y - 3.4],
      [x + 7.2, y - 3.4],
      [x + 7.2, y - 1.4],
      [x - 4.4, y - 1.4],
    ]),
    '#c99a3c',
    { depth: 1 },
  )
  sculpt(
    hand,
    limb([
      [x + 1.4, y - 3, 1],
      [x + 1.4, y - 10, 1],
    ]),
    '#5a3826',
    { depth: 0.8 },
  )
}
