import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { fitText } from '../lettering/fit-text.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { grainPaper, layPaper } from './backing.ts'
import { capitals, faceFor } from './faces-for.ts'
import { listShown } from './arrange-motif.ts'
import { drawInked } from './inked-motif.ts'
import { circle, polygon, scallop, shield, star } from './outlines.ts'
import { boxInCircle, type Box, placeMotif } from './place-motif.ts'
import { drawRibbon } from './ribbon.ts'
import { splitForRing, writeRing } from './ring-text.ts'
import { paintSigns } from './signs.ts'
import type { Sheet } from './sheet.ts'

interface Round {
  x: number
  y: number
  radius: number
}

/** A sign in four inks: a motif in a ring, a seal, a shield or a hexagon, and what is to be read around it. */
export function paintBadge(sheet: Sheet): void {
  const { frame, variant } = sheet
  layPaper(sheet)
  const round = { x: frame.width / 2, y: frame.height / 2, radius: Math.min(frame.width, frame.height) * 0.41 }
  if (variant === 1) paintShield(sheet, { ...round, y: round.y - round.radius * 0.02 })
  else if (variant === 2) paintHexagon(sheet, round)
  else paintRing(sheet, round)
  grainPaper(sheet, 2.4)
}

/** A disc or a scalloped seal with a band of letters around the motif. */
function paintRing(sheet: Sheet, { x, y, radius }: Round): void {
  const { layer, inks, variant, texts } = sheet
  const { ctx } = layer
  const isSeal = variant === 3
  fill(ctx, isSeal ? scallop(x, y, radius * 1.06, 28) : circle(x, y, radius), isSeal ? inks.main : inks.dark)
  if (isSeal) fill(ctx, circle(x, y, radius * 0.96), inks.dark)
  outline(ctx, circle(x, y, radius * 0.93), { colour: inks.light, width: radius * 0.012 })
  const inner = radius * 0.66
  fill(ctx, circle(x, y, inner), inks.light)
  outline(ctx, circle(x, y, inner * 0.955), { colour: inks.main, width: radius * 0.014 })
  ctx.fillStyle = inks.light
  const ring = { x, y, inner: inner * 1.02, outer: radius * 0.92 }
  const taken = writeRing(ctx, ring, splitForRing(texts), variant === 3 ? 'plain' : 'loud')
  decorateRing(sheet, { x, y, radius: (ring.inner + ring.outer) / 2 }, taken)
  placeInDisc(sheet, { x, y, radius: inner * 0.93 })
}

