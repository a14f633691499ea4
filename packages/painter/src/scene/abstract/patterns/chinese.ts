import type { SKRSContext2D } from '@napi-rs/canvas'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import type { Sheet } from '../sheet.ts'
import { type Colourway, shade, wearScheme } from './colourways.ts'
import { aroundTurns, drawPetal, fillDisc, petalPath, spiralPath } from './marks.ts'
import { layGround, repeatOver } from './repeat.ts'

const VERMILION: Rgb = [156, 34, 30]
const OLD_GOLD: Rgb = [214, 170, 84]
const COBALT: Rgb = [30, 62, 140]
const GLAZE: Rgb = [240, 243, 243]
const INDIGO: Rgb = [28, 44, 78]

/** Colours that such patterns have worn for long, where the words name none. */
function wearOld(sheet: Sheet): Colourway {
  const { stage, turn } = sheet
  if (stage.recipe.reading.featureColours?.['backdrop'] !== undefined) return wearScheme(sheet)
  const [ground, figure, second] = (
    [
      [VERMILION, OLD_GOLD, [232, 200, 130]],
      [INDIGO, [222, 214, 196], OLD_GOLD],
      [[238, 228, 206], VERMILION, [58, 92, 96]],
      [[36, 72, 70], OLD_GOLD, [226, 220, 200]],
    ] as const
  )[turn] ?? [VERMILION, OLD_GOLD, OLD_GOLD]
  return { ground, figure, second, third: figure, line: figure }
}

/** The meander of bronzes and lattices, in squares or in running borders. */
export function paintFret(sheet: Sheet): void {
  const { ground, figure, second } = wearOld(sheet)
  layGround(sheet, ground)
  const side = [86, 64, 108, 74][sheet.turn] ?? 80
  repeatOver(sheet, { width: side, height: side }, ({ ctx, column, row }) => {
    ctx.rotate(((column + row) % 2 === 0 ? 0 : 1) * Math.PI)
    ctx.scale((column + row) % 2 === 0 ? 1 : -1, 1)
    for (const [lift, colour, width] of [
      [side * 0.022, shade(ground, -0.09), 0.105],
      [0, figure, 0.095],
    ] as const) {
      ctx.strokeStyle = toCss(colour)
      ctx.lineWidth = side * width
      ctx.lineJoin = 'miter'
      meander(ctx, side * 0.4, lift)
    }
    ctx.strokeStyle = toCss(second, 0.75)
    ctx.lineWidth = side * 0.022
    ctx.strokeRect(-side / 2, -side / 2, side, side)
  })
}

function meander(ctx: SKRSContext2D, half: number, lift: number): void {
  const step = half * 0.5
  const places = [
    [-half, half],
    [-half, -half],
    [half, -half],
    [half, half - step * 0.1],
    [-half + step, half - step * 0.1],
    [-half + step, -half + step],
    [half - step, -half + step],
    [half - step, half - step * 1.2],
    [0, half - step * 1.2],
    [0, 0],
  ] as const
  ctx.beginPath()
  for (const [index, [x, y]] of places.entries()) {
    if (index === 0) ctx.moveTo(x + lift, y + lift)
    else ctx.lineTo(x + lift, y + lift)
  }
  ctx.stroke()
}

/** Clouds of good fortune: scrolls that roll into each other and trail away. */
export function paintCloudScrolls(sheet: Sheet): void {
  const { ground, figure, second } = wearOld(sheet)
  layGround(sheet, ground)
  const size = [120, 92, 150, 106][sheet.turn] ?? 110
  repeatOver(sheet, { width: size * 1.42, height: size * 0.84, shift: 0.5 }, ({ ctx, column, row }) => {
    const mirrored = (column + Math.floor(row / 2)) % 2 === 0
    ctx.scale(mirrored ? 1 : -1, 1)
    drawCloud(ctx, size * 0.66, { ground, figure, second })
  })
}

