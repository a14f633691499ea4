import type { Plate } from '../plate.ts'
import { drawDrawing } from './draw-drawing.ts'
import { aspectOf, openDrawing } from './open-drawing.ts'
import { packRows } from './pack-rows.ts'
import type { PackRow } from './read-pack-rows.ts'

/** What has no drawing of its own is drawn as another is: bodies stand for it where it is shown by itself. */
const ALIKE: Readonly<Record<string, string>> = { 'perfume bottle': 'lotion', 'cosmetic jar': 'lotion' }

/** The subjects that are painted after a drawing of the pack, by key. */
export const packPlates: ReadonlyMap<string, Plate> = new Map(packRows.map((row) => [row.key, plateOf(row)]))

/** The drawing of a key of the pack, or the one that stands for it. */
export function packPlateOf(key: string): Plate | undefined {
  return packPlates.get(key) ?? packPlates.get(ALIKE[key] ?? '')
}

function plateOf({ key, drawing: _, turn: __, sink, mirrored, fixed, glows, ...traits }: PackRow): Plate {
  const aspect = aspectOf(key) ?? 1
  return {
    ...traits,
    aspect,
    poses: ['standing'],
    draw(pen) {
      const { ctx } = pen
      ctx.translate(0, sink)
      const turned = fixed ? ctx.getTransform().a < 0 : mirrored
      if (turned) ctx.scale(-1, 1)
      const light = turned ? { x: -pen.light.x, y: pen.light.y } : pen.light
      drawDrawing({ ...pen, light }, openDrawing(key), { aspect, glows })
    },
  }
}
