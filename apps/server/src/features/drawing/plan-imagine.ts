import type { imagineBody } from '@easel/contract/drawing'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import type { SubmitDeps, WantedTask } from './enter-line.ts'
import { findPictures } from './find-pictures.ts'
import { readPrompt } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readKept } from './settings/read-kept.ts'
import { wantTask } from './want-task.ts'
import { requireAllowed } from './words/require-allowed.ts'

export type ImagineBody = z.output<typeof imagineBody>

/**
 * The grids that a prompt asks for, 1 to 40, each from the same base images; a submit puts them in line, a quote tells of
 * them.
 *
 * @throws Refusal invalid_input, plan_required, not_found for a picture
 */
export async function planImagine(
  deps: Pick<SubmitDeps, 'clock'>,
  db: Db,
  actor: Actor,
  body: ImagineBody,
): Promise<WantedTask[]> {
  const { botType, mode, images = [] } = body
  const drawings = readPrompt(body.prompt, { botType, mode, ...(await readKept(db, actor, botType)) })
  await requireAllowed(db, drawings)
  await requireModes(deps, db, actor, drawings)
  const pictures = await findPictures(db, actor, { ids: images, field: 'images' })
  return drawings.map((drawing) => wantTask('IMAGINE', drawing, pictures))
}