function drawCloud(
  ctx: SKRSContext2D,
  size: number,
  { ground, figure, second }: Pick<Colourway, 'ground' | 'figure' | 'second'>,
): void {
  const lobes = [
    [-0.42, 0.06, 0.34, 1.45],
    [0.36, 0.1, 0.3, -1.4],
    [-0.02, -0.24, 0.42, 1.6],
  ] as const
  const trail = (width: number, colour: Rgb) => {
    ctx.strokeStyle = toCss(colour)
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    for (const [from, to] of [
      [0.3, 1.02],
      [0.44, 0.86],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(-size * 0.5, size * from)
      ctx.bezierCurveTo(0, size * (from + 0.12), size * 0.6, size * (from + 0.1), size * to, size * (from - 0.14))
      ctx.stroke()
    }
  }
  trail(size * 0.075, figure)
  for (const [x, y, radius, turns] of lobes) {
    fillDisc(ctx, [x * size, y * size], radius * size * 1.08, figure)
    fillDisc(ctx, [x * size, y * size], radius * size * 0.98, mixColours(ground, figure, 0.16))
    ctx.save()
    ctx.translate(x * size, y * size)
    ctx.lineCap = 'round'
    for (const [width, colour, share] of [
      [0.075, figure, 0.86],
      [0.022, second, 0.7],
    ] as const) {
      ctx.strokeStyle = toCss(colour)
      ctx.lineWidth = size * width
      spiralPath(ctx, radius * size * share, turns)
      ctx.stroke()
    }
    ctx.restore()
  }
}

/** Blue under a white glaze: flowers in a running vine, the cobalt pooled dark in places. */
export function paintPorcelain(sheet: Sheet): void {
  const { stage, turn, noises } = sheet
  const named = stage.recipe.reading.featureColours?.['backdrop']
  const swapped = turn === 3 && named === undefined
  const [ground, ink] = swapped ? [COBALT, GLAZE] : [GLAZE, COBALT]
  layGround(sheet, ground)
  const size = [172, 132, 210, 150][turn] ?? 160
  repeatOver(sheet, { width: size, height: size, drop: 0.5 }, ({ ctx, column, row, random }) => {
    const depth = 0.86 + random() * 0.2
    const own = mixColours(ground, ink, Math.min(1, depth))
    drawVine(ctx, size, { own, thin: mixColours(ground, ink, 0.62), flip: column % 2 === 0 ? 1 : -1 })
    ctx.rotate(noises[0](column * 3.1, row * 3.1) * 0.5)
    drawLotus(ctx, size * 0.25, { own, pale: mixColours(ground, ink, 0.42), ground })
  })
}

function drawVine(ctx: SKRSContext2D, size: number, { own, thin, flip }: { own: Rgb; thin: Rgb; flip: number }): void {
  ctx.save()
  ctx.scale(flip, 1)
  ctx.strokeStyle = toCss(own)
  ctx.lineWidth = size * 0.014
  ctx.lineCap = 'round'
  for (const up of [1, -1]) {
    ctx.beginPath()
    ctx.moveTo(-size * 0.5, up * size * 0.02)
    ctx.bezierCurveTo(-size * 0.4, up * size * 0.5, size * 0.3, up * size * 0.46, size * 0.5, up * size * 0.24)
    ctx.stroke()
    for (const [x, y, radius, turns] of [
      [-0.2, 0.36, 0.11, 1.2],
      [0.34, 0.3, 0.09, -1.3],
      [0.08, 0.42, 0.07, 1.2],
    ] as const) {
      ctx.save()
      ctx.translate(x * size, up * y * size)
      ctx.scale(1, up)
      spiralPath(ctx, radius * size, turns)
      ctx.stroke()
      ctx.rotate(0.7)
      for (const turn of [0, 1.3, 2.5]) {
        ctx.save()
        ctx.rotate(turn)
        ctx.translate(radius * size * 0.9, 0)
        ctx.rotate(0.7)
        petalPath(ctx, 0, size * 0.09, size * 0.026)
        ctx.fillStyle = toCss(turn === 0 ? own : thin)
        ctx.fill()
        ctx.restore()
      }
      ctx.restore()
    }
  }
  ctx.restore()
}

function drawLotus(
  ctx: SKRSContext2D,
  radius: number,
  { own, pale, ground }: { own: Rgb; pale: Rgb; ground: Rgb },
): void {
  fillDisc(ctx, [0, 0], radius * 1.08, ground)
  for (const [count, share, width] of [
    [10, 1, 0.23],
    [8, 0.72, 0.21],
    [6, 0.46, 0.17],
  ] as const) {
    ctx.rotate(0.3)
    aroundTurns(ctx, count, () => {
      drawPetal(ctx, { from: radius * 0.1, to: radius * share, width: radius * width }, [pale, own])
      ctx.strokeStyle = toCss(own)
      ctx.lineWidth = radius * 0.035
      petalPath(ctx, radius * 0.1, radius * share, radius * width)
      ctx.stroke()
    })
  }
  fillDisc(ctx, [0, 0], radius * 0.17, own)
  aroundTurns(ctx, 6, () => fillDisc(ctx, [radius * 0.09, 0], radius * 0.03, ground))
}

/** Waves as scales of rings, row over row. */
export function paintScales(sheet: Sheet): void {
  const { ground, figure, second, third } = sheet.turn % 2 === 0 ? wearOld(sheet) : wearScheme(sheet)
  layGround(sheet, ground)
  const radius = [46, 34, 58, 40][sheet.turn] ?? 44
  repeatOver(sheet, { width: radius * 2, height: radius * 0.5, shift: 0.5 }, ({ ctx, random }) => {
    const tint = mixColours(ground, second, random() < 0.16 ? 0.75 : random() * 0.16)
    for (const [share, colour] of [
      [1, figure],
      [0.93, tint],
      [0.74, figure],
      [0.68, tint],
      [0.48, third],
      [0.42, tint],
      [0.24, figure],
    ] as const)
      fillDisc(ctx, [0, radius * 0.5], radius * share, colour)
  })
}
