import { PERSON, POSES, everyday, scarf } from '../kit/everyday.ts'
import { drawPerson, oneOf } from '../kit/person.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const man: Plate = {
  ...PERSON,
  poses: POSES,
  draw(hand) {
    const top = hand.worn(oneOf(hand, ['#3f6a8a', '#7a4a3c', '#4f6b4a']))
    drawPerson(hand, {
      ...everyday(hand),
      hairStyle: 'short',
      top,
      legs: '#3c4252',
      skirt: null,
      over: (drawing) => scarf(drawing, shift(top, 0.2)),
    })
  },
}
