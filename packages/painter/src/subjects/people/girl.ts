import { PERSON, POSES, everyday } from '../kit/everyday.ts'
import { drawPerson, oneOf } from '../kit/person.ts'
import type { Plate } from '../plate.ts'

export const girl: Plate = {
  ...PERSON,
  height: 0.78,
  aspect: 0.55,
  poses: POSES,
  draw(hand) {
    const dress = hand.worn(oneOf(hand, ['#d0473c', '#e8a83c', '#5a8fc0']))
    drawPerson(hand, {
      ...everyday(hand),
      head: 1.4,
      hairStyle: oneOf(hand, ['tail', 'long']),
      top: dress,
      legs: '#efe4dc',
      skirt: { hex: dress, hem: -24, wide: 15 },
      shoes: '#8a3a34',
    })
  },
}
