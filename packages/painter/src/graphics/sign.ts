import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { dimColour, mixColours, parseHex, toHex } from '../base/colour.ts'
import type { Setting } from '../recipe/recipe.ts'
import { createLayer, drawWhole, freeCanvas } from '../base/frame.ts'
import { fitText } from '../lettering/fit-text.ts'
import { setLine } from '../lettering/set-line.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { writeLine } from '../lettering/write-line.ts'
import { layBricks } from './brick-wall.ts'
import { capitals, faceFor, isHan, type Voice } from './faces-for.ts'
import { drawInked } from './inked-motif.ts'
import { circle } from './outlines.ts'
import { placeMotif } from './place-motif.ts'
import { layBoards } from './red-paper.ts'
import { layPaper } from './backing.ts'
import type { Area } from './sub-sheet.ts'
import type { Sheet } from './sheet.ts'

/** A board with what is to be read on it: before the place that was named, or on a wall. */
export function paintSign(sheet: Sheet): void {
  const { recipe, frame, variant } = sheet
  const isOutside = recipe.reading.setting !== 'paper'
  layBehind(sheet, isOutside)
  const { width, height } = frame
  const hangs = BUILT.includes(recipe.reading.setting)
  const hasFigure = drawInked(recipe, sheet.inks) !== null && !isOutside
  const tall = height * (hasFigure ? 0.62 : 0.42)
  const board = {
    left: width * 0.13,
    top: height * (isOutside ? 0.3 : 0.5) - (isOutside ? 0 : tall / 2),
    width: width * 0.74,
    height: tall,
  }
  if (isOutside && !hangs) raisePosts(sheet, board)
  else if (hangs || variant % 2 === 0) hangChains(sheet, board)
  const [paint, ink] = chooseBoard(sheet)
  paint(sheet, board)
  writeOn(sheet, board, ink)
}

/** Where there is something to hang a sign from. */
const BUILT: readonly Setting[] = ['city', 'market', 'cafe', 'village', 'room', 'kitchen', 'library', 'hall', 'stage']

function layBehind(sheet: Sheet, isOutside: boolean): void {
  const { frame, layer, variant } = sheet
  if (isOutside) {
    const scene = sheet.paintBehind()
    const { ctx } = layer
    drawWhole(ctx, frame, scene)
    ctx.save()
    ctx.filter = `blur(${(2.6 * frame.scale).toFixed(1)}px)`
    drawWhole(ctx, frame, scene)
    ctx.restore()
    freeCanvas(scene)
  } else if (variant === 1) layPaper(sheet, '#c9bfae')
  else if (variant === 3) layPaper(sheet, '#8fa3a0')
  else
    layBricks(sheet, variant === 0 ? [168, 104, 82] : [190, 184, 174], (x, y) => {
      const light = 250 - (Math.hypot(x - frame.width * 0.35, y - frame.height * 0.25) / frame.width) * 120
      return [light, light * 0.97, light * 0.92]
    })
}

type Painter = (sheet: Sheet, board: Area) => void

/** Wood, enamel, slate or a painted board; Chinese names are gilded on dark wood. */
function chooseBoard({ variant, inks, texts }: Sheet): readonly [Painter, string] {
  if (isHan(texts[0] ?? '') && variant % 2 === 0) return [paintPlaque, '#e9bf62']
  if (variant === 0) return [paintWood([182, 134, 86]), '#2c1a0f']
  if (variant === 1) return [paintEnamel, inks.light]
  if (variant === 2) return [paintSlate, '#f4f1e6']
  return [paintWood([104, 72, 48]), '#f6e8c8']
}

function paintWood(colour: readonly [number, number, number]): Painter {
  return (sheet, board) => {
    layBoardShadow(sheet, board)
    const wood = createLayer(sheet.frame)
    layBoards({ ...sheet, layer: wood }, { colour, boards: 1 })
    const { ctx } = sheet.layer
    ctx.save()
    ctx.clip(roundBoard(board, board.height * 0.05))
    // The grain of a board lies along it.
    ctx.translate(board.left + board.width / 2, board.top + board.height / 2)
    ctx.rotate(Math.PI / 2)
    ctx.drawImage(wood.canvas, -board.width * 0.6, -board.width * 0.6, board.width * 1.2, board.width * 1.2)
    ctx.restore()
    freeCanvas(wood.canvas)
    ctx.strokeStyle = 'rgba(30,16,8,0.55)'
    ctx.lineWidth = 1.2
    for (const share of [1 / 3, 2 / 3]) {
      ctx.beginPath()
      ctx.moveTo(board.left, board.top + board.height * share)
      ctx.lineTo(board.left + board.width, board.top + board.height * share)
      ctx.stroke()
    }
    bevel(ctx, board)
    drawNails(ctx, board)
  }
}

