import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, deriveSeed, type Random } from '../../../base/chance.ts'
import { type Rgb, toCss } from '../../../base/colour.ts'
import { fillWhole } from '../../../base/frame.ts'
import type { Sheet } from '../sheet.ts'

/** One place of a repeat: drawn around 0, 0. */
export interface Cell {
  ctx: SKRSContext2D
  column: number
  row: number
  /** The same for the same cell of the world, however the picture grows. */
  random: Random
}

/** How a repeat lies; `drop` is the share of its height by which every second column hangs lower. */
export interface Repeat {
  width: number
  height: number
  drop?: number
  /** By which every second row is moved to the right, share of its width. */
  shift?: number
}

/** Draws a cell at every place of the repeat that the view shows, from above to below. */
export function repeatOver(
  { stage }: Sheet,
  { width, height, drop = 0, shift = 0 }: Repeat,
  draw: (cell: Cell) => void,
): void {
  const { frame, picture, recipe } = stage
  const { view } = frame
  const { ctx } = picture
  const firstRow = Math.floor(view.top / height) - 1
  const lastRow = Math.ceil((view.top + view.height) / height) + 1
  const firstColumn = Math.floor(view.left / width) - 1
  const lastColumn = Math.ceil((view.left + view.width) / width) + 1
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      ctx.save()
      ctx.translate((column + (Math.abs(row) % 2) * shift) * width, (row + (Math.abs(column) % 2) * drop) * height)
      draw({ ctx, column, row, random: createRandom(deriveSeed(recipe.layoutSeed, `cell ${column} ${row}`)) })
      ctx.restore()
    }
}

export function layGround({ stage }: Sheet, colour: Rgb): void {
  stage.picture.ctx.fillStyle = toCss(colour)
  fillWhole(stage.picture.ctx, stage.frame)
}
