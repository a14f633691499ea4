import type { videoBody } from '@easel/contract/submits'
import { markBraces } from '@easel/prompt/mark-braces'
import { parseRatio } from '@easel/prompt/read-value'
import type * as z from 'zod/mini'
import type { Db } from '../../../db/open.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { PlannedTask, SubmitDeps } from '../enqueue-tasks.ts'
import { findPictures, type FoundPicture } from '../find-pictures.ts'
import { requireSeenTask } from '../gate.ts'
import { type ReadDrawing, readDrawing, readPrompt } from '../read-prompt.ts'
import { requireModes } from '../require-modes.ts'
import { promptCapabilitiesOf } from '../routing/can-draw.ts'
import { readPromptSettings } from '../settings/read-prompt-settings.ts'
import { requireAllowed } from '../words/require-allowed.ts'
import { findPromptedEnds, type HoldPictures, planClips } from './plan-clips.ts'

export type VideoBody = z.output<typeof videoBody>

/**
 * Plan a clip of words, of a first picture or of both: as many as its prompt's `--bs` says, and one unless it does.
 *
 * @throws Refusal medium_off, engine_limit, invalid_input, plan_required, not_found for a picture
 */
export async function planVideo(
  deps: Pick<SubmitDeps, 'clock' | 'engines' | 'config'> & { hold?: HoldPictures },
  db: Db,
  actor: Actor,
  body: VideoBody,
): Promise<PlannedTask[]> {
  const drawing = await readWords(deps, db, actor, body)
  await requireAllowed(db, [drawing])
  await requireModes(deps, db, actor, [drawing])
  const prompted = await findPromptedEnds(deps, db, actor, drawing)
  const [first = prompted.first] = await find(db, actor, body.image, 'image')
  const [last = prompted.last] = await find(db, actor, body.endImage, 'endImage')
  if (first && body.aspectRatio !== undefined)
    throw new Refusal('invalid_input', { fields: { aspectRatio: 'ratio_of_first' } })
  const planned = await planClips(deps, db, drawing, { first, last, wanted: body })
  return body.parentId === undefined ? planned : withParent(db, actor, planned, { parentId: body.parentId, first })
}

async function find(db: Db, actor: Actor, id: string | undefined, field: string): Promise<FoundPicture[]> {
  return id === undefined ? [] : findPictures(db, actor, { ids: [id], field })
}

async function readWords(
  deps: Pick<SubmitDeps, 'engines'>,
  db: Db,
  actor: Actor,
  { botType, prompt, image, aspectRatio, mode = actor.program?.mode }: VideoBody,
): Promise<ReadDrawing> {
  const ratio = aspectRatio === undefined ? undefined : parseRatio(aspectRatio)
  if (aspectRatio !== undefined && !ratio)
    throw new Refusal('invalid_input', { fields: { aspectRatio: { problem: 'bad_ratio', at: '--ar' } } })
  const { settings, options } = await readPromptSettings(db, actor, botType)
  const shaped = (bot: typeof botType) => ({ ...settings(bot), ...(aspectRatio !== undefined && { aspectRatio }) })
  const chosen = { botType, mode, settings: shaped, options, ...promptCapabilitiesOf(deps.engines.list()) }
  if (prompt === undefined) {
    if (image === undefined) throw new Refusal('invalid_input', { fields: { prompt: 'no_words' } })
    const said = { prompt: '', words: '', without: [], parameters: {} }
    return readDrawing(said, { ...chosen, settings: (bot) => ({ ...shaped(bot), suffix: '' }) })
  }
  const [drawing, ...more] = readPrompt(prompt, { ...chosen, isOfClip: true, mayBeWordless: image !== undefined })
  if (drawing && more.length === 0) return drawing
  const at = markBraces(prompt).some(({ kind }) => kind !== 'text') ? '{' : '--repeat'
  throw new Refusal('invalid_input', { fields: { prompt: { problem: 'one_drawing_only', at } } })
}

/** Named where the picture is one of that task's; nothing is told of a task that it does not belong to. */
async function withParent(
  db: Db,
  actor: Actor,
  planned: PlannedTask[],
  { parentId, first }: { parentId: string; first: FoundPicture | undefined },
): Promise<PlannedTask[]> {
  const parent = await requireSeenTask(db, actor, parentId)
  const at = first ? parent.image_ids.indexOf(first.id) : -1
  if (at < 0) throw new Refusal('not_found', { fields: { parentId: 'unknown_picture' } })
  const isOfGrid = parent.image_ids.length > 1
  return planned.map((task) => ({ ...task, parent_id: parent.id, ...(isOfGrid && { index: at + 1 }) }))
}
