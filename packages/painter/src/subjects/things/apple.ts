import { leaf } from '../kit/foliage.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const apple: Plate = {
  ...THING,
  height: 0.2,
  aspect: 0.95,
  poses: ['whole'],
  draw(pen) {
    const skin = pen.worn('#c8332c')
    const body = blob('0,-74 -16,-82 -36,-76 -46,-54 -40,-24 -22,-3 -6,-2 0,-5 6,-2 22,-3 40,-24 46,-54 36,-76 16,-82')
    sculpt(pen, body, skin, { depth: 18, gloss: 0.6 })
    pen.ctx.save()
    pen.ctx.clip(body.path)
    pen.ctx.globalAlpha = 0.3
    for (let i = 0; i < 26; i++) {
      const x = (pen.random() - 0.5) * 80
      lines(pen, i % 2 ? pen.tones(mix(skin, '#f2c84a', 0.6)).light : pen.tones(skin).deep, 0.8, [
        [
          [x * 0.25, -74],
          [x, -56],
          [x * 1.05, -30 - pen.random() * 16],
        ],
      ])
    }
    pen.ctx.restore()
    patch(pen, oval(0, -74.5, [13, 4.4]), shift(skin, -0.14), 0.7)
    sculpt(pen, limb('0,-72,1.8 2,-84,1.6 7,-95,2.2'), '#5f4028', { depth: 1.6 })
    leaf(pen, [[3, -84], [32, -97], 7], '#5d8f3c')
  },
}
