import type { BlendDimensions, blendBody } from '@easel/contract/submits'
import type { Ratio } from '@easel/prompt/parameters'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { findPictures } from './find-pictures.ts'
import { readDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { planTask } from './plan-task.ts'

export type BlendBody = z.output<typeof blendBody>

const ratios: Readonly<Record<BlendDimensions, Ratio>> = {
  PORTRAIT: { width: 2, height: 3 },
  SQUARE: { width: 1, height: 1 },
  LANDSCAPE: { width: 3, height: 2 },
}

/**
 * Plan a blend of these pictures. It has no prompt and ignores the suffix; other settings apply.
 *
 * @throws Refusal plan_required, not_found for a picture
 */
export async function planBlend(
  deps: Pick<SubmitDeps, 'clock'>,
  db: Db,
  actor: Actor,
  { botType, images, dimensions = 'SQUARE' }: BlendBody,
): Promise<PlannedTask[]> {
  const { settings } = await readPromptSettings(db, actor, botType)
  const parsed = { prompt: '', words: '', without: [], parameters: { aspectRatio: ratios[dimensions] } }
  const drawing = readDrawing(parsed, { botType, settings: (bot) => ({ ...settings(bot), suffix: '' }) })
  await requireModes(deps, db, actor, [drawing])
  return [planTask('BLEND', drawing, await findPictures(db, actor, { ids: images, field: 'images' }))]
}
