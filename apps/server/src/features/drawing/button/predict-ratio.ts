import { extendCanvas, type Size } from '@easel/engines/geometry/extend-canvas'
import { RATIO_MAX_SIDE } from '@easel/prompt/parameters'
import type { Change } from './rules.ts'

/** Aspect ratio `w:h` of the result: make-square and pan change it, everything else keeps the task's. */
export function predictRatio(change: Change | { kind: 'vary-region' }, size: Size, aspectRatio: string): string {
  switch (change.kind) {
    case 'make-square':
    case 'pan':
      return printRatio(extendCanvas(change, size).after)
    case 'zoom-out':
    case 'upscale':
    case 'vary-region':
      return aspectRatio
    default:
      return change satisfies never
  }
}

/** In numbers as small as `--ar` takes them; those of odd sizes are rounded. */
function printRatio({ width, height }: Size): string {
  const divisor = commonDivisor(width, height)
  const scale = Math.min(1 / divisor, RATIO_MAX_SIDE / Math.max(width, height))
  return `${Math.max(1, Math.round(width * scale))}:${Math.max(1, Math.round(height * scale))}`
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
