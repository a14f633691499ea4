import { PERSON, POSES, everyday } from '../kit/everyday.ts'
import { drawPerson, oneOf } from '../kit/person.ts'
import type { Plate } from '../plate.ts'

export const woman: Plate = {
  ...PERSON,
  poses: POSES,
  draw(hand) {
    const dress = hand.worn(oneOf(hand, ['#b8475a', '#3f7a86', '#d09a3c']))
    drawPerson(hand, {
      ...everyday(hand),
      hairStyle: oneOf(hand, ['long', 'bun', 'tail']),
      top: dress,
      legs: '#4a3a44',
      skirt: { hex: dress, hem: -14, wide: 15 },
    })
  },
}
