import { tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import { chimney, door, shutterWindow } from '../kit/house-parts.ts'
import { limb, oval, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const cabin: Plate = {
  habitat: 'structure',
  height: 1.5,
  aspect: 1.25,
  stand: 'stands',
  large: true,
  poses: ['log'],
  draw(pen) {
    const wood = pen.worn('#8a5c3a')
    chimney(pen, [30, -70])
    for (let up = 0; up < 7; up++)
      sculpt(
        pen,
        limb([
          [-46, -4 - up * 7, 3.7],
          [48, -4 - up * 7, 3.7],
        ]),
        shift(wood, (pen.random() - 0.5) * 0.04),
        { depth: 3.4 },
      )
    for (let up = 0; up < 7; up++)
      for (const x of [-46, 48]) sculpt(pen, oval(x, -4 - up * 7, [3.4, 3.6]), '#c79a68', { depth: 1.6 })
    sculpt(pen, polygon('-58,-46 -34,-88 38,-88 60,-46'), '#5c4a40', { depth: 10 })
    lines(
      pen,
      pen.tones('#5c4a40').shade,
      0.7,
      [54, 62, 70, 78].map((up): Point[] => [
        [-60 + (up - 46) * 0.58, -up],
        [62 - (up - 46) * 0.53, -up],
      ]),
    )
    for (const x of [-28, 30]) shutterWindow(pen, [x, -18], true)
    door(pen, 0)
    tuft(pen, [0, 46], '#6f8f45')
  },
}
