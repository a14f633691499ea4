import { glow, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, polygon, tower } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const streetLamp: Plate = {
  ...THING,
  height: 1.6,
  aspect: 0.24,
  poses: ['lit'],
  draw(pen) {
    const iron = pen.worn('#33383f')
    sculpt(pen, tower(0, 0, 9, [7, 3.4]), iron, { depth: 2 })
    sculpt(pen, limb('0,-8,2.2 0,-40,1.5 0,-74,1.3'), iron, { depth: 1.2, gloss: 0.3 })
    for (const y of [-14, -44, -72]) sculpt(pen, oval(0, y, [3.4, 1.3]), iron, { depth: 1 })
    sculpt(pen, limb('-7,-69,0.8 0,-70,0.9 7,-69,0.8'), iron, { depth: 0.6 })
    glow(pen, polygon('-4.4,-75 4.4,-75 7,-90 -7,-90'), '#ffe7a0', 22)
    lines(pen, pen.tones(iron).base, 0.8, '-4.4,-75 -7,-90 | 4.4,-75 7,-90 | 0,-75 0,-90 | -4.8,-75 4.8,-75')
    sculpt(pen, blob('-8.6,-90! 8.6,-90! 5,-94 1.6,-97 0,-100! -1.6,-97 -5,-94'), iron, { depth: 1.6 })
  },
}
