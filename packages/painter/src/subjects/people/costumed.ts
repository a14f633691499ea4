import { cape } from '../kit/backs.ts'
import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { hairpins, santaHat, topHat, veil } from '../kit/headwear.ts'
import { belt, buttons, crossed, jacket, stripes } from '../kit/outfit.ts'
import { fan, sack } from '../kit/props.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const geisha = personPlate(
  { age: 'grown', female: true },
  (pen, { face }) => {
    const kimono = pen.worn(oneOf(pen, ['#c8385c', '#3a5a9c', '#2f8a7c']))
    return {
      top: kimono,
      sleeves: 'wide',
      legs: kimono,
      skin: '#f6eee8',
      shoes: '#3a2a24',
      hair: '#17131a',
      hairdo: { front: 'parted', back: 'bun' },
      face: { ...face, lips: '#c8202c', eyes: '#2a1c18', mouth: 'neutral' },
      skirt: { hex: kimono, hem: 0.98, flare: 1.6 },
      over: (drawing) => {
        crossed(drawing, '#f4ece0', '#e2b84a', 3.4)
        for (const [x, y] of [
          [-6, 8],
          [6, 12],
          [-4, 31],
        ] as const)
          patch(drawing, oval(x, y, [1.6, 1.6]), shift(kimono, 0.28))
      },
      hat: hairpins,
      held: (drawing) => fan(drawing, '#f0e2c0'),
    }
  },
  { aspect: 0.58, poses: ['holding', 'walking', 'holding'] },
)

const hanfu = personPlate(
  { age: 'young', female: true },
  (pen) => {
    const robe = pen.worn(oneOf(pen, ['#8fc4c0', '#e8a4b0', '#a8b8e0']))
    return {
      top: shift(robe, 0.08),
      sleeves: 'wide',
      legs: robe,
      hair: '#1d191e',
      hairdo: { front: 'parted', back: 'long' },
      skirt: { hex: robe, hem: 1, flare: 6 },
      over: (drawing) => crossed(drawing, '#fbf6ee', shift(robe, -0.22), 1.8),
      hat: hairpins,
    }
  },
  { aspect: 0.62, poses: ['standing', 'walking', 'standing'] },
)

const santa = personPlate(
  { age: 'old', female: false, girth: 1.6 },
  (pen, { face, build }) => {
    const red = pen.worn('#c8281e')
    return {
      build: { ...build, stoop: 0 },
      top: red,
      legs: red,
      shoes: '#1e1a1c',
      boots: true,
      hair: '#f4f1ec',
      hairdo: { front: 'short', back: 'nape' },
      face: { ...face, beard: 'long', mouth: 'smile', beardHex: '#f6f3ee' },
      skirt: { hex: red, hem: 0.3, flare: 3 },
      over: (drawing) => {
        sculpt(drawing, limb('0.4,-1,1.9 0.6,14,2 0.6,44,2'), '#f6f3ee', { depth: 1.4 })
        belt(drawing, '#1e1a1c')
        sculpt(drawing, limb('-11,43,2 0,45,2 11,43,2'), '#f6f3ee', { depth: 1.4 })
      },
      hat: (drawing) => santaHat(drawing, red),
      behind: ({ pen: own, bones: { neck } }) => {
        own.ctx.save()
        own.ctx.translate(neck[0] - 3, neck[1] + 2)
        sack(own)
        own.ctx.restore()
      },
    }
  },
  { aspect: 0.72, poses: ['waving', 'standing', 'walking'] },
)

const clown = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const suit = pen.worn('#f0c32c')
    return {
      top: suit,
      legs: '#3f7ac4',
      shoes: '#c8281e',
      skin: '#f6efe8',
      hair: '#e8581e',
      hairdo: { front: 'curls', back: 'curls' },
      face: {
        ...face,
        beard: 'none',
        mouth: 'smile',
        lips: '#d8202c',
        paint: (drawing) => {
          for (const x of [-1.6, 5]) patch(drawing, oval(x, -9.4, [2.5, 3.2]), '#8fc8f0')
          patch(drawing, oval(1.8, -3, [4, 2]), '#e83a3c')
        },
      },
      over: (drawing) => {
        for (const side of [-1, 1])
          for (const y of [9, 18, 27]) patch(drawing, oval(side * 4.6, y, [1.7, 1.7]), side > 0 ? '#c8281e' : '#2f8a4a')
        sculpt(drawing, blob('-10,1 -6,-3 0,-2 6,-3 10.6,1 8,4 5,2.6 2,5 -1,3 -4,5 -7,2.6'), '#f8f6f2', { depth: 1.4 })
      },
      hat: (drawing) => {
        sculpt(drawing, oval(3, -5.6, [1.9, 1.9]), '#e8202c', { depth: 1, gloss: 0.6 })
        sculpt(drawing, polygon('-2.4,-22 4.6,-21.6 2.4,-31'), '#3f7ac4', { depth: 1.4 })
      },
    }
  },
  { poses: ['waving', 'cheering', 'standing'] },
)

const nun = personPlate(
  { age: 'grown', female: true },
  (pen) => {
    const habit = pen.worn('#26252c')
    return {
      top: habit,
      sleeves: 'wide',
      legs: habit,
      shoes: '#1a1a1e',
      hairdo: { front: 'none', back: 'none' },
      skirt: { hex: habit, hem: 0.96, flare: 4 },
      over: (drawing) => {
        sculpt(drawing, blob('-8.6,2 -4,-2 5,-2 9,2 7,9 0.4,12 -6.6,9'), '#f6f4f0', { depth: 1.6 })
        sculpt(drawing, limb('0.5,12,0.7 0.5,20,0.7'), '#d8b04a', { depth: 0.4 })
        sculpt(drawing, limb('-1.8,14.4,0.7 2.8,14.4,0.7'), '#d8b04a', { depth: 0.4 })
      },
      hat: (drawing) => veil(drawing, habit, '#f6f4f0'),
    }
  },
  { poses: ['praying', 'standing'] },
)

const magician = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const coat = pen.worn('#26242e')
    return {
      top: coat,
      legs: coat,
      shoes: '#16151a',
      face: { ...face, beard: 'moustache' },
      behind: cape('#8a1f34', 0.9),
      over: (drawing) => jacket(drawing, coat, '#c8283c'),
      hat: (drawing) => topHat(drawing),
      held: (drawing) => {
        sculpt(drawing, limb('-3,3,0.7 8,-12,0.7'), '#1c1a20', { depth: 0.5 })
        patch(drawing, limb('6.6,-10,0.75 8,-12,0.75'), '#f4f2ee')
      },
    }
  },
  { poses: ['holding', 'waving'] },
)

const prisoner = personPlate({ age: 'grown', female: false }, (pen) => {
  const cloth = pen.worn('#f0ede6')
  return {
    top: cloth,
    legs: cloth,
    over: (drawing) => {
      stripes(drawing, '#2c2c34')
      buttons(drawing, '#8a8a90')
    },
    hat: (drawing) => sculpt(drawing, blob('-8.4,-16! -8,-22! 8,-22! 8.8,-16! 0.4,-15'), cloth, { depth: 1.6 }),
  }
})

export const costumed: Readonly<Record<string, Plate>> = {
  geisha,
  hanfu,
  'santa claus': santa,
  clown,
  nun,
  magician,
  prisoner,
}
