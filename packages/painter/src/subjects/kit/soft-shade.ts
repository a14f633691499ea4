import type { SKRSContext2D } from '@napi-rs/canvas'
import { Path2D } from '@napi-rs/canvas'
import type { Shape } from './shape.ts'
import { boxOf } from './shape.ts'
import type { Tones } from './tone.ts'

/** Which painter's hand draws: pictures of the third painter keep theirs. */
export type Hand = 'third' | 'fourth'

/** Units of the picture in one of the subject's, from which on steps of shade would be seen as rings. */
const NEAR = 2.1

/** What draws here: a pen, as far as it matters. */
interface Near {
  ctx: SKRSContext2D
  light: { x: number; y: number }
  px: number
  niji: boolean
  hand: Hand
}

/** Whether a subject is seen from so near that its forms turn softly. */
export function isSoft({ hand, px, niji }: Pick<Near, 'hand' | 'px' | 'niji'>): boolean {
  return hand === 'fourth' && px >= NEAR && !niji
}

/** How many device pixels one unit of this space has; a blur is said in these. */
function deviceScale(ctx: SKRSContext2D): number {
  const { a, b } = ctx.getTransform()
  return Math.hypot(a, b)
}

/** The shade that turns a form away from the light, its core, the ground's bounce and a soft edge of light. Inside the shape's clip. */
export function shadeSoftly(
  pen: Near,
  shape: Shape,
  tones: Tones,
  { depth, rim }: { depth: number; rim: number },
): void {
  const { ctx, light } = pen
  const scale = deviceScale(ctx)
  const lay = (by: readonly [number, number], blur: number, [colour, alpha]: readonly [string, number]): void => {
    ctx.save()
    ctx.filter = `blur(${(Math.max(0.2, blur) * scale).toFixed(2)}px)`
    ctx.globalAlpha = alpha
    ctx.fillStyle = colour
    ctx.translate(by[0], by[1])
    ctx.fill(aroundOf(shape), 'evenodd')
    ctx.restore()
  }
  lay([light.x * depth * 0.5, light.y * depth * 0.5], depth * 0.42, [tones.shade, 0.9])
  lay([light.x * depth * 0.1, light.y * depth * 0.1], depth * 0.2, [tones.deep, 0.42])
  lay([-light.x * depth * 0.16, -light.y * depth * 0.16], depth * 0.2, [tones.light, 0.4 + rim * 0.4])
  ctx.filter = 'none'
}

/** Everything around a shape, as far as a blur of it reaches. */
function aroundOf(shape: Shape): Path2D {
  const box = boxOf(shape)
  const around = new Path2D(shape.path)
  around.rect(box.left - 30, box.top - 30, box.right - box.left + 60, box.bottom - box.top + 60)
  return around
}

/** A soft spot of colour inside a clip: the round of a cheek, a hollow. */
export function spot(
  { ctx }: Pick<Near, 'ctx'>,
  [x, y, wide, tall]: readonly [number, number, number, number],
  [hex, alpha]: readonly [string, number],
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(wide, tall)
  const fade = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  fade.addColorStop(0, hex)
  fade.addColorStop(0.4, `${hex}b0`)
  fade.addColorStop(1, `${hex}00`)
  ctx.globalAlpha = alpha
  ctx.fillStyle = fade
  ctx.fillRect(-1, -1, 2, 2)
  ctx.restore()
}
