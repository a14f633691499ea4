import type { Plate, SubjectTraits } from '../plate.ts'
import { type Age, buildOf } from './build.ts'
import { ASKED_STANCES } from './figure.ts'
import type { Hairdo } from './hair.ts'
import type { Hand } from './hand.ts'
import type { PersonLook } from './person-look.ts'
import { drawPerson } from './person.ts'
import { ASKED_POSES } from './pose.ts'

export const PERSON: SubjectTraits = {
  habitat: 'ground',
  height: 1,
  aspect: 0.5,
  stand: 'stands',
  large: false,
  asked: ASKED_STANCES,
}

export const SKINS = ['#f3cdae', '#e8b68f', '#d59a70', '#a9714a', '#7c4c31'] as const
export const HAIRS = ['#221a1b', '#3d2619', '#5e3a22', '#8b5a2f', '#c2924c', '#7a2f1e'] as const
/** What niji adds: hair of any colour. */
const BRIGHT_HAIRS = [
  '#2b2433',
  '#5a3a2c',
  '#e3b65c',
  '#d9738f',
  '#5f86c8',
  '#8d6bc0',
  '#49a39b',
  '#c9554a',
  '#ccd4e6',
] as const
const EYES = ['#4a3020', '#6b4a26', '#3f6b8f', '#4f7a4a', '#5b6470'] as const
const BRIGHT_EYES = ['#3f7fd0', '#8a4fc0', '#c0762c', '#2f9f78', '#c04060'] as const

/** One of a list, by the picture's chance. */
export function oneOf<Of>(hand: Hand, choices: readonly [Of, ...Of[]]): Of {
  return choices[Math.floor(hand.random() * choices.length)] ?? choices[0]
}

const WOMEN: readonly [Hairdo, ...Hairdo[]] = [
  { front: 'parted', back: 'long' },
  { front: 'fringe', back: 'long' },
  { front: 'parted', back: 'bun' },
  { front: 'fringe', back: 'bob' },
  { front: 'parted', back: 'tail' },
  { front: 'curls', back: 'curls' },
]
const GIRLS: readonly [Hairdo, ...Hairdo[]] = [
  { front: 'fringe', back: 'twins' },
  { front: 'fringe', back: 'long' },
  { front: 'fringe', back: 'tail' },
  { front: 'fringe', back: 'bob' },
  { front: 'parted', back: 'braid' },
]
const MEN: readonly [Hairdo, ...Hairdo[]] = [
  { front: 'short', back: 'nape' },
  { front: 'swept', back: 'nape' },
  { front: 'short', back: 'none' },
  { front: 'curls', back: 'none' },
]

export interface Who {
  age: Age
  female: boolean
  girth?: number
}

/** A body, a face and hair of this age, by the picture's chance. */
export function bornAs(hand: Hand, who: Who): Pick<PersonLook, 'build' | 'face' | 'skin' | 'hair' | 'hairdo'> {
  const skin = oneOf(hand, hand.niji ? [SKINS[0], SKINS[0], SKINS[1], SKINS[3]] : SKINS)
  const dark = skin === SKINS[3] || skin === SKINS[4]
  return {
    build: buildOf({ ...who, niji: hand.niji }),
    skin,
    hair: hairOf(hand, who, dark),
    hairdo: hairdoOf(hand, who),
    face: faceOf(hand, who, dark),
  }
}

function hairOf(hand: Hand, { age }: Who, dark: boolean): string {
  if (age === 'old') return oneOf(hand, ['#d9d5cf', '#b9b4b0', '#ece8e2'])
  return oneOf(hand, hand.niji ? BRIGHT_HAIRS : dark ? [HAIRS[0], HAIRS[1]] : HAIRS)
}

function hairdoOf(hand: Hand, { age, female }: Who): Hairdo {
  if (!female) return oneOf(hand, MEN)
  if (age === 'old') return { front: 'parted', back: 'bun' }
  return oneOf(hand, age === 'child' ? GIRLS : WOMEN)
}

function faceOf(hand: Hand, { age, female }: Who, dark: boolean): PersonLook['face'] {
  const eyes = oneOf(hand, hand.niji ? BRIGHT_EYES : dark ? [EYES[0], EYES[1]] : EYES)
  const mouth = oneOf<PersonLook['face']['mouth'] & string>(hand, ['smile', 'smile', 'neutral'])
  const shaven = female || age !== 'grown' || hand.niji
  return { age, female, eyes, mouth, beard: shaven ? 'none' : oneOf(hand, ['none', 'none', 'stubble', 'full']) }
}

type Costume = Partial<PersonLook> & Pick<PersonLook, 'top' | 'legs'>
export type Traits = Partial<SubjectTraits> & { poses?: readonly string[] }

const CALM = ['standing', 'walking', 'standing']

/** A plate of a person: who it is, and what that one wears. */
export function personPlate(
  who: Who,
  dress: (hand: Hand, born: ReturnType<typeof bornAs>) => Costume,
  traits: Traits = {},
): Plate {
  return {
    ...PERSON,
    poses: CALM,
    ...traits,
    asked: ASKED_POSES,
    draw(hand) {
      const born = bornAs(hand, who)
      drawPerson(hand, { ...born, shoes: '#4a3428', ...dress(hand, born) })
    },
  }
}
