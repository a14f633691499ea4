import { DRAWINGS_MAX } from '@easel/prompt/parameters'
import type { Db } from '../../../db/open.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { PlannedTask, SubmitDeps } from '../enqueue-tasks.ts'
import { findPictures } from '../find-pictures.ts'
import type { ReadDrawing } from '../read-prompt.ts'
import { findPromptedEnds, type HoldPictures, planClips } from './plan-clips.ts'

/**
 * The clips of a prompt with `--video`, each from the picture that is attached to it or stands among its words.
 *
 * @throws Refusal medium_off, engine_limit, invalid_input, not_found for a picture
 */
export async function planPromptedClips(
  deps: Pick<SubmitDeps, 'engines' | 'config'> & { hold?: HoldPictures },
  db: Db,
  actor: Actor,
  { drawings, images }: { drawings: readonly ReadDrawing[]; images: readonly string[] },
): Promise<PlannedTask[]> {
  if (drawings.some(({ clip }) => clip === null)) throw new Refusal('invalid_input', { fields: { prompt: MIXED } })
  requireFew(drawings)
  const [attached, ...more] = await findPictures(db, actor, { ids: images, field: 'images' })
  const planned: PlannedTask[] = []
  for (const drawing of drawings) {
    const { first, last } = await findPromptedEnds(deps, db, actor, drawing)
    if (more.length > 0 || (attached && first))
      throw new Refusal('invalid_input', { fields: { prompt: 'one_first_picture' } })
    planned.push(...(await planClips(deps, db, drawing, { first: first ?? attached, last })))
  }
  return planned
}

/** Clips and pictures are priced and shown apart. */
const MIXED = { problem: 'one_drawing_only', at: '--video' } as const

/** Each drawing of a prompt may be of several clips. @throws Refusal invalid_input for more than a prompt makes pictures */
function requireFew(drawings: readonly ReadDrawing[]): void {
  const count = drawings.reduce((sum, { clip }) => sum + (clip?.count ?? 0), 0)
  if (count <= DRAWINGS_MAX) return
  const options = [String(DRAWINGS_MAX), String(count)]
  throw new Refusal('invalid_input', { fields: { prompt: { problem: 'too_many_drawings', at: '--bs', options } } })
}
