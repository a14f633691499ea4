import { clampChroma, converter, formatHex } from 'culori'

const toOklch = converter('oklch')
/** Below this chroma a colour is a grey. */
const GREY = 0.045
/** Degrees of hue that belong to one family. */
const FAMILY = 42

/** Gives each colour of a drawing that belongs to its main family the asked hue, keeping how light it is beside the main one. */
export function repaint(main: string, asked: string | null): (hex: string) => string {
  if (asked === null) return (hex) => hex
  const [from, to] = [toOklch(main), toOklch(asked)]
  if (!from || !to) return (hex) => hex
  return (hex) => {
    const own = toOklch(hex)
    if (!own || !isKin(own, from)) return hex
    const l = Math.max(0.06, Math.min(0.98, to.l + (own.l - from.l) * 0.85))
    const c = from.c < GREY ? to.c : to.c * Math.max(0.35, Math.min(1.15, own.c / from.c))
    return formatHex(clampChroma({ mode: 'oklch', l, c, h: to.h ?? 0 }, 'oklch'))
  }
}

type Colour = NonNullable<ReturnType<typeof toOklch>>

function isKin(own: Colour, main: Colour): boolean {
  if (main.c < GREY) return own.c < GREY * 1.4 && Math.abs(own.l - main.l) < 0.4
  const apart = Math.abs((((own.h ?? 0) - (main.h ?? 0) + 540) % 360) - 180)
  return own.c > GREY * 0.7 && apart < FAMILY
}
