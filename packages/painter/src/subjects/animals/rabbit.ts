import { drawBeast } from '../kit/beast.ts'
import { roundHead } from '../kit/beast-heads.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, join, limb, oval, overlap } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const rabbit: Plate = {
  habitat: 'ground',
  height: 0.36,
  aspect: 0.95,
  stand: 'stands',
  large: false,
  poses: ['crouching', 'listening'],
  asked: ['running', 'jumping', 'walking', 'standing', 'lying', 'sleeping'],
  draw(pen) {
    const coat = pen.worn('#b49a7c')
    const pale = mix(coat, '#fbf6ec', 0.8)
    if (rabbit.asked?.includes(pen.pose)) return onItsFeet(pen, [coat, pale])
    sculpt(pen, oval(-38, -14, [8, 8]), pale, { depth: 4 })
    fur(pen, oval(-38, -14, [8, 8]), pale, { length: 4, flow: 2.6, count: 30, fringe: 0.5 })
    const body = blob('-38,-10 -38,-28 -24,-44 -4,-48 16,-46 28,-34 28,-16 22,-2 -30,0')
    sculpt(pen, body, coat, { depth: 12 })
    patch(pen, overlap(body, blob('18,-46 32,-36 32,-4 18,-4 14,-24')), pale, 0.95)
    fur(pen, body, coat, { length: 4.6, flow: 2.3, count: 200, fringe: 0.3 })
    const haunch = blob('-36,-8 -34,-26 -18,-32 -4,-22 -4,-8 8,-4 9,0 -32,0')
    sculpt(pen, haunch, coat, { depth: 8 })
    fur(pen, haunch, coat, { length: 4, flow: 1, count: 60, fringe: 0.2 })
    for (const x of [15, 22])
      sculpt(
        pen,
        join(
          limb([
            [x, -26, 5.4],
            [x + 1, -6, 4],
          ]),
          oval(x + 3, -2.4, [5.6, 2.6]),
        ),
        x > 16 ? pale : coat,
        { depth: 4 },
      )
    roundHead(
      pen,
      { x: 19, y: -56, scale: pen.pose === 'listening' ? 1.02 : 0.98, turn: 0.02 },
      { coat, muzzle: pale, iris: '#4a2c1c', ears: 'long', inner: '#e6b0a4', whiskers: true },
    )
  },
}

/** Whatever it does but sit. */
function onItsFeet(pen: Pen, [coat, pale]: readonly [string, string]): void {
  const { ctx } = pen
  ctx.save()
  ctx.scale(0.76, 0.76)
  drawBeast(pen, {
    coat,
    belly: pale,
    sock: null,
    stout: 1.25,
    legs: 1.15,
    hair: 4.6,
    tail: {
      standing: [
        [-36, -54, 6],
        [-42, -57, 7],
        [-46, -58, 5],
      ],
      sitting: [
        [-20, -8, 6],
        [-28, -8, 6],
      ],
      tip: pale,
      bushy: 0.5,
    },
    headAt: {
      standing: { x: 44, y: -72, scale: 1.1, turn: 0.04 },
      sitting: { x: 14, y: -76, scale: 1.1, turn: 0 },
    },
    head: (drawing, place) =>
      roundHead(drawing, place, {
        coat,
        muzzle: pale,
        iris: '#4a2c1c',
        ears: 'long',
        inner: '#e6b0a4',
        whiskers: true,
      }),
  })
  ctx.restore()
}
