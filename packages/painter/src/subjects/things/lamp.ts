import type { Pen } from '../kit/pen.ts'
import { sculpt } from '../kit/pen.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import type { Plate } from '../plate.ts'

export const lamp: Plate = {
  ...THING,
  height: 0.42,
  aspect: 0.66,
  poses: ['vase', 'slender'],
  draw(pen) {
    const cloth = pen.worn('#e8cf9a')
    glowUnder(pen)
    if (pen.pose === 'vase')
      sculpt(pen, blob('-6,-56 -9,-48 -18,-34 -20,-20 -12,-6 12,-6 20,-20 18,-34 9,-48 6,-56'), '#3f6f8a', {
        depth: 8,
        gloss: 0.5,
      })
    else sculpt(pen, limb('0,-58,2.2 0,-6,2.8'), '#b08a4a', { depth: 2, gloss: 0.5 })
    sculpt(pen, oval(0, -4, [19, 4.6]), '#8a6a3c', { depth: 3, gloss: 0.3 })
    const shade = blob('-17,-99! -33,-52! 0,-48 33,-52! 17,-99! 0,-101')
    sculpt(pen, shade, cloth, { depth: 7 })
    const { ctx } = pen
    const lit = ctx.createRadialGradient(0, -68, 3, 0, -70, 36)
    lit.addColorStop(0, '#fff4c8dd')
    lit.addColorStop(0.6, '#ffd98266')
    lit.addColorStop(1, '#ffd98200')
    ctx.fillStyle = lit
    ctx.fill(shade.path)
  },
}

/** The light that falls out above and below the shade. */
function glowUnder({ ctx }: Pen): void {
  const halo = ctx.createRadialGradient(0, -68, 8, 0, -68, 72)
  halo.addColorStop(0, '#ffe6a266')
  halo.addColorStop(1, '#ffe6a200')
  ctx.fillStyle = halo
  ctx.fillRect(-72, -140, 144, 144)
}
