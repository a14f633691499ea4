import type { SKRSContext2D } from '@napi-rs/canvas'
import { pickOne } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import type { Sheet } from '../sheet.ts'
import { shade, wearScheme } from './colourways.ts'
import { fillStar } from './geometric.ts'
import { aroundTurns, drawPetal, fillDisc } from './marks.ts'
import { layGround, repeatOver } from './repeat.ts'

/** Painted tiles of glazed clay with grout between them: no two of quite one tone, each with a shine at its edge. */
export function paintTiles(sheet: Sheet): void {
  const { ground, figure, second, third, line } = wearScheme(sheet)
  layGround(sheet, mixColours(ground, [150, 140, 128], 0.6))
  const side = [104, 84, 128, 96][sheet.turn] ?? 100
  const kinds = sheet.turn === 2 ? 5 : 1
  repeatOver(sheet, { width: side, height: side }, ({ ctx, column, row, random }) => {
    const half = side * 0.488
    const kind = kinds === 1 ? sheet.turn : Math.floor(random() * 4)
    const own = shade(kinds > 1 ? pickOne([ground, figure, second], random) : ground, (random() - 0.5) * 0.035)
    const on = own.join() === figure.join() ? ground : figure
    ctx.beginPath()
    ctx.roundRect(-half, -half, half * 2, half * 2, side * 0.02)
    ctx.fillStyle = toCss(own)
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.rotate(((column + row) % 4) * (Math.PI / 2))
    FIGURES[kind]?.(ctx, side, { on, second, third, line, own })
    ctx.restore()
    const shine = ctx.createLinearGradient(-half, -half, half, half)
    shine.addColorStop(0, 'rgba(255,255,255,0.3)')
    shine.addColorStop(0.3, 'rgba(255,255,255,0)')
    shine.addColorStop(0.8, 'rgba(0,0,0,0)')
    shine.addColorStop(1, 'rgba(10,10,30,0.2)')
    ctx.fillStyle = shine
    ctx.beginPath()
    ctx.roundRect(-half, -half, half * 2, half * 2, side * 0.02)
    ctx.fill()
  })
}

interface TileLook {
  on: Rgb
  second: Rgb
  third: Rgb
  line: Rgb
  own: Rgb
}

type TileFigure = (ctx: SKRSContext2D, side: number, look: TileLook) => void

function inCorners(ctx: SKRSContext2D, side: number, draw: () => void): void {
  aroundTurns(ctx, 4, () => {
    ctx.translate(-side / 2, -side / 2)
    draw()
  })
}

const drawBlossom: TileFigure = (ctx, side, { on, second, third, line, own }) => {
  inCorners(ctx, side, () => {
    for (const [share, colour] of [
      [0.42, on],
      [0.34, own],
      [0.26, second],
      [0.1, third],
    ] as const)
      fillDisc(ctx, [0, 0], side * share, colour)
  })
  aroundTurns(ctx, 4, () => drawPetal(ctx, { from: side * 0.05, to: side * 0.42, width: side * 0.12 }, [on, second]))
  ctx.rotate(Math.PI / 4)
  aroundTurns(ctx, 4, () => drawPetal(ctx, { from: side * 0.06, to: side * 0.3, width: side * 0.07 }, [third, on]))
  fillDisc(ctx, [0, 0], side * 0.07, line)
}

const drawStars: TileFigure = (ctx, side, { on, second, third, own }) => {
  ctx.save()
  ctx.rotate(Math.PI / 4)
  fillStar(ctx, { radius: side * 0.49, inner: 0.42, points: 8 }, on)
  fillStar(ctx, { radius: side * 0.31, inner: 0.5, points: 8 }, second)
  fillDisc(ctx, [0, 0], side * 0.1, own)
  fillDisc(ctx, [0, 0], side * 0.05, third)
  ctx.restore()
  inCorners(ctx, side, () => {
    ctx.rotate(Math.PI / 4)
    drawPetal(ctx, { from: 0, to: side * 0.3, width: side * 0.1 }, [second, on])
  })
}

const drawDiamond: TileFigure = (ctx, side, { on, second, third, own }) => {
  const half = side / 2
  for (const [share, colour] of [
    [1, on],
    [0.8, own],
    [0.7, second],
    [0.5, own],
    [0.4, third],
  ] as const) {
    ctx.fillStyle = toCss(colour)
    ctx.beginPath()
    ctx.moveTo(0, -half * share)
    ctx.lineTo(half * share, 0)
    ctx.lineTo(0, half * share)
    ctx.lineTo(-half * share, 0)
    ctx.fill()
  }
  inCorners(ctx, side, () => fillDisc(ctx, [0, 0], side * 0.16, third))
}

const drawArches: TileFigure = (ctx, side, { on, second, own }) =>
  aroundTurns(ctx, 2, () => {
    ctx.translate(-side / 2, -side / 2)
    for (const [share, colour] of [
      [0.66, on],
      [0.56, own],
      [0.46, second],
      [0.36, own],
    ] as const)
      fillDisc(ctx, [0, 0], side * share, colour)
  })

const FIGURES: readonly TileFigure[] = [drawBlossom, drawStars, drawDiamond, drawArches]
