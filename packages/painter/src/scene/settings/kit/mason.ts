import { lightColour, mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { createAir } from '../../shade-land.ts'
import { project, type Stage } from '../../stage.ts'

/** A point of the world: right, up, away, in world units. */
export type Spot = readonly [x: number, y: number, z: number]

/** What constructed things are drawn with. */
export interface Mason {
  stage: Stage
  /** Colour of a surface that looks along `normal`. */
  light: (albedo: Rgb, normal: Spot) => Rgb
  air: (colour: Rgb, screenX: number, z: number) => Rgb
  night: boolean
}

/** Where a thing stands: its own space is turned about the upright and measured in `scale` world units. */
export interface Site {
  x: number
  y: number
  z: number
  /** Radians. */
  turn?: number
  scale: number
}

/** Nearer than this nothing is drawn. */
const NEAR = 0.22

export function masonOutdoors(stage: Stage): Mason {
  const { palette, layout } = stage
  const night = stage.recipe.reading.time === 'night'
  return {
    stage,
    night,
    air: createAir(stage),
    light: (albedo, [x, y, z]) => {
      const direct = Math.max(0, x * layout.light.x + y * layout.light.y - z * Math.abs(layout.light.z) * 0.6)
      const sky = 0.84 + 0.16 * y
      return lightColour(albedo, [
        Math.min(255, palette.ambient[0] * sky + palette.light[0] * direct * 1.05),
        Math.min(255, palette.ambient[1] * sky + palette.light[1] * direct * 1.05),
        Math.min(255, palette.ambient[2] * sky + palette.light[2] * direct * 1.05),
      ])
    },
  }
}

const LAMP: Rgb = [255, 206, 146]

/** Indoors the day comes in by a window on the light's side, and lamps keep the night from being black. */
export function masonIndoors(stage: Stage, warmth = 0): Mason {
  const { palette, layout, recipe } = stage
  const night = recipe.reading.time === 'night'
  const lamp = night ? LAMP : mixColours(palette.light, LAMP, warmth)
  const dusk = mixColours(palette.ambient, LAMP, night ? 0.25 : warmth * 0.4)
  return {
    stage,
    night,
    air: (colour) => colour,
    light: (albedo, [x, y, z]) => {
      const side = x * Math.sign(layout.light.x || 1)
      const direct = 0.44 + 0.2 * side + 0.2 * y - 0.12 * z
      return lightColour(albedo, mixColours(dusk, lamp, Math.min(0.95, Math.max(0.12, direct)) * (night ? 0.8 : 1)))
    },
  }
}

export function toWorld({ x, y, z, turn = 0, scale }: Site, [right, up, away]: Spot): Spot {
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  return [x + right * cos + away * sin, y + up * scale, z - right * sin + away * cos]
}

/** Pixels of the frame's units that one world unit takes at this distance. */
export function unitAt({ stage }: Mason, z: number): number {
  return stage.layout.focal / Math.max(NEAR, z)
}

export function placeOf({ stage }: Mason, [x, y, z]: Spot): { x: number; y: number } {
  return project(stage.layout, stage.frame, { x, y, z: Math.max(NEAR, z) })
}

/** Fills a flat outline of the world in a ready colour, cut off before the eye. */
export function fillOutline(mason: Mason, colour: Rgb, outline: readonly Spot[], alpha = 1): void {
  const seen = clipNear(outline)
  const first = seen[0]
  if (first === undefined) return
  const { ctx } = mason.stage.picture
  ctx.fillStyle = toCss(mason.air(colour, placeOf(mason, first).x, first[2]), alpha)
  ctx.beginPath()
  for (const spot of seen) {
    const { x, y } = placeOf(mason, spot)
    ctx.lineTo(x, y)
  }
  ctx.fill()
}

/** A line of the world; `thick` in world units. */
export function strokeLine(mason: Mason, colour: Rgb, line: readonly Spot[], thick: number): void {
  const seen = line.filter(([, , z]) => z > NEAR)
  const middle = seen[Math.floor(seen.length / 2)]
  if (middle === undefined) return
  const { ctx } = mason.stage.picture
  ctx.strokeStyle = toCss(mason.air(colour, placeOf(mason, middle).x, middle[2]))
  ctx.lineWidth = Math.max(0.35, thick * unitAt(mason, middle[2]))
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const spot of seen) {
    const { x, y } = placeOf(mason, spot)
    ctx.lineTo(x, y)
  }
  ctx.stroke()
}

/** Light that bleeds into the air around a lamp or a window; `reach` in world units. */
export function bloom(mason: Mason, spot: Spot, reach: number, tone: { colour: Rgb; strength: number }): void {
  if (spot[2] <= NEAR) return
  const { ctx } = mason.stage.picture
  const { x, y } = placeOf(mason, spot)
  const radius = reach * unitAt(mason, spot[2])
  const glow = ctx.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, toCss(tone.colour, tone.strength))
  glow.addColorStop(0.35, toCss(tone.colour, tone.strength * 0.35))
  glow.addColorStop(1, toCss(tone.colour, 0))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = glow
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  ctx.restore()
}

function clipNear(outline: readonly Spot[]): Spot[] {
  if (outline.every(([, , z]) => z >= NEAR)) return [...outline]
  const kept: Spot[] = []
  outline.forEach((spot, index) => {
    const next = outline[(index + 1) % outline.length] ?? spot
    if (spot[2] >= NEAR) kept.push(spot)
    if (spot[2] >= NEAR === next[2] >= NEAR) return
    const share = (NEAR - spot[2]) / (next[2] - spot[2])
    kept.push([spot[0] + (next[0] - spot[0]) * share, spot[1] + (next[1] - spot[1]) * share, NEAR])
  })
  return kept
}
