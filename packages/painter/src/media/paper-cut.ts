import type { Path2D } from '@napi-rs/canvas'
import { deriveSeed } from '../base/chance.ts'
import { toCss } from '../base/colour.ts'
import { createLayer, fillWhole, type Frame, type Layer, placeAt } from '../base/frame.ts'
import { fromLab, type Lab } from '../look/oklab.ts'
import { createNoise } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { type Cells, neighboursOf, sampleCells } from './cells.ts'
import { drawLoops, traceContours, traceRegions } from './contours.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'
import { absorbSpecks, segmentCells } from './segments.ts'
import { findSky } from './sky-mask.ts'

const SHEETS = { patch: 6, colours: 12, rounds: 9, smallest: 220, finest: 9 } as const
/** More colours, so that those of a figure are its own, and fewer shreds of the ground. */
const FINER = { ...SHEETS, colours: 24, smallest: 420, finest: 14 } as const
const CELL_UNITS = 2
/** Sheets of paper behind the figures; they lie on two more. */
const DEPTHS = 7

/** Paper cut: sheets of coloured card with round contours, stacked towards the viewer, each throwing its shadow on the next. */
export function* paintPaperCut(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  const cells = sampleCells(stage, CELL_UNITS)
  if (isPaintedAs(CALM, stage.recipe)) calmSky(stage, cells)
  const stack = stackSheets(stage, cells)
  picture.ctx.fillStyle = toCss(fromLab(stack[0]?.pieces[0]?.colour ?? [0.9, 0, 0]))
  fillWhole(picture.ctx, stage.frame)
  for (const [index, sheet] of stack.entries()) {
    laySheet(stage, picture, sheet)
    yield { share: (index + 1) / (stack.length + 1), layer: picture }
  }
  roughenPaper(stage, picture)
  return picture
}

/** From this version on the sky is cut from few sheets. */
const CALM = 4
/** Bands of the sky, from top to horizon. */
const BANDS = 4

/** The open sky becomes a few broad bands of its own colours, one sheet each. */
function calmSky(stage: Stage, cells: Cells): void {
  const sky = findSky(stage, cells)
  absorbSpecks(cells, sky, { smallest: 600, finest: 600 })
  const wave = createNoise(deriveSeed(stage.recipe.layoutSeed, 'bands'))
  const reach = Math.max(1, (stage.layout.horizon - cells.top) / cells.side)
  const bandOf = (at: number) => {
    const [column, row] = [at % cells.columns, Math.floor(at / cells.columns)]
    const bent = row / reach + wave(column / 60, row / 400) * 0.09
    return Math.min(BANDS - 1, Math.max(0, Math.floor(bent * BANDS)))
  }
  const sums = Array.from({ length: BANDS }, () => [0, 0, 0, 0] as [number, number, number, number])
  for (let at = 0; at < sky.length; at++) {
    const sum = sums[bandOf(at)]
    if (sky[at] !== 1 || sum === undefined) continue
    for (const channel of [0, 1, 2] as const) sum[channel] += cells.pixels[at * 4 + channel] ?? 0
    sum[3]++
  }
  for (let at = 0; at < sky.length; at++) {
    const [red, green, blue, count] = sums[bandOf(at)] ?? [0, 0, 0, 0]
    if (sky[at] === 1 && count > 0) cells.pixels.set([red / count, green / count, blue / count], at * 4)
  }
}

/** Small parts of a figure, an eye or a button, are glued flat upon it. */
const GLUED = 0.12

interface Sheet {
  /** All that lies on this sheet or before it. */
  outline: Path2D
  pieces: { path: Path2D; colour: Lab }[]
  /** How far the sheet stands off, 1 for those of the land. */
  lift: number
}

function stackSheets(stage: Stage, cells: Cells): Sheet[] {
  const calm = isPaintedAs(CALM, stage.recipe)
  const { labels, colours } = segmentCells(stage.frame, cells, calm ? FINER : SHEETS)
  const { pieces, count } = numberPieces(cells, labels)
  const depths = rankPieces(stage.frame, cells, pieces, count)
  const paths = [...traceRegions(cells, pieces, 6)].map(([piece, loops]) => ({ piece, path: drawLoops(cells, loops) }))
  const labelOf = new Uint8Array(count)
  for (const [at, piece] of pieces.entries()) labelOf[piece] = labels[at] ?? 0
  return Array.from({ length: DEPTHS + 2 }, (_, depth) => ({
    outline: outlineOf(cells, pieces, depths, depth),
    pieces: paths
      .filter(({ piece }) => depths[piece] === depth)
      .map(({ piece, path }) => ({ path, colour: cardColour(colours[labelOf[piece] ?? 0] ?? [0.9, 0, 0], depth) })),
    lift: depth >= DEPTHS ? (calm && depth > DEPTHS ? GLUED : 0.6) : 1,
  })).filter((sheet) => sheet.pieces.length > 0)
}

