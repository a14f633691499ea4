import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../base/colour.ts'
import { createLayer, drawWhole, fillWhole, freeCanvas, type Layer } from '../base/frame.ts'
import { type Block, fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { layBricks } from './brick-wall.ts'
import { faceFor, isHan } from './faces-for.ts'
import { flattenMotif } from './flatten-motif.ts'
import { drawMotif, type Motif } from './motif.ts'
import { placeMotif } from './place-motif.ts'
import type { Sheet } from './sheet.ts'

const GASES: readonly (readonly [letters: string, figure: string])[] = [
  ['#ff3d8b', '#37d5ff'],
  ['#33e0ff', '#ff8a3d'],
  ['#ffb13d', '#ff4d6d'],
  ['#7dff8a', '#ff5ac8'],
]
const WALLS: readonly Rgb[] = [
  [150, 84, 66],
  [96, 92, 100],
  [132, 70, 60],
  [84, 96, 110],
]

/** Letters and figures of bent tubes on a brick wall at night, which they light. */
export function paintNeonSign(sheet: Sheet): void {
  const { frame, layer, texts } = sheet
  const { letters, figure } = chooseGases(sheet)
  const motif = drawTubes(sheet)
  layWall(sheet, motif === null ? letters : mixColours(letters, figure, 0.35))
  const tubes = { letters: createLayer(frame), figure: createLayer(frame) }
  // Of the height, what the letters have for themselves.
  const share = texts.length === 0 ? 0 : motif === null ? 1 : 0.42
  if (motif === null) bendFrame(sheet, tubes.figure)
  else placeFigure(sheet, tubes.figure, { motif, share })
  if (texts.length > 0) bendLetters(sheet, tubes.letters, share)
  light(layer, sheet, { tubes: tubes.figure.canvas, colour: figure })
  light(layer, sheet, { tubes: tubes.letters.canvas, colour: letters })
  freeCanvas(tubes.figure.canvas)
  freeCanvas(tubes.letters.canvas)
  darkenEdges(sheet)
}

function chooseGases({ variant, recipe, texts }: Sheet): { letters: Rgb; figure: Rgb } {
  const [letters, figure] = GASES[variant] ?? ['#ff3d8b', '#37d5ff']
  const asked = recipe.reading.featureColours?.['graphic']
  if (asked === undefined) return { letters: parseHex(letters), figure: parseHex(figure) }
  const tube = parseHex(asked)
  return texts.length === 0 ? { letters: tube, figure: tube } : { letters: tube, figure: parseHex(figure) }
}

function layWall(sheet: Sheet, glow: Rgb): void {
  const { width, height } = sheet.frame
  const full: Rgb = [70 + glow[0] * 1.05, 70 + glow[1] * 1.05, 76 + glow[2] * 1.05]
  layBricks(sheet, WALLS[sheet.variant] ?? [150, 84, 66], (x, y) => {
    const away = Math.hypot((x - width / 2) / (width * 0.5), (y - height / 2) / (height * 0.44))
    return mixColours([58, 54, 76], full, Math.exp(-away * away * 1.25))
  })
}

function placeFigure({ frame }: Sheet, { ctx }: Layer, { motif, share }: { motif: Motif; share: number }): void {
  const { width, height } = frame
  const box = { width: width * 0.62, height: height * (share === 0 ? 0.72 : 0.48) }
  placeMotif(ctx, motif, { ...box, x: width / 2, y: height * (0.5 - share * 0.42) })
}

/** Outlines of the letters: a tube of even width. */
function bendLetters({ frame, texts, variant }: Sheet, { ctx }: Layer, share: number): void {
  const { width, height } = frame
  const [first = '', ...others] = texts
  const face = isHan(first) ? 'sans' : faceFor(first, variant % 2 === 0 ? 'hand' : 'plain')
  const rest = others.join('  ')
  const box = { width: width * 0.8, height: height * (share === 1 ? 0.42 : 0.26) }
  const block = fitText(first, box, {
    face,
    tracking: face === 'script' ? 0 : 0.08,
    mostLines: 2,
    leading: face === 'script' ? 1.45 : 1.25,
    largest: height * 0.32,
  })
  const middle = height * (share === 1 ? 0.5 : 0.76) - (rest === '' ? 0 : height * 0.04)
  const top = middle - block.height / 2
  strokeTube(ctx, block, { x: width / 2, y: top, thick: face === 'script' })
  if (rest === '') return
  const small = fitText(
    rest,
    { width: width * 0.66, height: height * 0.08 },
    { face: isHan(rest) ? 'sans' : 'round', tracking: 0.14, largest: height * 0.07 },
  )
  strokeTube(ctx, small, { x: width / 2, y: top + block.height + height * 0.06, thick: false })
}

/** Around letters alone: a frame with round corners, lines, a ring, or a swing below and stars above. */
function bendFrame({ frame, variant }: Sheet, { ctx }: Layer): void {
  const { width, height } = frame
  ctx.strokeStyle = '#ffffff'
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 3
  ctx.beginPath()
  if (variant === 0) ctx.roundRect(width * 0.06, height * 0.24, width * 0.88, height * 0.52, height * 0.06)
  if (variant === 1)
    for (const y of [0.22, 0.25, 0.75, 0.78]) {
      const inset = y === 0.22 || y === 0.78 ? 0.24 : 0.14
      ctx.moveTo(width * inset, height * y)
      ctx.lineTo(width * (1 - inset), height * y)
    }
  if (variant === 2) ctx.ellipse(width / 2, height / 2, width * 0.46, height * 0.36, 0, 0, Math.PI * 2)
  if (variant === 3) {
    ctx.moveTo(width * 0.14, height * 0.77)
    ctx.bezierCurveTo(width * 0.32, height * 0.7, width * 0.62, height * 0.7, width * 0.86, height * 0.77)
    ctx.moveTo(width * 0.3, height * 0.79)
    ctx.quadraticCurveTo(width * 0.5, height * 0.745, width * 0.7, height * 0.79)
    for (const [across, size] of [
      [0.36, 0.03],
      [0.5, 0.05],
      [0.64, 0.03],
    ] as const)
      for (let ray = 0; ray < 4; ray++) {
        const [x, y, angle] = [width * across, height * 0.22, (ray * Math.PI) / 4]
        ctx.moveTo(x + Math.cos(angle) * height * size, y + Math.sin(angle) * height * size)
        ctx.lineTo(x - Math.cos(angle) * height * size, y - Math.sin(angle) * height * size)
      }
  }
  ctx.stroke()
}

/** A script of even strokes is a tube itself; of other letters the tube follows the edge. */
function strokeTube(ctx: Layer['ctx'], block: Block, { x, y, thick }: { x: number; y: number; thick: boolean }): void {
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = '#ffffff'
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  if (thick) return writeBlock(ctx, block, { x, y, align: 'middle' })
  ctx.lineWidth = Math.max(2.8, block.size * 0.056)
  writeBlock(ctx, block, { x, y, align: 'middle', ink: 'stroke' })
  // Strokes of a character may overlap: of the line only what lies outside of all of them stays.
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  writeBlock(ctx, block, { x, y, align: 'middle' })
  ctx.restore()
}

const DRAWN_PX = 420

/** The edges between the flat parts of the motif, as tubes; null where nothing is to be shown. */
function drawTubes({ recipe }: Sheet): Motif | null {
  const drawn = drawMotif(recipe, DRAWN_PX)
  if (drawn === null) return null
  const motif = flattenMotif(drawn, { colours: 3, inks: ['#000000', '#808080', '#ffffff'] })
  freeCanvas(drawn.canvas)
  const { canvas, aspect } = motif
  const [width, height] = [canvas.width + 8, canvas.height + 8]
  const padded = createCanvas(width, height)
  padded.getContext('2d').drawImage(canvas, 4, 4)
  const pixels = readPixels(padded)
  const edges = new Uint8ClampedArray(pixels.length)
  const keyAt = (at: number) => (pixels[at * 4 + 3] ?? 0) * 256 + (pixels[at * 4] ?? 0)
  for (let at = 0; at < width * (height - 1) - 1; at++)
    if (keyAt(at) !== keyAt(at + 1) || keyAt(at) !== keyAt(at + width)) edges.set([255, 255, 255, 255], at * 4)
  writePixels(padded, edges)
  freeCanvas(canvas)
  return { canvas: thicken(padded), aspect }
}

function thicken(lines: Canvas): Canvas {
  const thick = createCanvas(lines.width, lines.height)
  const ctx = thick.getContext('2d')
  for (let step = 0; step < 12; step++) {
    const angle = (step / 12) * Math.PI * 2
    ctx.drawImage(lines, Math.cos(angle) * 1.3, Math.sin(angle) * 1.3)
  }
  freeCanvas(lines)
  return thick
}

interface Coat {
  colour: string
  blur: number
  alpha: number
  mode: 'lighter' | 'source-over'
  down?: number
}

/** The shadow on the wall, the glow around, the coloured tube, and its white heart. */
function light({ ctx }: Layer, { frame }: Sheet, { tubes, colour }: { tubes: Canvas; colour: Rgb }): void {
  const glow = toCss(colour)
  const coats: readonly Coat[] = [
    { colour: 'rgb(6,4,12)', blur: 2.4, alpha: 0.6, mode: 'source-over', down: 7 },
    { colour: glow, blur: 34, alpha: 0.6, mode: 'lighter' },
    { colour: glow, blur: 13, alpha: 0.75, mode: 'lighter' },
    { colour: glow, blur: 4.5, alpha: 0.85, mode: 'lighter' },
    { colour: glow, blur: 1.6, alpha: 0.9, mode: 'lighter' },
    { colour: glow, blur: 0, alpha: 1, mode: 'source-over' },
    { colour: toCss(mixColours(colour, [255, 255, 255], 0.78)), blur: 0.5, alpha: 0.9, mode: 'source-over' },
  ]
  const tinted = createLayer(frame)
  drawWhole(tinted.ctx, frame, tubes)
  tinted.ctx.globalCompositeOperation = 'source-in'
  for (const { colour: css, blur, alpha, mode, down = 0 } of coats) {
    tinted.ctx.fillStyle = css
    fillWhole(tinted.ctx, frame)
    ctx.save()
    ctx.globalCompositeOperation = mode
    ctx.globalAlpha = alpha
    if (blur > 0) ctx.filter = `blur(${(blur * frame.scale).toFixed(1)}px)`
    drawWhole(ctx, frame, tinted.canvas, down)
    ctx.restore()
  }
  freeCanvas(tinted.canvas)
}

function darkenEdges({ layer: { ctx }, frame }: Sheet): void {
  const { width, height } = frame
  const fall = ctx.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.35,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.75,
  )
  fall.addColorStop(0, 'rgba(4,3,10,0)')
  fall.addColorStop(1, 'rgba(4,3,10,0.6)')
  ctx.fillStyle = fall
  fillWhole(ctx, frame)
}
