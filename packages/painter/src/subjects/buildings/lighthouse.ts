import { archWindow, masonry } from '../kit/building.ts'
import type { Pen } from '../kit/pen.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Point } from '../kit/shape.ts'
import { blob, oval, overlap, polygon, tower } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const WALL = '#f1ebe0'
const IRON = '#3b4250'

export const lighthouse: Plate = {
  habitat: 'structure',
  height: 2.6,
  aspect: 0.46,
  stand: 'stands',
  large: true,
  poses: ['banded', 'spiral', 'plain'],
  draw(pen) {
    const band = pen.worn('#c23b32')
    drawCottage(pen)
    const shaft = tower(0, -3, 68, [12.5, 8])
    sculpt(pen, shaft, WALL, { depth: 10 })
    if (pen.pose === 'banded') for (const up of [8, 31, 54]) patch(pen, overlap(shaft, ring(up, 11.5)), band)
    if (pen.pose === 'spiral') for (const up of [-4, 22, 48]) patch(pen, overlap(shaft, slant(up)), band)
    sculptSide(pen)
    masonry(pen, [0, -3], [68, 12.5, 8], WALL)
    for (const [x, y] of [
      [1, -16],
      [-1.5, -37],
      [1, -58],
    ] as const)
      archWindow(pen, [x, y], [1.5, 4.6], pen.random() < 0.7)
    sculpt(pen, tower(0, 0, 5, [15.5, 13.6]), '#b8b0a4', { depth: 4 })
    archWindow(pen, [0, -3.5], [3, 9], false)
    drawLantern(pen, band)
  },
}

function ring(up: number, high: number): ReturnType<typeof polygon> {
  const [low, top] = [-3 - up, -3 - up - high]
  return blob([
    [-20, low],
    [0, low + 2.4],
    [20, low],
    [20, top],
    [0, top + 2.4],
    [-20, top],
  ])
}

function slant(up: number): ReturnType<typeof polygon> {
  return polygon([
    [-20, -3 - up],
    [20, -19 - up],
    [20, -31 - up],
    [-20, -15 - up],
  ])
}

/** A round shaft turns away at its dark side, whatever is painted on it. */
function sculptSide({ ctx, light, tones, niji }: Pen): void {
  if (niji) return
  const wash = ctx.createLinearGradient(Math.sign(light.x || 1) * 11, 0, -Math.sign(light.x || 1) * 12, 0)
  const { deep } = tones('#8f93a8')
  wash.addColorStop(0.35, `${deep}00`)
  wash.addColorStop(0.8, `${deep}77`)
  wash.addColorStop(1, `${deep}99`)
  ctx.save()
  ctx.clip(tower(0, -3, 68, [12.5, 8]).path)
  ctx.fillStyle = wash
  ctx.fillRect(-14, -72, 28, 70)
  ctx.restore()
}

function drawLantern(pen: Pen, band: string): void {
  sculpt(pen, tower(0, -69, 3, [9, 12.4]), '#d8d0c4', { depth: 3 })
  sculpt(pen, tower(0, -72, 1.6, [13, 13]), IRON, { depth: 1.4 })
  glow(pen, tower(0, -73, 13, [6.2, 6.2]), '#ffdf8a', 14)
  glow(pen, oval(0, -79.5, [2.6, 3.4]), '#fff8dc', 10)
  const posts: Point[][] = [-6.2, -2.1, 2.1, 6.2].map((x) => [
    [x, -73],
    [x, -86],
  ])
  lines(pen, pen.tones(IRON).base, 0.7, [
    ...posts,
    [
      [-6.2, -79.5],
      [6.2, -79.5],
    ],
  ])
  const rail: Point[][] = [-12, -8, -4, 0, 4, 8, 12].map((x) => [
    [x, -73],
    [x, -78],
  ])
  lines(pen, pen.tones(IRON).shade, 0.45, [
    ...rail,
    [
      [-12.4, -78],
      [12.4, -78],
    ],
    [
      [-12.4, -75.6],
      [12.4, -75.6],
    ],
  ])
  sculpt(pen, tower(0, -86, 1.6, [8, 7.6]), IRON, { depth: 1.4 })
  sculpt(pen, blob('-7.4,-87.4! -5.4,-92 0,-95.4 5.4,-92 7.4,-87.4!'), band, { depth: 4, gloss: 0.3 })
  lines(pen, pen.tones(IRON).base, 0.8, '0,-95 0,-100')
  patch(pen, oval(0, -96, [1.2, 1.2]), IRON)
}

function drawCottage(pen: Pen): void {
  sculpt(pen, polygon('9,0 9,-11 22,-11 22,0'), '#e6dece', { depth: 4 })
  sculpt(pen, polygon('7.6,-10.4 11,-18 20.4,-18 23.6,-10.4'), '#7c4a3c', { depth: 4 })
  archWindow(pen, [17.4, -3.4], [1.5, 4.4], true)
}
