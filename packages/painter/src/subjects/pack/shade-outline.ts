import { Path2D } from '@napi-rs/canvas'
import type { Pen } from '../kit/pen.ts'

/** Half the width of a drawing and its height, in units. */
export interface Extent {
  half: number
  tall: number
}

/** Lays the scene's light over a whole drawing: a lit side, shade that reaches in from the other, light from the ground. */
export function shadeOutline(pen: Pen, outline: Path2D, main: string, extent: Extent): void {
  const { ctx } = pen
  ctx.save()
  ctx.clip(outline)
  if (!pen.niji) {
    washLight(pen, main, extent)
    mottle(pen, main, extent)
  }
  const depth = Math.min(extent.half * 2, extent.tall) * 0.16
  const { light } = pen
  const tones = pen.tones(main)
  const steps = pen.niji ? 1 : 6
  for (let i = 1; i <= steps; i++) {
    const reach = pen.niji ? depth * 0.5 : (depth * i) / steps
    crescent(pen, outline, [light.x * reach, light.y * reach], [tones.deep, pen.niji ? 0.32 : 0.085])
  }
  crescent(pen, outline, [0, -depth * 0.3], [tones.bounce, 0.24])
  crescent(pen, outline, [-light.x * depth * 0.4, -light.y * depth * 0.4], [tones.light, 0.2])
  crescent(pen, outline, [-light.x * depth * 0.1, -light.y * depth * 0.1], [tones.rim, 0.5])
  ctx.restore()
  if (pen.niji) inkOutline(pen, outline, tones.line)
}

/** Fill what lies outside the outline moved by `by`: inside the clip that is a crescent on the side away from it. */
export function crescent(
  { ctx }: Pen,
  outline: Path2D,
  by: readonly [number, number],
  [colour, alpha]: readonly [string, number],
): void {
  ctx.save()
  ctx.globalAlpha *= alpha
  ctx.fillStyle = colour
  ctx.translate(by[0], by[1])
  const around = new Path2D(outline)
  around.rect(-600, -400, 1200, 800)
  ctx.fill(around, 'evenodd')
  ctx.restore()
}

function washLight({ ctx, light, tones }: Pen, main: string, { half, tall }: Extent): void {
  const { rim, shade, deep } = tones(main)
  const reach = Math.hypot(half, tall / 2)
  const wash = (
    stops: readonly (readonly [number, string])[],
    mode: 'soft-light' | 'multiply',
    alpha: number,
  ): void => {
    const band = ctx.createLinearGradient(
      light.x * reach,
      -tall / 2 + light.y * reach,
      -light.x * reach,
      -tall / 2 - light.y * reach,
    )
    for (const [at, colour] of stops) band.addColorStop(at, colour)
    ctx.save()
    ctx.globalCompositeOperation = mode
    ctx.globalAlpha *= alpha
    ctx.fillStyle = band
    ctx.fillRect(-half * 1.4, -tall * 1.2, half * 2.8, tall * 1.4)
    ctx.restore()
  }
  wash(
    [
      [0, rim],
      [0.5, `${rim}00`],
    ],
    'soft-light',
    0.7,
  )
  wash(
    [
      [0.42, `${shade}00`],
      [0.75, shade],
      [1, deep],
    ],
    'multiply',
    0.5,
  )
}

/** Broad dabs of light and shade, so that no surface is as even as print. */
function mottle({ ctx, random, tones, light }: Pen, main: string, { half, tall }: Extent): void {
  const { light: lit, shade } = tones(main)
  ctx.save()
  ctx.globalCompositeOperation = 'soft-light'
  ctx.lineCap = 'round'
  const turn = Math.atan2(light.y, light.x) + Math.PI / 2
  for (let i = 0; i < 46; i++) {
    const [x, y] = [(random() - 0.5) * half * 2, -random() * tall]
    const [long, angle] = [(0.05 + random() * 0.1) * tall, turn + (random() - 0.5) * 1.6]
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long]
    ctx.globalAlpha = 0.1 + random() * 0.16
    ctx.strokeStyle = random() < 0.5 ? lit : shade
    ctx.lineWidth = (0.02 + random() * 0.035) * tall
    ctx.beginPath()
    ctx.moveTo(x - dx, y - dy)
    ctx.quadraticCurveTo(x + dy * 0.2, y - dx * 0.2, x + dx, y + dy)
    ctx.stroke()
  }
  ctx.restore()
}

function inkOutline({ ctx }: Pen, outline: Path2D, colour: string): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.1
  ctx.lineJoin = 'round'
  ctx.stroke(outline)
}
