import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { deriveSeed } from '../base/chance.ts'
import { createNoise } from '../base/noise.ts'
import type { Sheet } from './sheet.ts'

/** Red paper with flecks of gold leaf, in the shape of a path that lies within the box. */
export function layRedPaper(
  { layer: { ctx }, random, frame }: Sheet,
  path: Path2D,
  box: { left: number; top: number; width: number; height: number },
): void {
  ctx.save()
  ctx.shadowColor = 'rgba(20,4,2,0.5)'
  ctx.shadowBlur = 7 * frame.scale
  ctx.shadowOffsetY = 2.5 * frame.scale
  ctx.fillStyle = '#c3221d'
  ctx.fill(path)
  ctx.restore()
  ctx.save()
  ctx.clip(path)
  const light = ctx.createLinearGradient(box.left, box.top, box.left + box.width, box.top + box.height)
  light.addColorStop(0, 'rgba(255,120,84,0.32)')
  light.addColorStop(0.5, 'rgba(200,30,24,0)')
  light.addColorStop(1, 'rgba(80,4,10,0.34)')
  ctx.fillStyle = light
  ctx.fillRect(box.left, box.top, box.width, box.height)
  const flecks = Math.round((box.width * box.height) / 95)
  for (let fleck = 0; fleck < flecks; fleck++) {
    const size = 0.35 + random() ** 3 * 2.1
    ctx.fillStyle = `rgba(240,196,104,${(0.18 + random() * 0.42).toFixed(2)})`
    ctx.fillRect(box.left + random() * box.width, box.top + random() * box.height, size, size * (0.5 + random()))
  }
  ctx.restore()
}

/** A double line of gold along the inside of an edge. */
export function edgeInGold(ctx: SKRSContext2D, path: Path2D, width: number): void {
  ctx.strokeStyle = '#e6b450'
  ctx.lineWidth = width
  ctx.stroke(path)
}

/** Boards of a door that stand beside each other, with their grain. */
export function layBoards(
  sheet: Sheet,
  { colour, boards }: { colour: readonly [number, number, number]; boards: number },
): void {
  const { frame, layer, recipe } = sheet
  const { widthPx, heightPx, scale, view } = frame
  const noise = createNoise(deriveSeed(recipe.layoutSeed, 'boards'))
  const image = layer.ctx.createImageData(widthPx, heightPx)
  const { data } = image
  for (let column = 0; column < widthPx; column++) {
    const x = column / scale + view.left
    const board = Math.floor((x / frame.width) * boards)
    const inBoard = (x / frame.width) * boards - board
    const joint =
      Math.min(inBoard, 1 - inBoard) < 0.012 ? 0.35 : 1 - Math.exp(-Math.min(inBoard, 1 - inBoard) * 30) * 0.16
    for (let row = 0; row < heightPx; row++) {
      const y = row / scale + view.top
      const fibre = noise(x / 2.4 + board * 37, y / 90) * 0.07 + noise(x / 9 + board * 11, y / 210) * 0.09
      const light = (0.94 + fibre + noise(board * 5.3, 0.5) * 0.06 - (y / frame.height) * 0.14) * joint
      const at = (row * widthPx + column) * 4
      data[at] = colour[0] * light
      data[at + 1] = colour[1] * light
      data[at + 2] = colour[2] * light
      data[at + 3] = 255
    }
  }
  layer.ctx.putImageData(image, 0, 0)
}
