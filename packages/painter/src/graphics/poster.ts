import type { Canvas, Path2D as Path } from '@napi-rs/canvas'
import { Path2D } from '@napi-rs/canvas'
import { freeCanvas } from '../base/frame.ts'
import { fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { grainPaper, layPaper } from './backing.ts'
import { drawRays } from './badge.ts'
import { capitals, faceFor, isHan, type Voice } from './faces-for.ts'
import { drawInked } from './inked-motif.ts'
import { circle } from './outlines.ts'
import { placeMotif } from './place-motif.ts'
import { inksOf } from './scene-inks.ts'
import type { Sheet } from './sheet.ts'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** A picture and what is said of it on one grid: the title large, the rest small, and each of the four laid out differently. */
export function paintPoster(sheet: Sheet): void {
  const { variant } = sheet
  if (variant === 0) paintPanel(sheet)
  else if (variant === 1) paintWindow(sheet)
  else if (variant === 2) paintBlock(sheet)
  else paintSymbol(sheet)
  grainPaper(sheet, 2)
}

/** Media leave a margin of their own around a scene; here the sheet has one. */
const TRIMMED = 0.05

/** The scene in an area, painted for its shape. */
export function paintArea(sheet: Sheet, area: Area, shape?: Path): Canvas {
  const { frame, layer } = sheet
  const { ctx } = layer
  const size = (length: number) => Math.max(8, Math.round(length * frame.scale * (1 + TRIMMED * 2)))
  const scene = sheet.paintScene(size(area.width), size(area.height))
  const [cutX, cutY] = [(scene.width * TRIMMED) / (1 + TRIMMED * 2), (scene.height * TRIMMED) / (1 + TRIMMED * 2)]
  ctx.save()
  if (shape) ctx.clip(shape)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(
    scene,
    cutX,
    cutY,
    scene.width - cutX * 2,
    scene.height - cutY * 2,
    area.left,
    area.top,
    area.width,
    area.height,
  )
  ctx.restore()
  return scene
}

/** A border of paper, the picture, and under it a panel with the title. */
function paintPanel(sheet: Sheet): void {
  const { frame, layer, texts } = sheet
  const { ctx } = layer
  const { width, height } = frame
  const margin = Math.min(width, height) * 0.045
  const panel = texts.length === 0 ? 0 : height * (texts.length > 1 ? 0.27 : 0.22)
  layPaper(sheet, '#f4ecdc')
  const area = { left: margin, top: margin, width: width - margin * 2, height: height - margin * 2 - panel }
  const scene = paintArea(sheet, area)
  const inks = inksOf(scene)
  freeCanvas(scene)
  if (texts.length === 0) return
  ctx.fillStyle = inks.dark
  ctx.fillRect(area.left, area.top + area.height, area.width, panel)
  ctx.fillStyle = inks.accent
  ctx.fillRect(area.left, area.top + area.height, area.width, margin * 0.16)
  const box = {
    left: area.left + margin,
    top: area.top + area.height + margin * 0.7,
    width: area.width - margin * 2,
    height: panel - margin * 1.3,
  }
  writeTitles(sheet, box, { title: inks.light, rest: inks.light, align: 'middle', voice: 'loud' })
}

/** The title above a window with a round head. */
function paintWindow(sheet: Sheet): void {
  const { frame, texts, layer } = sheet
  const { width, height } = frame
  const margin = Math.min(width, height) * 0.07
  const head = texts.length === 0 ? 0 : height * (texts.length > 1 ? 0.27 : 0.23)
  layPaper(sheet, '#f3ead8')
  const area = { left: width * 0.14, top: margin + head, width: width * 0.72, height: height - margin * 2 - head }
  const arch = archOf(area)
  const scene = paintArea(sheet, area, arch)
  const inks = inksOf(scene)
  freeCanvas(scene)
  const { ctx } = layer
  ctx.strokeStyle = inks.dark
  ctx.lineWidth = margin * 0.09
  ctx.stroke(
    archOf({
      left: area.left - margin * 0.2,
      top: area.top - margin * 0.2,
      width: area.width + margin * 0.4,
      height: area.height + margin * 0.4,
    }),
  )
  const box = { left: margin, top: margin * 0.85, width: width - margin * 2, height: head - margin * 0.3 }
  writeTitles(sheet, box, { title: inks.dark, rest: inks.main, align: 'middle', voice: 'fine' })
}

function archOf({ left, top, width, height }: Area): Path {
  const path = new Path2D()
  const radius = Math.min(width / 2, height * 0.5)
  path.moveTo(left, top + height)
  path.lineTo(left, top + radius)
  path.ellipse(left + width / 2, top + radius, width / 2, radius, 0, Math.PI, Math.PI * 2)
  path.lineTo(left + width, top + height)
  path.closePath()
  return path
}

/** A field of strong colour with a title set to the left, and the picture under it, out to the edges. */
function paintBlock(sheet: Sheet): void {
  const { frame, layer, texts } = sheet
  const { ctx } = layer
  const { width, height } = frame
  const margin = Math.min(width, height) * 0.06
  const head = texts.length === 0 ? 0 : height * (texts.length > 1 ? 0.4 : 0.34)
  const area = { left: 0, top: head, width, height: height - head }
  layPaper(sheet)
  const scene = paintArea(sheet, area)
  const inks = inksOf(scene)
  freeCanvas(scene)
  if (head === 0) return lineInside(sheet, margin * 0.5, inks.light)
  ctx.fillStyle = inks.main
  ctx.fillRect(0, 0, width, head)
  ctx.fillStyle = inks.light
  ctx.fillRect(margin, margin * 0.9, width * 0.16, margin * 0.14)
  const box = { left: margin, top: margin * 1.5, width: width - margin * 2, height: head - margin * 2.3 }
  writeTitles(sheet, box, { title: inks.light, rest: inks.light, align: 'left', voice: 'plain' })
}

/** Where nothing is said a thin line is all that makes a sheet of a scene. */
function lineInside({ layer: { ctx }, frame }: Sheet, margin: number, colour: string): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = margin * 0.22
  ctx.strokeRect(margin, margin, frame.width - margin * 2, frame.height - margin * 2)
}

