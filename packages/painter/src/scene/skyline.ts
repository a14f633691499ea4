import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { mixColours, toCss } from '../base/colour.ts'
import { skyColour } from './sky.ts'
import type { Stage } from './stage.ts'
import type { StreetPlan } from './street-plan.ts'

/** Towers far off, each row nearer, darker and lower, with a few lit windows. */
export function paintSkyline(stage: Stage, plan: StreetPlan): void {
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'skyline'))
  const { frame, layout, palette, picture } = stage
  const { ctx } = picture
  const { view } = frame
  for (let row = 0; row < 3; row++) {
    const near = (row + 1) / 3
    const raise = (x: number, chance: Random): number => {
      const width = between(chance, 16, 44)
      const height = between(chance, 40, 175) * (1.1 - row * 0.22)
      const far = skyColour(stage, x, layout.horizon * 0.9)
      ctx.fillStyle = toCss(mixColours(mixColours(far, palette.haze, 0.5), palette.shade, 0.16 + near * 0.36))
      const top = layout.horizon - height
      ctx.fillRect(x, top, width, height + 4)
      if (chance() < 0.3) ctx.fillRect(x + width * 0.45, top - height * 0.16, 1.6, height * 0.17)
      if (plan.night) lightTower(stage, { x, top, width, height }, chance)
      return width * between(chance, 0.75, 1.3)
    }
    let right = -20
    while (right < frame.width) right += raise(right, random)
    // Where the picture has grown the town goes on, as it was always there.
    const beyond = createRandom(deriveSeed(stage.sceneSeed, `skyline${row}`))
    while (right < view.left + view.width) right += raise(right, beyond)
    for (let left = -20; left > view.left; ) left -= raise(left - 44, beyond)
  }
}

function lightTower(
  stage: Stage,
  tower: { x: number; top: number; width: number; height: number },
  random: () => number,
): void {
  const { ctx } = stage.picture
  for (let y = tower.top + 5; y < tower.top + tower.height; y += 5) {
    for (let x = tower.x + 3; x < tower.x + tower.width - 3; x += 4.4) {
      if (random() > 0.2) continue
      ctx.fillStyle = random() < 0.7 ? 'rgba(255,214,150,0.6)' : 'rgba(150,220,255,0.55)'
      ctx.fillRect(x, y, 1.9, 2.3)
    }
  }
}
