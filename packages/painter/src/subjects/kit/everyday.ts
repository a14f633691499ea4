import type { Plate, SubjectTraits } from '../plate.ts'
import { applyLooks } from './apply-looks.ts'
import { type Age, buildOf } from './build.ts'
import { STANCES_ON_REQUEST } from './figure.ts'
import type { Hairdo } from './hair.ts'
import type { Pen } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import { drawPerson } from './person.ts'
import { POSES_ON_REQUEST } from './pose.ts'

export const PERSON: SubjectTraits = {
  habitat: 'ground',
  height: 1,
  aspect: 0.5,
  stand: 'stands',
  large: false,
  asked: STANCES_ON_REQUEST,
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
export function oneOf<Of>(pen: Pen, choices: readonly [Of, ...Of[]]): Of {
  return choices[Math.floor(pen.random() * choices.length)] ?? choices[0]
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
export function bornAs(pen: Pen, who: Who): Pick<PersonLook, 'build' | 'face' | 'skin' | 'hair' | 'hairdo'> {
  const skin = oneOf(pen, pen.niji ? [SKINS[0], SKINS[0], SKINS[1], SKINS[3]] : SKINS)
  const dark = skin === SKINS[3] || skin === SKINS[4]
  return {
    build: buildOf({ ...who, niji: pen.niji }),
    skin,
    hair: hairOf(pen, who, dark),
    hairdo: hairdoOf(pen, who),
    face: faceOf(pen, who, dark),
  }
}

function hairOf(pen: Pen, { age }: Who, dark: boolean): string {
  if (age === 'old') return oneOf(pen, ['#d9d5cf', '#b9b4b0', '#ece8e2'])
  return oneOf(pen, pen.niji ? BRIGHT_HAIRS : dark ? [HAIRS[0], HAIRS[1]] : HAIRS)
}

function hairdoOf(pen: Pen, { age, female }: Who): Hairdo {
  if (!female) return oneOf(pen, MEN)
  if (age === 'old') return { front: 'parted', back: 'bun' }
  return oneOf(pen, age === 'child' ? GIRLS : WOMEN)
}

function faceOf(pen: Pen, { age, female }: Who, dark: boolean): PersonLook['face'] {
  const eyes = oneOf(pen, pen.niji ? BRIGHT_EYES : dark ? [EYES[0], EYES[1]] : EYES)
  const mouth = oneOf<PersonLook['face']['mouth'] & string>(pen, ['smile', 'smile', 'neutral'])
  const shaven = female || age !== 'grown' || pen.niji
  return { age, female, eyes, mouth, beard: shaven ? 'none' : oneOf(pen, ['none', 'none', 'stubble', 'full']) }
}

type Costume = Partial<PersonLook> & Pick<PersonLook, 'top' | 'legs'>
export type Traits = Partial<SubjectTraits> & { poses?: readonly string[] }

const CALM = ['standing', 'walking', 'standing']

/** Age and sex as the words say them. */
function asSaid(who: Who, looks: readonly string[] = []): Who {
  const has = (look: string) => looks.includes(look)
  const female = has('female') || (who.female && !has('male'))
  const age: Age = has('elderly') ? 'old' : has('young') && who.age !== 'child' ? 'young' : who.age
  return { ...who, female, age }
}

/** A plate of a person: who it is, and what that one wears. */
export function personPlate(
  who: Who,
  dress: (pen: Pen, born: ReturnType<typeof bornAs>) => Costume,
  traits: Traits = {},
): Plate {
  return {
    ...PERSON,
    poses: CALM,
    ...traits,
    asked: POSES_ON_REQUEST,
    draw(pen) {
      const born = bornAs(pen, asSaid(who, pen.looks))
      const look: PersonLook = { ...born, shoes: '#4a3428', ...dress(pen, born) }
      drawPerson(pen, pen.looks === undefined ? look : applyLooks(pen, look, pen.looks))
    },
  }
}
