import { PERSON, POSES, everyday, scarf } from '../kit/everyday.ts'
import { drawPerson, oneOf } from '../kit/person.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const boy: Plate = {
  ...PERSON,
  height: 0.78,
  aspect: 0.55,
  poses: POSES,
  draw(hand) {
    const top = hand.worn(oneOf(hand, ['#e0a33c', '#4a8f7a', '#c4533c']))
    drawPerson(hand, {
      ...everyday(hand),
      head: 1.4,
      hairStyle: 'short',
      top,
      legs: '#44587a',
      skirt: null,
      over: (drawing) => scarf(drawing, shift(top, -0.15)),
    })
  },
}
