import { between } from '../../../base/chance.ts'
import { dimColour, mixColours, toCss } from '../../../base/colour.ts'
import type { TreeBrush } from './tree-brush.ts'

/** A ringed leaning trunk with a crown of feathered fronds. */
export function drawPalm(brush: TreeBrush): void {
  const { ctx, random, tones } = brush
  const lean = between(random, 6, 17) * (random() < 0.5 ? -1 : 1)
  const xAt = (up: number) => lean * (up / 76) ** 1.7
  for (let up = 0; up < 76; up += 2.6) {
    ctx.strokeStyle = toCss(Math.round(up / 2.6) % 2 === 0 ? tones.bark : dimColour(tones.bark, 0.82))
    ctx.lineWidth = 4.4 - up * 0.024
    ctx.beginPath()
    ctx.moveTo(xAt(up), 1 - up)
    ctx.lineTo(xAt(up + 3), -2 - up)
    ctx.stroke()
  }
  const fronds = 15
  for (let i = 0; i < fronds; i++) {
    const turn = Math.PI * (-1.16 + (1.32 * ((i * 7) % fronds)) / (fronds - 1)) + between(random, -0.1, 0.1)
    drawFrond(brush, { x: lean, y: -76, turn, long: between(random, 19, 27) })
  }
  ctx.fillStyle = toCss(mixColours(tones.bark, tones.deep, 0.4))
  for (const off of [-1.6, 0.2, 1.9]) {
    ctx.beginPath()
    ctx.arc(lean + off, -74.4, 1.5, 0, 7)
    ctx.fill()
  }
}

/** A rib that hangs by its own weight, with leaflets on both sides. */
function drawFrond(
  { ctx, random, tones, wish }: TreeBrush,
  frond: { x: number; y: number; turn: number; long: number },
): void {
  const { x, y, turn, long } = frond
  const [across, rise] = [Math.cos(turn), Math.sin(turn)]
  const lit = across * wish.lightSide > -0.2
  for (let i = 1; i <= 17; i++) {
    const part = i / 17
    const px = x + across * long * part
    const py = y + rise * long * part * 0.8 + part * part * long * 0.62
    const size = (1 - Math.abs(part - 0.42) * 0.9) * 7
    for (const side of [-1, 1]) {
      ctx.strokeStyle = toCss(
        lit && side < 0 ? mixColours(tones.plain, tones.lit, random()) : mixColours(tones.deep, tones.plain, random()),
      )
      ctx.lineWidth = 1.05
      ctx.beginPath()
      ctx.moveTo(px, py)
      ctx.lineTo(px + across * size * 0.55 - rise * side * size * 0.4, py + size * 0.55 + side * 1.2)
      ctx.stroke()
    }
  }
}

/** A stand of jointed canes with hanging leaves. */
export function drawBamboo({ ctx, random, tones, wish }: TreeBrush): void {
  for (let cane = 0; cane < 6; cane++) {
    const foot = (cane - 2.5) * 4.6 + between(random, -1.4, 1.4)
    const lean = foot * 0.5 + between(random, -5, 5)
    const high = between(random, 82, 97)
    const lit = foot * wish.lightSide > between(random, -8, 8)
    const tone = lit ? tones.bark : mixColours(tones.bark, tones.deep, 0.5)
    for (let up = 0; up < high; up += 8) {
      const x = foot + lean * (up / high) ** 2
      ctx.strokeStyle = toCss(tone)
      ctx.lineWidth = 2 - (up / high) * 1.3
      ctx.beginPath()
      ctx.moveTo(x, 1 - up)
      ctx.lineTo(foot + lean * ((up + 7.2) / high) ** 2, -6.2 - up)
      ctx.stroke()
      if (up < high * 0.35) continue
      for (let leaf = 0; leaf < 9; leaf++) {
        const side = random() < 0.5 ? -1 : 1
        const out = between(random, 2, 11) * side
        const y = -up + between(random, -5, 5)
        ctx.strokeStyle = toCss(mixColours(lit ? tones.plain : tones.deep, tones.lit, random() * 0.8))
        ctx.lineWidth = between(random, 0.7, 1.3)
        ctx.beginPath()
        ctx.moveTo(x + out, y)
        ctx.lineTo(x + out + side * between(random, 2, 4.4), y + between(random, 2, 5))
        ctx.stroke()
      }
    }
  }
}
