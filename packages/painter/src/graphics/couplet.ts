import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { pickOne } from '../base/chance.ts'
import { setLine } from '../lettering/set-line.ts'
import { writeColumn, writeLine } from '../lettering/write-line.ts'
import { paintBlessingOn } from './blessing.ts'
import { circle } from './outlines.ts'
import { edgeInGold, layBoards, layRedPaper } from './red-paper.ts'
import type { Area } from './sub-sheet.ts'
import type { Sheet } from './sheet.ts'

/** Couplets that have hung on doors for centuries: right, left, and above. */
const CLASSICS = [
  ['爆竹声中一岁除', '春风送暖入屠苏', '万象更新'],
  ['春回大地千山秀', '福满人间万户欢', '迎春接福'],
  ['和顺一门有百福', '平安二字值千金', '吉祥如意'],
  ['天增岁月人增寿', '春满乾坤福满门', '四季长安'],
] as const
const DOORS = [
  [96, 30, 24],
  [70, 42, 28],
  [52, 58, 54],
  [112, 40, 28],
] as const
const HEADING = 5

interface Couplet {
  right: string
  left: string
  above: string
}

/** A door with its two leaves, a strip of red paper at either side and one across. */
export function paintCouplet(sheet: Sheet): void {
  const { frame, variant, texts } = sheet
  const { width, height } = frame
  if (variant % 2 === 0) layBoards(sheet, { colour: DOORS[variant] ?? DOORS[0], boards: 8 })
  else layGateway(sheet)
  const couplet = chooseCouplet(sheet)
  const count = Math.max([...couplet.right].length, [...couplet.left].length, 4)
  const strip = Math.min(width * 0.19, (height * 0.74) / count / 1.12)
  const tall = Math.min(height * 0.8, strip * 1.12 * count + strip * 0.5)
  const top = height * 0.965 - tall
  const inset = Math.max(width * (variant % 2 === 0 ? 0.045 : 0.085), width * 0.5 - height * 0.52)
  const ink = variant % 2 === 0 ? '#f4cf74' : '#1b1413'
  layStrip(sheet, { left: width - inset - strip, top, width: strip, height: tall }, { text: couplet.right, ink })
  layStrip(sheet, { left: inset, top, width: strip, height: tall }, { text: couplet.left, ink })
  const across = Math.min(width * 0.5, strip * 3.6)
  const head = Math.min(strip, top * 0.78)
  layHeading(
    sheet,
    { left: (width - across) / 2, top: (top - head) * 0.5, width: across, height: head },
    { text: couplet.above, ink },
  )
  layDoor(sheet, variant % 2 === 0 ? top : height * 0.27)
  const half = Math.min(width * 0.155, height * 0.2)
  const shown = texts.some((text) => text.includes('福')) && texts.length > 1
  paintBlessingOn(sheet, { x: width / 2, y: top + tall * 0.42, half }, shown ? '春' : '福', ink)
}

/** A house front: brick or plaster at the sides, and the door between two posts under its lintel. */
function layGateway(sheet: Sheet): void {
  const { frame, layer, variant } = sheet
  const { ctx } = layer
  const { width, height } = frame
  const colour = DOORS[variant] ?? DOORS[0]
  layBoards(sheet, { colour, boards: 8 })
  const wall = variant === 1 ? ['#d9d2c4', '#b9b0a0'] : ['#8d9292', '#6c7272']
  const [inset, top] = [width * 0.255, height * 0.24]
  const light = ctx.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, wall[0] ?? '')
  light.addColorStop(1, wall[1] ?? '')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, width, top)
  ctx.fillRect(0, 0, inset, height)
  ctx.fillRect(width - inset, 0, inset, height)
  if (variant === 3) drawCourses(ctx, { width, height }, { inset, top })
  ctx.fillStyle = '#3a2119'
  const post = width * 0.022
  ctx.fillRect(inset, top, post, height - top)
  ctx.fillRect(width - inset - post, top, post, height - top)
  ctx.fillRect(inset - post, top, width - inset * 2 + post * 2, post * 1.3)
}

