import { Path2D } from '@napi-rs/canvas'
import { setLine } from '../lettering/set-line.ts'
import { writeLine } from '../lettering/write-line.ts'
import { layPaper } from './backing.ts'
import { drawInked } from './inked-motif.ts'
import { placeMotif } from './place-motif.ts'
import { edgeInGold, layBoards, layRedPaper } from './red-paper.ts'
import type { Sheet } from './sheet.ts'

/** One character on a square of red paper that stands on its corner, on a door or a wall. */
export function paintBlessing(sheet: Sheet): void {
  const { frame, variant, texts, layer, recipe, inks } = sheet
  if (variant === 0) layBoards(sheet, { colour: [92, 58, 36], boards: 7 })
  else if (variant === 1) layPaper(sheet, '#e9e0d0')
  else if (variant === 2) layBoards(sheet, { colour: [124, 28, 24], boards: 6 })
  else layPaper(sheet, '#a81a1c')
  const side = Math.min(frame.width, frame.height)
  const motif = drawInked(recipe, { ...inks, dark: '#6b3d14', main: '#d59a3a', light: '#f8e3ae' })
  const middle = {
    x: frame.width / 2,
    y: frame.height * (motif === null ? 0.5 : 0.44),
    half: side * (motif === null ? 0.46 : 0.4),
  }
  paintBlessingOn(sheet, middle, texts[0] ?? '福', variant === 1 ? '#1b1413' : '#f4cf74')
  if (motif === null) return
  const box = { x: frame.width / 2, y: frame.height * 0.83, width: side * 0.5, height: side * 0.28 }
  placeMotif(layer.ctx, motif, box)
}

/** `half`: from the middle to a corner. */
export function paintBlessingOn(
  sheet: Sheet,
  { x, y, half }: { x: number; y: number; half: number },
  text: string,
  ink: string,
): void {
  const { ctx } = sheet.layer
  const diamond = diamondOf(x, y, half)
  layRedPaper(sheet, diamond, { left: x - half, top: y - half, width: half * 2, height: half * 2 })
  edgeInGold(ctx, diamondOf(x, y, half * 0.93), half * 0.02)
  edgeInGold(ctx, diamondOf(x, y, half * 0.88), half * 0.008)
  drawCorners(sheet, { x, y, half })
  const line = setLine(text, { face: 'brush' })
  const size = Math.min(half * 1.06, (half * 1.24) / Math.max(0.6, line.width))
  ctx.fillStyle = ink
  ctx.save()
  ctx.shadowColor = 'rgba(60,0,0,0.45)'
  ctx.shadowBlur = half * 0.03 * sheet.frame.scale
  writeLine(ctx, line, { x: x - (line.width * size) / 2, y: y + ((line.ascent - line.descent) / 2) * size, size })
  ctx.restore()
}

function diamondOf(x: number, y: number, half: number): Path2D {
  const path = new Path2D()
  path.moveTo(x, y - half)
  path.lineTo(x + half, y)
  path.lineTo(x, y + half)
  path.lineTo(x - half, y)
  path.closePath()
  return path
}

/** Clouds that curl into each of the four corners. */
function drawCorners({ layer: { ctx } }: Sheet, { x, y, half }: { x: number; y: number; half: number }): void {
  ctx.strokeStyle = '#e6b450'
  ctx.lineWidth = half * 0.016
  ctx.lineCap = 'round'
  for (let corner = 0; corner < 4; corner++) {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate((corner * Math.PI) / 2)
    for (const side of [-1, 1]) {
      const [cx, cy, r] = [side * half * 0.055, -half * 0.71, half * 0.055]
      ctx.beginPath()
      ctx.arc(cx, cy, r, Math.PI * 0.5, Math.PI * 2.2, side < 0)
      ctx.stroke()
      ctx.beginPath()
      ctx.arc(cx, cy, r * 0.45, 0, Math.PI * 1.6)
      ctx.stroke()
    }
    ctx.restore()
  }
}
