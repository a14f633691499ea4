import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Point, Shape } from '../kit/shape.ts'
import { blob, limb, oval, overlap, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const turtle: Plate = {
  habitat: 'ground',
  height: 0.38,
  aspect: 1.75,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking'],
  asked: ['swimming', 'sleeping'],
  draw(pen) {
    const skin = pen.worn('#7f9a52')
    const shell = pen.pose === 'swimming' ? '#7a6a3a' : '#7d5c34'
    if (pen.pose === 'swimming') return swimming(pen, [skin, shell])
    const step = pen.pose === 'walking' ? 7 : 0
    const asleep = pen.pose === 'sleeping'
    for (const x of [-38 + step, 32 - step]) stump(pen, x + 12, pen.tones(skin).shade)
    sculpt(pen, blob('-58,-18 -76,-12 -84,-6! -70,-4 -54,-10'), skin, { depth: 3 })
    if (!asleep) neckAndHead(pen, skin)
    else eyeless(pen, skin)
    const plastron = blob('-62,-22 0,-14 62,-24 58,-10 40,-6 -44,-6 -60,-12')
    sculpt(pen, plastron, '#d8c088', { depth: 5 })
    const dome = blob('-68,-20 -62,-48 -38,-72 -4,-82 32,-74 58,-50 66,-24 40,-18 0,-16 -40,-16')
    sculpt(pen, dome, shell, { depth: 18, gloss: 0.12 })
    scutes(pen, dome, shell)
    sculpt(pen, limb('-68,-22,4 -30,-17,4.6 30,-17,4.6 66,-25,4'), shift(shell, -0.05), { depth: 2.6 })
    for (const x of [-38 - step, 32 + step]) stump(pen, x, skin)
  },
}

function stump(pen: Pen, x: number, hex: string): void {
  const leg = blob([
    [x - 11, -24],
    [x + 11, -24],
    [x + 10, -8],
    [x + 13, 0],
    [x - 11, 0],
    [x - 12, -10],
  ])
  sculpt(pen, leg, hex, { depth: 5 })
  scaly(pen, leg, hex)
  for (const off of [-5, 2, 9]) patch(pen, overlap(leg, oval(x + off, 0, [2.4, 3.4])), '#efe4c4', 0.9)
}

function scaly({ ctx, random, tones }: Pen, shape: Shape, hex: string): void {
  ctx.save()
  ctx.clip(shape.path)
  ctx.fillStyle = tones(hex).deep
  const [x, y] = shape.edge[0] ?? [0, 0]
  for (let i = 0; i < 40; i++) {
    ctx.globalAlpha = 0.15 + random() * 0.2
    ctx.beginPath()
    ctx.ellipse(x + (random() - 0.3) * 46, y + (random() - 0.5) * 60, 1.4, 1, 0, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

function neckAndHead(pen: Pen, skin: string): void {
  const neck = limb('50,-28,11 64,-38,9 74,-50,8')
  sculpt(pen, neck, skin, { depth: 6 })
  scaly(pen, neck, skin)
  const head = blob('64,-54 66,-66 76,-72 88,-68 96,-60 97,-53 90,-47 76,-45 67,-47')
  sculpt(pen, head, skin, { depth: 6 })
  lines(pen, pen.tones(skin).deep, 1, '96,-54 88,-53.4 80,-55')
  patch(pen, oval(94, -60, [0.9, 0.7]), shift(skin, -0.3), 0.9)
  eye(pen, [85, -62], 3, '#4a3018')
}

/** Drawn in under the rim of the shell. */
function eyeless(pen: Pen, skin: string): void {
  sculpt(pen, blob('52,-20 60,-34 72,-32 78,-22 74,-14 58,-12'), skin, { depth: 5 })
  lines(pen, pen.tones(skin).deep, 0.9, '68,-25 71,-23.6 74,-25')
}

/** Five large plates along the top, six along the side, each with its own rise. */
function scutes(pen: Pen, dome: Shape, hex: string): void {
  const cells: [Point, number, number][] = []
  for (const [x, y] of [
    [-42, -60],
    [-20, -70],
    [2, -73],
    [24, -69],
    [44, -58],
  ] as const)
    cells.push([[x, y], 14, 10])
  for (const [x, y] of [
    [-52, -38],
    [-30, -44],
    [-6, -46],
    [18, -45],
    [40, -41],
    [58, -36],
  ] as const)
    cells.push([[x, y], 14, 14])
  for (const [[x, y], w, h] of cells) {
    const hexagon = Array.from(
      { length: 6 },
      (_, i): Point => [x + Math.cos(i * 1.047 + 0.5) * w * 0.92, y + Math.sin(i * 1.047 + 0.5) * h * 0.92],
    )
    const cell = overlap(dome, polygon(hexagon))
    sculpt(pen, cell, mix(hex, '#c89a4c', 0.3), { depth: 4, rim: 0.4 })
    patch(pen, overlap(cell, oval(x, y, [w * 0.36, h * 0.32])), shift(hex, -0.1), 0.5)
  }
}

/** A sea turtle with long flippers. */
function swimming(pen: Pen, [skin, shell]: readonly [string, string]): void {
  sculpt(pen, blob('24,-40 44,-26 58,-6 62,6! 46,2 30,-12 14,-30'), pen.tones(skin).shade, { depth: 4 })
  sculpt(pen, blob('-52,-40 -68,-30 -80,-26! -74,-38 -58,-48'), pen.tones(skin).shade, { depth: 3 })
  sculpt(pen, limb('42,-50,11 56,-54,9'), skin, { depth: 5 })
  const head = blob('52,-48 54,-62 66,-70 80,-66 88,-57 86,-50 74,-44 60,-44')
  sculpt(pen, head, skin, { depth: 6 })
  lines(pen, pen.tones(skin).deep, 0.9, '87,-53 80,-52 73,-54')
  eye(pen, [75, -59], 3, '#3a2818')
  const dome = blob('-62,-46 -48,-64 -20,-76 14,-76 40,-64 50,-48 34,-36 0,-30 -36,-34')
  sculpt(pen, dome, shell, { depth: 14 })
  pen.ctx.save()
  pen.ctx.translate(-6, 2)
  pen.ctx.scale(0.8, 0.86)
  pen.ctx.translate(0, -8)
  scutes(pen, dome, shell)
  pen.ctx.restore()
  sculpt(pen, limb('-62,-45,3 -30,-34,4 20,-34,4 50,-48,3'), shift(shell, -0.05), { depth: 2 })
  const flipper = blob('16,-40 34,-44 36,-30 20,-4 2,14 -8,18! -6,0 6,-24')
  sculpt(pen, flipper, skin, { depth: 6 })
  mottle(pen, flipper, skin)
  const hind = blob('-50,-36 -40,-30 -48,-14 -64,-6! -62,-22')
  sculpt(pen, hind, skin, { depth: 4 })
  mottle(pen, hind, skin)
}

function mottle(pen: Pen, shape: Shape, hex: string): void {
  const [x0, y0] = shape.edge[0] ?? [0, 0]
  for (let i = 0; i < 26; i++) {
    const at: Point = [x0 + (pen.random() - 0.6) * 60, y0 + pen.random() * 54]
    patch(pen, overlap(shape, oval(...at, [2.6, 2])), shift(hex, -0.1), 0.5)
  }
}
