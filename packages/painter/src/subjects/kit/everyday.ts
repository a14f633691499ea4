import type { SubjectTraits } from '../plate.ts'
import { ASKED_STANCES } from './figure.ts'
import { sculpt } from './hand.ts'
import type { Hand } from './hand.ts'
import { HAIRS, SKINS, oneOf } from './person.ts'
import type { PersonLook } from './person.ts'
import { blob, limb } from './shape.ts'

export const PERSON: SubjectTraits = {
  habitat: 'ground',
  height: 1,
  aspect: 0.5,
  stand: 'stands',
  large: false,
  asked: ASKED_STANCES,
}

export const POSES = ['standing', 'walking', 'waving', 'reaching']

export function everyday(hand: Hand): Pick<PersonLook, 'skin' | 'hair' | 'shoes' | 'head'> {
  return { skin: oneOf(hand, SKINS), hair: oneOf(hand, HAIRS), shoes: '#4a3428', head: 1.08 }
}

export function scarf(hand: Hand, hex: string): void {
  sculpt(hand, limb('3,-74,2.6 4.6,-66,2.4 4,-58,2'), hex, { depth: 2 })
  sculpt(hand, blob('-6,-78 0,-80.4 7,-78.6 7.6,-74.6 1,-73 -6,-74.4'), hex, { depth: 2.4 })
}
