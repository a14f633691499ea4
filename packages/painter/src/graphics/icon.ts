import { createLayer, drawWhole, freeCanvas } from '../base/frame.ts'
import { dimColour, mixColours, parseHex, toHex } from '../base/colour.ts'
import { pickOne } from '../base/chance.ts'
import { labDistance, toLab } from '../look/oklab.ts'
import { meanColour } from '../scene/grounds/mean-colour.ts'
import { fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { layPaper } from './backing.ts'
import { faceFor } from './faces-for.ts'
import { drawFlat, drawInked, edgeMotif } from './inked-motif.ts'
import type { Motif } from './motif.ts'
import { circle, squircle } from './outlines.ts'
import { boxInCircle, placeMotif } from './place-motif.ts'
import { paintSigns } from './signs.ts'
import type { Sheet } from './sheet.ts'

/** A rounded square with light on it and one large figure. */
export function paintIcon(sheet: Sheet): void {
  const { frame, layer, variant, inks } = sheet
  layPaper(sheet, variant === 2 ? '#dfe3e8' : '#f1f0ee')
  const half = Math.min(frame.width, frame.height) * 0.36
  const tile = { x: frame.width / 2, y: frame.height / 2, half }
  layTile(sheet, tile)
  const { ctx } = layer
  ctx.save()
  ctx.clip(squircle(tile.x, tile.y, half))
  const motif = chooseMotif(sheet)
  const disc = { x: tile.x, y: tile.y, radius: half * 0.84 }
  if (variant === 3) {
    ctx.fillStyle = inks.light
    ctx.fill(circle(tile.x, tile.y, half * 0.8))
  }
  paintSigns(sheet, { ...disc, radius: half }, motif !== null || sheet.texts.length > 0)
  if (motif !== null) placeWithShadow(sheet, motif, disc)
  else writeMonogram(sheet, disc)
  layLight(sheet, tile)
  ctx.restore()
}

function chooseMotif({ recipe, variant, inks }: Sheet): Motif | null {
  if (variant === 1) return drawInked(recipe, { ...inks, light: '#fffaf2' })
  const flat = drawFlat(recipe, 6)
  return flat === null ? null : edgeMotif(flat, variant === 3 ? inks.dark : '#fffdf8', variant === 3 ? 4 : 8)
}

interface Tile {
  x: number
  y: number
  half: number
}

/** Bright enough for a screen. */
const FIELDS = ['#2f6fed', '#6a4be0', '#16a394', '#f0603e', '#f5a623', '#e0457b', '#23b06c', '#2c2f4a', '#1f9bd8']
const BEST = 4

/** A colour that sets the figure off, or the one that was asked for. */
function fieldOf({ recipe, random }: Pick<Sheet, 'recipe' | 'random'>): string {
  const asked = recipe.reading.featureColours?.['backdrop'] ?? recipe.reading.featureColours?.['graphic']
  if (asked !== undefined) return asked
  const mean = meanColour(recipe)
  if (mean === null) return pickOne(FIELDS, random)
  const apart = (hex: string): number => labDistance(toLab(...bytesOf(hex)), mean)
  return pickOne([...FIELDS].sort((one, other) => apart(other) - apart(one)).slice(0, BEST), random)
}

function bytesOf(hex: string): [number, number, number] {
  const [red, green, blue] = parseHex(hex)
  return [red, green, blue]
}

function layTile({ layer: { ctx }, frame, recipe, random }: Sheet, { x, y, half }: Tile): void {
  const base = parseHex(fieldOf({ recipe, random }))
  const path = squircle(x, y, half)
  ctx.save()
  ctx.shadowColor = 'rgba(30,26,40,0.34)'
  ctx.shadowBlur = half * 0.2 * frame.scale
  ctx.shadowOffsetY = half * 0.09 * frame.scale
  ctx.fillStyle = toHex(base)
  ctx.fill(path)
  ctx.restore()
  const fall = ctx.createLinearGradient(x, y - half, x, y + half)
  fall.addColorStop(0, toHex(mixColours(base, [255, 255, 255], 0.3)))
  fall.addColorStop(1, toHex(dimColour(base, 0.78)))
  ctx.fillStyle = fall
  ctx.fill(path)
}

function placeWithShadow(
  { layer: { ctx }, frame }: Sheet,
  motif: Motif,
  disc: { x: number; y: number; radius: number },
): void {
  const box = boxInCircle(motif, disc)
  const reach = Math.min(1.18, (disc.radius * 1.86) / Math.max(box.width, box.height))
  const figure = createLayer(frame)
  placeMotif(figure.ctx, motif, { ...box, width: box.width * reach, height: box.height * reach })
  ctx.save()
  ctx.shadowColor = 'rgba(20,16,30,0.4)'
  ctx.shadowBlur = disc.radius * 0.09 * frame.scale
  ctx.shadowOffsetY = disc.radius * 0.05 * frame.scale
  drawWhole(ctx, frame, figure.canvas)
  ctx.restore()
  freeCanvas(figure.canvas)
}

/** A short name stands for itself. */
function writeMonogram(
  { layer: { ctx }, texts, inks }: Sheet,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const [text] = texts
  if (text === undefined) return
  const block = fitText(
    text,
    { width: radius * 1.5, height: radius * 1.1 },
    { face: faceFor(text, 'plain'), mostLines: 2 },
  )
  ctx.fillStyle = inks.light
  writeBlock(ctx, block, { x, y: y - block.height / 2, align: 'middle' })
}

function layLight({ layer: { ctx } }: Sheet, { x, y, half }: Tile): void {
  const shine = ctx.createLinearGradient(x, y - half, x, y + half * 0.3)
  shine.addColorStop(0, 'rgba(255,255,255,0.24)')
  shine.addColorStop(1, 'rgba(255,255,255,0)')
  ctx.fillStyle = shine
  ctx.beginPath()
  ctx.ellipse(x, y - half * 0.75, half * 1.5, half * 0.95, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.strokeStyle = 'rgba(255,255,255,0.4)'
  ctx.lineWidth = half * 0.014
  ctx.stroke(squircle(x, y, half * 0.992))
}
