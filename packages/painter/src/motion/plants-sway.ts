import { pixelAt } from '../base/frame.ts'
import { CELL } from './plate.ts'
import type { Field } from './field.ts'
import { soften, thinBuilt } from './measure-near.ts'
import type { SeenScene } from './see-scene.ts'

/** Share of a plant's height that its top goes aside. */
const BEND = 0.011

/** How far what grows may sway at each corner, in pixels: nothing at its foot, most at its top, and the nearest plant counts. */
export function plantsSway({ stage, survey }: SeenScene, field: Field): Float32Array {
  const sway = new Float32Array(field.columns * field.rows)
  const { frame } = stage
  const built = thinBuilt(survey, { width: frame.widthPx, height: frame.heightPx })
  for (const plant of survey.plants) {
    const { column, row } = pixelAt(frame, plant.x, plant.y)
    const [wide, tall] = [plant.width * frame.scale, plant.height * frame.scale]
    const [left, right] = [Math.floor((column - wide / 2) / CELL), Math.ceil((column + wide / 2) / CELL)]
    for (let at = Math.max(0, Math.floor((row - tall) / CELL)); at <= Math.min(field.rows - 1, row / CELL); at++) {
      const up = Math.min(1, Math.max(0, (row - at * CELL) / tall))
      const most = Math.min(6 * frame.scale, tall * BEND * up + Math.min(1.2, tall * 0.06) * up)
      for (let x = Math.max(0, left); x <= Math.min(field.columns - 1, right); x++) {
        const node = at * field.columns + x
        // What is built before a plant hides it, and stands still.
        sway[node] = (built?.[node] ?? 0) * plant.z > 0.5 ? 0 : most
      }
    }
  }
  return soften(sway, field)
}
