import { pickOne } from '../base/chance.ts'
import { dimColour, mixColours, parseHex, toHex } from '../base/colour.ts'
import { layPaper } from './backing.ts'
import { circle } from './outlines.ts'
import { paintPoster } from './poster.ts'
import { type Area, castShadow, drawSubSheet } from './sub-sheet.ts'
import type { Sheet } from './sheet.ts'

const TABLES = ['#d9cbb8', '#b9c3c4', '#cdb9a6', '#8f9a94', '#c9c4bc', '#6f5f55']

/** A book that lies before us: its cover as a poster is laid out, the joint beside its back, and the edges of its pages. */
export function paintCover(sheet: Sheet): void {
  const { frame, random, layer } = sheet
  const { ctx } = layer
  layPaper(sheet, pickOne(TABLES, random))
  const book = fitArea(frame, { aspect: 0.69, share: 0.86 })
  const pages = frame.height * 0.012
  castShadow(sheet, { ...book, left: book.left + pages, top: book.top + pages }, frame.height * 0.016)
  for (let leaf = 5; leaf > 0; leaf--) {
    ctx.fillStyle = leaf % 2 === 0 ? '#efe7d6' : '#d8cdb8'
    const out = (pages * leaf) / 5
    ctx.fillRect(book.left + out, book.top + out, book.width, book.height)
  }
  drawSubSheet(sheet, book, paintPoster)
  const joint = ctx.createLinearGradient(book.left, 0, book.left + book.width * 0.1, 0)
  for (const [at, colour] of [
    [0, 'rgba(255,255,255,0.22)'],
    [0.25, 'rgba(0,0,0,0.05)'],
    [0.5, 'rgba(0,0,0,0.34)'],
    [0.62, 'rgba(255,255,255,0.2)'],
    [1, 'rgba(255,255,255,0)'],
  ] as const)
    joint.addColorStop(at, colour)
  ctx.fillStyle = joint
  ctx.fillRect(book.left, book.top, book.width * 0.1, book.height)
  layShine(sheet, book)
}

/** A record's sleeve, and the record that looks out of it. */
export function paintAlbum(sheet: Sheet): void {
  const { frame, random, layer, inks } = sheet
  const { ctx } = layer
  layPaper(sheet, pickOne(TABLES, random))
  const square = fitArea(frame, { aspect: 1.17, share: 0.84 })
  const sleeve = { ...square, width: square.height }
  const record = {
    x: sleeve.left + sleeve.width * 0.66,
    y: sleeve.top + sleeve.height / 2,
    radius: sleeve.height * 0.475,
  }
  ctx.save()
  ctx.shadowColor = 'rgba(20,16,24,0.4)'
  ctx.shadowBlur = 14 * frame.scale
  ctx.fillStyle = '#17161a'
  ctx.fill(circle(record.x, record.y, record.radius))
  ctx.restore()
  for (let groove = 0; groove < 26; groove++) {
    ctx.strokeStyle = `rgba(255,255,255,${groove % 5 === 0 ? 0.1 : 0.045})`
    ctx.lineWidth = 0.7
    ctx.stroke(circle(record.x, record.y, record.radius * (0.4 + groove * 0.0225)))
  }
  ctx.fillStyle = inks.main
  ctx.fill(circle(record.x, record.y, record.radius * 0.32))
  castShadow(sheet, sleeve, frame.height * 0.012)
  drawSubSheet(sheet, sleeve, paintPoster)
  layShine(sheet, sleeve)
}

const TEETH = 17

/** A stamp with its perforated edge, on an envelope's paper. */
export function paintStamp(sheet: Sheet): void {
  const { frame, layer, inks } = sheet
  const { ctx } = layer
  const ground = toHex(mixColours(parseHex(inks.main), [226, 214, 192], 0.78))
  layPaper(sheet, ground)
  const stamp = fitArea(frame, { aspect: sheet.variant % 2 === 0 ? 0.8 : 1.25, share: 0.8 })
  castShadow(sheet, stamp, frame.height * 0.008)
  ctx.fillStyle = '#fbf7ee'
  ctx.fillRect(stamp.left, stamp.top, stamp.width, stamp.height)
  punchEdge(sheet, stamp, toHex(dimColour(parseHex(ground), 0.93)))
  const margin = Math.min(stamp.width, stamp.height) * 0.075
  const print = {
    left: stamp.left + margin,
    top: stamp.top + margin,
    width: stamp.width - margin * 2,
    height: stamp.height - margin * 2,
  }
  drawSubSheet(sheet, print, paintPoster)
}

function punchEdge({ layer: { ctx } }: Sheet, { left, top, width, height }: Area, colour: string): void {
  ctx.fillStyle = colour
  const pitch = Math.max(width, height) / TEETH
  const [across, down] = [Math.round(width / pitch), Math.round(height / pitch)]
  for (let tooth = 0; tooth <= across; tooth++)
    for (const y of [top, top + height]) ctx.fill(circle(left + (tooth / across) * width, y, pitch * 0.3))
  for (let tooth = 0; tooth <= down; tooth++)
    for (const x of [left, left + width]) ctx.fill(circle(x, top + (tooth / down) * height, pitch * 0.3))
}

/** The largest area of a shape in the middle of the frame. */
export function fitArea({ width, height }: Sheet['frame'], { aspect, share }: { aspect: number; share: number }): Area {
  const high = Math.min(height * share, (width * share) / aspect)
  const wide = high * aspect
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high }
}

function layShine({ layer: { ctx } }: Sheet, { left, top, width, height }: Area): void {
  const light = ctx.createLinearGradient(left, top, left + width, top + height)
  light.addColorStop(0, 'rgba(255,255,255,0.16)')
  light.addColorStop(0.4, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(0,0,0,0.12)')
  ctx.fillStyle = light
  ctx.fillRect(left, top, width, height)
}
