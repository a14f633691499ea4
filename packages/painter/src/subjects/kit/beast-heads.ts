import type { HeadPlace } from './head-place.ts'
import { eye, nose } from './face.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Dot, Point, Shape } from './shape.ts'
import { blob, moved, oval, overlap } from './shape.ts'
import { fur, lines } from './texture.ts'

export interface PointedLook {
  coat: string
  cheek: string
  iris: string
  /** How the ears stand: upright as a fox's, or hanging as a hound's. */
  ears: 'upright' | 'hanging'
  inner: string
  /** 1 a fox's fine muzzle, more is blunter. */
  blunt: number
  /** Painted on the skull before the eyes: a mask. */
  marks?: (pen: Pen, skull: Shape, at: (shape: Shape) => Shape) => void
}

/** Head of a fox, wolf or dog, three-quarter, looking right and a little at the viewer. */
export function pointedHead(pen: Pen, place: HeadPlace, look: PointedLook): void {
  const at = (shape: Shape): Shape => moved(shape, place)
  const spot = spotter(place)
  const b = look.blunt
  if (look.ears === 'upright')
    sculpt(pen, at(blob('6,-9 13,-24! 17,-6 12,-3')), pen.tones(look.coat).shade, { depth: 3 })
  const skull = at(
    blob([
      [-15, -1],
      [-13, -9],
      [-5, -13],
      [6, -13],
      [14, -8],
      [18, -1 - (b - 1) * 3],
      [25, 4 - (b - 1) * 5],
      [27.5, 7.5],
      [24, 10.5 + (b - 1) * 3],
      [14, 11.5 + (b - 1) * 3],
      [4, 13.5],
      [-6, 11],
      [-17, 10, 'corner'],
      [-13, 5],
    ]),
  )
  sculpt(pen, skull, look.coat, { depth: 6 })
  const cheek = at(
    blob([
      [-18, 11],
      [-9, 4],
      [2, 5.5],
      [10, 2.6],
      [18, 5.4 - (b - 1) * 4],
      [27, 8 - (b - 1) * 4],
      [24, 16],
      [12, 17],
      [4, 17],
      [-8, 15],
    ]),
  )
  const from = spot(27, 6)
  fur(pen, skull, look.coat, { length: 2.8, flow: 2.7, count: 110, fringe: 0.3, from })
  const pale = overlap(cheek, skull)
  patch(pen, pale, look.cheek, 0.96)
  fur(pen, pale, look.cheek, { length: 2.6, flow: 2.7, count: 50, fringe: 0.3, from })
  look.marks?.(pen, skull, at)
  if (look.ears === 'upright') uprightEar(pen, at, look)
  else hangingEar(pen, at, look)
  eye(pen, spot(4.2, -0.6), 2.1, look.iris)
  eye(pen, spot(14.6, -0.8), 1.6, look.iris)
  brow(pen, look.coat, [spot(1.6, -3.4), spot(4.4, -4.4), spot(7, -3)])
  nose(pen, spot(26.4, 5.9 - (b - 1) * 2), 2 + (b - 1) * 2)
  lines(pen, '#2a1c1c', 0.6, [[spot(25.6, 8.4), spot(20, 11 + (b - 1) * 2), spot(14, 9.4)]])
  snout(pen, spot, b)
}

/** Whiskers and their roots. */
function snout(pen: Pen, spot: (x: number, y: number) => Point, b: number): void {
  const { ctx } = pen
  const roots: Point[] = [
    [19, 8],
    [17, 9.4],
    [21, 9.6],
  ]
  ctx.globalAlpha = 0.55
  for (const [x, y] of roots) patch(pen, oval(...spot(x, y + b - 1), [0.35, 0.3]), '#3a2a28')
  const whiskers = roots.map(([x, y], i): Point[] => [
    spot(x, y),
    spot(x - 6, y + 2 + i),
    spot(x - 13, y + 6 + i * 2.4),
  ])
  lines(pen, pen.tones('#ffffff').light, 0.22, whiskers)
  ctx.globalAlpha = 1
}

function uprightEar(pen: Pen, at: (shape: Shape) => Shape, look: PointedLook): void {
  const ear = at(blob('-12,-7 -12,-16 -6,-27! 1,-18 4,-10 -4,-7'))
  sculpt(pen, ear, look.coat, { depth: 3.4 })
  patch(pen, at(blob('-8.6,-9 -8.6,-16 -5.8,-23! -1.4,-16 0,-10')), look.inner, 0.75)
  fur(pen, at(blob('-7.4,-8.4 -7.4,-13 -4.6,-16 -1,-9')), look.cheek, { length: 4, flow: -1.5, count: 40, fringe: 0 })
  fur(pen, ear, look.coat, { length: 2.4, flow: 1.7, count: 20, fringe: 0 })
}

function hangingEar(pen: Pen, at: (shape: Shape) => Shape, look: PointedLook): void {
  const ear = at(blob('-10,-12 -3,-12.6 1,-7 0,2 -3,9 -9,11 -14,5 -14.6,-4'))
  sculpt(pen, ear, look.inner, { depth: 4 })
  fur(pen, ear, look.inner, { length: 3, flow: 1.6, count: 50, fringe: 0.2 })
}

export interface RoundLook {
  coat: string
  muzzle: string
  iris: string
  ears: 'pointed' | 'round' | 'long'
  earCoat?: string
  inner: string
  whiskers: boolean
  /** Half the width of the nose, where it is no cat's or bear's. */
  nose?: number
  /** Size of the ears against the skull. */
  earSize?: number
  /** Painted on the skull before the face: stripes, a mask. */
  marks?: (pen: Pen, skull: Shape, at: (shape: Shape) => Shape) => void
}

