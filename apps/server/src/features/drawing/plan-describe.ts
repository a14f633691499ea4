import type { describeBody } from '@easel/contract/submits'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps, WantedTask } from './enter-line.ts'
import { findPictures } from './find-pictures.ts'
import { nearestRatio } from './nearest-ratio.ts'
import { readDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readKept } from './settings/read-kept.ts'
import { wantTask } from './want-task.ts'

export type DescribeBody = z.output<typeof describeBody>

/** Nobody has written anything yet; a card and a search show what was asked for. */
const COMMAND = '/describe'

/**
 * What finds prompts that a picture could have come from; the ratio is the picture's.
 *
 * @throws Refusal plan_required, not_found for the picture
 */
export async function planDescribe(
  deps: Pick<SubmitDeps, 'clock'>,
  db: Db,
  actor: Actor,
  { botType, image }: DescribeBody,
): Promise<WantedTask[]> {
  const { settings } = await readKept(db, actor, botType)
  const pictures = await findPictures(db, actor, { ids: [image], field: 'image' })
  const parameters = { aspectRatio: nearestRatio(pictures[0] ?? { width: 1, height: 1 }) }
  const said = { prompt: '', words: '', without: [], parameters }
  const drawing = readDrawing(said, { botType, settings: (bot) => ({ ...settings(bot), suffix: '' }) })
  await requireModes(deps, db, actor, [drawing])
  const shown = { prompt: COMMAND, finalPrompt: `${COMMAND} ${drawing.finalPrompt}` }
  return [wantTask('DESCRIBE', { ...drawing, ...shown }, pictures)]
}
