import type { SKRSContext2D } from '@napi-rs/canvas'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { shadePixels } from '../pixels.ts'
import type { Sheet } from '../sheet.ts'
import { shade, wearScheme } from './colourways.ts'
import { aroundTurns, drawPetal, fillDisc } from './marks.ts'
import { layGround, repeatOver } from './repeat.ts'

/** Stars of eight points and the crosses between them, in bands that run over and under each other. */
export function paintArabesque(sheet: Sheet): void {
  const { ground, figure, second, third, line } = wearScheme(sheet)
  layGround(sheet, ground)
  const side = [112, 84, 138, 96][sheet.turn] ?? 100
  repeatOver(sheet, { width: side, height: side }, ({ ctx, column, row, random }) => {
    const tone = (colour: Rgb) => shade(colour, (random() - 0.5) * 0.05)
    fillStar(ctx, { radius: side * 0.5, inner: 0.7654, points: 8 }, tone((column + row) % 2 === 0 ? figure : second))
    ctx.strokeStyle = toCss(line)
    ctx.lineWidth = side * 0.03
    ctx.stroke()
    fillStar(ctx, { radius: side * 0.33, inner: 0.7654, points: 8 }, tone(ground))
    ctx.strokeStyle = toCss(mixColours(line, ground, 0.35))
    ctx.lineWidth = side * 0.014
    ctx.stroke()
    aroundTurns(ctx, 8, () =>
      drawPetal(ctx, { from: side * 0.05, to: side * 0.25, width: side * 0.062 }, [third, tone(second)]),
    )
    fillDisc(ctx, [0, 0], side * 0.05, line)
    ctx.translate(side / 2, side / 2)
    aroundTurns(ctx, 4, () =>
      drawPetal(ctx, { from: side * 0.02, to: side * 0.2, width: side * 0.07 }, [tone(third), figure]),
    )
    fillDisc(ctx, [0, 0], side * 0.035, ground)
  })
}

export function fillStar(
  ctx: SKRSContext2D,
  { radius, inner, points }: { radius: number; inner: number; points: number },
  colour: Rgb,
): void {
  ctx.beginPath()
  for (let corner = 0; corner < points * 2; corner++) {
    const away = corner % 2 === 0 ? radius : radius * inner
    const angle = (corner / (points * 2)) * Math.PI * 2
    if (corner === 0) ctx.moveTo(Math.cos(angle) * away, Math.sin(angle) * away)
    else ctx.lineTo(Math.cos(angle) * away, Math.sin(angle) * away)
  }
  ctx.closePath()
  ctx.fillStyle = toCss(colour)
  ctx.fill()
}

/** Triangles of one size whose tones run over the sheet like light over a hilly land. */
export function paintTriangles(sheet: Sheet): void {
  const { scheme, noises, turn } = sheet
  layGround(sheet, scheme.ground)
  const side = [64, 42, 88, 52][turn] ?? 60
  const tall = side * 0.866
  const colours = [...scheme.colours.slice(0, 5), scheme.accent]
  repeatOver(sheet, { width: side, height: tall, shift: 0.5 }, ({ ctx, column, row, random }) => {
    for (const up of [1, -1]) {
      const place = 0.5 + noises[0](column * 0.16 + up * 0.05, row * 0.16) * 0.62 + (random() - 0.5) * 0.22
      const own =
        colours[Math.min(colours.length - 1, Math.max(0, Math.floor(place * colours.length)))] ?? scheme.accent
      ctx.fillStyle = toCss(shade(own, (random() - 0.5) * 0.13 + up * 0.02))
      ctx.strokeStyle = ctx.fillStyle
      ctx.lineWidth = 0.4
      ctx.beginPath()
      if (up === 1) {
        ctx.moveTo(-side / 2, tall / 2)
        ctx.lineTo(side / 2, tall / 2)
        ctx.lineTo(0, -tall / 2)
      } else {
        ctx.moveTo(0, -tall / 2)
        ctx.lineTo(side, -tall / 2)
        ctx.lineTo(side / 2, tall / 2)
      }
      ctx.closePath()
      ctx.fill()
      ctx.stroke()
    }
  })
}

/** Woven stripes and checks: threads of the warp over threads of the weft. */
export function paintWeave(sheet: Sheet): void {
  const { stage, scheme, turn, random, noises } = sheet
  const checked = stage.recipe.reading.features.includes('check') || turn % 2 === 1
  const colours = [scheme.ground, ...scheme.colours.slice(0, 4), scheme.accent]
  const stripes: { until: number; colour: Rgb }[] = []
  const plan = [34, 6, 14, 3, 3, 3, 14, 6, 34, 10]
  let until = 0
  for (const [index, width] of plan.entries()) {
    until += width * (0.8 + random() * 0.5)
    stripes.push({ until, colour: colours[[0, 1, 2, 5, 0, 5, 2, 1, 3, 4][index] ?? 0] ?? scheme.accent })
  }
  const colourAt = (place: number): Rgb => {
    const along = ((place % until) + until) % until
    return stripes.find((stripe) => along < stripe.until)?.colour ?? scheme.ground
  }
  shadePixels(stage.picture, stage.frame, (x, y, out) => {
    const [warp, weft] = [colourAt(x), checked ? colourAt(y + 11) : colourAt(x)]
    const over = Math.sin((x + y) * 1.55) > 0
    const thread = over ? warp : weft
    const under = over ? weft : warp
    const round =
      0.93 +
      0.09 * Math.sin(x * 3.1) * Math.sin(y * 3.1) +
      noises[0](x / 2, y / 22) * 0.045 +
      noises[1](x / 24, y / 2) * 0.045
    for (let i = 0; i < 3; i++) out[i] = ((thread[i] ?? 0) * 0.72 + (under[i] ?? 0) * 0.28) * round
  })
}
