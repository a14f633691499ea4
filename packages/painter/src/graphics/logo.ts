import { fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { grainPaper, layPaper } from './backing.ts'
import { paintBadge } from './badge.ts'
import { capitals, faceFor, isHan, type Voice } from './faces-for.ts'
import { drawInked } from './inked-motif.ts'
import type { Inks } from './inks.ts'
import { circle } from './outlines.ts'
import { type Box, boxInCircle, placeMotif } from './place-motif.ts'
import { paintSigns } from './signs.ts'
import type { Sheet } from './sheet.ts'

/** A mark and, where a name was said, the name under it: on paper, on a disc, on a field of colour, or as a ring. */
export function paintLogo(sheet: Sheet): void {
  if (sheet.variant === 3) return paintBadge(sheet)
  const { inks, variant } = sheet
  layPaper(sheet, variant === 2 ? inks.dark : inks.paper)
  if (variant === 1) paintMark(sheet, { onDisc: inks.main })
  else paintMark(sheet, {})
  paintName(sheet, variant === 2 ? inks.light : inks.dark)
  grainPaper(sheet, 1.6)
}

const VOICES: readonly Voice[] = ['plain', 'loud', 'fine', 'loud']

function markOf({ frame, texts }: Sheet): { x: number; y: number; radius: number } {
  const side = Math.min(frame.width, frame.height)
  const named = texts.length > 0
  return { x: frame.width / 2, y: frame.height / 2 - (named ? side * 0.11 : 0), radius: side * (named ? 0.25 : 0.34) }
}

function paintMark(sheet: Sheet, { onDisc }: { onDisc?: string }): void {
  const { layer, recipe, inks, variant } = sheet
  const { ctx } = layer
  const mark = markOf(sheet)
  const colours: Inks = variant === 2 ? { ...inks, dark: inks.main, main: inks.accent, light: '#fffaf0' } : inks
  if (onDisc !== undefined) {
    ctx.fillStyle = onDisc
    ctx.fill(circle(mark.x, mark.y, mark.radius * 1.12))
  }
  const motif = drawInked(recipe, onDisc === undefined ? colours : { ...inks, main: inks.accent })
  ctx.save()
  ctx.clip(circle(mark.x, mark.y, mark.radius * 1.12))
  paintSigns(sheet, { ...mark, radius: mark.radius * 1.06 }, motif !== null)
  ctx.restore()
  if (motif === null) return
  const reach = onDisc === undefined ? 1.28 : 1.05
  placeMotif(ctx, motif, boxInCircle(motif, { ...mark, radius: mark.radius * reach }))
}

function paintName(sheet: Sheet, colour: string): void {
  const { frame, texts, variant, inks, layer } = sheet
  const [first = '', second = ''] = texts
  if (first === '') return
  const side = Math.min(frame.width, frame.height)
  const mark = markOf(sheet)
  const top = mark.y + mark.radius * 1.3
  const box = { x: frame.width / 2, y: top + side * 0.09, width: frame.width * 0.76, height: side * 0.17 }
  const foot = write(sheet, first, { ...box, voice: VOICES[variant] ?? 'plain', colour })
  if (second === '') return
  const { ctx } = layer
  ctx.fillStyle = variant === 2 ? inks.accent : inks.main
  ctx.fillRect(frame.width / 2 - side * 0.05, foot + side * 0.036, side * 0.1, side * 0.006)
  write(sheet, second, {
    ...box,
    y: foot + side * 0.088,
    width: frame.width * 0.6,
    height: side * 0.038,
    voice: 'plain',
    colour,
  })
}

/** @returns where the ink ends below */
function write({ layer: { ctx } }: Sheet, text: string, how: Box & { voice: Voice; colour: string }): number {
  const said = how.voice === 'fine' ? text : capitals(text)
  const tracking = isHan(text) ? 0.12 : how.voice === 'fine' ? 0.01 : 0.08
  const block = fitText(said, how, { face: faceFor(text, how.voice), tracking, mostLines: 2 })
  ctx.fillStyle = how.colour
  const top = how.y - block.height / 2
  writeBlock(ctx, block, { x: how.x, y: top, align: 'middle' })
  return top + block.height
}
