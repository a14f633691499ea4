import { oneOf, personPlate } from '../kit/everyday.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { collar, jacket } from '../kit/outfit.ts'
import { brush, guitar, microphone, violin } from '../kit/props.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const dancer = personPlate(
  { age: 'grown', female: true },
  (pen, { skin }) => {
    const dress = pen.worn('#c8283c')
    return {
      top: dress,
      sleeves: 'bare',
      legs: skin,
      shoes: dress,
      hairdo: { front: 'parted', back: 'bun' },
      skirt: { hex: dress, hem: 0.7, flare: 11 },
      hat: (drawing) => sculpt(drawing, oval(-6.4, -15.6, [2.4, 2.2]), '#e83a4c', { depth: 1.2 }),
    }
  },
  { aspect: 0.8, poses: ['dancing', 'dancing', 'standing'] },
)

const ballerina = personPlate(
  { age: 'young', female: true },
  (pen, { skin }) => {
    const tutu = pen.worn('#f2b8c8')
    return {
      top: tutu,
      sleeves: 'bare',
      legs: shift(skin, 0.04, 0.8),
      shoes: '#e89ab0',
      hairdo: { front: 'parted', back: 'bun' },
      skirt: { hex: shift(tutu, 0.06), hem: 0.16, flare: 15 },
      over: (drawing) => patch(drawing, blob('-5,-1.4 0.4,6 5.4,-1.4 0.4,-3'), skin),
    }
  },
  { aspect: 0.8, poses: ['dancing'] },
)

const singer = personPlate(
  { age: 'young', female: true },
  (pen, { skin }) => {
    const dress = pen.worn('#5a3a9c')
    return {
      top: dress,
      sleeves: 'bare',
      legs: skin,
      shoes: '#26202a',
      hairdo: { front: 'parted', back: 'long' },
      skirt: { hex: dress, hem: 0.44, flare: 4 },
      hat: (drawing) => microphoneAtMouth(drawing),
    }
  },
  { aspect: 0.7, poses: ['singing'] },
)

/** The microphone hangs before the mouth, wherever the head is. */
function microphoneAtMouth(pen: Pen): void {
  pen.ctx.save()
  pen.ctx.translate(6.4, 3.4)
  microphone(pen)
  pen.ctx.restore()
}

function musician(instrument: (pen: Pen) => void): Plate {
  return personPlate(
    { age: 'young', female: false },
    (pen) => {
      const top = pen.worn(oneOf(pen, ['#2c2c34', '#7a2f2c', '#3a5a5c']))
      return {
        top,
        legs: '#34404f',
        hairdo: oneOf(pen, [
          { front: 'swept', back: 'nape' },
          { front: 'curls', back: 'none' },
        ]),
        over: (drawing) => jacket(drawing, top),
        held: instrument,
      }
    },
    { aspect: 0.64, poses: ['playing'] },
  )
}

const violinist = personPlate(
  { age: 'grown', female: true },
  (pen) => {
    const gown = pen.worn('#2f3454')
    return {
      top: gown,
      sleeves: 'bare',
      legs: gown,
      hairdo: { front: 'parted', back: 'long' },
      skirt: { hex: gown, hem: 0.96, flare: 6 },
      held: violin,
    }
  },
  { aspect: 0.6, poses: ['playing'] },
)

const painter = personPlate(
  { age: 'grown', female: false },
  (pen, { face }) => {
    const smock = pen.worn('#5a7a9c')
    return {
      top: smock,
      legs: '#4a4440',
      face: { ...face, beard: 'goatee' },
      over: (drawing) => {
        collar(drawing, '#efe9dc')
        for (const [x, y, hex] of [
          [-4, 16, '#d8322c'],
          [2, 22, '#f0c32c'],
          [5, 14, '#3f9142'],
          [-2, 27, '#f2f0ea'],
        ] as const)
          patch(drawing, oval(x, y, [1.3, 0.9]), hex)
      },
      hat: (drawing) => {
        sculpt(drawing, blob('-10,-17 -9,-21.4 -2,-24 6,-23 10,-19 9,-15.8 0,-16'), '#8a2430', { depth: 2.4 })
        sculpt(drawing, limb('-0.6,-23.4,0.5 -0.2,-25.4,0.5'), '#8a2430', { depth: 0.4 })
      },
      held: brush,
      behind: ({ pen: own, bones: { farArm } }) => {
        const [x, y] = farArm[2]
        sculpt(own, oval(x + 4, y - 2, [7, 5], -0.3), '#c89a5c', { depth: 1.4 })
        for (const [dx, dy, hex] of [
          [1, -4, '#d8322c'],
          [5, -5, '#f0c32c'],
          [8, -3, '#2f6fc4'],
          [6, 0, '#3f9142'],
        ] as const)
          patch(own, oval(x + dx, y + dy, [1.2, 0.9]), hex)
      },
    }
  },
  { aspect: 0.62, poses: ['holding', 'walking'] },
)

export const players: Readonly<Record<string, Plate>> = {
  dancer,
  ballerina,
  singer,
  musician: musician(guitar),
  violinist,
  painter,
}
