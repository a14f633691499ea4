import type { SKRSContext2D } from '@napi-rs/canvas'
import { pickOne } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import type { Sheet } from '../sheet.ts'
import { shade, wearScheme } from './colourways.ts'
import { aroundTurns, drawPetal, fillDisc, petalPath, spiralPath } from './marks.ts'
import { layGround, repeatOver } from './repeat.ts'

/** Satin with a figure of the same colour: leaves that curl around a heart, mirrored. */
export function paintDamask(sheet: Sheet): void {
  const { ground } = wearScheme(sheet)
  const figure = shade(ground, sheet.scheme.dark || sheet.turn % 2 === 1 ? 0.13 : -0.11)
  layGround(sheet, ground)
  const size = [190, 140, 236, 165][sheet.turn] ?? 180
  repeatOver(sheet, { width: size * 0.72, height: size, drop: 0.5 }, ({ ctx }) => {
    ctx.scale(1.22, 1.22)
    for (const flip of [1, -1]) {
      ctx.save()
      ctx.scale(flip, 1)
      drawAcanthus(ctx, size, figure, ground)
      ctx.restore()
    }
    drawHeart(ctx, size, figure, ground)
  })
}

function drawAcanthus(ctx: SKRSContext2D, size: number, figure: Rgb, ground: Rgb): void {
  ctx.strokeStyle = toCss(figure)
  ctx.lineCap = 'round'
  for (const [x, y, radius, turns, tilt] of [
    [0.19, 0.2, 0.1, 1.15, 2.6],
    [0.22, -0.1, 0.075, -1.15, 0.6],
    [0.12, 0.37, 0.06, 1.1, 2.2],
  ] as const) {
    ctx.save()
    ctx.translate(size * x, size * y)
    ctx.rotate(tilt)
    ctx.lineWidth = size * 0.017
    spiralPath(ctx, size * radius, turns)
    ctx.stroke()
    for (let leaf = 0; leaf < 5; leaf++) {
      ctx.save()
      ctx.rotate(leaf * 0.62 * Math.sign(turns) - 0.3)
      ctx.translate(size * radius, 0)
      ctx.rotate(0.9 * Math.sign(turns))
      drawPetal(ctx, { from: 0, to: size * (0.12 - leaf * 0.012), width: size * 0.026 }, [figure, figure])
      ctx.restore()
    }
    fillDisc(ctx, [0, 0], size * 0.018, figure)
    ctx.restore()
  }
  ctx.lineWidth = size * 0.02
  ctx.beginPath()
  ctx.moveTo(0, size * 0.46)
  ctx.bezierCurveTo(size * 0.3, size * 0.34, size * 0.1, size * 0.1, size * 0.3, -size * 0.06)
  ctx.stroke()
  fillDisc(ctx, [size * 0.3, -size * 0.06], size * 0.022, ground)
  fillDisc(ctx, [size * 0.3, -size * 0.06], size * 0.014, figure)
}

function drawHeart(ctx: SKRSContext2D, size: number, figure: Rgb, ground: Rgb): void {
  for (let leaf = -3; leaf <= 3; leaf++) {
    ctx.save()
    ctx.translate(0, size * 0.02)
    ctx.rotate(leaf * 0.42 - Math.PI / 2)
    drawPetal(ctx, { from: size * 0.04, to: size * (0.27 - Math.abs(leaf) * 0.032), width: size * 0.04 }, [
      figure,
      figure,
    ])
    ctx.strokeStyle = toCss(ground)
    ctx.lineWidth = size * 0.006
    ctx.beginPath()
    ctx.moveTo(size * 0.06, 0)
    ctx.lineTo(size * (0.2 - Math.abs(leaf) * 0.03), 0)
    ctx.stroke()
    ctx.restore()
  }
  fillDisc(ctx, [0, size * 0.03], size * 0.045, figure)
  fillDisc(ctx, [0, size * 0.03], size * 0.026, ground)
  fillDisc(ctx, [0, size * 0.03], size * 0.014, figure)
}

/** Rings of petals and beads around one middle. */
export function paintMandala(sheet: Sheet): void {
  const { stage, scheme, random, turn } = sheet
  const way = wearScheme(sheet)
  layGround(sheet, way.ground)
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  ctx.save()
  ctx.translate(width / 2, turn === 3 ? height : height / 2)
  const whole = Math.min(width, height) * (turn === 3 ? 0.86 : turn === 2 ? 0.62 : 0.47)
  const colours = [way.figure, way.second, way.third, scheme.accent, ...scheme.colours]
  const spokes = pickOne([12, 16, 18, 24], random)
  for (let ring = 9; ring >= 0; ring--) {
    const to = whole * ((ring + 1) / 10)
    const from = whole * (ring / 10) * 0.8
    const own = colours[(ring * 3 + turn) % colours.length] ?? way.figure
    const edge = colours[(ring * 3 + turn + 2) % colours.length] ?? way.second
    fillDisc(ctx, [0, 0], to * 0.9, mixColours(way.ground, own, ring % 2 === 0 ? 0.16 : 0.34))
    ctx.rotate(Math.PI / spokes)
    aroundTurns(ctx, ring < 3 ? spokes / 2 : spokes, (index) => {
      const wide = (to * Math.PI * (ring % 3 === 1 ? 0.9 : 1.25)) / (ring < 3 ? spokes / 2 : spokes)
      drawPetal(ctx, { from, to, width: wide * 0.72 }, [own, edge])
      ctx.strokeStyle = toCss(way.line, 0.85)
      ctx.lineWidth = whole * 0.0045
      petalPath(ctx, from, to, wide * 0.72)
      ctx.stroke()
      petalPath(ctx, from + (to - from) * 0.35, to - (to - from) * 0.16, wide * 0.3)
      ctx.stroke()
      fillDisc(ctx, [to * 1.02, 0], whole * (index % 2 === 0 ? 0.011 : 0.007), scheme.accent)
    })
  }
  fillDisc(ctx, [0, 0], whole * 0.05, way.line)
  ctx.restore()
}
