import { arrowTail, batWings, cape, featherWings, fishTail, gauzeWings, layered } from '../kit/backs.ts'
import { oneOf, personPlate } from '../kit/everyday.ts'
import { sculpt } from '../kit/pen.ts'
import { halo, horns, pointedHat } from '../kit/headwear.ts'
import { belt, jacket, lacedBodice } from '../kit/outfit.ts'
import { bow, broom, staff, trident, wand } from '../kit/props.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const HELD = ['holding', 'walking', 'holding']

const wizard = personPlate(
  { age: 'old', female: false },
  (pen, { face }) => {
    const robe = pen.worn('#4a4a9c')
    return {
      top: robe,
      sleeves: 'wide',
      legs: robe,
      hairdo: { front: 'parted', back: 'long' },
      face: { ...face, beard: 'long' },
      skirt: { hex: robe, hem: 0.98, flare: 6 },
      over: (drawing) => belt(drawing, '#d0a04a'),
      hat: (drawing) => pointedHat(drawing, robe),
      held: staff,
    }
  },
  { height: 1.08, aspect: 0.62, poses: HELD },
)

const witch = personPlate(
  { age: 'grown', female: true },
  (pen, { face }) => {
    const dress = pen.worn('#3a2c4c')
    return {
      top: dress,
      sleeves: 'wide',
      legs: '#2a2430',
      shoes: '#1e1a20',
      hair: oneOf(pen, ['#1f1a22', '#a8441e', '#5a3a78']),
      hairdo: { front: 'parted', back: 'long' },
      face: { ...face, eyes: '#4a8a3c', lips: '#8a2450' },
      skirt: { hex: dress, hem: 0.86, flare: 8 },
      over: (drawing) => lacedBodice(drawing, shift(dress, 0.08)),
      hat: (drawing) => pointedHat(drawing, dress),
      held: broom,
    }
  },
  { aspect: 0.64, poses: HELD },
)

const elf = personPlate(
  { age: 'young', female: true },
  (pen, { face, skin }) => {
    const tunic = pen.worn('#5f9a5a')
    return {
      top: tunic,
      legs: '#c8b890',
      shoes: '#6a4a30',
      boots: true,
      skin,
      hair: oneOf(pen, ['#ecd89a', '#d8d4e0', '#b8843c']),
      hairdo: { front: 'parted', back: 'tail' },
      face: { ...face, ears: 'pointed', eyes: '#3f8a5a' },
      skirt: { hex: tunic, hem: 0.4, flare: 4 },
      behind: cape('#3f6a44', 0.9),
      over: (drawing) => belt(drawing, '#8a6a3a'),
      held: bow,
    }
  },
  { aspect: 0.62, poses: HELD },
)

const fairy = personPlate(
  { age: 'young', female: true },
  (pen, { skin, face }) => {
    const petals = pen.worn(oneOf(pen, ['#e88ab0', '#8fd08a', '#a88ae0']))
    return {
      top: petals,
      sleeves: 'bare',
      legs: skin,
      shoes: petals,
      hairdo: { front: 'fringe', back: 'bun' },
      face: { ...face, ears: 'pointed' },
      skirt: { hex: petals, hem: 0.4, flare: 8 },
      behind: gauzeWings(shift(petals, 0.16, 0.6)),
      hat: (drawing) => {
        for (const x of [-6, -3, 0, 3, 6])
          sculpt(drawing, oval(x + 0.4, -18.8 + x * x * 0.07, [1.5, 1.4]), x % 2 ? '#f6e27a' : '#f4b8cc', {
            depth: 0.8,
          })
      },
      held: wand,
    }
  },
  { height: 0.8, aspect: 0.88, poses: ['flying', 'holding'] },
)

const angel = personPlate(
  { age: 'young', female: true },
  (pen) => {
    const gown = pen.worn('#f4f0e6')
    return {
      top: gown,
      sleeves: 'wide',
      legs: gown,
      shoes: '#d8c090',
      hair: oneOf(pen, ['#e2c068', '#c9974a', '#8b5a2f']),
      hairdo: { front: 'parted', back: 'long' },
      skirt: { hex: gown, hem: 0.98, flare: 6 },
      behind: featherWings('#fbfaf6'),
      over: (drawing) => belt(drawing, '#e2b84a'),
      hat: halo,
    }
  },
  { height: 1.05, aspect: 0.86, poses: ['praying', 'standing', 'flying'] },
)

const devil = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const skin = pen.worn('#b8322c')
    return {
      skin,
      hair: '#1c1618',
      hairdo: { front: 'swept', back: 'none' },
      face: { ...face, eyes: '#f0c32c', ears: 'pointed', beard: 'goatee', mouth: 'angry' },
      top: '#2a1c22',
      sleeves: 'bare',
      legs: '#2a1c22',
      shoes: '#1a1216',
      boots: true,
      behind: layered(batWings('#6a1c24'), arrowTail(skin)),
      over: (drawing) => belt(drawing, '#7a5a2a'),
      hat: (drawing) => horns(drawing, '#2c2022', 1.3),
      held: trident,
    }
  },
  { height: 1.08, aspect: 0.84, poses: HELD },
)

const mermaid = personPlate(
  { age: 'young', female: true },
  (pen, { skin }) => {
    const scales = pen.worn('#2f9c94')
    return {
      top: skin,
      sleeves: 'bare',
      legs: scales,
      hair: oneOf(pen, ['#a83a24', '#2c4a6a', '#c9974a', '#5a3a78']),
      hairdo: { front: 'parted', back: 'long' },
      lower: fishTail(scales),
      over: (drawing) => {
        for (const side of [-1, 1])
          sculpt(
            drawing,
            blob([
              [side * 1, 8],
              [side * 4.6, 5.4],
              [side * 8, 8.4],
              [side * 4.6, 14],
            ]),
            '#c07ab8',
            { depth: 1.4 },
          )
        sculpt(drawing, limb('-7,27,1.4 0,29.4,1.5 7.4,27,1.4'), scales, { depth: 0.8 })
      },
      hat: (drawing) =>
        sculpt(
          drawing,
          polygon('-6.6,-15.4 -5.6,-19.4 -4.4,-16.4 -1.8,-16 -4,-14.4 -3.4,-11.6 -5.8,-13.4 -8.4,-12'),
          '#f0a05a',
          { depth: 0.8 },
        ),
    }
  },
  { height: 1, aspect: 0.66, poses: ['standing', 'waving'] },
)

const vampire = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const coat = pen.worn('#26202a')
    return {
      skin: '#d8d6da',
      hair: '#17141a',
      hairdo: { front: 'parted', back: 'none' },
      face: { ...face, eyes: '#c82028', lips: '#8a2030', mouth: 'smile', ears: 'pointed', paint: () => undefined },
      top: coat,
      legs: '#1e1a22',
      shoes: '#141218',
      behind: layered(cape('#8a1c28', 0.98), ({ pen: own, bones: { neck } }) => {
        const [x, y] = neck
        sculpt(
          own,
          blob([
            [x - 12, y + 4],
            [x - 14, y - 14, 'corner'],
            [x - 2, y - 4],
            [x + 4, y - 4],
            [x + 13, y - 13, 'corner'],
            [x + 11, y + 4],
          ]),
          '#8a1c28',
          { depth: 2 },
        )
      }),
      over: (drawing) => jacket(drawing, coat, '#a82030'),
    }
  },
  { aspect: 0.6 },
)

export const magic: Readonly<Record<string, Plate>> = {
  wizard,
  witch,
  elf,
  fairy,
  angel,
  devil,
  mermaid,
  vampire,
}
