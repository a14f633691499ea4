import type { Hand } from './kit/hand.ts'
import { sculpt } from './kit/hand.ts'
import type { PersonLook } from './kit/person.ts'
import { drawPerson, HAIRS, oneOf, SKINS } from './kit/person.ts'
import { blob, limb, overlap, polygon } from './kit/shape.ts'
import { lines } from './kit/texture.ts'
import { shift } from './kit/tone.ts'
import type { Plate, SubjectTraits } from './plate.ts'

const PERSON: SubjectTraits = { habitat: 'ground', height: 1, aspect: 0.5, stand: 'stands', large: false }
const POSES = ['standing', 'walking', 'waving', 'reaching']

function everyday(hand: Hand): Pick<PersonLook, 'skin' | 'hair' | 'shoes' | 'head'> {
  return { skin: oneOf(hand, SKINS), hair: oneOf(hand, HAIRS), shoes: '#4a3428', head: 1.08 }
}

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

function scarf(hand: Hand, hex: string): void {
  sculpt(hand, limb('3,-74,2.6 4.6,-66,2.4 4,-58,2'), hex, { depth: 2 })
  sculpt(hand, blob('-6,-78 0,-80.4 7,-78.6 7.6,-74.6 1,-73 -6,-74.4'), hex, { depth: 2.4 })
}

export const wizard: Plate = {
  ...PERSON,
  height: 1.08,
  poses: ['standing', 'reaching', 'walking'],
  draw(hand) {
    const robe = hand.worn('#4a4a9c')
    drawPerson(hand, {
      skin: SKINS[0],
      hair: '#e6e2dc',
      hairStyle: 'long',
      head: 0.92,
      top: robe,
      legs: robe,
      shoes: '#3a2c28',
      skirt: { hex: robe, hem: -3, wide: 17 },
      beard: '#ece8e0',
      hat: (drawing, at) => {
        sculpt(drawing, at(blob('-17,-93! -6,-97 8,-97 17,-92! 2,-90.4')), shift(robe, -0.06), { depth: 3 })
        sculpt(drawing, at(blob('-9,-95.4 -6,-104 -7,-110 -13,-114! -1,-111 6,-103 9.4,-95.4 0,-93.8')), robe, {
          depth: 4,
        })
      },
      over: (drawing) => sculpt(drawing, limb('-7,-53,1.5 0,-51.6,1.6 7.4,-53,1.5'), '#d0a04a', { depth: 1.2 }),
      held: (drawing, [x, y]) => staff(drawing, x + 2, y),
    })
  },
}

function staff(hand: Hand, x: number, y: number): void {
  sculpt(
    hand,
    limb([
      [x, 0, 1.1],
      [x + 0.6, y, 1.2],
      [x, -92, 1.3],
      [x + 4, -97, 1],
      [x + 6, -92, 0.8],
    ]),
    '#7a5434',
    { depth: 1.2 },
  )
  sculpt(
    hand,
    blob([
      [x + 2.6, -91],
      [x + 2.6, -95.4],
      [x + 5, -95],
      [x + 4.6, -91],
    ]),
    '#7fe0ff',
    { depth: 1, gloss: 0.8 },
  )
}

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

export const samurai: Plate = {
  ...PERSON,
  height: 1.05,
  aspect: 0.68,
  poses: ['standing', 'walking'],
  draw(hand) {
    const lacquer = hand.worn('#9c2f2c')
    drawPerson(hand, {
      skin: SKINS[0],
      hair: '#221c1c',
      hairStyle: 'hidden',
      head: 1,
      top: '#2c3038',
      legs: '#3a3f4c',
      shoes: '#2a2220',
      skirt: { hex: '#343a48', hem: -9, wide: 13 },
      over: (drawing) => armour(drawing, lacquer),
      hat: (drawing, at) => {
        sculpt(drawing, at(blob('-13,-86 -10,-96 -4,-102 4,-102 9.6,-97 10.4,-93 0,-94 -6,-90')), '#2a2c34', {
          depth: 4,
          gloss: 0.3,
        })
        sculpt(drawing, at(limb('3,-95,1.2 -3,-103,1.1 -7,-109,0.3')), '#d8ac3c', { depth: 1 })
        sculpt(drawing, at(limb('5,-95,1.2 11,-102,1.1 13,-109,0.3')), '#d8ac3c', { depth: 1 })
      },
      held: (drawing, [x, y]) => {
        sculpt(
          drawing,
          limb([
            [x + 5, y - 7, 0.9],
            [x - 8, y + 4, 1.1],
            [x - 25, y + 13, 0.7],
          ]),
          '#1f2026',
          { depth: 1 },
        )
        sculpt(
          drawing,
          limb([
            [x + 6, y - 8, 1],
            [x + 12, y - 13, 0.9],
          ]),
          '#c9a04a',
          { depth: 0.8 },
        )
      },
    })
  },
}

/** Rows of laced plates on chest, shoulders and thighs. */
function armour(hand: Hand, lacquer: string): void {
  const chest = blob('-7,-76 7,-76 8.6,-64 7,-51 -7,-51 -8.4,-64')
  sculpt(hand, chest, lacquer, { depth: 5, gloss: 0.25 })
  const plates = [
    blob('-13,-76 -5,-78 -6,-62 -14,-60'),
    blob('6,-78 13,-76 14,-61 7,-62'),
    blob('-10,-51 -1,-50 -2,-32 -12,-32'),
    blob('1,-50 9,-51 12,-32 2,-32'),
  ]
  for (const plate of plates) sculpt(hand, plate, shift(lacquer, -0.03), { depth: 4, gloss: 0.2 })
  for (const shape of [chest, ...plates]) {
    for (let y = -74; y < -32; y += 4) {
      const row = overlap(
        shape,
        polygon([
          [-20, y],
          [20, y],
          [20, y + 0.7],
          [-20, y + 0.7],
        ]),
      )
      hand.ctx.fillStyle = hand.tones('#e0c070').shade
      hand.ctx.fill(row.path)
    }
  }
}
