import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { mixColours, toCss } from '../base/colour.ts'
import { hasMood, isUnwanted, type Stage } from './stage.ts'

/** Width of the stretch of sky that may hold one cloud, in units. */
const STRETCH = 200

/** Great white clouds with hard edges in three flat tones, as a cel painter sets them over the horizon. */
export function paintCumulus(stage: Stage): void {
  const { recipe, sceneSeed } = stage
  const { view } = stage.frame
  const { setting, weather } = recipe.reading
  const bare = setting === 'moon' || setting === 'space' || isUnwanted(stage, 'clouds') || hasMood(stage, 'stormy')
  if (bare || (weather !== 'clear' && weather !== 'snow')) return
  const last = Math.ceil((view.left + view.width) / STRETCH) + 1
  for (let cell = Math.floor(view.left / STRETCH) - 1; cell < last; cell++) {
    const random = createRandom(deriveSeed(sceneSeed, `cumulus${cell}`))
    if (random() < 0.78) paintCloud(stage, (cell + random()) * STRETCH, random)
  }
}

interface Lobe {
  x: number
  y: number
  radius: number
}

function paintCloud({ picture, layout, palette, recipe }: Stage, x: number, random: Random): void {
  const { ctx } = picture
  const near = recipe.reading.time === 'night' ? 0.6 : 1
  const wide = between(random, 110, 250) * near
  const base = layout.horizon - between(random, 0.1, 0.46) * layout.horizon
  const lobes = pileLobes({ x, y: base, wide }, random)
  const side = Math.sign(layout.sun.x - x) || 1
  ctx.save()
  ctx.beginPath()
  ctx.rect(x - wide, base - wide * 1.2, wide * 2, wide * 1.2)
  ctx.clip()
  for (const [share, towards, size] of [
    [0.72, 0, 1],
    [0.32, 0.2, 0.86],
    [0, 0.36, 0.66],
  ] as const) {
    ctx.fillStyle = toCss(mixColours(palette.cloudLit, palette.cloudShade, share), 0.96)
    ctx.beginPath()
    for (const { x: cx, y: cy, radius } of lobes) {
      const [dx, dy] = [side * radius * towards * 0.8, -radius * towards]
      ctx.moveTo(cx + dx + radius * size, cy + dy)
      ctx.arc(cx + dx, cy + dy, radius * size, 0, Math.PI * 2)
    }
    ctx.fill()
  }
  const fade = ctx.createLinearGradient(0, base - wide * 0.24, 0, base)
  fade.addColorStop(0, toCss(palette.skyLow, 0))
  fade.addColorStop(1, toCss(palette.skyLow, 0.85))
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = fade
  ctx.beginPath()
  for (const { x: cx, y: cy, radius } of lobes) {
    ctx.moveTo(cx + radius, cy)
    ctx.arc(cx, cy, radius, 0, Math.PI * 2)
  }
  ctx.fill()
  ctx.restore()
}

/** Billows along a flat base, piled highest near the middle. */
function pileLobes({ x, y, wide }: { x: number; y: number; wide: number }, random: Random): Lobe[] {
  const lobes: Lobe[] = []
  const count = 7 + Math.floor(random() * 4)
  const peak = between(random, 0.3, 0.7)
  for (let i = 0; i < count; i++) {
    const part = (i + 0.5) / count
    const swell = Math.max(0.22, 1 - Math.abs(part - peak) * 1.9)
    const radius = wide * swell * between(random, 0.13, 0.19)
    const lobeX = x + (part - 0.5) * wide
    lobes.push({ x: lobeX, y: y - radius * 0.3, radius })
    if (swell > 0.5)
      lobes.push({
        x: lobeX + between(random, -8, 8),
        y: y - wide * swell * between(random, 0.16, 0.3),
        radius: radius * 0.9,
      })
  }
  return lobes
}
