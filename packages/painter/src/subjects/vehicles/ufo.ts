import { glow, sculpt } from '../kit/pen.ts'
import { blob, oval, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const ufo: Plate = {
  habitat: 'sky',
  height: 0.9,
  aspect: 1.7,
  stand: 'flies',
  large: true,
  poses: ['hovering', 'beaming'],
  draw(pen) {
    const metal = pen.worn('#8f9aa8')
    if (pen.pose === 'beaming') {
      const beam = pen.ctx.createLinearGradient(0, -40, 0, 0)
      beam.addColorStop(0, '#c8ffb0aa')
      beam.addColorStop(1, '#c8ffb000')
      pen.ctx.fillStyle = beam
      pen.ctx.fill(polygon('-22,-42 22,-42 44,0 -44,0').path)
    }
    sculpt(pen, blob('-30,-66 -26,-86 0,-99 26,-86 30,-66 0,-60'), '#8fd0d8', { depth: 9, gloss: 0.8 })
    sculpt(pen, oval(0, -46, [40, 13]), shift(metal, -0.12), { depth: 6 })
    sculpt(pen, blob('-84,-54 -54,-66 0,-71 54,-66 84,-54 54,-44 0,-40 -54,-44'), metal, { depth: 11, gloss: 0.4 })
    lines(pen, pen.tones(metal).deep, 0.7, '-76,-53 0,-47 76,-53')
    for (const x of [-60, -36, -12, 12, 36, 60])
      glow(pen, oval(x, -50 + Math.abs(x) * -0.06 + 3, [3.4, 2.6]), x % 24 ? '#ffd25a' : '#7dffb0', 5)
  },
}
