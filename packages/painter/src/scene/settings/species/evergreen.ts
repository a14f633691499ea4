import { between } from '../../../base/chance.ts'
import { mixColours, toCss } from '../../../base/colour.ts'
import type { TreeBrush } from './tree-brush.ts'
import { foliate } from './leafy.ts'

/** A spruce: rings of drooping boughs to a point. */
export function drawConifer(brush: TreeBrush): void {
  const { ctx, random, tones } = brush
  ctx.fillStyle = toCss(mixColours(tones.bark, tones.deep, 0.5))
  ctx.fillRect(-1.6, -18, 3.2, 18)
  const tiers = 15
  const wide = between(random, 19, 29)
  for (let tier = 0; tier < tiers; tier++) {
    const up = 1 - tier / tiers
    const y = -9 - up ** 0.92 * 88 + between(random, -1, 1)
    const reach = wide * (1 - up) ** 0.85 * between(random, 0.86, 1.1) + 1.6
    drawBough(brush, y, reach)
  }
}

/** A ring of drooping twigs, dark below and lit or snowy above. */
function drawBough({ ctx, random, tones, wish }: TreeBrush, y: number, reach: number): void {
  const twigs = 9 + Math.floor(reach * 0.5)
  for (let i = 0; i < twigs; i++) {
    const across = (i / (twigs - 1)) * 2 - 1 + between(random, -0.08, 0.08)
    const tipX = across * reach
    const tipY = y + 7 + (1 - Math.abs(across)) * 2.4 + between(random, -1, 1.6) + reach * 0.12
    const lit = across * wish.lightSide > between(random, -0.5, 0.5)
    ctx.strokeStyle = toCss(
      lit ? mixColours(tones.plain, tones.lit, random()) : mixColours(tones.deep, tones.plain, random() * 0.7),
    )
    ctx.lineWidth = between(random, 1.6, 3.2)
    ctx.beginPath()
    ctx.moveTo(across * reach * 0.12, y - 2)
    ctx.quadraticCurveTo(tipX * 0.6, y + 1.5, tipX, tipY)
    ctx.stroke()
    if (!wish.snowy || random() < 0.2) continue
    ctx.strokeStyle = toCss(lit ? tones.snow : tones.snowShade)
    ctx.lineWidth = between(random, 1.1, 2.5)
    ctx.beginPath()
    ctx.moveTo(tipX * between(random, 0.15, 0.5), y + between(random, -1.2, 0.6))
    ctx.quadraticCurveTo(tipX * 0.7, y + 1, tipX * 0.97, tipY - 1.4)
    ctx.stroke()
  }
}

/** A mountain pine: a bent red trunk with flat clouds of needles. */
export function drawPine(brush: TreeBrush): void {
  const { ctx, random, tones } = brush
  const lean = between(random, -12, 12)
  const xAt = (up: number) => lean * (up / 90) ** 1.4 + Math.sin(up * 0.07 + lean) * 2.4
  ctx.strokeStyle = toCss(mixColours(tones.bark, tones.deep, 0.25))
  for (let up = 0; up < 84; up += 4) {
    ctx.lineWidth = 4.6 - up * 0.042
    ctx.beginPath()
    ctx.moveTo(xAt(up), 1 - up)
    ctx.lineTo(xAt(up + 4), -3 - up)
    ctx.stroke()
  }
  const pads = [
    [38, -1, 17],
    [48, 1, 20],
    [58, -1, 17],
    [68, 1, 15],
    [78, -1, 13],
    [86, 0, 14],
  ] as const
  for (const [up, side, wide] of pads) {
    const x = xAt(up) + side * wide * 0.62
    ctx.lineWidth = 1.5
    ctx.strokeStyle = toCss(mixColours(tones.bark, tones.deep, 0.4))
    ctx.beginPath()
    ctx.moveTo(xAt(up - 7), -up + 7)
    ctx.quadraticCurveTo(xAt(up), -up + 3, x, -up)
    ctx.stroke()
    foliate(brush, [x, -up - 1.5, wide * between(random, 0.62, 0.82), 4.6], 24)
  }
}

/** A dark flame, as beside southern roads. */
export function drawCypress(brush: TreeBrush): void {
  const { ctx, tones, random } = brush
  ctx.fillStyle = toCss(mixColours(tones.bark, tones.deep, 0.4))
  ctx.fillRect(-1.2, -12, 2.4, 13)
  const wide = between(random, 6.5, 9)
  for (let level = 0; level < 13; level++) {
    const up = level / 12
    const half = wide * Math.sin(Math.min(1, up * 1.6 + 0.3) * Math.PI * 0.5) * (1 - up ** 2.2) + 1
    foliate(brush, [between(random, -0.6, 0.6), -8 - up * 86, half, 6], 11)
  }
}
