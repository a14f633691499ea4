import { createRandom, deriveSeed } from '../base/chance.ts'
import { dimColour, mixColours, type Rgb } from '../base/colour.ts'
import type { House } from './street-plan.ts'
import { fillQuad, placeInStreet, type StreetBrush } from './street-brush.ts'

const STOREY = 0.95
const BAY = 0.85

/** Windows in storeys and bays on the wall that faces the street, and a lit shop below. */
export function createWindowPainter(brush: StreetBrush, house: House): () => void {
  const random = createRandom(deriveSeed(house.seed, 'windows'))
  return () => {
    const near = Math.max(0.5, house.near)
    if (house.shop) paintShop(brush, house, house.shop)
    const bays = Math.max(2, Math.floor((house.far - near) / BAY))
    const storeys = Math.min(16, Math.floor((house.height - 1.4) / STOREY))
    for (let bay = 0; bay < bays; bay++) {
      for (let storey = 0; storey < storeys; storey++) {
        const from = near + ((bay + 0.2) / bays) * (house.far - near)
        const to = near + ((bay + 0.8) / bays) * (house.far - near)
        const low = 1.35 + storey * STOREY
        const isLit = random() < house.lit
        const bright = 0.55 + 0.45 * random()
        paintPane(brush, house, { from, to, low, high: low + STOREY * 0.58, lit: isLit ? bright : 0 })
      }
    }
  }
}

interface Pane {
  from: number
  to: number
  low: number
  high: number
  /** 0 dark to 1 bright. */
  lit: number
}

function paintPane(brush: StreetBrush, house: House, pane: Pane): void {
  const { stage, plan } = brush
  const wall = house.side * (plan.half - 0.01)
  const corners = [
    placeInStreet(brush, wall, pane.low, pane.from),
    placeInStreet(brush, wall, pane.low, pane.to),
    placeInStreet(brush, wall, pane.high, pane.to),
    placeInStreet(brush, wall, pane.high, pane.from),
  ]
  const dark: Rgb = plan.night
    ? dimColour(stage.palette.skyMid, 0.35)
    : mixColours(dimColour(house.wall, 0.4), stage.palette.skyMid, 0.5)
  const colour = pane.lit > 0 ? dimColour(house.glow, pane.lit) : dark
  fillQuad(brush.layer, brush.air(colour, corners[0]?.x ?? 0, pane.from * (pane.lit > 0 ? 0.5 : 1)), corners)
  if (pane.lit > 0.8 && plan.night) fillQuad(brush.glow, colour, corners, 0.35)
}

function paintShop(brush: StreetBrush, house: House, colour: Rgb): void {
  const { plan } = brush
  const near = Math.max(0.5, house.near)
  const wall = house.side * (plan.half - 0.012)
  const edge = (house.far - near) * 0.08
  const corners = [
    placeInStreet(brush, wall, 0.16, near + edge),
    placeInStreet(brush, wall, 0.16, house.far - edge),
    placeInStreet(brush, wall, 1.02, house.far - edge),
    placeInStreet(brush, wall, 1.02, near + edge),
  ]
  const seen = plan.night
    ? mixColours(colour, [255, 255, 255], 0.12)
    : mixColours(dimColour(colour, 0.5), [60, 62, 70], 0.5)
  fillQuad(brush.layer, brush.air(dimColour(seen, plan.night ? 0.72 : 0.8), corners[0]?.x ?? 0, near * 0.6), corners)
  if (plan.night) fillQuad(brush.glow, colour, corners, 0.4)
  const beam = mixColours(dimColour(house.wall, 0.5), brush.stage.palette.shade, 0.5)
  for (let post = 1; post < 5; post++) {
    const z = near + ((house.far - near) * post) / 5
    const wide = (house.far - near) * 0.018
    fillQuad(brush.layer, brush.air(beam, corners[0]?.x ?? 0, z), [
      placeInStreet(brush, wall, 0, z - wide),
      placeInStreet(brush, wall, 0, z + wide),
      placeInStreet(brush, wall, 1.06, z + wide),
      placeInStreet(brush, wall, 1.06, z - wide),
    ])
  }
}
