import { Path2D } from '@napi-rs/canvas'
import type { Element } from './read-elements.ts'

/** The outline of a path, circle, ellipse or rectangle in its own coordinates; null for anything else. */
export function shapePath({ name, attributes }: Element): Path2D | null {
  const at = (key: string): number => Number(attributes[key] ?? 0)
  if (name === 'path') return new Path2D(attributes['d'] ?? '')
  if (name === 'circle') return oval(at('cx'), at('cy'), [at('r'), at('r')])
  if (name === 'ellipse') return oval(at('cx'), at('cy'), [at('rx'), at('ry')])
  if (name !== 'rect') return null
  const path = new Path2D()
  const round = Number(attributes['rx'] ?? attributes['ry'] ?? 0)
  path.roundRect(at('x'), at('y'), at('width'), at('height'), round)
  return path
}

/** Handles of four arcs that are as good as round. */
const ARC = 0.5523

function oval(x: number, y: number, [rx, ry]: readonly [number, number]): Path2D {
  const path = new Path2D()
  path.moveTo(x + rx, y)
  path.bezierCurveTo(x + rx, y + ry * ARC, x + rx * ARC, y + ry, x, y + ry)
  path.bezierCurveTo(x - rx * ARC, y + ry, x - rx, y + ry * ARC, x - rx, y)
  path.bezierCurveTo(x - rx, y - ry * ARC, x - rx * ARC, y - ry, x, y - ry)
  path.bezierCurveTo(x + rx * ARC, y - ry, x + rx, y - ry * ARC, x + rx, y)
  path.closePath()
  return path
}
