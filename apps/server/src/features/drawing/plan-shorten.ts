import type { shortenBody } from '@easel/contract/submits'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { readOneDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { planTask } from './plan-task.ts'
import { requireAllowed } from './words/require-allowed.ts'

export type ShortenBody = z.output<typeof shortenBody>

/**
 * Plan weighing the words of a prompt. The suffix is left out: shortened prompts get it when they are drawn.
 *
 * @throws Refusal invalid_input, also for a prompt that makes several drawings; plan_required
 */
export async function planShorten(
  deps: Pick<SubmitDeps, 'clock'>,
  db: Db,
  actor: Actor,
  { botType, prompt }: ShortenBody,
): Promise<PlannedTask[]> {
  const { options, settings } = await readPromptSettings(db, actor, botType)
  const drawing = readOneDrawing(prompt, { botType, options, settings: (bot) => ({ ...settings(bot), suffix: '' }) })
  await requireAllowed(db, [drawing])
  await requireModes(deps, db, actor, [drawing])
  return [planTask('SHORTEN', drawing)]
}
