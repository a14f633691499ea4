import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, overlap, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const dolphin: Plate = {
  habitat: 'water',
  height: 0.8,
  aspect: 1.6,
  stand: 'floats',
  large: false,
  poses: ['leaping', 'swimming'],
  asked: ['jumping'],
  draw(pen) {
    const skin = pen.worn('#6f8fae')
    const pale = mix(skin, '#f2f4f4', 0.8)
    const { ctx } = pen
    const swims = pen.pose === 'swimming'
    ctx.save()
    if (swims) {
      ctx.beginPath()
      ctx.rect(-120, -140, 240, 139)
      ctx.clip()
      ctx.translate(0, 34)
      ctx.rotate(0.1)
    }
    const fluke = blob('-66,-30 -78,-14 -86,4! -70,0 -62,-8 -56,2 -46,8! -50,-8 -56,-28')
    sculpt(pen, fluke, skin, { depth: 4 })
    sculpt(pen, blob('-10,-78 -22,-90 -36,-99! -34,-84 -28,-70'), skin, { depth: 3 })
    const body = blob(
      '-68,-26 -58,-46 -36,-68 -6,-80 24,-80 44,-72 54,-62 64,-58 76,-52 79,-47 74,-43 60,-44 46,-42 24,-38 -6,-40 -36,-38 -56,-24 -62,-18',
    )
    sculpt(pen, body, skin, { depth: 13, gloss: 0.35 })
    patch(pen, overlap(body, blob('80,-47 60,-50 40,-50 10,-50 -30,-46 -58,-26 -60,-10 0,-26 60,-30')), pale, 0.85)
    sculpt(pen, blob('18,-48 30,-44 24,-28 12,-14! 10,-28'), shift(skin, -0.06), { depth: 4 })
    lines(pen, pen.tones(skin).deep, 0.9, '78,-48 66,-49.4 56,-49 51,-52')
    eye(pen, [46, -59], 2.6, '#2c2c34')
    ctx.restore()
    if (!swims) spray(pen, [-74, 4])
    else foam(pen, [-40, 60])
  },
}

export const shark: Plate = {
  habitat: 'water',
  height: 0.85,
  aspect: 1.95,
  stand: 'floats',
  large: true,
  poses: ['swimming', 'hunting'],
  draw(pen) {
    const skin = pen.worn('#6b7c8c')
    const pale = mix(skin, '#f2f4f2', 0.85)
    sculpt(pen, blob('-68,-44 -84,-66 -98,-86! -92,-58 -86,-44 -92,-28 -96,-14! -80,-24 -68,-36'), skin, { depth: 5 })
    sculpt(pen, blob('6,-62 -8,-84 -22,-98! -20,-80 -22,-60'), skin, { depth: 4 })
    sculpt(pen, blob('28,-34 34,-24 28,-8! 18,-22'), pen.tones(skin).shade, { depth: 3 })
    const body = blob('-72,-42 -50,-52 -20,-63 18,-68 54,-64 82,-54 96,-46 92,-40 78,-34 50,-27 14,-24 -24,-30 -54,-36')
    sculpt(pen, body, skin, { depth: 13, gloss: 0.15 })
    patch(pen, overlap(body, blob('98,-44 76,-42 48,-42 10,-38 -40,-38 -60,-34 0,-14 80,-20')), pale, 0.95)
    sculpt(pen, blob('-44,-48 -52,-58 -58,-62! -58,-52 -56,-48'), skin, { depth: 2 })
    mouth(pen, pen.pose === 'hunting')
    sculpt(pen, blob('22,-34 38,-34 28,-14 6,4! 10,-16'), shift(skin, -0.05), { depth: 5 })
    lines(pen, pen.tones(skin).deep, 0.9, '44,-54 41,-46 44,-38 | 39,-54 36,-46 39,-38 | 34,-53 31,-46 34,-38')
    eye(pen, [72, -51], 2.5, '#1c1c20')
    lines(pen, pen.tones(skin).deep, 0.7, '87,-46 84,-45')
  },
}

function mouth(pen: Pen, open: boolean): void {
  if (!open) return lines(pen, '#3c4248', 1, '88,-38 76,-38 66,-36 60,-32')
  sculpt(pen, blob('90,-40 78,-41 64,-38 58,-32 70,-27 84,-31'), '#7a2c34', { depth: 3 })
  for (let i = 0; i < 8; i++) {
    const up: Point = [62 + i * 3.6, -38.6 - Math.sin(i * 0.4) * 1.6]
    sculpt(
      pen,
      polygon([
        [up[0] - 1.5, up[1]],
        [up[0] + 1.5, up[1]],
        [up[0], up[1] + 4],
      ]),
      '#f8f6f0',
      { depth: 0.6 },
    )
    const low: Point = [64 + i * 2.8, -30 + Math.sin(i * 0.4) * 1.6]
    sculpt(
      pen,
      polygon([
        [low[0] - 1.2, low[1]],
        [low[0] + 1.2, low[1]],
        [low[0], low[1] - 3],
      ]),
      '#f8f6f0',
      { depth: 0.6 },
    )
  }
}

function spray({ ctx, random }: Pen, [x, y]: Point): void {
  ctx.save()
  ctx.fillStyle = '#f4fbff'
  for (let i = 0; i < 90; i++) {
    const out = random()
    ctx.globalAlpha = 0.3 + random() * 0.5
    ctx.beginPath()
    ctx.arc(x + 10 + (random() - 0.4) * 56 * out, y - Math.sin(out * 3) * 22 * random() + 4, 0.5 + random() * 1.7, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

function foam({ ctx, random }: Pen, [from, to]: Point): void {
  ctx.save()
  ctx.fillStyle = '#f4fbff'
  for (let i = 0; i < 90; i++) {
    ctx.globalAlpha = 0.2 + random() * 0.4
    ctx.beginPath()
    ctx.ellipse(from + (to - from) * random(), 1 - random() * random() * 6, 1 + random() * 5, 0.6 + random(), 0, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}
