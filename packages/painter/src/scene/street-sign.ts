import { createRandom } from '../base/chance.ts'
import { dimColour, mixColours, toCss } from '../base/colour.ts'
import type { Layer } from '../base/frame.ts'
import type { House, Sign } from './street-plan.ts'
import { fillQuad, placeInStreet, type StreetBrush } from './street-brush.ts'

/** A lit board with made-up letters of light tubes. */
export function paintSign(brush: StreetBrush, house: House, sign: Sign): void {
  const { plan } = brush
  if (sign.z < 1.2) return
  const inner = house.side * (plan.half - sign.out)
  const low = placeInStreet(brush, inner, sign.low, sign.z)
  const high = placeInStreet(brush, house.side * plan.half, sign.high, sign.z)
  const box = {
    x: Math.min(low.x, high.x),
    y: Math.min(low.y, high.y),
    width: Math.abs(high.x - low.x),
    height: Math.abs(high.y - low.y),
  }
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ]
  const board = plan.neon ? dimColour(sign.colour, 0.2) : dimColour(sign.colour, plan.night ? 0.5 : 0.75)
  fillQuad(brush.layer, board, corners)
  drawTubes(brush.layer, box, sign, 1)
  if (!plan.night) return
  drawTubes(brush.glow, box, sign, 1)
  fillQuad(brush.glow, sign.colour, corners, 0.22)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function drawTubes(layer: Layer, box: Box, sign: Sign, alpha: number): void {
  const random = createRandom(sign.seed)
  const { ctx } = layer
  const upright = box.height > box.width
  const cell = Math.min(box.width, box.height)
  const letters = Math.max(1, Math.floor(Math.max(box.width, box.height) / cell))
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.max(0.7, cell * 0.09)
  ctx.strokeStyle = toCss(mixColours(sign.colour, [255, 255, 255], 0.45), alpha)
  ctx.strokeRect(box.x + cell * 0.06, box.y + cell * 0.06, box.width - cell * 0.12, box.height - cell * 0.12)
  ctx.strokeStyle = toCss(mixColours(sign.colour, [255, 255, 255], 0.7), alpha)
  for (let letter = 0; letter < letters; letter++) {
    const x = box.x + (upright ? box.width / 2 : cell * (letter + 0.5))
    const y = box.y + (upright ? cell * (letter + 0.5) : box.height / 2)
    for (let stroke = 0; stroke < 4; stroke++) {
      const flat = random() < 0.5
      const off = (random() - 0.5) * cell * 0.5
      const reach = cell * 0.26
      ctx.beginPath()
      ctx.moveTo(x + (flat ? -reach : off), y + (flat ? off : -reach))
      ctx.lineTo(x + (flat ? reach : off), y + (flat ? off : reach))
      ctx.stroke()
    }
  }
  ctx.restore()
}
