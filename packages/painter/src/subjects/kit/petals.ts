import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { Dot, Point, Shape } from './shape.ts'
import { blob, moved, oval } from './shape.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

export interface PetalLook {
  hex: string
  /** Colour at its root; the petal fades into it. */
  heart: string
  /** How its tip ends. */
  tip: 'round' | 'pointed' | 'notched'
}

/** A petal from its root along `turn` (radians, 0 to the right): veined, darker at the root, lit at the rim. */
export function petal(
  pen: Pen,
  [x, y, turn]: readonly [number, number, number],
  [long, half]: readonly [number, number],
  look: PetalLook,
): void {
  const shape = moved(blob(outline(long, half, look.tip)), { x, y, turn })
  sculpt(pen, shape, look.hex, { depth: half * 0.55, rim: 0.6 })
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  fade(pen, shape, [x, y, long * 0.72], look.heart)
  if (pen.px * half < 5 && !pen.niji) return
  const { ctx } = pen
  ctx.save()
  ctx.clip(shape.path)
  ctx.globalAlpha = 0.3
  const veins = [-0.55, -0.28, 0, 0.28, 0.55].map((out): Point[] =>
    [0.06, 0.5, 0.92].map((part): Point => {
      const side = half * out * Math.sin(Math.min(1, part + 0.15) * 2.2)
      return [x + cos * long * part - sin * side, y + sin * long * part + cos * side]
    }),
  )
  lines(pen, pen.tones(look.hex).deep, 0.3, veins)
  ctx.restore()
}

function outline(long: number, half: number, tip: PetalLook['tip']): Dot[] {
  const sides = (way: number): Dot[] => [
    [long * 0.28, way * half * 0.66],
    [long * 0.62, way * half],
    [long * (tip === 'pointed' ? 0.82 : 0.92), way * half * (tip === 'pointed' ? 0.5 : 0.68)],
  ]
  const ends: Record<PetalLook['tip'], Dot[]> = {
    round: [[long, 0]],
    pointed: [[long, 0, 'corner']],
    notched: [
      [long, -half * 0.34],
      [long * 0.92, 0, 'corner'],
      [long, half * 0.34],
    ],
  }
  return [[0, 0, 'corner'], ...sides(-1), ...ends[tip], ...sides(1).reverse()]
}

function fade(pen: Pen, shape: Shape, [x, y, reach]: readonly [number, number, number], hex: string): void {
  const { ctx } = pen
  const tone = pen.tones(hex).base
  const wash = ctx.createRadialGradient(x, y, 0, x, y, reach)
  wash.addColorStop(0, tone)
  wash.addColorStop(0.35, `${tone}aa`)
  wash.addColorStop(1, `${tone}00`)
  ctx.save()
  ctx.clip(shape.path)
  ctx.fillStyle = wash
  ctx.fillRect(x - reach, y - reach, reach * 2, reach * 2)
  ctx.restore()
}

/** Rings of petals around a middle, the outer ones first; each row is `[count, long, half, lightness]`. */
export function blossom(
  pen: Pen,
  [x, y, flat]: readonly [number, number, number],
  rows: readonly (readonly [count: number, long: number, half: number, lighter: number])[],
  look: PetalLook,
): void {
  const { ctx, random } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1, flat)
  rows.forEach(([count, long, half, lighter], row) => {
    const start = random() * 0.5 + row * 0.4 - Math.PI / 2
    for (let i = 0; i < count; i++) {
      const turn = start + (i / count) * Math.PI * 2 + (random() - 0.5) * 0.16
      const reach = long * (0.93 + random() * 0.12)
      petal(pen, [0, 0, turn], [reach, half], { ...look, hex: shift(look.hex, lighter + (random() - 0.5) * 0.03) })
    }
  })
  ctx.restore()
}

/** Threads with a dot of pollen at their ends. */
export function stamens(pen: Pen, [x, y]: Point, [count, reach]: readonly [number, number], hex: string): void {
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2 + pen.random() * 0.4
    const far = reach * (0.6 + pen.random() * 0.5)
    const tip: Point = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.85]
    lines(pen, pen.tones(hex).light, 0.35, [[[x, y], tip]])
    patch(pen, oval(...tip, [0.8, 0.7]), hex)
  }
}
