import type { Pen } from './pen.ts'
import { glow, patch, sculpt } from './pen.ts'
import type { Point } from './shape.ts'
import { polygon, tower } from './shape.ts'

/** Courses of stone, brick or plank: thin broken lines with a few odd stones, inside the tower's own slant. */
export function masonry(
  pen: Pen,
  [x, base]: Point,
  [height, below, above]: readonly [number, number, number],
  hex: string,
): void {
  const { ctx, random } = pen
  const { shade, light } = pen.tones(hex)
  const course = 3.4
  ctx.save()
  ctx.clip(tower(x, base, height, [below, above]).path)
  for (let up = 0; up < height; up += course) {
    const half = below + (above - below) * (up / height)
    for (let i = 0; i < half / 1.6; i++) {
      const width = 2.4 + random() * 2.6
      ctx.globalAlpha = 0.1 + random() * 0.22
      ctx.fillStyle = random() < 0.5 ? shade : light
      ctx.fillRect(x - half + random() * (half * 2 - width), base - up - course * 0.9, width, course * 0.8)
    }
  }
  ctx.restore()
}

/** A window: dark and deep by day; lit when the chance says so. Rounded at the top. */
export function archWindow(pen: Pen, [x, base]: Point, [half, height]: Point, lit: boolean): void {
  const frame = arch(x, base + 0.5, [half + 0.6, height + 1])
  patch(pen, frame, '#8a8078')
  const pane = arch(x, base, [half, height])
  if (lit) glow(pen, pane, '#ffcf6a', half * 1.2)
  else patch(pen, pane, '#27304a')
}

export function arch(x: number, base: number, [half, height]: Point): ReturnType<typeof polygon> {
  const points: Point[] = [[x - half, base]]
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI + (i / 12) * Math.PI
    points.push([x + Math.cos(angle) * half, base - height + half + Math.sin(angle) * half])
  }
  return polygon([...points, [x + half, base]])
}

/** A round tower seen from a little below: wall, courses of stone, shade around its side. */
export function roundTower(pen: Pen, at: Point, size: readonly [number, number, number], hex: string): void {
  const [height, below, above] = size
  sculpt(pen, tower(at[0], at[1], height, [below, above]), hex, { depth: below * 1.1, rim: 0.4 })
  masonry(pen, at, size, hex)
}

/** A pointed roof with rows of tiles. */
export function coneRoof(pen: Pen, [x, base]: Point, [half, height]: Point, hex: string): void {
  const roof = polygon([
    [x - half, base],
    [x - half * 0.3, base - height * 0.55],
    [x, base - height],
    [x + half * 0.3, base - height * 0.55],
    [x + half, base],
    [x, base + half * 0.22],
  ])
  sculpt(pen, roof, hex, { depth: half * 0.9 })
  const { ctx } = pen
  ctx.save()
  ctx.clip(roof.path)
  ctx.strokeStyle = pen.tones(hex).shade
  ctx.globalAlpha = 0.5
  ctx.lineWidth = 0.35
  for (let up = 2; up < height; up += 3) {
    const wide = half * (1 - up / height) + 2
    ctx.beginPath()
    ctx.moveTo(x - wide, base - up)
    ctx.quadraticCurveTo(x, base - up + wide * 0.3, x + wide, base - up)
    ctx.stroke()
  }
  ctx.restore()
}

/** Teeth along the top of a wall. */
export function battlements(pen: Pen, [x, base]: Point, [half, tooth]: Point, hex: string): void {
  sculpt(pen, tower(x, base, tooth * 1.1, [half, half]), hex, { depth: tooth })
  const count = Math.max(3, Math.round((half * 2) / (tooth * 1.7)))
  const pitch = (half * 2 - tooth) / (count - 1)
  for (let i = 0; i < count; i++) {
    sculpt(pen, tower(x - half + tooth / 2 + i * pitch, base - tooth, tooth, [tooth / 2, tooth / 2]), hex, {
      depth: tooth * 0.6,
    })
  }
}

export function flag(pen: Pen, [x, base]: Point, height: number, hex: string): void {
  pen.ctx.strokeStyle = pen.tones('#4a3a34').base
  pen.ctx.lineWidth = 0.6
  pen.ctx.beginPath()
  pen.ctx.moveTo(x, base)
  pen.ctx.lineTo(x, base - height)
  pen.ctx.stroke()
  const wave = pen.random() * 1.4
  const cloth = polygon([
    [x, base - height],
    [x + 3, base - height + wave],
    [x + 7.5, base - height + 1.8],
    [x + 3.4, base - height + 3 + wave],
    [x, base - height + 3.6],
  ])
  sculpt(pen, cloth, hex, { depth: 1.2 })
}
