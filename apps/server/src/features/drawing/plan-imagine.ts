import type { imagineBody } from '@easel/contract/drawing'
import type * as z from 'zod/mini'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { completeLinks } from './complete-links.ts'
import type { SubmitDeps, PlannedTask } from './enqueue-tasks.ts'
import { findPictures, type FoundPicture } from './find-pictures.ts'
import { namePictures } from './name-pictures.ts'
import { readPrompt } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { promptCapabilitiesOf } from './routing/can-draw.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { planTask } from './plan-task.ts'
import { planPromptedClips } from './video/plan-prompted-clips.ts'
import { requireAllowed } from './words/require-allowed.ts'

export type ImagineBody = z.output<typeof imagineBody>

/**
 * Plan the 1 to 40 grids of a prompt, each with its attached and linked base images; used by submit and quote.
 *
 * @param hold Keeps pictures from being swept away; a quote names none of them, and does not
 * @throws Refusal invalid_input, plan_required, not_found for a picture
 */
export async function planImagine(
  {
    hold,
    ...deps
  }: Pick<SubmitDeps, 'clock' | 'engines' | 'config'> & { hold?: (ids: readonly string[]) => Promise<void> },
  db: Db,
  actor: Actor,
  body: ImagineBody,
): Promise<PlannedTask[]> {
  const { botType, mode = actor.program?.mode, images = [] } = body
  const capabilities = promptCapabilitiesOf(deps.engines.list())
  const read = readPrompt(body.prompt, {
    botType,
    mode,
    ...capabilities,
    ...(await readPromptSettings(db, actor, botType)),
  })
  const drawings = await completeLinks(deps, db, actor, read)
  await requireAllowed(db, drawings)
  await requireModes(deps, db, actor, drawings)
  requireNoStray(drawings)
  if (drawings.some(({ clip }) => clip !== null))
    return planPromptedClips({ ...deps, ...(hold && { hold }) }, db, actor, { drawings, images })
  const named = await namePictures(db, images, drawings)
  await hold?.(named.flat())
  const pictures = await findAll(db, actor, { images, named: named.flat() })
  return drawings.map((drawing, nth) =>
    planTask(
      'IMAGINE',
      drawing,
      (named[nth] ?? []).flatMap((id) => pictures.get(id) ?? []),
    ),
  )
}

/** @throws Refusal invalid_input naming what only a clip has, in a prompt that asks for pictures */
function requireNoStray(drawings: readonly { strayOfClips: readonly string[] }[]): void {
  const names = [...new Set(drawings.flatMap(({ strayOfClips }) => strayOfClips))]
  if (names.length === 0) return
  const notes = names.map((at) => ({ problem: 'of_clips_only' as const, at }))
  throw new Refusal('invalid_input', { fields: { prompt: notes } })
}

async function findAll(
  db: Db,
  actor: Actor,
  { images, named }: { images: readonly string[]; named: readonly string[] },
): Promise<Map<string, FoundPicture>> {
  const others = [...new Set(named)].filter((id) => !images.includes(id))
  const pictures = [
    ...(await findPictures(db, actor, { ids: images, field: 'images' })),
    ...(await findPictures(db, actor, { ids: others, field: 'prompt' })),
  ]
  return new Map(pictures.map((picture) => [picture.id, picture]))
}