function outlineOf(cells: Cells, pieces: Int32Array, depths: Uint8Array, depth: number): Path2D {
  const mask = Uint8Array.from(pieces, (piece) => ((depths[piece] ?? 0) >= depth ? 1 : 0))
  return drawLoops(cells, traceContours(cells, mask, 6))
}

/** Numbers the connected shapes from 0. */
function numberPieces({ columns, cover }: Cells, labels: Uint8Array): { pieces: Int32Array; count: number } {
  const key = (at: number) => (labels[at] ?? 0) * 2 + ((cover[at] ?? 0) > 128 ? 1 : 0)
  const pieces = new Int32Array(labels.length).fill(-1)
  const queue = new Int32Array(labels.length)
  let count = 0
  for (let start = 0; start < labels.length; start++) {
    if (pieces[start] !== -1) continue
    let end = 1
    queue[0] = start
    pieces[start] = count
    for (let i = 0; i < end; i++) {
      const at = queue[i] ?? 0
      for (const next of neighboursOf(at, columns, labels.length)) {
        if (pieces[next] !== -1 || key(next) !== key(start)) continue
        pieces[next] = count
        queue[end++] = next
      }
    }
    count++
  }
  return { pieces, count }
}

/** The lower a shape reaches the nearer it is; figures lie before all, and their parts upon them. */
function rankPieces(
  { view }: Frame,
  { columns, top, side, cover }: Cells,
  pieces: Int32Array,
  count: number,
): Uint8Array {
  const lowest = new Float64Array(count)
  const middle = new Float64Array(count)
  const area = new Float64Array(count)
  const figure = new Float64Array(count)
  for (const [at, piece] of pieces.entries()) {
    const row = Math.floor(at / columns)
    lowest[piece] = row
    middle[piece] = (middle[piece] ?? 0) + row
    area[piece] = (area[piece] ?? 0) + 1
    figure[piece] = (figure[piece] ?? 0) + (cover[at] ?? 0) / 255
  }
  const reach = (row: number) => (top + row * side - view.top) / view.height
  return Uint8Array.from(lowest, (row, piece) => {
    const size = area[piece] ?? 1
    if ((figure[piece] ?? 0) / size > 0.5) return size > 260 ? DEPTHS : DEPTHS + 1
    const near = reach(row) * 0.6 + reach((middle[piece] ?? 0) / size) * 0.4
    return Math.min(DEPTHS - 1, Math.max(0, Math.floor(near * DEPTHS)))
  })
}

/** Card comes in clear colours, and every second sheet a little lighter, so that neighbours part. */
function cardColour([lightness, a, b]: Lab, depth: number): Lab {
  const part = depth % 2 === 0 ? 0.025 : -0.02
  return [Math.min(0.97, 0.16 + lightness * 0.8 + part), a * 1.25, b * 1.25]
}

function laySheet({ frame, recipe }: Stage, { ctx }: Layer, { outline, pieces, lift }: Sheet): void {
  const hand = mediumStrength(recipe) * lift
  ctx.save()
  ctx.fillStyle = toCss(fromLab(pieces[0]?.colour ?? [0, 0, 0]))
  // Shadows are measured in pixels, whatever the transform.
  for (const [blur, fall, dark] of [
    [18, 6.5, 0.4],
    [4, 1.6, 0.36],
  ] as const) {
    ctx.shadowColor = `rgba(22,16,30,${dark})`
    ctx.shadowBlur = blur * hand * frame.scale
    ctx.shadowOffsetX = fall * 0.6 * hand * frame.scale
    ctx.shadowOffsetY = fall * hand * frame.scale
    ctx.fill(outline)
  }
  ctx.restore()
  ctx.lineWidth = 1
  for (const { path, colour } of pieces) {
    ctx.fillStyle = ctx.strokeStyle = toCss(fromLab(colour))
    ctx.fill(path)
    ctx.stroke(path)
  }
  if (lift > GLUED) lightEdge(ctx, outline)
}

/** The cut shows the thickness of the card where it faces the light. */
function lightEdge(ctx: Layer['ctx'], outline: Path2D): void {
  ctx.save()
  ctx.clip(outline, 'evenodd')
  ctx.translate(0.7, 0.9)
  ctx.lineWidth = 1.5
  ctx.strokeStyle = 'rgba(255,255,255,0.3)'
  ctx.stroke(outline)
  ctx.restore()
}

/** Fibres and tooth of the card, lit from above. */
function roughenPaper({ frame, recipe }: Stage, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const tooth = createNoise(deriveSeed(recipe.seed, 'card'))
  for (let at = 0; at < pixels.length / 4; at++) {
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const grain = tooth(x / 1.6, y / 1.6) * 4 + tooth(x / 6, y / 2.4) * 3.5 + tooth(x / 40, y / 40) * 3
    for (let i = at * 4; i < at * 4 + 3; i++) pixels[i] = (pixels[i] ?? 0) + grain
  }
  writePixels(picture.canvas, pixels)
}
