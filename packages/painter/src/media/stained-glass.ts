import type { Path2D } from '@napi-rs/canvas'
import { createRandom, deriveSeed } from '../base/chance.ts'
import { toCss } from '../base/colour.ts'
import { createLayer, fillWhole, type Layer, placeAt } from '../base/frame.ts'
import { fromLab, type Lab } from '../look/oklab.ts'
import { createNoise, type Noise } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { type Cells, sampleCells } from './cells.ts'
import { drawLoops, traceContours, traceRegions } from './contours.ts'
import { drawGlassBorder } from './glass-border.ts'
import { addBloom } from './glow.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'
import { hashCell } from './strokes.ts'
import { absorbSpecks, type Simplification, segmentCells } from './segments.ts'

/** Colour by colour, as the glass is; leads follow broader shapes within figures. */
const ROUGH = { patch: 2, colours: 8, rounds: 4, smallest: 30, finest: 6 } as const
const FINE = { patch: 5, colours: 16, rounds: 8, smallest: 170, finest: 8 } as const
const LEADS = { patch: 5, colours: 7, rounds: 6, smallest: 150, finest: 110, melted: true } as const
/** How far apart the leads stand on plain ground and within figures, in units. */
const PANE_UNITS = 62
const PANE_IN_FIGURES_UNITS = 66

/** Stained glass: panes of one jewel colour each, light behind them, lead between them, a border of small panes. */
export function* paintStainedGlass(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  leadPanes(stage, picture, cutPanes(stage, sampleCells(stage, 6), ROUGH))
  yield { share: 0.35, layer: picture }
  leadPanes(stage, picture, cutPanes(stage, sampleCells(stage, 2), FINE))
  yield { share: 0.7, layer: picture }
  shineThrough(stage, picture)
  addBloom(picture, stage.frame, { radius: 9, strength: 0.34, threshold: 150 })
  drawGlassBorder(stage, picture)
  return picture
}

interface Pane {
  label: number
  path: Path2D
  /** Whether it is part of a figure; those are leaded thinly. */
  fine: boolean
  /** Makes each pane's glass a little different. */
  seed: number
}

interface Window {
  colours: readonly Lab[]
  panes: Pane[]
  /** Figures' own colours, burnt into their panes. */
  painted: Pick<Pane, 'label' | 'path'>[]
  /** Around the figures. */
  outline: Path2D
}

/** Large shapes are cut into panes that a glazier could hold. */
function cutPanes(stage: Stage, cells: Cells, how: Simplification): Window {
  const { labels, colours } = segmentCells(stage.frame, cells, how)
  const broad = segmentCells(stage.frame, cells, LEADS).labels
  const seed = deriveSeed(stage.recipe.layoutSeed, 'panes')
  const isFigure = (at: number) => (cells.cover[at] ?? 0) > 128
  const keys = Int32Array.from(labels, (label, at) => {
    return siteOf(cells, at, seed) * colours.length + ((isFigure(at) ? broad[at] : label) ?? 0)
  })
  absorbSpecks(cells, keys, { smallest: how.smallest / 3, finest: how.smallest / 3 })
  const burnt = labels.map((label, at) => (isFigure(at) ? label : colours.length))
  const painted = [...traceRegions(cells, burnt, 3)].filter(([label]) => label < colours.length)
  const panes = [...traceRegions(cells, keys, 5)].map(([key, loops]) => ({
    label: key % colours.length,
    path: drawLoops(cells, loops),
    fine: Math.floor(key / colours.length) % 2 === 1,
    seed: deriveSeed(seed, `${key}`),
  }))
  const figures = labels.map((_, at) => (isFigure(at) ? 1 : 0))
  return {
    colours,
    panes,
    painted: painted.map(([label, loops]) => ({ label, path: drawLoops(cells, loops) })),
    outline: drawLoops(cells, traceContours(cells, figures, 3)),
  }
}

