import type { Patch, StoredMask } from './recipe.ts'

/** Bytes of a mask, 255 where it is white. */
export function readMask({ width, height, runs }: StoredMask): Uint8Array {
  const bytes = new Uint8Array(width * height)
  let at = 0
  for (const [index, length] of runs.entries()) {
    if (index % 2 === 1) bytes.fill(255, at, at + length)
    at += length
  }
  return bytes
}

/** The mask in runs; what is at least half white is white. */
export function storeMask(bytes: Uint8Array, width: number): StoredMask {
  const runs: number[] = []
  let white = false
  let length = 0
  for (const byte of bytes) {
    if (byte >= 128 !== white) {
      runs.push(length)
      white = !white
      length = 0
    }
    length++
  }
  runs.push(length)
  return { width, height: bytes.length / width, runs }
}

/** Whether a place of the world lies in the white of a region's mask. */
export function createCover({ mask, view }: Pick<Patch, 'mask' | 'view'>): (x: number, y: number) => boolean {
  const bytes = readMask(mask)
  return (x, y) => {
    const column = Math.floor(((x - view.left) / view.width) * mask.width)
    const row = Math.floor(((y - view.top) / view.height) * mask.height)
    if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return false
    return bytes[row * mask.width + column] === 255
  }
}
