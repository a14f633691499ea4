import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Point } from '../kit/shape.ts'
import { blob, overlap } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const BELLY = '#dfe3e0'

export const whale: Plate = {
  habitat: 'water',
  height: 1.5,
  aspect: 1.75,
  stand: 'floats',
  large: true,
  poses: ['swimming', 'breaching'],
  draw(pen) {
    const skin = pen.worn('#48617c')
    if (pen.pose === 'breaching') drawBreaching(pen, skin)
    else drawSwimming(pen, skin)
  },
}

function drawSwimming(pen: Pen, skin: string): void {
  const fluke = blob('-58,-46 -70,-60 -86,-66! -78,-52 -66,-46 -60,-45 -52,-50 -44,-64 -34,-66! -38,-54 -50,-42')
  sculpt(pen, fluke, skin, { depth: 4 })
  const body = blob('-62,-46 -54,-48 -46,-34 -30,-34 -6,-46 26,-52 58,-46 78,-30 84,-14 80,0! -44,0! -54,-16 -60,-32')
  sculpt(pen, body, skin, { depth: 15 })
  const belly = blob('86,-13 60,-14 40,-10 14,0 10,4 86,4')
  patch(pen, overlap(belly, body), BELLY, 0.9)
  grooves(pen, overlap(belly, body), [
    [84, -9],
    [54, -8],
    [22, 0],
  ])
  sculpt(pen, blob('-24,-35 -28,-43! -18,-41 -11,-42'), skin, { depth: 2.4 })
  sculpt(pen, blob('30,-5 36,-7 30,2 14,7 8,2 18,-1'), pen.tones(skin).shade, { depth: 3 })
  lines(pen, pen.tones(skin).deep, 0.9, '83,-15 68,-17 54,-14 47,-16')
  eye(pen, [48, -19.5], 1.9, '#8a7a5a')
  speckle(pen, body, skin)
  spout(pen, [48, -49])
  foam(pen, [-56, 86])
}

function drawBreaching(pen: Pen, skin: string): void {
  const body = blob('-34,0! -30,-26 -14,-56 10,-82 34,-98 47,-99 50,-88 44,-66 36,-42 30,-18 28,0!')
  sculpt(pen, body, skin, { depth: 15 })
  const belly = blob('52,-90 40,-86 28,-66 20,-40 14,2 32,2 38,-30 48,-60')
  patch(pen, overlap(belly, body), BELLY, 0.92)
  grooves(pen, overlap(belly, body), [
    [46, -86],
    [30, -50],
    [22, 0],
  ])
  lines(pen, pen.tones(skin).deep, 1, '48,-92 38,-84 30,-72 24,-70')
  eye(pen, [21, -67], 2, '#8a7a5a')
  const near = blob('12,-48 20,-44 10,-26 -12,-12 -24,-12! -14,-24 2,-40')
  sculpt(pen, near, skin, { depth: 5 })
  sculpt(pen, blob('38,-42 50,-40 62,-30! 48,-30 35,-32'), pen.tones(skin).shade, { depth: 3 })
  speckle(pen, body, skin)
  foam(pen, [-50, 46])
  splash(pen)
}

function grooves(pen: Pen, belly: ReturnType<typeof blob>, middle: readonly Point[]): void {
  pen.ctx.save()
  pen.ctx.clip(belly.path)
  pen.ctx.globalAlpha = 0.55
  const strokes = [-8, -5, -2, 1, 4, 7, 10].map((off) => middle.map(([x, y]): Point => [x + off * 0.7, y + off * 0.8]))
  lines(pen, pen.tones(BELLY).deep, 0.5, strokes)
  pen.ctx.restore()
}

function speckle({ ctx, random, tones }: Pen, body: ReturnType<typeof blob>, skin: string): void {
  ctx.save()
  ctx.clip(body.path)
  for (let i = 0; i < 70; i++) {
    ctx.globalAlpha = 0.12 + random() * 0.2
    ctx.fillStyle = random() < 0.6 ? tones(skin).light : tones(skin).deep
    ctx.beginPath()
    ctx.ellipse(
      -50 + random() * 130,
      -95 + random() * 95,
      0.4 + random() * 1.6,
      0.3 + random() * 0.7,
      random() * 3,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.restore()
}

function spout({ ctx, random }: Pen, [x, y]: Point): void {
  ctx.save()
  ctx.fillStyle = '#ffffff'
  for (let i = 0; i < 170; i++) {
    const up = random()
    const side = (random() - 0.5) * (3 + up * up * 30)
    ctx.globalAlpha = 0.16 + random() * 0.3
    ctx.beginPath()
    ctx.arc(x + side - up * 3, y - Math.sin(up * 2.2) * 44 - random() * 4, 0.5 + up * 1.9 * random() + 0.3, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

function foam({ ctx, random }: Pen, [from, to]: Point): void {
  ctx.save()
  ctx.fillStyle = '#f4fbff'
  for (let i = 0; i < 110; i++) {
    const along = random()
    ctx.globalAlpha = 0.22 + random() * 0.42
    ctx.beginPath()
    ctx.ellipse(
      from + (to - from) * along,
      -random() * random() * 6 + 1,
      1 + random() * 4.6,
      0.5 + random() * 1.1,
      0,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.restore()
}

function splash({ ctx, random }: Pen): void {
  ctx.save()
  ctx.fillStyle = '#f4fbff'
  for (let i = 0; i < 140; i++) {
    const side = random() < 0.5 ? -1 : 1
    const out = random()
    ctx.globalAlpha = 0.25 + random() * 0.5
    ctx.beginPath()
    ctx.arc(-2 + side * (30 + out * 26), -Math.sin(out * 3) * 18 * random(), 0.4 + random() * 1.5, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}
