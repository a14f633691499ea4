import { between, createRandom, deriveSeed } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
import { bloom, type Mason, masonOutdoors, placeOf, unitAt } from '../kit/mason.ts'
import { volcanoPlace } from '../land/crags.ts'
import type { Thing } from '../thing.ts'

/** A column of ash over the rim, lit red from below, with glowing stones thrown out. */
export function furnishVolcano(stage: Stage): Thing[] {
  const mason = masonOutdoors(stage)
  const { x, z } = volcanoPlace(stage)
  return [{ x, z, radius: 0, draw: () => erupt(mason) }]
}

function erupt(mason: Mason): void {
  const { stage } = mason
  const { x, z, height, rim } = volcanoPlace(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'plume'))
  const { ctx } = stage.picture
  const unit = unitAt(mason, z)
  const foot = placeOf(mason, [x, height - 1, z])
  const dark: Rgb = mixColours(stage.palette.shade, [70, 58, 58], 0.6)
  const wind = stage.layout.facing
  for (let puff = 0; puff < 130; puff++) {
    const up = (puff / 130) ** 0.8
    const spread = rim * (0.4 + up * 3.4)
    const px = foot.x + (wind * up * up * 22 + between(random, -1, 1) * spread) * unit * 0.55
    const py = foot.y - up * 30 * unit * 0.8 + between(random, -1, 1) * spread * unit * 0.3
    const radius = unit * rim * between(random, 0.35, 0.62) * (0.5 + up * 1.5)
    const lit = mixColours(dark, stage.palette.cloudLit, between(random, 0.05, 0.42))
    const tone = mixColours([255, 104, 36], lit, Math.min(1, up * 4.5 + 0.15))
    const soft = ctx.createRadialGradient(px - radius * 0.25 * wind, py - radius * 0.3, radius * 0.1, px, py, radius)
    soft.addColorStop(0, toCss(mixColours(tone, [255, 230, 210], 0.12), 0.7))
    soft.addColorStop(0.7, toCss(tone, 0.55))
    soft.addColorStop(1, toCss(tone, 0))
    ctx.fillStyle = soft
    ctx.fillRect(px - radius, py - radius, radius * 2, radius * 2)
  }
  bloom(mason, [x, height, z], rim * 4, { colour: [255, 110, 40], strength: 0.8 })
  for (let spark = 0; spark < 60; spark++) {
    const turn = between(random, -2.6, -0.5)
    const out = unit * rim * between(random, 0.6, 3.4)
    ctx.fillStyle = toCss([255, between(random, 140, 230), 80], between(random, 0.5, 1))
    ctx.beginPath()
    ctx.arc(foot.x + Math.cos(turn) * out * 0.7, foot.y + Math.sin(turn) * out, between(random, 0.5, 1.6), 0, 7)
    ctx.fill()
  }
}
