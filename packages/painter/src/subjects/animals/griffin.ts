import { drawBeast } from '../kit/beast.ts'
import { LONG_TAIL } from '../kit/feline-parts.ts'
import { eye } from '../kit/face.ts'
import { leaf } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import type { HeadPlace } from '../kit/head-place.ts'
import { spotIn } from '../kit/long-heads.ts'
import type { Shape } from '../kit/shape.ts'
import { blob, moved } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix } from '../kit/tone.ts'
import { spread } from '../kit/wings.ts'
import type { Plate } from '../plate.ts'

export const griffin: Plate = {
  habitat: 'ground',
  height: 1.4,
  aspect: 1.5,
  stand: 'stands',
  large: true,
  poses: ['standing', 'sitting', 'walking'],
  asked: ['running', 'jumping', 'flying'],
  draw(pen) {
    const coat = pen.worn('#c08a44')
    const plume = mix(coat, '#f4ead8', 0.75)
    const flies = pen.pose === 'flying'
    const seated = pen.pose === 'sitting'
    const { ctx } = pen
    ctx.save()
    ctx.translate(-4, flies ? -8 : 0)
    ctx.scale(0.84, 0.84)
    const root = seated ? ([-2, -52] as const) : ([12, -56] as const)
    const from = flies ? -2.1 : -2.5
    const wing = mix(coat, '#5a3a1c', 0.35)
    spread(pen, { root, long: 60, from: from + 0.35, hex: pen.tones(wing).shade, side: 'far' })
    drawBeast(flies ? { ...pen, pose: 'running' } : pen, {
      coat,
      belly: null,
      sock: null,
      stout: 1.15,
      legs: 1.35,
      hair: 3.2,
      tail: { ...LONG_TAIL, tip: '#5a3a1c' },
      headAt: { standing: { x: 46, y: -80, scale: 1.1, turn: 0.02 }, sitting: { x: 16, y: -80, scale: 1.1, turn: 0 } },
      head: (drawing, place) => eagleHead(drawing, place, plume),
    })
    spread(pen, { root, long: 66, from, hex: wing, side: 'near' })
    ctx.restore()
  },
}

function eagleHead(pen: Pen, place: HeadPlace, plume: string): void {
  const at = (shape: Shape): Shape => moved(shape, place)
  const spot = spotIn(place)
  const ruff = at(blob('-17,-8 -8,-14 4,-13 10,-2 8,12 4,24 -6,32 -17,28 -22,12'))
  sculpt(pen, ruff, plume, { depth: 7 })
  fur(pen, ruff, plume, { length: 7, flow: 1.9, count: 90, fringe: 0.5 })
  for (const x of [-2, -9]) leaf(pen, [spot([x, -9]), spot([x - 8, -24]), 2.6], plume)
  const head = at(blob('-13,2 -12,-8 -4,-14 6,-14 13,-9 16,-2 12,6 4,10 -6,9'))
  sculpt(pen, head, plume, { depth: 5 })
  fur(pen, head, plume, { length: 3, flow: 2.6, count: 60, fringe: 0.15 })
  sculpt(pen, at(blob('11,-9! 20,-8 26,-2 25,8! 21,3 12,4!')), '#e0a832', { depth: 2.6, gloss: 0.3 })
  lines(pen, '#8a5c1c', 0.6, [[spot([22, 2.4]), spot([16, 1]), spot([11, 0])]])
  eye(pen, spot([6, -4]), 2.5 * place.scale, '#e8a02c')
  lines(pen, '#4a3018', 1.1, [[spot([1, -8]), spot([6, -8.4]), spot([11, -6])]])
}
