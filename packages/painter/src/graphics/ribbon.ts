import type { SKRSContext2D } from '@napi-rs/canvas'
import { dimColour, parseHex, toHex } from '../base/colour.ts'

interface Band {
  x: number
  y: number
  width: number
  height: number
}

/** A ribbon with two tails that are folded behind it; `x`, `y` its middle. */
export function drawRibbon(ctx: SKRSContext2D, band: Band, colours: { fill: string; edge: string }): void {
  const { width, height } = band
  const fold = height * 0.42
  const drop = height * 0.3
  const tail = width * 0.13
  ctx.lineWidth = height * 0.06
  ctx.lineJoin = 'round'
  ctx.strokeStyle = colours.edge
  for (const side of [-1, 1]) {
    const edge = band.x + (side * width) / 2
    const inner = edge - side * fold
    ctx.fillStyle = toHex(dimColour(parseHex(colours.fill), 0.84))
    polygonOf(ctx, [
      [inner, band.y - height / 2 + drop],
      [edge + side * tail, band.y - height / 2 + drop],
      [edge + side * (tail - height * 0.34), band.y + drop],
      [edge + side * tail, band.y + height / 2 + drop],
      [inner, band.y + height / 2 + drop],
    ])
    ctx.fillStyle = toHex(dimColour(parseHex(colours.fill), 0.55))
    polygonOf(ctx, [
      [inner, band.y + height / 2],
      [edge, band.y + height / 2],
      [inner, band.y + height / 2 + drop],
    ])
  }
  ctx.fillStyle = colours.fill
  polygonOf(ctx, [
    [band.x - width / 2, band.y - height / 2],
    [band.x + width / 2, band.y - height / 2],
    [band.x + width / 2, band.y + height / 2],
    [band.x - width / 2, band.y + height / 2],
  ])
}

function polygonOf(ctx: SKRSContext2D, corners: readonly (readonly [number, number])[]): void {
  ctx.beginPath()
  for (const [x, y] of corners) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}
