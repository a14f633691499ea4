import type { HeadPlace } from './head-place.ts'
import { eye } from './face.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Point, Shape } from './shape.ts'
import { blob, moved, overlap } from './shape.ts'
import { fur, lines } from './texture.ts'

/** A long head in profile, looking right: outlines in its own space, its joint with the neck at 0, 0. */
export interface LongLook {
  coat: string
  skull: string
  muzzle: { outline: string; hex: string; alpha?: number } | null
  ears: { near: string; far: string; inner: string; innerHex: string; hex?: string }
  eye: readonly [x: number, y: number, radius: number]
  iris: string
  nostril: readonly [x: number, y: number, size: number]
  mouth: string
  /** Length of its hairs, 0 for bare skin. */
  hair: number
  marks?: (pen: Pen, skull: Shape, at: (shape: Shape) => Shape) => void
  /** Horns and all else behind the skull, then before it. */
  behind?: (pen: Pen, at: (shape: Shape) => Shape) => void
  before?: (pen: Pen, at: (shape: Shape) => Shape) => void
}

export function longHead(pen: Pen, place: HeadPlace, look: LongLook): void {
  const at = (shape: Shape): Shape => moved(shape, place)
  const spot = spotIn(place)
  const ear = look.ears.hex ?? look.coat
  look.behind?.(pen, at)
  sculpt(pen, at(blob(look.ears.far)), pen.tones(ear).shade, { depth: 2.4 })
  const skull = at(blob(look.skull))
  sculpt(pen, skull, look.coat, { depth: 6 * place.scale })
  if (look.hair > 0)
    fur(pen, skull, look.coat, {
      length: look.hair * 1.3,
      flow: 2.4,
      count: 70,
      fringe: 0.12,
      from: spot([look.nostril[0], look.nostril[1]]),
    })
  look.marks?.(pen, skull, at)
  if (look.muzzle) patch(pen, overlap(skull, at(blob(look.muzzle.outline))), look.muzzle.hex, look.muzzle.alpha ?? 0.9)
  sculpt(pen, at(blob(look.ears.near)), ear, { depth: 2.6 })
  patch(pen, at(blob(look.ears.inner)), look.ears.innerHex, 0.75)
  const dark = pen.tones(look.muzzle?.hex ?? look.coat).deep
  const [nx, ny, size] = look.nostril
  const [x, y] = spot([nx, ny])
  pen.ctx.fillStyle = dark
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y, size * place.scale, size * 0.6 * place.scale, place.turn + 0.6, 0, 7)
  pen.ctx.fill()
  const mouth = look.mouth.split(' ').map((text): Point => {
    const [mx = 0, my = 0] = text.split(',').map(Number)
    return spot([mx, my])
  })
  lines(pen, dark, 0.6 * place.scale, [mouth])
  const [ex, ey, radius] = look.eye
  eye(pen, spot([ex, ey]), radius * place.scale, look.iris)
  look.before?.(pen, at)
}

/** Where a point of the head's own space lies in the subject's. */
export function spotIn({ x, y, scale, turn }: HeadPlace): (point: Point) => Point {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return ([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]
}
