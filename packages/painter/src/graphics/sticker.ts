import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { pickOne } from '../base/chance.ts'
import { mixColours, parseHex, toHex } from '../base/colour.ts'
import { createLayer, drawWhole, freeCanvas, type Layer } from '../base/frame.ts'
import { setLine } from '../lettering/set-line.ts'
import { fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { writeArc } from '../lettering/write-line.ts'
import { layPaper } from './backing.ts'
import { faceFor, isHan, type Voice } from './faces-for.ts'
import { edgeMotif } from './inked-motif.ts'
import { drawMotif } from './motif.ts'
import { circle } from './outlines.ts'
import { placeMotif } from './place-motif.ts'
import { paintSigns } from './signs.ts'
import type { Sheet } from './sheet.ts'

const GROUNDS = ['#e9e4dc', '#cfdfe6', '#f0d9c8', '#d5e3d0', '#e4d6e8', '#f3e3b5', '#d8d8dc']
const DRAWN_PX = 640

/** A figure in strong colours, cut out with a white edge, and the words that go with it; it lies on something plain. */
export function paintSticker(sheet: Sheet): void {
  const { frame, layer, recipe, random } = sheet
  const backdrop = recipe.reading.featureColours?.['backdrop']
  layPaper(sheet, backdrop ?? pickOne(GROUNDS, random))
  const print = createLayer(frame)
  paintPrint({ ...sheet, layer: print })
  const side = Math.min(frame.width, frame.height)
  const cut = createLayer(frame)
  layEdge(cut, print.canvas, { width: side * 0.024 * frame.scale, colour: '#ffffff' })
  layShadow(sheet, cut.canvas, side)
  drawWhole(layer.ctx, frame, cut.canvas)
  drawWhole(layer.ctx, frame, print.canvas)
  layGloss(sheet, cut.canvas)
  freeCanvas(print.canvas)
  freeCanvas(cut.canvas)
}

/** What is printed: the figure, on a disc of colour in two of the four, and the words above or below. */
function paintPrint(sheet: Sheet): void {
  const { frame, texts, variant } = sheet
  const side = Math.min(frame.width, frame.height)
  const [first = ''] = texts
  const onArc = variant === 3 && first.length < 26
  const above = variant === 1
  const middle = middleOf(sheet, onArc || above ? 'above' : 'below')
  const { top, foot } = paintFigure(sheet, middle)
  if (first === '') return
  if (onArc) writeAround(sheet, first, middle)
  else writeStraight(sheet, first, { y: above ? top - side * 0.012 : foot + side * 0.012, side, above })
}

interface Round {
  x: number
  y: number
  radius: number
}

/** Where the figure is, so that it and its words lie around the middle together. */
function middleOf({ frame, texts, variant }: Sheet, words: 'above' | 'below'): Round {
  const side = Math.min(frame.width, frame.height)
  const { width, height } = frame
  if (texts.length === 0) return { x: width / 2, y: height / 2, radius: side * 0.36 }
  const room = side * (variant === 3 ? 0.063 : 0.085)
  return { x: width / 2, y: height / 2 + (words === 'above' ? room : -room), radius: side * 0.29 }
}

/** @returns where its ink begins and ends */
function paintFigure(sheet: Sheet, middle: Round): { top: number; foot: number } {
  const { layer, recipe, inks, variant } = sheet
  const { ctx } = layer
  const motif = drawMotif(recipe, DRAWN_PX)
  if (variant >= 2 || motif === null) {
    ctx.fillStyle = toHex(mixColours(parseHex(inks.main), parseHex(inks.light), 0.35))
    ctx.fill(circle(middle.x, middle.y, middle.radius))
    ctx.save()
    ctx.clip(circle(middle.x, middle.y, middle.radius))
    paintSigns(sheet, middle, motif !== null)
    ctx.restore()
  }
  const disc = { top: middle.y - middle.radius, foot: middle.y + middle.radius }
  if (motif === null) return disc
  const bold = edgeMotif(motif, '#2a2233', DRAWN_PX * 0.008)
  const reach = middle.radius * (variant >= 2 ? 1.9 : 2.15)
  const { y, height } = placeMotif(ctx, bold, { ...middle, width: reach, height: reach })
  return variant >= 2 ? disc : { top: y - height / 2, foot: y + height / 2 }
}

function writeAround(
  { layer, inks }: Sheet,
  text: string,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const { ctx } = layer
  const line = setLine(text, { face: faceFor(text, 'hand'), tracking: isHan(text) ? 0.1 : 0.01 })
  const around = radius * 1.16
  const size = Math.min(radius * (isHan(text) ? 0.46 : 0.38), (2.5 * around) / Math.max(0.1, line.width))
  ctx.fillStyle = inks.dark
  writeArc(ctx, line, { x, y, radius: around, size, side: 'top' })
}

const VOICES: readonly Voice[] = ['loud', 'plain', 'hand', 'hand']

function writeStraight(
  { layer, inks, frame, variant }: Sheet,
  text: string,
  { y: edge, side, above }: { y: number; side: number; above: boolean },
): void {
  const { ctx } = layer
  const box = { width: Math.min(frame.width * 0.8, side * 0.84), height: side * 0.17 }
  const face = faceFor(text, VOICES[variant] ?? 'loud')
  const block = fitText(text, box, { face, tracking: 0.03, mostLines: 2, leading: 1.15, largest: side * 0.16 })
  const y = above ? edge - block.height : edge
  ctx.lineJoin = 'round'
  ctx.lineWidth = block.size * 0.16
  ctx.strokeStyle = inks.dark
  ctx.fillStyle = inks.accent
  writeBlock(ctx, block, { x: frame.width / 2, y, align: 'middle', ink: 'stroke' })
  writeBlock(ctx, block, { x: frame.width / 2, y, align: 'middle' })
}

const STEPS = 40

/** The print's own outline, grown outward by so many pixels. */
function layEdge({ ctx, canvas }: Layer, print: Canvas, { width, colour }: { width: number; colour: string }): void {
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  for (const reach of [0.5, 1])
    for (let step = 0; step < STEPS; step++) {
      const angle = (step / STEPS) * Math.PI * 2
      ctx.drawImage(print, Math.cos(angle) * width * reach, Math.sin(angle) * width * reach)
    }
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.restore()
}

/** It lies flat: a soft shadow close by. */
function layShadow({ layer: { ctx }, frame }: Sheet, cut: Canvas, side: number): void {
  const shape = createCanvas(cut.width, cut.height)
  const shade = shape.getContext('2d')
  shade.drawImage(cut, 0, 0)
  shade.globalCompositeOperation = 'source-in'
  shade.fillStyle = '#2a2430'
  shade.fillRect(0, 0, cut.width, cut.height)
  ctx.save()
  for (const [blur, down, alpha] of [
    [0.016, 0.014, 0.3],
    [0.004, 0.004, 0.35],
  ] as const) {
    ctx.filter = `blur(${(blur * side * frame.scale).toFixed(1)}px)`
    ctx.globalAlpha = alpha
    drawWhole(ctx, frame, shape, down * side)
  }
  ctx.restore()
  freeCanvas(shape)
}

/** Light that lies across the foil. */
function layGloss({ layer: { ctx }, frame }: Sheet, cut: Canvas): void {
  const gloss = createLayer(frame)
  drawWhole(gloss.ctx, frame, cut)
  gloss.ctx.globalCompositeOperation = 'source-in'
  const { width, height } = frame
  const light = gloss.ctx.createLinearGradient(width * 0.1, height * 0.05, width * 0.9, height * 0.95)
  light.addColorStop(0, 'rgba(255,255,255,0.26)')
  light.addColorStop(0.42, 'rgba(255,255,255,0.03)')
  light.addColorStop(0.46, 'rgba(255,255,255,0.12)')
  light.addColorStop(0.5, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(30,20,40,0.08)')
  gloss.ctx.fillStyle = light
  gloss.ctx.fillRect(0, 0, width, height)
  drawWhole(ctx, frame, gloss.canvas)
  freeCanvas(gloss.canvas)
}
