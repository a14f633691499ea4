import { deriveSeed } from '../base/chance.ts'
import { parseHex } from '../base/colour.ts'
import { createLayer, freeCanvas, type Layer, placeAt } from '../base/frame.ts'
import { type Lab, toLab } from '../look/oklab.ts'
import { nearestOf } from '../look/cluster-colours.ts'
import { createNoise } from '../base/noise.ts'
import type { Setting } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { type Cells, sampleCells } from './cells.ts'
import { drawLoops, traceContours, traceRegions } from './contours.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'
import { findOutline } from './outline.ts'
import { absorbSpecks, type Segments, segmentCells } from './segments.ts'
import { layShapes } from './shapes.ts'
import { findSky } from './sky-mask.ts'
import { pressCartouche } from './cartouche.ts'

/** The printer's pots: paper, blues from pale to indigo, greens, ochres, vermilion, earths, sumi. */
const PIGMENTS = [
  '#f0e4c9',
  '#b9cfd2',
  '#6b9ab3',
  '#2c5d8a',
  '#17305a',
  '#93a677',
  '#4c6b4b',
  '#e3c27e',
  '#c98f3c',
  '#cf4a2c',
  '#e0a48c',
  '#8a5f40',
  '#a8a294',
  '#5d5a58',
  '#262528',
].map((hex) => parseHex(hex))
const POTS: readonly Lab[] = PIGMENTS.map(([red, green, blue]) => toLab(red, green, blue))
/** Paper and the blues stand first among them. */
const BLUES = 5
const KEY = '#1b2030'
const BLOCKS = { patch: 6, colours: 16, rounds: 9, smallest: 320, finest: 10 } as const
const CLEAN = { ...BLOCKS, colours: 24, smallest: 520, finest: 22 } as const

/** Woodblock print: flat pigments, a sky graded by hand, key-block lines, the grain of the wood, a title in its cartouche. */
export function* paintUkiyoE(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  const cells = sampleCells(stage, 1.5)
  const sky = findSky(stage, cells)
  absorbSpecks(cells, sky, { smallest: 400, finest: 400 })
  const print = inkBlocks(
    stage,
    segmentCells(stage.frame, cells, isPaintedAs(BY_HUE, stage.recipe) ? CLEAN : BLOCKS),
    sky,
  )
  layShapes(stage, picture, print, (label) => PIGMENTS[label] ?? [0, 0, 0])
  yield { share: 0.4, layer: picture }
  gradeSky(stage, picture, cells, sky)
  yield { share: 0.55, layer: picture }
  printKey(stage, picture, print)
  yield { share: 0.75, layer: picture }
  rubGrain(stage, picture)
  pressCartouche(stage, picture)
  return picture
}

/** Colours become pots, from the darkest to paper; all of the sky is one block, and water is printed in blues alone. */
function inkBlocks(stage: Stage, { cells, labels, colours }: Segments, sky: Uint8Array): Segments {
  const tones = colours.map(([lightness]) => lightness)
  const [low, high] = [Math.min(...tones), Math.max(...tones)]
  // A night uses all of the pots too.
  const dim = high < 0.8 ? 0.6 : 0
  const stretched = colours.map(([lightness, a, b]): Lab => {
    const whole = 0.2 + ((lightness - low) / (high - low || 1)) * 0.74
    return [lightness * (1 - dim) + whole * dim + 0.015, a * 1.35, b * 1.3 + 0.01]
  })
  const own = isPaintedAs(BY_HUE, stage.recipe)
  const pots = (own ? colours : stretched).map((lab) => (own ? nearestPot(lab) : nearestOf(POTS, lab)))
  const blues = stretched.map(([lightness]) => nearestOf(POTS.slice(0, BLUES), [lightness, 0, 0]))
  const wet = WATERS.includes(stage.recipe.reading.setting)
  const shore = (stage.layout.horizon - cells.top) / cells.side
  const print = labels.map((label, at) => {
    if (sky[at] === 1) return 0
    const isWater = wet && at / cells.columns > shore && (cells.cover[at] ?? 0) < 60 && isBluish(colours[label])
    return (isWater ? blues[label] : pots[label]) ?? 0
  })
  return { cells, colours: [...POTS], labels: print }
}

/** From this version on a colour goes to the pot of its hue, and grey stone is never printed green. */
const BY_HUE = 4
const HUE = 2.2
/** A colour of such chroma is known by its hue, in light and in shade. */
const COLOURFUL = 0.05

function nearestPot([lightness, a, b]: Lab): number {
  const tone = Math.hypot(a, b) > COLOURFUL ? 0.55 : 1
  const stressed = POTS.map(([potLightness, potA, potB]): Lab => [potLightness * tone, potA * HUE, potB * HUE])
  return nearestOf(stressed, [(lightness * 0.96 + 0.03) * tone, a * 1.15 * HUE, b * 1.15 * HUE])
}

const WATERS: readonly Setting[] = ['sea', 'lake', 'river', 'harbour', 'beach', 'waterfall']

/** Rock and grass by the water keep their own pots. */
function isBluish([lightness, a, b]: Lab = [0, 0, 0]): boolean {
  return lightness > 0.3 && (b < -0.012 || a > 0.02)
}