function paintEnamel(sheet: Sheet, board: Area): void {
  const { inks, layer } = sheet
  const { ctx } = layer
  layBoardShadow(sheet, board, board.height * 0.12)
  const path = roundBoard(board, board.height * 0.12)
  ctx.fillStyle = inks.light
  ctx.fill(path)
  const fall = ctx.createLinearGradient(board.left, board.top, board.left, board.top + board.height)
  fall.addColorStop(0, toHex(mixColours(parseHex(inks.main), [255, 255, 255], 0.16)))
  fall.addColorStop(1, toHex(dimColour(parseHex(inks.main), 0.84)))
  ctx.fillStyle = fall
  ctx.fill(roundBoard(inset(board, board.height * 0.03), board.height * 0.1))
  ctx.strokeStyle = inks.light
  ctx.lineWidth = board.height * 0.014
  ctx.stroke(roundBoard(inset(board, board.height * 0.075), board.height * 0.07))
  drawNails(ctx, board)
}

function paintSlate(sheet: Sheet, board: Area): void {
  const { ctx } = sheet.layer
  layBoardShadow(sheet, board)
  ctx.fillStyle = '#8a6238'
  ctx.fill(roundBoard(board, 4))
  bevel(ctx, board)
  const slate = inset(board, board.height * 0.06)
  ctx.fillStyle = '#26302d'
  ctx.fill(roundBoard(slate, 2))
  ctx.save()
  ctx.clip(roundBoard(slate, 2))
  for (let wipe = 0; wipe < 9; wipe++) {
    ctx.strokeStyle = 'rgba(220,230,222,0.028)'
    ctx.lineWidth = slate.height * 0.16
    ctx.beginPath()
    ctx.moveTo(slate.left + sheet.random() * slate.width, slate.top + sheet.random() * slate.height)
    ctx.lineTo(slate.left + sheet.random() * slate.width, slate.top + sheet.random() * slate.height)
    ctx.stroke()
  }
  ctx.restore()
}

/** Dark lacquer in a gilded frame. */
function paintPlaque(sheet: Sheet, board: Area): void {
  const { ctx } = sheet.layer
  layBoardShadow(sheet, board)
  ctx.fillStyle = '#b98a3a'
  ctx.fill(roundBoard(board, 4))
  bevel(ctx, board)
  const field = inset(board, board.height * 0.07)
  const fall = ctx.createLinearGradient(field.left, field.top, field.left, field.top + field.height)
  fall.addColorStop(0, '#3a1a14')
  fall.addColorStop(1, '#1d0c0a')
  ctx.fillStyle = fall
  ctx.fill(roundBoard(field, 2))
}

const VOICES: readonly Voice[] = ['loud', 'loud', 'hand', 'plain']

/** The figure above or, on a board that stands in a place, the words alone. */
function writeOn(sheet: Sheet, board: Area, ink: string): void {
  const { texts, recipe, inks, layer, variant } = sheet
  const [first = '', ...others] = texts
  const motif = recipe.reading.setting === 'paper' ? drawInked(recipe, inks) : null
  const field = inset(board, board.height * 0.13)
  const head = motif === null ? 0 : field.height * 0.56
  if (motif !== null)
    placeMotif(layer.ctx, motif, {
      x: board.left + board.width / 2,
      y: field.top + head * 0.46,
      width: field.width * 0.8,
      height: head * 0.94,
    })
  const rest = others.join('  ·  ')
  const room = { left: field.left, top: field.top + head, width: field.width, height: field.height - head }
  const share = rest === '' ? 1 : 0.68
  const voice = isHan(first) ? (variant === 1 ? 'plain' : 'hand') : (VOICES[variant] ?? 'loud')
  const said = voice === 'loud' ? capitals(first) : first
  const block = fitText(
    said,
    { width: room.width, height: room.height * share },
    { face: faceFor(said, voice), tracking: isHan(first) ? 0.12 : 0.04, mostLines: 2 },
  )
  engrave(layer.ctx, ink, (ctx) =>
    writeBlock(ctx, block, {
      x: room.left + room.width / 2,
      y: room.top + (room.height * share - block.height) / 2,
      align: 'middle',
    }),
  )
  if (rest === '') return
  const line = setLine(rest, { face: faceFor(rest, 'plain'), tracking: 0.06 })
  const size = Math.min(room.height * 0.17, room.width / Math.max(0.1, line.width))
  engrave(layer.ctx, ink, (ctx) =>
    writeLine(ctx, line, {
      x: room.left + (room.width - line.width * size) / 2,
      y: room.top + room.height * 0.96,
      size,
    }),
  )
}

