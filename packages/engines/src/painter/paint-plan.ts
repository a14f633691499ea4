import { embedRecipe } from '@easel/painter/recipe/encode-picture'
import type { StagePreview } from '@easel/painter/worker-protocol'
import type { Picture } from '../engine.ts'
import { readPng, writePng } from '../png.ts'
import type { Hearing } from './follow-work.ts'
import { TILE_SIDE_PX } from './mosaic.ts'
import type { PicturePlan } from './plan-whole.ts'
import type { Painted, Pool } from './pool.ts'

/** Paints the scenes of one picture, one after the other, and makes it of them. */
export async function paintPlan(pool: Pool, plan: PicturePlan, hear: Hearing, signal: AbortSignal): Promise<Painted> {
  const { recipe, scenes, compose } = plan
  const pngs: Uint8Array[] = []
  let unplaced: string[] = []
  let lit: Pick<Painted, 'exposure'> = recipe.exposure ? { exposure: recipe.exposure } : {}
  for (const [index, scene] of scenes.entries()) {
    const tell = (progress: number, preview: StagePreview) => hear((index + progress) / scenes.length, preview)
    // Later scenes of a picture are lit as its first one is.
    const job = { ...scene, recipe: { ...scene.recipe, ...lit }, previewSide: TILE_SIDE_PX }
    const painted = await pool.paint(job, tell, signal)
    pngs.push(painted.png)
    unplaced = painted.unplaced
    if (painted.exposure) lit = { exposure: painted.exposure }
  }
  const png =
    compose === null
      ? pngs[0]
      : embedRecipe(
          await writePng(await compose(await Promise.all(pngs.map(readPng)))),
          plan.stored ?? { ...recipe, ...lit },
        )
  if (png === undefined) throw new Error('A picture without parts has one scene.')
  hear(1, null)
  return { png: new Uint8Array(png), unplaced, ...lit }
}

export function toPicture({ recipe, stored, width, height }: PicturePlan, { png, exposure }: Painted): Picture {
  return { png, width, height, recipe: stored ?? { ...recipe, ...(exposure ? { exposure } : {}) } }
}