/** One large figure before a disc or rays on a ground of one colour, the title at its foot. */
function paintSymbol(sheet: Sheet): void {
  const { frame, layer, texts, inks, recipe } = sheet
  const figure = drawInked(recipe, inks)
  if (figure === null) return paintPanel({ ...sheet, variant: 0 })
  const { ctx } = layer
  const { width, height } = frame
  const side = Math.min(width, height)
  layPaper(sheet, inks.accent)
  const foot = texts.length === 0 ? 0 : height * (texts.length > 1 ? 0.28 : 0.23)
  const middle = { x: width / 2, y: (height - foot) * 0.53, radius: Math.min(width, height - foot) * 0.38 }
  drawRays(ctx, { ...middle, radius: Math.hypot(width, height) }, inks.light)
  ctx.fillStyle = inks.light
  ctx.fill(circle(middle.x, middle.y, middle.radius))
  placeMotif(ctx, figure, { ...middle, width: middle.radius * 2.05, height: middle.radius * 2.05 })
  if (texts.length === 0) return
  ctx.fillStyle = inks.dark
  ctx.fillRect(0, height - foot, width, foot)
  const box = {
    left: side * 0.07,
    top: height - foot + side * 0.045,
    width: width - side * 0.14,
    height: foot - side * 0.09,
  }
  writeTitles(sheet, box, { title: inks.light, rest: inks.light, align: 'middle', voice: 'loud' })
}

interface Setting {
  title: string
  rest: string
  align: 'left' | 'middle'
  voice: Voice
}

/** The first text as large as its part of the box lets it be, the others small under it. */
export function writeTitles({ layer: { ctx }, texts }: Sheet, box: Area, how: Setting): void {
  const [title = '', ...others] = texts
  if (title === '') return
  const x = how.align === 'left' ? box.left : box.left + box.width / 2
  const share = others.length === 0 ? 1 : 0.68
  const said = how.voice === 'fine' ? title : capitals(title)
  const tracking = isHan(title) ? 0.1 : how.voice === 'loud' ? 0.03 : 0
  const block = fitText(
    said,
    { width: box.width, height: box.height * share },
    { face: faceFor(title, how.voice), tracking, mostLines: 3, leading: 1.08 },
  )
  ctx.fillStyle = how.title
  const free = box.height * share - block.height
  const top = box.top + (others.length === 0 ? free / 2 : free * 0.6)
  writeBlock(ctx, block, { x, y: top, align: how.align })
  const rest = others.join(isHan(others.join('')) ? '　' : '  ·  ')
  if (rest === '') return
  const small = fitText(
    capitals(rest),
    { width: box.width, height: box.height * 0.15 },
    { face: faceFor(rest, 'plain'), tracking: 0.12, mostLines: 2 },
  )
  ctx.fillStyle = how.rest
  writeBlock(ctx, small, { x, y: box.top + box.height * 0.8, align: how.align })
}
