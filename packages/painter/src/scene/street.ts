import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import { dimColour, lightColour, mixColours, type Rgb, toCss } from '../base/colour.ts'
import { createLayer, freeCanvas, type Layer, layOver } from '../base/frame.ts'
import { createAir } from './shade-land.ts'
import type { Stage } from './stage.ts'
import { fillQuad, placeInStreet, type StreetBrush } from './street-brush.ts'
import { paintSign } from './street-sign.ts'
import { type House, planStreet, type StreetPlan } from './street-plan.ts'
import { paintSkyline } from './skyline.ts'
import { createWindowPainter } from './street-windows.ts'
import { createMirror } from './water.ts'
import { wetGround } from './wet-ground.ts'

/** A street between houses, in true perspective, with its mirror image in the wet ground. */
export function paintStreet(stage: Stage): void {
  const plan = planStreet(stage)
  paintSkyline(stage, plan)
  const mirror = createMirror(stage)
  paintHouses(stage, plan, mirror, -1)
  wetGround(stage, mirror)
  freeCanvas(mirror.canvas)
  paintHouses(stage, plan, stage.picture, 1)
}

function paintHouses(stage: Stage, plan: StreetPlan, layer: Layer, up: 1 | -1): void {
  const glow = createLayer(stage.frame)
  const brush: StreetBrush = { stage, plan, layer, glow, up, air: createAir(stage) }
  for (const house of plan.houses) paintHouse(brush, house)
  layer.ctx.save()
  layer.ctx.globalCompositeOperation = 'screen'
  for (const [radius, strength] of [
    [3, 0.8],
    [14, plan.neon ? 0.75 : 0.5],
    [40, plan.neon ? 0.5 : 0.25],
  ] as const) {
    layer.ctx.filter = `blur(${(radius * stage.frame.scale).toFixed(1)}px)`
    layOver(layer, glow.canvas, strength)
  }
  layer.ctx.filter = 'none'
  layer.ctx.restore()
  freeCanvas(glow.canvas)
}

function paintHouse(brush: StreetBrush, house: House): void {
  const { stage, plan, layer } = brush
  const near = Math.max(0.5, house.near)
  const wall = house.side * plan.half
  const lightAcross = stage.layout.light.x * -house.side
  const middle = placeInStreet(brush, wall, 0, (near + house.far) / 2)
  const flank = lightWall(brush, house.wall, (plan.night ? 0.35 : 0.6) + Math.max(0, lightAcross) * 0.9)
  const front = lightWall(brush, dimColour(house.wall, 0.86), plan.night ? 0.3 : 0.55)
  fillQuad(layer, brush.air(front, middle.x, near), [
    placeInStreet(brush, wall, -0.02, near),
    placeInStreet(brush, wall + house.side * 12, -0.02, near),
    placeInStreet(brush, wall + house.side * 12, house.height, near),
    placeInStreet(brush, wall, house.height, near),
  ])
  fillQuad(layer, brush.air(flank, middle.x, (near + house.far) / 2), [
    placeInStreet(brush, wall, -0.02, near),
    placeInStreet(brush, wall, -0.02, house.far),
    placeInStreet(brush, wall, house.height, house.far),
    placeInStreet(brush, wall, house.height, near),
  ])
  createWindowPainter(brush, house)()
  paintRoof(brush, house)
  for (const sign of [...house.signs].sort((a, b) => b.z - a.z)) paintSign(brush, house, sign)
}

function lightWall(brush: StreetBrush, wall: Rgb, direct: number): Rgb {
  const { palette } = brush.stage
  const night = brush.plan.night
  const light = mixColours(palette.ambient, palette.light, Math.min(1, direct))
  const lit = lightColour(wall, light)
  return night ? mixColours(lit, palette.shade, 0.25) : lit
}

/** Tanks, masts and boxes against the sky. */
function paintRoof(brush: StreetBrush, house: House): void {
  if (brush.up < 0) return
  const random = createRandom(deriveSeed(house.seed, 'roof'))
  const { layer, plan, stage } = brush
  const tone = brush.air(dimColour(lightWall(brush, house.wall, 0.1), 0.7), stage.frame.width / 2, house.near)
  const wall = house.side * (plan.half + 0.4)
  for (let i = 0; i < 3; i++) {
    const z = house.near + (house.far - house.near) * random()
    const base = placeInStreet(brush, wall, house.height, z)
    const unit = stage.layout.focal / z
    const [width, height] = pickOne(
      [
        [0.05, 1.6],
        [0.6, 0.5],
        [0.4, 0.8],
      ] as const,
      random,
    )
    layer.ctx.fillStyle = toCss(tone)
    layer.ctx.fillRect(base.x - (width * unit) / 2, base.y - height * unit, width * unit, height * unit + 2)
  }
}
