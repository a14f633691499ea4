import type { Pen } from './pen.ts'
import { mix, shift } from './tone.ts'

/** A hand that paints skin: its shades are warm, because blood shines through. */
export function warmHand(pen: Pen): Pen {
  return {
    ...pen,
    tones: (hex) => {
      const tones = pen.tones(hex)
      const warm = (cold: string, deeper: number): string => mix(cold, shift(tones.base, deeper, 1.35, -8), 0.68)
      return { ...tones, shade: warm(tones.shade, -0.1), deep: warm(tones.deep, -0.2), line: shift(tones.line, 0, 1.3) }
    },
  }
}