/** Head of a cat, bear or rabbit, nearly from the front. */
export function roundHead(pen: Pen, place: HeadPlace, look: RoundLook): void {
  const at = (shape: Shape): Shape => moved(shape, place)
  const spot = spotter(place)
  drawRoundEar(pen, at, [look, 'far'])
  drawRoundEar(pen, at, [look, 'near'])
  const skull = at(blob('-17,1 -14,-9 -5,-14 6,-14 15,-9 18,0 16,8 10,13 2,15 -8,13 -15,8'))
  sculpt(pen, skull, look.coat, { depth: 6.4 })
  const from = spot(5.4, 3)
  look.marks?.(pen, skull, at)
  fur(pen, skull, look.coat, { length: 2.6, flow: 2.3, count: 110, fringe: 0.3, from })
  const muzzle = overlap(skull, at(blob('-7,7 0,1.6 5,-4 10,1.6 15,7 10,14 2,16 -5,13')))
  patch(pen, muzzle, look.muzzle, 0.92)
  fur(pen, muzzle, look.muzzle, { length: 2.2, flow: 1.6, count: 40, fringe: 0.25, from })
  eye(pen, spot(-4, -1), 2.7, look.iris)
  eye(pen, spot(12, -1), 2.4, look.iris)
  nose(pen, spot(5.4, 4), look.nose ?? (look.whiskers ? 1.7 : 2.6))
  lines(pen, '#2a1c1c', 0.6, [
    [spot(5.4, 5.6), spot(5.2, 8)],
    [spot(5.2, 8), spot(2.4, 10.4), spot(-0.6, 8.6)],
    [spot(5.2, 8), spot(8, 10.4), spot(10.6, 8.4)],
  ])
  if (!look.whiskers) return
  const whiskers = [
    [-2, 6, -19, 3],
    [-2, 7.4, -18, 9],
    [10, 6, 25, 3],
    [10, 7.4, 24, 9],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => [spot(a, b), spot((a + c) / 2, (b + d) / 2 - 1), spot(c, d)])
  lines(pen, pen.tones('#ffffff').light, 0.26, whiskers)
}

const ROUND_EARS: Readonly<Record<RoundLook['ears'], { near: readonly Dot[]; far: readonly Dot[]; inner: number }>> = {
  pointed: {
    near: [
      [-15, -3],
      [-16, -14],
      [-14, -25, 'corner'],
      [-6, -18],
      [0, -11],
    ],
    far: [
      [4, -11],
      [10, -18],
      [17, -25, 'corner'],
      [18, -14],
      [17, -3],
    ],
    inner: 0.62,
  },
  round: {
    near: [
      [-16, -6],
      [-18, -12],
      [-14, -18],
      [-7, -17],
      [-4, -11],
      [-9, -6],
    ],
    far: [
      [6, -11],
      [9, -17],
      [16, -17.4],
      [19, -12],
      [17, -5],
      [11, -6],
    ],
    inner: 0.6,
  },
  long: {
    near: [
      [-12, -8],
      [-15, -22],
      [-14, -38],
      [-9, -44],
      [-4.6, -38],
      [-3, -22],
      [-2, -10],
    ],
    far: [
      [3, -10],
      [5, -24],
      [9, -38],
      [14, -42],
      [17, -36],
      [15, -22],
      [12, -9],
    ],
    inner: 0.6,
  },
}

function drawRoundEar(pen: Pen, at: (shape: Shape) => Shape, [look, side]: readonly [RoundLook, 'near' | 'far']): void {
  const size = look.earSize ?? 1
  const pivot: Dot = [side === 'near' ? -10 : 11, -8]
  const dots = ROUND_EARS[look.ears][side].map(([x, y, turn]): Dot => {
    const place: [number, number] = [pivot[0] + (x - pivot[0]) * size, pivot[1] + (y - pivot[1]) * size]
    return turn ? [...place, turn] : place
  })
  const shape = blob(dots)
  const [cx, cy] = [
    dots.reduce((sum, [x]) => sum + x, 0) / dots.length,
    dots.reduce((sum, [, y]) => sum + y, 0) / dots.length,
  ]
  const { inner } = ROUND_EARS[look.ears]
  const coat = look.earCoat ?? look.coat
  sculpt(pen, at(shape), side === 'far' ? pen.tones(coat).shade : coat, { depth: 3 })
  patch(pen, at(moved(shape, { x: cx * (1 - inner), y: cy * (1 - inner) + 0.8, scale: inner })), look.inner, 0.85)
}

function brow(pen: Pen, coat: string, points: readonly (readonly [number, number])[]): void {
  pen.ctx.globalAlpha = 0.6
  lines(pen, pen.tones(coat).deep, 0.7, [points])
  pen.ctx.globalAlpha = 1
}

function spotter(place: HeadPlace): (x: number, y: number) => Point {
  const [cos, sin] = [Math.cos(place.turn) * place.scale, Math.sin(place.turn) * place.scale]
  return (x, y) => [place.x + x * cos - y * sin, place.y + x * sin + y * cos]
}

/** A darker mark of soft edges on a skull or a body. */
export function mark(pen: Pen, within: Shape, shape: Shape, hex: string): void {
  patch(pen, overlap(shape, within), hex, 0.9)
}
