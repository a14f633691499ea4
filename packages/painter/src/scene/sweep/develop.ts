import type { Exposed } from './shade-products.ts'

const FULL = 3
const CONTRAST = 0.5
/** Lights that roll off, so that a lamp in chrome keeps its shape. */
const FILM = Uint8ClampedArray.from({ length: 3073 }, (_, step) => {
  const x = (step / 3072) * FULL
  const rolled = x < 0.62 ? x : 0.62 + 0.38 * (1 - Math.exp(-(x - 0.62) / 0.62))
  const tone = Math.min(1, rolled) ** 0.4762
  // Prints have more contrast than the light had.
  return Math.round(255 * (tone + CONTRAST * (tone * tone * (3 - 2 * tone) - tone)))
})

function filmOf(light: number): number {
  return FILM[light <= 0 ? 0 : light >= FULL ? 3072 : Math.round((light / FULL) * 3072)] ?? 0
}

/** Writes bytes; where two bodies meet, a pixel is a little of both. */
export function develop({ light, seen }: Exposed, columns: number, pixels: Uint8ClampedArray): void {
  const rows = seen.length / columns
  const around = [-1, 1, -columns, columns]
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++) {
      const inner = row > 0 && column > 0 && row < rows - 1 && column < columns - 1
      const plain = !inner || around.every((step) => seen[at + step] === seen[at])
      // Neither bands in the paper nor grain that is seen: half a step of a byte.
      const grain = (((column * 0.7548776 + row * 0.5698403) % 1) - 0.5) * 1.6
      for (let i = 0; i < 3; i++) {
        const own = filmOf(light[at * 3 + i] ?? 0)
        const mean = plain
          ? own
          : own * 0.36 + around.reduce((sum, step) => sum + filmOf(light[(at + step) * 3 + i] ?? 0), 0) * 0.16
        pixels[at * 4 + i] = mean + grain
      }
      pixels[at * 4 + 3] = 255
    }
}
