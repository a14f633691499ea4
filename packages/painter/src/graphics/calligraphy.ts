import { createLayer, drawWhole, freeCanvas } from '../base/frame.ts'
import { fitText } from '../lettering/fit-text.ts'
import { setLine } from '../lettering/set-line.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { writeColumn } from '../lettering/write-line.ts'
import { grainPaper, layPaper } from './backing.ts'
import { fitArea } from './cover.ts'
import { isHan } from './faces-for.ts'
import { drawInked } from './inked-motif.ts'
import { placeMotif } from './place-motif.ts'
import { type Area, castShadow } from './sub-sheet.ts'
import type { Sheet } from './sheet.ts'

const INK = '#17151a'

/** Brush writing: on plain rice paper, on a hanging scroll, on paper with flecks of gold, or along a handscroll. */
export function paintCalligraphy(sheet: Sheet): void {
  const paper = layGround(sheet)
  const [first = ''] = sheet.texts
  if (isHan(first)) writeColumns(sheet, paper)
  else writeLines(sheet, paper)
  grainPaper(sheet, 3.2)
}

/** @returns the part that is written on */
function layGround(sheet: Sheet): Area {
  const { frame, variant, layer, random } = sheet
  const { ctx } = layer
  if (variant === 0) {
    layPaper(sheet, '#f0e9da')
    return fitArea(frame, { aspect: frame.width / frame.height, share: 0.84 })
  }
  layPaper(sheet, variant === 1 ? '#cfc6b6' : variant === 2 ? '#5b4a3e' : '#b9ae9b')
  const aspect = variant === 1 ? 0.62 : variant === 2 ? 1 : 1.7
  const mount = fitArea(frame, { aspect, share: 0.9 })
  castShadow(sheet, mount, frame.height * 0.012)
  ctx.fillStyle = variant === 2 ? '#8d6f4a' : variant === 1 ? '#8a9a8c' : '#6e7f8a'
  ctx.fillRect(mount.left, mount.top, mount.width, mount.height)
  const gap = Math.min(mount.width, mount.height) * 0.075
  const sheetArea = {
    left: mount.left + gap,
    top: mount.top + gap * 1.6,
    width: mount.width - gap * 2,
    height: mount.height - gap * 3.2,
  }
  ctx.fillStyle = variant === 2 ? '#e6c98a' : '#f3ecdc'
  ctx.fillRect(sheetArea.left, sheetArea.top, sheetArea.width, sheetArea.height)
  if (variant === 2)
    for (let fleck = 0; fleck < 420; fleck++) {
      ctx.fillStyle = `rgba(255,236,160,${(0.3 + random() * 0.5).toFixed(2)})`
      ctx.fillRect(
        sheetArea.left + random() * sheetArea.width,
        sheetArea.top + random() * sheetArea.height,
        0.6 + random() * 1.8,
        0.5 + random() * 1.5,
      )
    }
  if (variant !== 2) layRods(sheet, mount)
  return sheetArea
}

/** The rods of a scroll, above and below or at both ends. */
function layRods({ layer: { ctx }, variant }: Sheet, { left, top, width, height }: Area): void {
  const thick = Math.min(width, height) * 0.03
  const upright = variant === 3
  const rods = upright
    ? [
        [left - thick / 2, top - thick, thick, height + thick * 2],
        [left + width - thick / 2, top - thick, thick, height + thick * 2],
      ]
    : [
        [left - thick * 0.4, top - thick / 2, width + thick * 0.8, thick],
        [left - thick, top + height - thick / 2, width + thick * 2, thick],
      ]
  for (const [x = 0, y = 0, wide = 0, high = 0] of rods) {
    const light = upright ? ctx.createLinearGradient(x, 0, x + wide, 0) : ctx.createLinearGradient(0, y, 0, y + high)
    light.addColorStop(0, '#3a2418')
    light.addColorStop(0.35, '#8a5f40')
    light.addColorStop(1, '#2a1810')
    ctx.fillStyle = light
    ctx.fillRect(x, y, wide, high)
  }
}

