import { fillRaster, type Raster } from './png.ts'

/** FNV-1a: other words or another seed, another colour. */
export function colourOf(text: string): readonly [number, number, number] {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255]
}

export function paintWords(words: string, seed: number, { width, height }: { width: number; height: number }): Raster {
  const colour = colourOf(`${words} ${seed}`)
  return fillRaster(width, height, () => colour)
}

/**
 * A picture painted over where `isOpen`, in one colour of words and seed. What it was told to leave it darkens a little, as models do: nobody may rely
 * on them for that.
 */
export function paintOver(
  words: string,
  seed: number,
  { from, isOpen }: { from: Raster; isOpen: (at: number) => boolean },
): Raster {
  const colour = colourOf(`${words} ${seed}`)
  const kept = (at: number, channel: number) => Math.max(0, (from.rgb[at * 3 + channel] ?? 0) - 9)
  return fillRaster(from.width, from.height, (at) => (isOpen(at) ? colour : [kept(at, 0), kept(at, 1), kept(at, 2)]))
}

/** A picture led towards a colour. */
export function mix(from: Raster, colour: readonly number[], strength: number): Raster {
  const value = (at: number, channel: number) => {
    const was = from.rgb[at * 3 + channel] ?? 0
    return Math.round(was + ((colour[channel] ?? 0) - was) * strength)
  }
  return fillRaster(from.width, from.height, (at) => [value(at, 0), value(at, 1), value(at, 2)])
}
