import type { SKRSContext2D } from '@napi-rs/canvas'
import { GROUNDS } from '../recipe/vocabulary.ts'
import { between, pickOne } from '../base/chance.ts'
import { dimColour, mixColours, parseHex, toHex } from '../base/colour.ts'
import { fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { grainPaper, layPaper } from './backing.ts'
import { fitArea } from './cover.ts'
import { faceFor, isHan, type Voice } from './faces-for.ts'
import { drawInked, edgeMotif } from './inked-motif.ts'
import { drawMotif, type Motif } from './motif.ts'
import { circle, star } from './outlines.ts'
import { type Box, placeMotif } from './place-motif.ts'
import { type Area, castShadow, drawSubSheet } from './sub-sheet.ts'
import { paintArea } from './poster.ts'
import { inksOf } from './scene-inks.ts'
import type { Sheet } from './sheet.ts'
import { freeCanvas } from '../base/frame.ts'

/** A folded card that stands before us, with its wish. */
export function paintCard(sheet: Sheet): void {
  const { frame, inks, layer } = sheet
  layPaper(sheet, toHex(mixColours(parseHex(inks.main), [232, 224, 214], 0.72)))
  const card = fitArea(frame, { aspect: frame.width > frame.height * 1.2 ? 1.4 : 0.76, share: 0.88 })
  castShadow(sheet, card, frame.height * 0.015)
  drawSubSheet(sheet, card, paintFront)
  const { ctx } = layer
  const fold = ctx.createLinearGradient(card.left, 0, card.left + card.width, 0)
  fold.addColorStop(0, 'rgba(0,0,0,0.16)')
  fold.addColorStop(0.02, 'rgba(255,255,255,0.2)')
  fold.addColorStop(0.07, 'rgba(255,255,255,0)')
  fold.addColorStop(1, 'rgba(0,0,0,0.05)')
  ctx.fillStyle = fold
  ctx.fillRect(card.left, card.top, card.width, card.height)
}

function paintFront(sheet: Sheet): void {
  const { variant } = sheet
  if (variant === 0) paintFestive(sheet)
  else if (variant === 1) paintFramed(sheet)
  else if (variant === 2 && !isGround(sheet)) paintScenic(sheet)
  else if (variant === 2) paintField(sheet)
  else paintGilded(sheet)
  grainPaper(sheet, 2)
}

/** What stands on no place has no scene to show. */
function isGround({ recipe }: Sheet): boolean {
  return GROUNDS.some((ground) => ground === recipe.reading.setting)
}

/** The figure in its own colours before a disc on a field of colour, the wish on paper below. */
function paintField(sheet: Sheet): void {
  const { frame, inks, layer, texts } = sheet
  const { ctx } = layer
  const { width, height } = frame
  layPaper(sheet, '#fbf5e8')
  const field = texts.length === 0 ? height : height * 0.66
  ctx.fillStyle = inks.accent
  ctx.fillRect(0, 0, width, field)
  ctx.fillStyle = inks.light
  ctx.fill(circle(width / 2, field * 0.52, Math.min(width, field) * 0.4))
  placeFigure(sheet, naturalOf(sheet), { x: width / 2, y: field * 0.52, width: width * 0.74, height: field * 0.74 })
  writeWish(sheet, { top: 0.71, height: 0.21, colour: inks.dark, voice: 'loud' })
}

/** The figure in its own colours among confetti. */
function paintFestive(sheet: Sheet): void {
  const { frame, inks } = sheet
  layPaper(sheet, inks.light)
  scatter(sheet, [inks.main, inks.accent, toHex(mixColours(parseHex(inks.main), [255, 255, 255], 0.4))])
  placeFigure(sheet, naturalOf(sheet), {
    x: frame.width / 2,
    y: frame.height * 0.4,
    width: frame.width * 0.72,
    height: frame.height * 0.5,
  })
  writeWish(sheet, { top: 0.7, height: 0.2, colour: inks.dark, voice: 'hand' })
}

/** A thin double frame, the wish above and the figure below it. */
function paintFramed(sheet: Sheet): void {
  const { frame, layer, inks } = sheet
  const { ctx } = layer
  layPaper(sheet, '#fbf6ec')
  drawFrame(ctx, frame, inks.main)
  writeWish(sheet, { top: 0.1, height: 0.22, colour: inks.main, voice: 'fine' })
  placeFigure(sheet, drawInked(sheet.recipe, inks), {
    x: frame.width / 2,
    y: frame.height * (sheet.texts.length === 0 ? 0.5 : 0.6),
    width: frame.width * 0.72,
    height: frame.height * 0.5,
  })
}

/** The scene above, the wish on paper below. */
function paintScenic(sheet: Sheet): void {
  const { frame, texts } = sheet
  const { width, height } = frame
  const margin = width * 0.07
  layPaper(sheet, '#faf5ea')
  const share = texts.length === 0 ? 0.91 : 0.66
  const scene = paintArea(sheet, {
    left: margin,
    top: margin,
    width: width - margin * 2,
    height: height * share - margin,
  })
  const inks = inksOf(scene)
  freeCanvas(scene)
  writeWish(sheet, { top: 0.71, height: 0.2, colour: inks.dark, voice: 'hand' })
}

const GOLD = '#e2bd6b'

/** Gold on a deep ground. */
function paintGilded(sheet: Sheet): void {
  const { frame, layer, inks, recipe } = sheet
  const { ctx } = layer
  const deep = toHex(dimColour(mixColours(parseHex(inks.main), parseHex(inks.dark), 0.42), 0.95))
  layPaper(sheet, deep)
  scatter(sheet, [`${GOLD}88`, `${GOLD}55`])
  drawFrame(ctx, frame, GOLD)
  const gilded = drawInked(recipe, { ...inks, dark: deep, main: '#c4953f', light: '#f6e2ae' })
  placeFigure(sheet, gilded === null ? null : edgeMotif(gilded, GOLD, 3), {
    x: frame.width / 2,
    y: frame.height * 0.41,
    width: frame.width * 0.66,
    height: frame.height * 0.46,
  })
  writeWish(sheet, { top: 0.68, height: 0.19, colour: '#f3dca0', voice: 'fine' })
}

function naturalOf({ recipe }: Sheet): Motif | null {
  const motif = drawMotif(recipe, 620)
  return motif === null ? null : edgeMotif(motif, '#fffdf8', 9)
}

/** Without a figure a wreath of stars holds the middle. */
function placeFigure({ layer: { ctx }, inks }: Sheet, motif: Motif | null, box: Box): void {
  if (motif !== null) {
    placeMotif(ctx, motif, box)
    return
  }
  const radius = Math.min(box.width, box.height) * 0.36
  for (let at = 0; at < 14; at++) {
    const angle = (at / 14) * Math.PI * 2
    ctx.fillStyle = at % 2 === 0 ? inks.accent : inks.main
    const [x, y] = [box.x + Math.cos(angle) * radius, box.y + Math.sin(angle) * radius]
    ctx.fill(at % 2 === 0 ? star(x, y, radius * 0.16) : circle(x, y, radius * 0.07))
  }
}

/** Dots and strips thrown over the whole, thinner towards the middle. */
function scatter({ frame, layer: { ctx }, random }: Sheet, colours: readonly string[]): void {
  const { width, height } = frame
  for (let piece = 0; piece < 110; piece++) {
    const [x, y] = [random() * width, random() * height]
    const away = Math.hypot((x - width / 2) / width, (y - height / 2) / height)
    const [size, angle] = [between(random, 2, 5.5), random() * Math.PI]
    const colour = pickOne(colours, random)
    if (away < 0.3 + random() * 0.12) continue
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.fillStyle = colour
    if (piece % 3 === 0) ctx.fill(star(0, 0, size))
    else if (piece % 3 === 1) ctx.fill(circle(0, 0, size * 0.6))
    else ctx.fillRect(-size, -size * 0.25, size * 2, size * 0.5)
    ctx.restore()
  }
}

function drawFrame(ctx: SKRSContext2D, { width, height }: Sheet['frame'], colour: string): void {
  ctx.strokeStyle = colour
  for (const [inset, line] of [
    [0.045, 2.6],
    [0.062, 0.9],
  ] as const) {
    ctx.lineWidth = line
    ctx.strokeRect(width * inset, width * inset, width * (1 - inset * 2), height - width * inset * 2)
  }
}

interface Wish extends Pick<Area, 'top' | 'height'> {
  colour: string
  voice: Voice
}

/** The first text large, the others small under it; places are shares of the card's height. */
function writeWish({ frame, layer: { ctx }, texts }: Sheet, { top, height, colour, voice }: Wish): void {
  const [first = '', ...others] = texts
  if (first === '') return
  const rest = others.join(' ')
  const box = { width: frame.width * 0.78, height: frame.height * height * (rest === '' ? 1 : 0.66) }
  const tracking = isHan(first) ? 0.08 : 0
  const block = fitText(first, box, {
    face: faceFor(first, voice),
    tracking,
    mostLines: 3,
    leading: voice === 'hand' && !isHan(first) ? 1.45 : 1.2,
    largest: frame.width * 0.17,
  })
  ctx.fillStyle = colour
  const y = frame.height * top + (box.height - block.height) / 2
  writeBlock(ctx, block, { x: frame.width / 2, y, align: 'middle' })
  if (rest === '') return
  const small = fitText(
    rest,
    { width: frame.width * 0.7, height: frame.height * height * 0.2 },
    { face: faceFor(rest, 'fine'), tracking: 0.04, mostLines: 2 },
  )
  writeBlock(ctx, small, { x: frame.width / 2, y: frame.height * (top + height) - small.height, align: 'middle' })
}
