import { sculpt } from '../kit/pen.ts'
import { blob, limb } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const umbrella: Plate = {
  ...THING,
  height: 0.75,
  aspect: 1.15,
  poses: ['open'],
  draw(pen) {
    const cloth = pen.worn('#c23b3c')
    sculpt(pen, limb('0,-94,1.4 0,-12,1.4 3,-3,1.6 9,-3,1.6 10.4,-10,1.5'), '#6a4630', { depth: 1.4 })
    sculpt(pen, blob('-56,-46! -38,-44 -18,-48 0,-44 18,-48 38,-44 56,-46! 30,-56 -30,-56'), pen.tones(cloth).deep, {
      depth: 3,
    })
    const dome = blob(
      '-58,-46! -50,-70 -28,-90 0,-97 28,-90 50,-70 58,-46! 48,-53 38,-47! 28,-54 18,-48! 0,-55 -18,-48! -28,-54 -38,-47! -48,-53',
    )
    sculpt(pen, dome, cloth, { depth: 13 })
    lines(
      pen,
      pen.tones(cloth).deep,
      0.8,
      '0,-97 -26,-80 -38,-47 | 0,-97 -12,-76 -18,-48 | 0,-97 12,-76 18,-48 | 0,-97 26,-80 38,-47',
    )
    sculpt(pen, limb('0,-96,1.3 0,-100,0.6'), '#d8c8a0', { depth: 0.8 })
  },
}
