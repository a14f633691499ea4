import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, overlap, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const ship: Plate = {
  habitat: 'water',
  height: 2.3,
  aspect: 1.2,
  stand: 'floats',
  large: true,
  poses: ['square sails'],
  draw(pen) {
    const canvas = pen.worn('#efe4cc')
    const wood = '#6f4630'
    lines(pen, pen.tones('#4a3a30').base, 0.4, '-26,-80 -50,-22 | 4,-96 -26,-20 | 4,-96 34,-76 58,-28 | 30,-80 58,-28')
    drawMasts(pen)
    const sails: readonly (readonly [number, number, number, number])[] = [
      [-26, -76, 9, 15],
      [-26, -58, 12, 20],
      [4, -91, 9, 16],
      [4, -72, 14, 20],
      [4, -49, 16, 22],
      [31, -77, 8, 15],
      [31, -59, 11, 20],
    ]
    for (const [x, top, half, high] of sails) squareSail(pen, [x, top, half, high], canvas)
    sculpt(pen, blob('42,-30! 60,-36 72,-26! 54,-24'), canvas, { depth: 4 })
    sculpt(pen, limb('46,-22,1.5 70,-34,0.7'), '#8a6240', { depth: 1.2 })
    const hull = blob('-54,-33! -36,-33! -34,-22! 30,-20 54,-24! 46,-8 40,0! -44,0! -50,-12')
    sculpt(pen, hull, wood, { depth: 10 })
    patch(pen, overlap(hull, blob('-60,-14 0,-10 60,-14 60,-18 0,-14.6 -60,-18')), '#c9a04a', 0.9)
    for (const x of [-36, -22, -8, 6, 20, 34])
      sculpt(
        pen,
        polygon([
          [x - 2, -6.6],
          [x - 2, -10],
          [x + 2, -10],
          [x + 2, -6.6],
        ]),
        '#2a1f1c',
        { depth: 0.6 },
      )
    for (const x of [-50, -45, -40])
      glow(
        pen,
        polygon([
          [x - 1.5, -24],
          [x - 1.5, -28],
          [x + 1.5, -28],
          [x + 1.5, -24],
        ]),
        '#ffcf70',
        1.6,
      )
    lines(pen, pen.tones(wood).light, 0.6, '-52,-20 0,-17 50,-20 | -50,-6 0,-3 44,-5')
  },
}

function drawMasts(pen: Pen): void {
  for (const [x, top] of [
    [-26, -82],
    [4, -98],
    [31, -84],
  ] as const) {
    sculpt(
      pen,
      limb([
        [x, -12, 1.5],
        [x, top, 0.8],
      ]),
      '#8a6240',
      { depth: 1.4 },
    )
    sculpt(
      pen,
      polygon([
        [x, top - 2],
        [x - 8, top],
        [x, top + 2.6],
      ]),
      '#b83a34',
      { depth: 0.8 },
    )
  }
}

function squareSail(pen: Pen, [x, top, half, high]: readonly [number, number, number, number], canvas: string): void {
  const sail = blob([
    [x - half, top, 'corner'],
    [x + half * 0.9, top, 'corner'],
    [x + half * 1.12, top + high * 0.55],
    [x + half * 1.2, top + high, 'corner'],
    [x, top + high * 0.86],
    [x - half * 1.1, top + high, 'corner'],
    [x - half * 0.76, top + high * 0.5],
  ])
  sculpt(pen, sail, canvas, { depth: half * 0.7 })
  pen.ctx.save()
  pen.ctx.clip(sail.path)
  pen.ctx.globalAlpha = 0.4
  lines(
    pen,
    pen.tones(canvas).deep,
    0.35,
    [0.3, 0.62].map((part): Point[] => [
      [x - half, top + high * part],
      [x, top + high * (part - 0.06)],
      [x + half * 1.2, top + high * part],
    ]),
  )
  pen.ctx.restore()
  lines(pen, pen.tones('#8a6240').base, 1, [
    [
      [x - half - 1.4, top],
      [x + half + 0.6, top],
    ],
  ])
}
