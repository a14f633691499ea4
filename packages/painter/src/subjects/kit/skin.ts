import type { Hand } from './hand.ts'
import { mix, shift } from './tone.ts'

/** A hand that paints skin: its shades are warm, because blood shines through. */
export function warmHand(hand: Hand): Hand {
  return {
    ...hand,
    tones: (hex) => {
      const tones = hand.tones(hex)
      const warm = (cold: string, deeper: number): string => mix(cold, shift(tones.base, deeper, 1.35, -8), 0.68)
      return { ...tones, shade: warm(tones.shade, -0.1), deep: warm(tones.deep, -0.2), line: shift(tones.line, 0, 1.3) }
    },
  }
}
