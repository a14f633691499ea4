import type { BlendDimensions, blendBody } from '@easel/contract/submits'
import type { Ratio } from '@easel/prompt/parameters'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps, WantedTask } from './enter-line.ts'
import { findPictures } from './find-pictures.ts'
import { readDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readKept } from './settings/read-kept.ts'
import { wantTask } from './want-task.ts'

export type BlendBody = z.output<typeof blendBody>

const ratios: Readonly<Record<BlendDimensions, Ratio>> = {
  PORTRAIT: { width: 2, height: 3 },
  SQUARE: { width: 1, height: 1 },
  LANDSCAPE: { width: 3, height: 2 },
}

/**
 * The grid that joins these pictures. It has no words, and the person's suffix brings none; the other settings count.
 *
 * @throws Refusal plan_required, not_found for a picture
 */
export async function planBlend(
  deps: Pick<SubmitDeps, 'clock'>,
  db: Db,
  actor: Actor,
  { botType, images, dimensions = 'SQUARE' }: BlendBody,
): Promise<WantedTask[]> {
  const { settings } = await readKept(db, actor, botType)
  const said = { prompt: '', words: '', without: [], parameters: { aspectRatio: ratios[dimensions] } }
  const drawing = readDrawing(said, { botType, settings: (bot) => ({ ...settings(bot), suffix: '' }) })
  await requireModes(deps, db, actor, [drawing])
  return [wantTask('BLEND', drawing, await findPictures(db, actor, { ids: images, field: 'images' }))]
}
