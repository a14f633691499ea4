import { pixelAt } from '../base/frame.ts'
import { layRunning } from './flows.ts'
import type { MovingLayer } from './layers.ts'
import { widenMask } from './masks.ts'
import type { Tuning } from './movers.ts'
import type { ScenePlates } from './plates-of-scene.ts'
import type { SeenScene } from './see-scene.ts'

/** Water that falls, and rivers, which come towards the viewer. */
export function layerRunning(
  { stage, survey }: SeenScene,
  { back, water }: ScenePlates,
  { lively, px }: Tuning,
  ground: Pick<MovingLayer, 'near' | 'movers'>,
): MovingLayer[] {
  const { frame, recipe, layout } = stage
  const size = { width: frame.widthPx, height: frame.heightPx }
  const layers: MovingLayer[] = []
  if (survey.falls.length > 0) {
    const cover = coverFalls(survey.falls, stage)
    const falling = 70 * px * (0.6 + 0.4 * lively)
    const speed = (_x: number, _y: number, to: { y: number }) => {
      to.y = falling
    }
    layers.push(...layRunning(size, { cover, colours: back, speed, period: 0.9 }, ground))
  }
  if (recipe.reading.setting === 'river' && water !== null) {
    const horizon = pixelAt(frame, 0, layout.horizon).row
    const speed = (x: number, y: number, to: { x: number; y: number }) => {
      const near = Math.max(0, (y - horizon) / (size.height - horizon))
      to.x = (x - size.width / 2) * near * 0.05 * lively
      to.y = 26 * px * near * lively
    }
    layers.push(
      ...layRunning(size, { cover: widenMask(water, size.width, 2), colours: back, speed, period: 2 }, ground),
    )
  }
  return layers
}

/** Where water falls, softer at its sides and at its foot; 0 to 255 a pixel. */
function coverFalls(falls: SeenScene['survey']['falls'], { frame }: SeenScene['stage']): Uint8Array {
  const cover = new Uint8Array(frame.widthPx * frame.heightPx)
  for (const fall of falls) {
    const lip = pixelAt(frame, fall.x, fall.top)
    const foot = pixelAt(frame, fall.x, fall.bottom)
    const wide = fall.half * frame.scale
    for (let row = Math.max(0, Math.ceil(lip.row)); row < Math.min(frame.heightPx, foot.row); row++) {
      const inside = Math.min(1, (row - lip.row) / (wide * 0.3), (foot.row - row) / (wide * 0.3))
      const half = wide * (0.72 + (0.16 * (row - lip.row)) / (foot.row - lip.row))
      for (let column = Math.max(0, Math.ceil(lip.column - half)); column < frame.widthPx; column++) {
        const out = Math.abs(column - lip.column) / half
        if (out > 1 && column > lip.column) break
        cover[row * frame.widthPx + column] = Math.round(255 * inside * Math.min(1, (1 - out) * 5))
      }
    }
  }
  return cover
}
