import { PERSON, type Who, bornAs, oneOf } from '../kit/everyday.ts'
import type { Pen } from '../kit/pen.ts'
import { collar, jacket } from '../kit/outfit.ts'
import { drawPerson } from '../kit/person.ts'
import type { PersonLook } from '../kit/person-look.ts'
import { POSES_ON_REQUEST } from '../kit/pose.ts'
import { within } from '../kit/space.ts'
import type { Plate } from '../plate.ts'

function wife(pen: Pen, who: Who): PersonLook {
  const dress = pen.worn(oneOf(pen, ['#c8485c', '#d8a04a', '#5a8aa8']))
  const born = bornAs(pen, who)
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

function husband(pen: Pen, who: Who): PersonLook {
  const coat = oneOf(pen, ['#33415c', '#4a4a42', '#6a4a3c'])
  return {
    ...bornAs(pen, who),
    top: coat,
    legs: '#3a3c48',
    shoes: '#2c2220',
    over: (drawing) => jacket(drawing, coat),
  }
}

/** Between the two, in units, by what they do. */
const APART: Readonly<Record<string, number>> = { hugging: 20, kissing: 18.5, 'hand in hand': 34 }

function isClose(pose: string): boolean {
  return Object.hasOwn(APART, pose)
}

/** In each other's arms or hand in hand; his near arm lies around her. */
function drawClose(pen: Pen): void {
  const half = (APART[pen.pose] ?? 0) / 2
  const [her, him] = [wife(pen, { age: 'grown', female: true }), husband(pen, { age: 'grown', female: false })]
  const asHim = (draw: (own: Pen) => void) => within(pen, { at: [half, 0], scale: [-1, 1] }, draw)
  asHim((own) => drawPerson(own, him))
  within(pen, { at: [-half, 0], scale: 0.95 }, (own) => drawPerson(own, her))
  if (pen.pose !== 'hand in hand') asHim((own) => drawPerson({ ...own, part: 'near arm' }, him))
}

/** Two people side by side, the second turned to the first. */
const couple: Plate = {
  ...PERSON,
  aspect: 0.84,
  poses: ['standing', 'walking'],
  asked: POSES_ON_REQUEST,
  draw(pen) {
    if (isClose(pen.pose)) return drawClose(pen)
    within(pen, { at: [-13, 0], scale: 0.95 }, (own) => drawPerson(own, wife(own, { age: 'grown', female: true })))
    within(pen, { at: [13, 0], scale: pen.pose === 'standing' ? [-1, 1] : 1 }, (own) =>
      drawPerson(own, husband(own, { age: 'grown', female: false })),
    )
  },
}

/** Both parents, and a child between them. */
const family: Plate = {
  ...PERSON,
  aspect: 1.1,
  poses: ['standing', 'walking'],
  asked: POSES_ON_REQUEST,
  draw(pen) {
    couple.draw(pen)
    within(pen, { at: [0, 1], scale: 0.6 }, (own) => drawPerson(own, wife(own, { age: 'child', female: true })))
  },
}

export const pairs: Readonly<Record<string, Plate>> = { couple, family }
