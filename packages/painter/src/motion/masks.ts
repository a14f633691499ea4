import { blurField } from '../base/canvas-pixels.ts'

/** A mask that reaches `reach` pixels further and fades out over as many again; 0 to 255 a pixel. */
export function widenMask(mask: ArrayLike<number>, width: number, reach: number): Uint8Array {
  const field = new Float32Array(mask.length)
  for (let at = 0; at < field.length; at++) field[at] = (mask[at] ?? 0) > 0 ? 1 : 0
  const radius = Math.max(1, Math.round(reach))
  spreadMost(field, width, radius)
  blurField(field, width, Math.max(1, Math.round(radius / 2)))
  return Uint8Array.from(field, (value) => Math.round(Math.min(1, value) * 255))
}

/** The largest value within a square about each, in place. */
function spreadMost(field: Float32Array, width: number, radius: number): void {
  const height = field.length / width
  for (let row = 0; row < height; row++) spreadLine(field, { start: row * width, step: 1, count: width }, radius)
  for (let column = 0; column < width; column++)
    spreadLine(field, { start: column, step: width, count: height }, radius)
}

/** Of values that are 0 or 1. */
function spreadLine(
  field: Float32Array,
  { start, step, count }: { start: number; step: number; count: number },
  radius: number,
): void {
  let until = -1
  const reached = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    if (field[start + i * step] !== 1) continue
    for (let to = Math.max(until + 1, i - radius); to <= Math.min(count - 1, i + radius); to++) reached[to] = 1
    until = Math.min(count - 1, i + radius)
  }
  for (let i = 0; i < count; i++) field[start + i * step] = reached[i] ?? 0
}