/** Stars where nothing is written: one at either side, or a wreath of dots in an empty half. */
function decorateRing(
  { layer: { ctx }, inks }: Sheet,
  { x, y, radius }: Round,
  taken: { top: number; foot: number },
): void {
  ctx.fillStyle = inks.accent
  const size = radius * 0.05
  if (taken.top === 0) {
    for (let at = 0; at < 24; at++) {
      const angle = (at / 24) * Math.PI * 2 - Math.PI / 2
      const spot = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
      ctx.fill(at % 6 === 0 ? star(...spot, size * 1.3) : circle(...spot, size * 0.42))
    }
    return
  }
  const from = taken.top / 2 - Math.PI / 2
  const to = Math.PI / 2 - taken.foot / 2
  const free = to - from
  const count = taken.foot > 0 ? 1 : Math.max(1, Math.floor(free / 0.34))
  for (let at = 0; at < count; at++) {
    const angle = from + (free * (at + 0.5)) / count
    for (const side of [1, -1]) {
      const spot = [x + side * Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
      ctx.fill(at === Math.floor((count - 1) / 2) ? star(...spot, size * 1.2) : circle(...spot, size * 0.4))
    }
  }
}

/** A shield in two fields with a ribbon across its foot. */
function paintShield(sheet: Sheet, { x, y, radius }: Round): void {
  const { layer, inks, texts } = sheet
  const { ctx } = layer
  const up = y - radius * 0.06
  fill(ctx, shield(x, up, radius), inks.dark)
  fill(ctx, shield(x, up, radius * 0.93), inks.light)
  fill(ctx, shield(x, up, radius * 0.885), inks.main)
  ctx.save()
  ctx.clip(shield(x, up, radius * 0.885))
  drawRays(ctx, { x, y: up - radius * 0.05, radius: radius * 1.6 }, inks.accent)
  ctx.restore()
  const [first = '', second = ''] = texts
  const raised = first === '' ? 0 : radius * 0.14
  const disc = { x, y: up - raised, radius: radius * 0.62 }
  fill(ctx, circle(disc.x, disc.y, disc.radius), inks.light)
  outline(ctx, circle(disc.x, disc.y, disc.radius), { colour: inks.dark, width: radius * 0.03 })
  placeInDisc(sheet, { ...disc, radius: disc.radius * 0.92 })
  if (first === '') return
  const band = { x, y: up + radius * 0.56, width: radius * 1.86, height: radius * 0.34 }
  drawRibbon(ctx, band, { fill: inks.light, edge: inks.dark })
  writeIn(sheet, first, { x, y: band.y, width: band.width * 0.9, height: band.height * 0.6 }, inks.dark)
  if (second !== '')
    writeIn(sheet, second, { x, y: y + radius * 1.12, width: radius * 1.7, height: radius * 0.13 }, inks.dark)
}

/** A hexagon with its motif above and its name inside, between two rules. */
function paintHexagon(sheet: Sheet, { x, y, radius }: Round): void {
  const { layer, inks, texts } = sheet
  const { ctx } = layer
  fill(ctx, polygon(x, y, radius * 1.08, 6), inks.main)
  outline(ctx, polygon(x, y, radius * 1.0, 6), { colour: inks.light, width: radius * 0.02 })
  const [first = '', second = ''] = texts
  const field = { x, y: first === '' ? y : y - radius * 0.27, radius: first === '' ? radius * 0.68 : radius * 0.54 }
  fill(ctx, circle(field.x, field.y, field.radius), inks.light)
  placeInDisc(sheet, { ...field, radius: field.radius * 0.9 })
  if (first === '') return
  const main = { x, y: y + radius * 0.45, width: radius * 1.4, height: radius * 0.2 }
  writeIn(sheet, first, main, inks.light)
  if (second !== '')
    writeIn(sheet, second, { x, y: y + radius * 0.68, width: radius * 0.84, height: radius * 0.1 }, inks.light)
  else ctx.fill(star(x, y + radius * 0.8, radius * 0.055))
}

function writeIn({ layer: { ctx } }: Sheet, text: string, box: Box, colour: string): void {
  const block = fitText(capitals(text), box, { face: faceFor(text, 'loud'), tracking: 0.05, mostLines: 2 })
  ctx.fillStyle = colour
  writeBlock(ctx, block, { x: box.x, y: box.y - block.height / 2, align: 'middle' })
}

/** The motif in three inks, or where nothing was named a figure of lines alone. */
function placeInDisc(sheet: Sheet, disc: Round): void {
  const { layer, recipe, inks } = sheet
  const { ctx } = layer
  ctx.save()
  ctx.clip(circle(disc.x, disc.y, disc.radius))
  const motif = drawInked(recipe, inks)
  paintSigns(sheet, disc, motif !== null)
  ctx.restore()
  if (motif !== null) {
    // A single figure leaves the corners of its box free, a group fills them.
    const reach = listShown(recipe).length > 1 ? 1 : 1.18
    placeMotif(ctx, motif, boxInCircle(motif, { ...disc, radius: disc.radius * reach }))
  }
}

export function drawRays(ctx: SKRSContext2D, { x, y, radius }: Round, colour: string): void {
  ctx.fillStyle = colour
  ctx.globalAlpha = 0.35
  for (let ray = 0; ray < 18; ray++) {
    const angle = (ray / 18) * Math.PI * 2
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
    ctx.lineTo(x + Math.cos(angle + Math.PI / 18) * radius, y + Math.sin(angle + Math.PI / 18) * radius)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

function fill(ctx: SKRSContext2D, path: Path2D, colour: string): void {
  ctx.fillStyle = colour
  ctx.fill(path)
}

function outline(ctx: SKRSContext2D, path: Path2D, { colour, width }: { colour: string; width: number }): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.stroke(path)
}
