import { toCss } from '../base/colour.ts'
import type { Actor } from './actor.ts'
import type { Stage } from './stage.ts'

/** Height of the lamp room within a lighthouse. */
const LAMP = 0.87
const BEAM: readonly [number, number, number] = [255, 240, 190]

/** At night the lamp of a lighthouse reaches out over the sea, through air that shows it. */
export function paintBeams(stage: Stage, actors: readonly Actor[]): void {
  if (stage.recipe.reading.time !== 'night') return
  for (const actor of actors) {
    if (actor.name !== 'lighthouse') continue
    const lamp = { x: actor.x, y: actor.y - actor.height * LAMP }
    paintBeam(stage, lamp, { side: stage.layout.facing, rise: -0.1, reach: stage.frame.width * 1.1, strength: 0.85 })
    paintBeam(stage, lamp, { side: -stage.layout.facing, rise: -0.04, reach: stage.frame.width * 0.55, strength: 0.45 })
    paintFlare(stage, lamp, actor.height * 0.3)
  }
}

interface Beam {
  side: number
  /** Height gained per unit of reach; negative is up. */
  rise: number
  reach: number
  strength: number
}

function paintBeam(stage: Stage, lamp: { x: number; y: number }, beam: Beam): void {
  const { ctx } = stage.picture
  const tipX = lamp.x + beam.side * beam.reach
  const tipY = lamp.y + beam.rise * beam.reach
  const fade = ctx.createLinearGradient(lamp.x, lamp.y, tipX, tipY)
  fade.addColorStop(0, toCss(BEAM, beam.strength))
  fade.addColorStop(0.25, toCss(BEAM, beam.strength * 0.5))
  fade.addColorStop(1, toCss(BEAM, 0))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (const [spread, share] of [
    [0.1, 0.55],
    [0.05, 0.7],
  ] as const) {
    ctx.filter = `blur(${(spread * 50 * stage.frame.scale).toFixed(1)}px)`
    ctx.globalAlpha = share
    ctx.fillStyle = fade
    ctx.beginPath()
    ctx.moveTo(lamp.x, lamp.y - 2.5)
    ctx.lineTo(tipX, tipY - spread * beam.reach)
    ctx.lineTo(tipX, tipY + spread * beam.reach)
    ctx.lineTo(lamp.x, lamp.y + 2.5)
    ctx.fill()
  }
  ctx.restore()
  ctx.filter = 'none'
}

function paintFlare(stage: Stage, lamp: { x: number; y: number }, radius: number): void {
  const { ctx } = stage.picture
  const flare = ctx.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, radius)
  flare.addColorStop(0, 'rgba(255,252,230,0.95)')
  flare.addColorStop(0.2, toCss(BEAM, 0.55))
  flare.addColorStop(1, toCss(BEAM, 0))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = flare
  ctx.fillRect(lamp.x - radius, lamp.y - radius, radius * 2, radius * 2)
  ctx.restore()
}
