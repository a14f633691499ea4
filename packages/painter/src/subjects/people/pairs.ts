import { PERSON, type Who, bornAs, oneOf } from '../kit/everyday.ts'
import type { Hand } from '../kit/hand.ts'
import { collar, jacket } from '../kit/outfit.ts'
import { drawPerson } from '../kit/person.ts'
import type { PersonLook } from '../kit/person-look.ts'
import { ASKED_POSES } from '../kit/pose.ts'
import { within } from '../kit/space.ts'
import type { Plate } from '../plate.ts'

function wife(hand: Hand, who: Who): PersonLook {
  const dress = hand.worn(oneOf(hand, ['#c8485c', '#d8a04a', '#5a8aa8']))
  const born = bornAs(hand, who)
  return {
    ...born,
    top: dress,
    sleeves: 'short',
    legs: born.skin,
    shoes: '#4a2c2c',
    skirt: { hex: dress, hem: 0.66, flare: 5 },
    over: (drawing) => collar(drawing, dress),
  }
}

function husband(hand: Hand, who: Who): PersonLook {
  const coat = oneOf(hand, ['#33415c', '#4a4a42', '#6a4a3c'])
  return {
    ...bornAs(hand, who),
    top: coat,
    legs: '#3a3c48',
    shoes: '#2c2220',
    over: (drawing) => jacket(drawing, coat),
  }
}

/** Two people side by side, the second turned to the first. */
const couple: Plate = {
  ...PERSON,
  aspect: 0.84,
  poses: ['standing', 'walking'],
  asked: ASKED_POSES,
  draw(hand) {
    within(hand, { at: [-13, 0], scale: 0.95 }, (own) => drawPerson(own, wife(own, { age: 'grown', female: true })))
    within(hand, { at: [13, 0], scale: hand.pose === 'standing' ? [-1, 1] : 1 }, (own) =>
      drawPerson(own, husband(own, { age: 'grown', female: false })),
    )
  },
}

/** Both parents, and a child between them. */
const family: Plate = {
  ...PERSON,
  aspect: 1.1,
  poses: ['standing', 'walking'],
  asked: ASKED_POSES,
  draw(hand) {
    couple.draw(hand)
    within(hand, { at: [0, 1], scale: 0.6 }, (own) => drawPerson(own, wife(own, { age: 'child', female: true })))
  },
}

export const pairs: Readonly<Record<string, Plate>> = { couple, family }
