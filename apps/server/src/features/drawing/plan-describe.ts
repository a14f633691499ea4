import type { describeBody } from '@easel/contract/submits'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { findPictures } from './find-pictures.ts'
import { nearestRatio } from './nearest-ratio.ts'
import { readDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { planTask } from './plan-task.ts'

export type DescribeBody = z.output<typeof describeBody>

/** There is no prompt; cards and search show the command. */
const COMMAND = '/describe'

/**
 * Plan a description: prompts that could have led to the picture, in its aspect ratio.
 *
 * @throws Refusal plan_required, not_found for the picture
 */
export async function planDescribe(
  deps: Pick<SubmitDeps, 'clock'>,
  db: Db,
  actor: Actor,
  { botType, image }: DescribeBody,
): Promise<PlannedTask[]> {
  const { settings } = await readPromptSettings(db, actor, botType)
  const pictures = await findPictures(db, actor, { ids: [image], field: 'image' })
  const parameters = { aspectRatio: nearestRatio(pictures[0] ?? { width: 1, height: 1 }) }
  const parsed = { prompt: '', words: '', without: [], parameters }
  const drawing = readDrawing(parsed, { botType, settings: (bot) => ({ ...settings(bot), suffix: '' }) })
  await requireModes(deps, db, actor, [drawing])
  const prompts = { prompt: COMMAND, finalPrompt: `${COMMAND} ${drawing.finalPrompt}` }
  return [planTask('DESCRIBE', { ...drawing, ...prompts }, pictures)]
}