/** A thin light under dark letters, or a thin shade under light ones, as paint has an edge. */
function engrave(ctx: SKRSContext2D, ink: string, write: (ctx: SKRSContext2D) => void): void {
  const [red, green, blue] = parseHex(ink)
  ctx.save()
  ctx.translate(0, 0.9)
  ctx.fillStyle = red + green + blue > 380 ? 'rgba(10,6,4,0.5)' : 'rgba(255,238,206,0.35)'
  write(ctx)
  ctx.restore()
  ctx.fillStyle = ink
  write(ctx)
}

function raisePosts({ layer: { ctx }, frame }: Sheet, { left, top, width }: Area): void {
  const wide = width * 0.05
  for (const share of [0.16, 0.84]) {
    const x = left + width * share
    const light = ctx.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0)
    light.addColorStop(0, '#6d4c30')
    light.addColorStop(0.4, '#8d6742')
    light.addColorStop(1, '#3f2a1a')
    ctx.fillStyle = light
    const foot = Math.max(frame.height, frame.view.top + frame.view.height)
    ctx.fillRect(x - wide / 2, top - width * 0.05, wide, foot - top + width * 0.05)
  }
}

function hangChains({ layer: { ctx } }: Sheet, { left, top, width }: Area): void {
  ctx.lineWidth = 2
  for (const share of [0.14, 0.86]) {
    const x = left + width * share
    for (let y = -4, link = 0; y < top + 4; y += 9, link++) {
      ctx.strokeStyle = link % 2 === 0 ? '#3c3a3c' : '#5d5a5c'
      ctx.beginPath()
      ctx.ellipse(x, y + 5, link % 2 === 0 ? 3.4 : 1.2, 5.6, 0, 0, Math.PI * 2)
      ctx.stroke()
    }
  }
}

function layBoardShadow({ layer: { ctx }, frame }: Sheet, board: Area, radius = board.height * 0.05): void {
  ctx.save()
  ctx.shadowColor = 'rgba(16,10,8,0.55)'
  ctx.shadowBlur = 16 * frame.scale
  ctx.shadowOffsetX = 4 * frame.scale
  ctx.shadowOffsetY = 9 * frame.scale
  ctx.fillStyle = '#2a1c12'
  ctx.fill(roundBoard(board, radius))
  ctx.restore()
}

function bevel(ctx: SKRSContext2D, board: Area): void {
  ctx.lineWidth = 2
  ctx.strokeStyle = 'rgba(255,240,210,0.35)'
  ctx.stroke(roundBoard(inset(board, 1.2), board.height * 0.045))
  ctx.strokeStyle = 'rgba(20,10,4,0.5)'
  ctx.lineWidth = 1
  ctx.stroke(roundBoard(board, board.height * 0.05))
}

function drawNails(ctx: SKRSContext2D, { left, top, width, height }: Area): void {
  for (const [across, down] of [
    [0.04, 0.1],
    [0.96, 0.1],
    [0.04, 0.9],
    [0.96, 0.9],
  ] as const) {
    ctx.fillStyle = '#2b2624'
    ctx.fill(circle(left + width * across, top + height * down, 3))
    ctx.fillStyle = '#a39c94'
    ctx.fill(circle(left + width * across - 0.7, top + height * down - 0.8, 1.3))
  }
}

function roundBoard({ left, top, width, height }: Area, radius: number): Path2D {
  const path = new Path2D()
  path.roundRect(left, top, width, height, radius)
  return path
}

function inset({ left, top, width, height }: Area, by: number): Area {
  return { left: left + by, top: top + by, width: width - by * 2, height: height - by * 2 }
}