/** The joints of grey brick. */
function drawCourses(
  ctx: SKRSContext2D,
  { width, height }: { width: number; height: number },
  { inset, top }: { inset: number; top: number },
): void {
  ctx.fillStyle = 'rgba(228,228,220,0.3)'
  for (let course = 0; course * 11 < height; course++) {
    const y = course * 11
    const spans =
      y < top
        ? [[0, width]]
        : [
            [0, inset],
            [width - inset, width],
          ]
    for (const [from = 0, to = 0] of spans) {
      ctx.fillRect(from, y, to - from, 0.8)
      for (let x = from + (course % 2) * 13; x < to; x += 26) ctx.fillRect(x, y, 0.8, 11)
    }
  }
}

/** What was said; a short text stands above, and what is missing is filled from the classics. */
function chooseCouplet({ texts, random }: Sheet): Couplet {
  const [right, left, above] = pickOne(CLASSICS, random)
  const parts = texts.flatMap((text) => text.split(/[，,；;。\s]+/u)).filter((part) => part !== '')
  const lines = parts.filter((part) => [...part].length >= HEADING)
  const [heading = above] = parts.filter((part) => [...part].length < HEADING)
  const [first, second] = lines
  if (first === undefined)
    return parts.length > 1 && parts.length < 3
      ? { right: parts[0] ?? right, left: parts[1] ?? left, above }
      : { right, left, above: heading }
  const partner = CLASSICS.find((classic) => classic.some((line) => line === first))
  if (second !== undefined) return { right: first, left: second, above: heading }
  if (partner !== undefined) return { right: partner[0], left: partner[1], above: partner[2] }
  return { right: first, left: [...left].slice(0, [...first].length).join(''), above: heading }
}

function layStrip(sheet: Sheet, area: Area, { text, ink }: { text: string; ink: string }): void {
  const { ctx } = sheet.layer
  const path = new Path2D()
  path.rect(area.left, area.top, area.width, area.height)
  layRedPaper(sheet, path, area)
  const inner = new Path2D()
  const gap = area.width * 0.06
  inner.rect(area.left + gap, area.top + gap, area.width - gap * 2, area.height - gap * 2)
  edgeInGold(ctx, inner, 0.9)
  const line = setLine(text, { face: 'brush' })
  const count = Math.max(1, line.glyphs.length)
  const pitch = (area.height - area.width * 0.36) / count
  const size = Math.min(area.width * 0.84, pitch * 0.96)
  ctx.fillStyle = ink
  writeColumn(ctx, line, { x: area.left + area.width / 2, y: area.top + area.width * 0.18, size, pitch })
}

function layHeading(sheet: Sheet, area: Area, { text, ink }: { text: string; ink: string }): void {
  const { ctx } = sheet.layer
  const path = new Path2D()
  path.rect(area.left, area.top, area.width, area.height)
  layRedPaper(sheet, path, area)
  const line = setLine(text, { face: 'brush', tracking: 0.08 })
  const size = Math.min(area.height * 0.82, (area.width * 0.9) / Math.max(1, line.width))
  ctx.fillStyle = ink
  const y = area.top + area.height / 2 + ((line.ascent - line.descent) / 2) * size
  writeLine(ctx, line, { x: area.left + (area.width - line.width * size) / 2, y, size })
}

/** Where the two leaves meet, and their rings. */
function layDoor({ layer: { ctx }, frame }: Sheet, top: number): void {
  const { width, height } = frame
  ctx.fillStyle = 'rgba(12,4,4,0.55)'
  ctx.fillRect(width / 2 - 1.4, top, 2.8, height - top)
  for (const side of [-1, 1]) {
    const [x, y] = [width / 2 + side * width * 0.075, height * 0.76]
    ctx.fillStyle = '#8f6a2c'
    ctx.fill(circle(x, y, 9))
    ctx.fillStyle = '#d8ad58'
    ctx.fill(circle(x - 1.5, y - 2, 5))
    ctx.strokeStyle = '#b98c40'
    ctx.lineWidth = 3
    ctx.stroke(circle(x, y + 14, 12))
  }
}