/** Columns from right to left, the seal under the last; a figure of ink where one was named. */
function writeColumns(sheet: Sheet, area: Area): void {
  const { texts, layer, frame } = sheet
  const [first = '', ...others] = texts
  const parts = first.split(/[，,。；;！!？?\s]+/u).filter((part) => part !== '')
  const columns = parts.length > 1 ? parts : chunk(first, area)
  const longest = Math.max(...columns.map((column) => [...column].length))
  const beside = paintBeside(sheet, area)
  const room = { ...area, left: area.left + beside, width: area.width - beside }
  const pitch = Math.min((room.height * 0.9) / longest, (room.width * 0.82) / columns.length / 1.06)
  const size = pitch * 0.98
  const block = columns.length * pitch * 1.06
  const top = room.top + (room.height - pitch * longest) / 2
  const right =
    room.left +
    room.width / 2 +
    block / 2 +
    (others.length > 0 || columns.length < 3 ? Math.min(pitch * 0.12, room.width * 0.04) : 0)
  const { ctx } = layer
  ctx.fillStyle = INK
  for (const [index, column] of columns.entries()) {
    const x = right - (index + 0.5) * pitch * 1.06
    writeColumn(ctx, setLine(column, { face: 'brush' }), { x, y: top, size, pitch })
  }
  const side = Math.min(frame.width * 0.05, Math.max(frame.width * 0.024, size * 0.2))
  const seal = { x: right - block - side * 0.85, y: top + pitch * longest - side, side }
  const small = size * 0.24
  const line = setLine(others[0] ?? '', { face: 'brush' })
  const name = { x: seal.x, y: seal.y - small * (line.glyphs.length * 1.05 + 0.4) }
  writeColumn(ctx, line, { ...name, size: small, pitch: small * 1.05 })
  pressSeal(sheet, seal)
}

/** As many columns as make the characters largest. */
function chunk(text: string, { width, height }: Area): string[] {
  const chars = [...text]
  const options = [1, 2, 3, 4, 5].map((count) => {
    const longest = Math.ceil(chars.length / count)
    return { count, longest, size: Math.min(height / longest, width / count) }
  })
  const best = options.reduce((one, other) => (other.size > one.size * 1.02 ? other : one))
  return Array.from({ length: best.count }, (_, at) =>
    chars.slice(at * best.longest, (at + 1) * best.longest).join(''),
  ).filter((column) => column !== '')
}

/** @returns how much of the width the figure takes */
function paintBeside({ recipe, layer, frame }: Sheet, area: Area): number {
  const motif = drawInked(recipe, { paper: '', dark: '#1e1d22', main: '#77747a', light: '#dcd6ca', accent: '' })
  if (motif === null) return 0
  const wide = area.width * 0.42
  const wash = createLayer(frame)
  placeMotif(wash.ctx, motif, {
    x: area.left + wide * 0.55,
    y: area.top + area.height * 0.62,
    width: wide * 0.92,
    height: area.height * 0.62,
  })
  layer.ctx.save()
  layer.ctx.globalCompositeOperation = 'multiply'
  drawWhole(layer.ctx, frame, wash.canvas)
  layer.ctx.restore()
  freeCanvas(wash.canvas)
  return wide
}

function writeLines(sheet: Sheet, area: Area): void {
  const { texts, layer } = sheet
  const [first = '', ...others] = texts
  const beside = paintBeside(sheet, area)
  const box = { left: area.left + beside, width: area.width - beside }
  const block = fitText(
    first,
    { width: box.width * 0.84, height: area.height * 0.6 },
    { face: 'script', leading: 1.5, mostLines: 4, largest: area.height * 0.3 },
  )
  const { ctx } = layer
  ctx.fillStyle = INK
  const y = area.top + (area.height - block.height) / 2
  writeBlock(ctx, block, { x: box.left + box.width / 2, y, align: 'middle' })
  const rest = others.join(' ')
  if (rest === '') return
  const small = fitText(rest, { width: box.width * 0.6, height: area.height * 0.06 }, { face: 'elegant' })
  writeBlock(ctx, small, { x: box.left + box.width / 2, y: y + block.height + area.height * 0.05, align: 'middle' })
}

/** A seal of paths that are no writing. */
function pressSeal({ layer: { ctx } }: Sheet, { x, y, side }: { x: number; y: number; side: number }): void {
  ctx.fillStyle = 'rgba(182,34,26,0.92)'
  ctx.fillRect(x - side / 2, y, side, side)
  ctx.strokeStyle = 'rgba(246,236,220,0.9)'
  ctx.lineWidth = side * 0.07
  ctx.strokeRect(x - side * 0.38, y + side * 0.12, side * 0.76, side * 0.76)
  ctx.beginPath()
  for (const [fromX, fromY, toX, toY] of [
    [-0.2, 0.32, 0.2, 0.32],
    [0, 0.24, 0, 0.78],
    [-0.2, 0.52, 0.2, 0.52],
    [-0.18, 0.74, 0.18, 0.74],
  ] as const) {
    ctx.moveTo(x + fromX * side, y + fromY * side)
    ctx.lineTo(x + toX * side, y + toY * side)
  }
  ctx.stroke()
}
