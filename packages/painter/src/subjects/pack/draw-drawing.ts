import type { CanvasGradient } from '@napi-rs/canvas'
import type { Pen } from '../kit/pen.ts'
import { mix } from '../kit/tone.ts'
import type { DrawnGradient, DrawnPart, Drawing } from './open-drawing.ts'
import { repaint } from './repaint.ts'
import { crescent, shadeOutline } from './shade-outline.ts'

/** Paints a drawing of the pack with the painter's own light: part by part in the scene's tones, then as one body. */
export function drawDrawing(
  pen: Pen,
  { main, outline, parts }: Drawing,
  { aspect, glows }: { aspect: number; glows: boolean },
): void {
  const worn = repaint(main, pen.worn(NATURAL) === NATURAL ? null : pen.worn(NATURAL))
  if (glows) halo(pen, worn(main), aspect)
  for (const part of parts) fillPart(pen, part, worn)
  if (glows) return
  shadeOutline(pen, outline, worn(main), { half: aspect * 50, tall: 100 })
}

/** The light that a lamp or a flame throws around itself. */
function halo({ ctx }: Pen, hex: string, aspect: number): void {
  const reach = 40 + Math.max(50, aspect * 50)
  const light = ctx.createRadialGradient(0, -50, 10, 0, -50, reach)
  for (const [at, alpha] of [
    [0, '99'],
    [0.5, '44'],
    [1, '00'],
  ] as const)
    light.addColorStop(at, `${mix(hex, '#ffe9a8', 0.55)}${alpha}`)
  ctx.fillStyle = light
  ctx.fillRect(-reach, -50 - reach, reach * 2, reach * 2)
}

/** A grey that any colour word replaces whole. */
const NATURAL = '#808080'

function fillPart(pen: Pen, part: DrawnPart, worn: (hex: string) => string): void {
  const { ctx } = pen
  const { path, paint, opacity } = part
  ctx.save()
  ctx.globalAlpha = opacity
  if (typeof paint !== 'string') fillGradient(pen, part, worn)
  else {
    ctx.fillStyle = pen.tones(worn(paint)).base
    ctx.fill(path)
    if (part.body) shadeBody(pen, part, worn(paint))
  }
  ctx.restore()
}

/** A large part is a body of its own: it turns from the light to the shade. */
function shadeBody(pen: Pen, { path }: DrawnPart, hex: string): void {
  const { ctx, light } = pen
  const tones = pen.tones(hex)
  const [left, top, right, bottom] = path.getBounds()
  const depth = Math.min(9, Math.min(right - left, bottom - top) * 0.2)
  ctx.save()
  ctx.clip(path)
  const steps = pen.niji ? 1 : 4
  for (let i = 1; i <= steps; i++) {
    const reach = (depth * i) / steps
    crescent(pen, path, [light.x * reach, light.y * reach], [tones.shade, pen.niji ? 0.5 : 0.16])
  }
  crescent(pen, path, [-light.x * depth * 0.45, -light.y * depth * 0.45], [tones.light, 0.3])
  crescent(pen, path, [-light.x * depth * 0.12, -light.y * depth * 0.12], [tones.rim, 0.3])
  ctx.restore()
  if (!pen.niji) return
  ctx.strokeStyle = tones.line
  ctx.lineWidth = 0.6
  ctx.globalAlpha = 0.7
  ctx.stroke(path)
}

function fillGradient(pen: Pen, { path, paint }: DrawnPart, worn: (hex: string) => string): void {
  if (typeof paint === 'string') return
  const { ctx } = pen
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = paint.places
  if (paint.kind === 'linear') {
    ctx.fillStyle = addStops(pen, ctx.createLinearGradient(a, b, c, d), { paint, worn })
    ctx.fill(path)
    return
  }
  const [left, top, right, bottom] = path.getBounds()
  const turned = a * d - b * c
  if (Math.abs(turned) < 1e-6) return
  ctx.clip(path)
  ctx.fillStyle = addStops(pen, ctx.createRadialGradient(0, 0, 0, 0, 0, 1), { paint, worn })
  ctx.transform(a, b, c, d, e, f)
  const back = (x: number, y: number): [number, number] => [
    (d * (x - e) - c * (y - f)) / turned,
    (a * (y - f) - b * (x - e)) / turned,
  ]
  ctx.beginPath()
  for (const [x, y] of [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const)
    ctx.lineTo(...back(x, y))
  ctx.fill()
}

function addStops(
  { tones }: Pen,
  gradient: CanvasGradient,
  { paint, worn }: { paint: DrawnGradient; worn: (hex: string) => string },
): CanvasGradient {
  for (const [at, hex, alpha] of paint.stops)
    gradient.addColorStop(
      at,
      `${tones(worn(hex)).base}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`,
    )
  return gradient
}
