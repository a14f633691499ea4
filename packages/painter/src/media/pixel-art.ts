import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from '../base/colour.ts'
import { createLayer, type Frame, freeCanvas, type Layer } from '../base/frame.ts'
import { fromLab, type Lab, mixLab, toLab } from '../look/oklab.ts'
import type { Stage } from '../scene/stage.ts'
import { writePixels } from '../base/canvas-pixels.ts'
import { type Cells, sampleCells } from './cells.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'
import { findColours } from './segments.ts'

/** Side of a cell in units and colours in the palette, from rough to finished. */
const GRIDS = [
  { side: 16, colours: 8 },
  { side: 8, colours: 14 },
  { side: 4, colours: 22 },
] as const

/** Pixel art: a grid of 128 cells, few colours, ordered dither between them, a dark line of one cell around figures. */
export function* paintPixelArt(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  for (const [index, grid] of GRIDS.entries()) {
    const cells = sampleCells(stage, grid.side)
    sharpen(cells)
    const palette = findColours(stage.frame, cells, cells.pixels, grid.colours).map(enrich)
    const indexed = ditherCells(cells, palette, 0.3 + 0.5 * mediumStrength(stage.recipe))
    if (index === GRIDS.length - 1) lineFigures(cells, indexed, palette)
    showCells(picture, stage.frame, cells, { indexed, palette: palette.map(fromLab) })
    yield { share: (index + 1) / (GRIDS.length + 0.3), layer: picture }
  }
  return picture
}

/** Purer colour and more contrast than nature: a screen of few colours has to tell things apart. */
function enrich([lightness, a, b]: Lab): Lab {
  const wider = Math.min(0.98, Math.max(0.1, 0.55 + (lightness - 0.55) * 1.16))
  return [wider, a * 1.3, b * 1.3]
}

/** Small features survive the coarse grid when each cell stands out from its neighbours. */
function sharpen({ pixels, columns, rows }: Cells): void {
  const soft = pixels.slice()
  for (let at = columns; at < columns * (rows - 1); at++) {
    for (let i = at * 4; i < at * 4 + 3; i++) {
      const around =
        ((soft[i - 4] ?? 0) + (soft[i + 4] ?? 0) + (soft[i - columns * 4] ?? 0) + (soft[i + columns * 4] ?? 0)) / 4
      pixels[i] = (soft[i] ?? 0) + ((soft[i] ?? 0) - around) * 0.55
    }
  }
}

/** Thresholds of the ordered dither, in sixteenths. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const

/** For each cell one of the two nearest colours, by the raster's threshold; figures are dithered least. */
function ditherCells(cells: Cells, palette: readonly Lab[], strength: number): Uint8Array {
  const indexed = new Uint8Array(cells.cover.length)
  const firstColumn = Math.round(cells.left / cells.side)
  const firstRow = Math.round(cells.top / cells.side)
  for (let at = 0; at < indexed.length; at++) {
    const i = at * 4
    const lab = enrich(toLab(cells.pixels[i] ?? 0, cells.pixels[i + 1] ?? 0, cells.pixels[i + 2] ?? 0))
    const { near, next, share } = findPair(palette, lab)
    const column = (firstColumn + (at % cells.columns)) & 3
    const row = (firstRow + Math.floor(at / cells.columns)) & 3
    const threshold = ((BAYER[row * 4 + column] ?? 0) + 0.5) / 16
    const eager = (cells.cover[at] ?? 0) > 128 ? strength * 0.4 : strength
    indexed[at] = share * eager > threshold * 0.5 + 0.12 ? next : near
  }
  return indexed
}

/** The nearest colour, the next one, and how far towards it, 0 to 0.5. */
function findPair(palette: readonly Lab[], lab: Lab): { near: number; next: number; share: number } {
  let [near, next, least, second] = [0, 0, Infinity, Infinity]
  for (let index = 0; index < palette.length; index++) {
    const colour = palette[index] ?? lab
    const apart = (colour[0] - lab[0]) ** 2 + (colour[1] - lab[1]) ** 2 + (colour[2] - lab[2]) ** 2
    if (apart < least) {
      ;[next, second] = [near, least]
      ;[near, least] = [index, apart]
    } else if (apart < second) [next, second] = [index, apart]
  }
  // Colours far apart would flicker like a chessboard.
  const [one, other] = [palette[near] ?? lab, palette[next] ?? lab]
  const gap = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
  if (gap > 0.16) return { near, next, share: 0 }
  const share = Math.sqrt(least) / (Math.sqrt(least) + Math.sqrt(second) || 1)
  return { near, next, share }
}

/** The cells just outside a figure take the darkest colour. */
function lineFigures({ cover, columns }: Cells, indexed: Uint8Array, palette: Lab[]): void {
  const shade: Lab = mixLab(
    palette.reduce((dark, lab) => (lab[0] < dark[0] ? lab : dark)),
    [0.12, 0.005, -0.03],
    0.6,
  )
  const line = palette.push(shade) - 1
  const inside = (at: number) => (cover[at] ?? 0) > 110
  for (let at = columns; at < indexed.length - columns; at++) {
    if (inside(at)) continue
    if (inside(at - 1) || inside(at + 1) || inside(at - columns) || inside(at + columns)) indexed[at] = line
  }
}

/** Crisp squares. */
function showCells(picture: Layer, frame: Frame, cells: Cells, image: { indexed: Uint8Array; palette: Rgb[] }): void {
  const small = createCanvas(cells.columns, cells.rows)
  const pixels = new Uint8ClampedArray(image.indexed.length * 4)
  for (let at = 0; at < image.indexed.length; at++) {
    const colour = image.palette[image.indexed[at] ?? 0] ?? [0, 0, 0]
    pixels.set([...colour, 255], at * 4)
  }
  writePixels(small, pixels)
  const { ctx } = picture
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(small, cells.left, cells.top, cells.columns * cells.side, cells.rows * cells.side)
  freeCanvas(small)
}