/** Number of the nearest of the points that are strewn over the world, closer together within figures. */
function siteOf({ side, columns, left, top, cover }: Cells, at: number, seed: number): number {
  const inFigure = (cover[at] ?? 0) > 128
  const wide = inFigure ? PANE_IN_FIGURES_UNITS : PANE_UNITS
  const x = (left + ((at % columns) + 0.5) * side) / wide
  const y = (top + (Math.floor(at / columns) + 0.5) * side) / wide
  let [best, least] = [0, Infinity]
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
      const hash = hashCell(seed, column, row)
      const apart = (column + (hash & 0xff) / 256 - x) ** 2 + (row + ((hash >>> 8) & 0xff) / 256 - y) ** 2
      if (apart < least) [best, least] = [(hash >>> 12) * 2, apart]
    }
  }
  return best + (inFigure ? 1 : 0)
}

function leadPanes(stage: Stage, { ctx }: Layer, { panes, painted, colours, outline }: Window): void {
  const lead = 1.7 + 1.1 * mediumStrength(stage.recipe)
  ctx.fillStyle = '#15161a'
  fillWhole(ctx, stage.frame)
  for (const { label, path, seed } of panes) {
    ctx.fillStyle = toCss(fromLab(stainGlass(colours[label] ?? [0, 0, 0], seed)))
    ctx.fill(path)
  }
  for (const { label, path } of painted) {
    const [lightness, ...hue] = colours[label] ?? [0, 0, 0]
    // What stands in the window is cut from the brightest glass.
    ctx.fillStyle = toCss(fromLab(stainGlass([Math.min(1, lightness * 1.05 + 0.04), ...hue], label)))
    ctx.fill(path)
  }
  ctx.lineJoin = 'round'
  // Dirt gathers along the lead.
  ctx.strokeStyle = 'rgba(10,10,24,0.16)'
  for (const width of [4, 2.6])
    strokePanes(
      ctx,
      panes.filter(({ fine }) => !fine),
      lead * width,
    )
  ctx.strokeStyle = '#121317'
  for (const { path, seed, fine } of panes) {
    ctx.lineWidth = lead * (fine ? 0.42 : 0.8 + (seed % 100) / 170)
    ctx.stroke(path)
  }
  ctx.lineWidth = lead
  ctx.stroke(outline)
  ctx.strokeStyle = 'rgba(128,134,148,0.5)'
  strokePanes(
    ctx,
    panes.filter(({ fine }) => !fine),
    lead * 0.24,
  )
}

function strokePanes(ctx: Layer['ctx'], panes: readonly Pane[], width: number): void {
  ctx.lineWidth = width
  for (const { path } of panes) ctx.stroke(path)
}

/** Glass is never grey, and never quite the same twice. */
function stainGlass([lightness, a, b]: Lab, seed: number): Lab {
  const random = createRandom(seed)
  const chroma = Math.hypot(a, b)
  // Grey things become pale blue or pale amber glass.
  const grey: Lab = lightness > 0.8 ? [0, 0.004, 0.045] : [0, -0.012, -0.05]
  const pure = chroma < 0.03 ? Math.max(0, 1 - chroma / 0.03) : 0
  const gain = Math.min(1.9, 0.22 / (chroma + 0.03))
  const light = 0.32 + 0.58 * lightness + (random() - 0.5) * 0.13
  const turn = (random() - 0.5) * 0.022
  return [light, a * gain + grey[1] * pure + turn, b * gain + grey[2] * pure - turn * 0.6]
}

/** Waves and bubbles of hand-made glass, and the brighter day behind the upper part. */
function shineThrough({ frame, recipe, layout }: Stage, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const ripple = createNoise(deriveSeed(recipe.seed, 'glass'))
  const hand = mediumStrength(recipe)
  const reach = Math.max(frame.width, frame.height)
  for (let at = 0; at < pixels.length / 4; at++) {
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const day = 1 - Math.min(1.2, Math.hypot(x - layout.sun.x, y - layout.sun.y) / reach)
    const gain = 0.9 + day * 0.32 + waveGlass(ripple, x, y) * 0.1 * hand
    for (let i = at * 4; i < at * 4 + 3; i++) pixels[i] = (pixels[i] ?? 0) * gain
  }
  writePixels(picture.canvas, pixels)
}

function waveGlass(noise: Noise, x: number, y: number): number {
  const seeds = noise(x / 3.2, y / 2.4)
  return noise(x / 34, y / 13) * 0.8 + noise(x / 9 + 20, y / 5) * 0.4 + (seeds > 0.86 ? 0.7 : 0)
}