/** Stops of the wiped block from the sheet's top to the horizon, by the hour. */
const BOKASHI = {
  day: ['#1d4c80', '#7fb0c4', '#f0e4c9', '#f3e0bd'],
  dawn: ['#4f7fa0', '#b9cfd2', '#f0dcc0', '#e8a58a'],
  sunset: ['#20406e', '#c9b6a4', '#e9a06c', '#d1502e'],
  night: ['#0e1a38', '#1d3c66', '#4d7d9c', '#a9c0c0'],
} as const

/** Pigment wiped off towards the horizon, and bands of mist left bare. */
function gradeSky({ frame, layout, recipe }: Stage, { ctx }: Layer, cells: Cells, sky: Uint8Array): void {
  const open = drawLoops(cells, traceContours(cells, sky, 4))
  const wiped = ctx.createLinearGradient(0, 0, 0, layout.horizon)
  const { time, setting } = recipe.reading
  const airless = setting === 'moon' || setting === 'space'
  for (const [index, colour] of BOKASHI[airless ? 'night' : time].entries())
    wiped.addColorStop([0, 0.24, 0.62, 1][index] ?? 1, colour)
  ctx.save()
  ctx.clip(open, 'evenodd')
  ctx.fillStyle = wiped
  ctx.fillRect(frame.view.left, frame.view.top, frame.view.width, frame.view.height)
  const bands = createNoise(deriveSeed(recipe.layoutSeed, 'bands'))
  ctx.fillStyle = 'rgba(243,232,208,0.9)'
  ctx.strokeStyle = 'rgba(27,32,48,0.55)'
  ctx.lineWidth = 0.9
  for (const [index, share] of (airless ? [] : [0.36, 0.62, 0.8]).entries()) {
    const y = layout.horizon * share
    const x = frame.width * (0.5 + 0.55 * bands(index * 7.3, 1))
    layBand(ctx, { x, y, length: frame.width * (0.3 + 0.14 * bands(index * 3.1, 5)), thick: 9 + index * 2 })
  }
  ctx.restore()
}

/** Mist as the block cutter draws it: two bars with round ends, one longer. */
function layBand(
  ctx: Layer['ctx'],
  { x, y, length, thick }: { x: number; y: number; length: number; thick: number },
): void {
  ctx.beginPath()
  ctx.roundRect(x - length, y, length * 2, thick, thick / 2)
  ctx.roundRect(x - length * 0.55, y + thick * 0.92, length * 1.9, thick * 0.8, thick * 0.4)
  ctx.stroke()
  ctx.fill()
}

/** Lines between the blocks, bold around figures; fine ones inside them. */
function printKey(stage: Stage, picture: Layer, { cells, labels }: Segments): void {
  const { ctx } = picture
  const hand = mediumStrength(stage.recipe)
  ctx.strokeStyle = KEY
  ctx.lineJoin = 'round'
  ctx.lineWidth = 0.5 + 0.45 * hand
  for (const loops of traceRegions(cells, labels, 3).values()) ctx.stroke(drawLoops(cells, loops))
  ctx.lineWidth = 1.1 + 1.1 * hand
  const figures = cells.cover.map((share) => (share > 128 ? 1 : 0))
  ctx.stroke(drawLoops(cells, traceContours(cells, figures, 2)))
  drawFeatures(stage, picture)
}

function drawFeatures({ frame, picture: scene, cover }: Stage, picture: Layer): void {
  const line = findOutline(readLuma(readPixels(scene.canvas)), frame.widthPx, 1.2 * frame.scale, 9)
  const figures = readPixels(cover.canvas)
  const lines = createLayer(frame)
  const pixels = new Uint8ClampedArray(line.length * 4)
  for (let at = 0; at < line.length; at++) {
    pixels.set([27, 32, 48, (line[at] ?? 0) * (figures[at * 4 + 3] ?? 0)], at * 4)
  }
  writePixels(lines.canvas, pixels)
  picture.ctx.save()
  picture.ctx.setTransform(1, 0, 0, 1, 0, 0)
  picture.ctx.drawImage(lines.canvas, 0, 0)
  picture.ctx.restore()
  freeCanvas(lines.canvas)
}

/** The wood's grain where the pad pressed, and the fibres of the paper. */
function rubGrain({ frame, recipe }: Stage, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const wood = createNoise(deriveSeed(recipe.seed, 'wood'))
  const hand = mediumStrength(recipe)
  for (let at = 0; at < pixels.length / 4; at++) {
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const bent = y + wood(x / 130, y / 60) * 9
    const rings = wood(x / 240, bent / 2.1) * 6 + wood(x / 60 + 9, bent / 5) * 3
    const fibre = wood(x / 2.4 + 50, y / 1.2) * 3.2
    for (let i = at * 4; i < at * 4 + 3; i++) {
      const own = pixels[i] ?? 0
      // Printing on warm paper: white is never white.
      pixels[i] = own * 0.965 + (rings * hand * (0.4 + own / 340) + fibre) + 3
    }
    pixels[at * 4 + 2] = (pixels[at * 4 + 2] ?? 0) * 0.965
  }
  writePixels(picture.canvas, pixels)
}
