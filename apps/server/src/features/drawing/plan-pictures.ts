import type { BotType } from '@easel/contract/drawing'
import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import { defuseParameters } from '@easel/prompt/defuse-parameters'
import { escapeBraces } from '@easel/prompt/mark-braces'
import type { Ratio } from '@easel/prompt/parameters'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { shareLockImages } from '../media/gate.ts'
import type { PlannedTask, SubmitDeps } from './enqueue-tasks.ts'
import { findPictures } from './find-pictures.ts'
import { nearestRatio } from './nearest-ratio.ts'
import { planRegion } from './plan-region.ts'
import { planTask } from './plan-task.ts'
import { type ReadDrawing, readDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { shareGrid } from './share-rules.ts'
import { requireAllowed } from './words/require-allowed.ts'

export interface PicturesBody {
  botType: BotType
  /** Plain words: braces and `--` mean nothing in them. May be empty where pictures say it. */
  words: string
  /** Pictures, each for itself. */
  count: number
  /** Null: that of the first picture, and without one as the person's settings say. */
  ratio: Ratio | null
  /** The only engine that may; null: whichever can. */
  engine: string | null
  /** Pictures to start from: own uploads, and what the person may see. */
  images: readonly string[]
  /** How much they count, 0 to 3. */
  imageWeight?: number
  /** Own upload that is white where the first of them is drawn anew; the others count no more. */
  mask: string | null
}

/**
 * Plan as many pictures as are wanted, in grids of four and single ones.
 *
 * @throws Refusal invalid_input, plan_required, not_found for a picture, engine_limit
 */
export async function planPictures(deps: SubmitDeps, tx: Tx, actor: Actor, body: PicturesBody): Promise<PlannedTask[]> {
  const { botType, images, mask, engine, count } = body
  await shareLockImages(tx, images)
  const pictures = await findPictures(tx, actor, { ids: images, field: 'image' })
  const [first] = pictures
  // What is made from pictures has the shape of the first.
  const drawing = await readPlainly(deps, tx, actor, {
    ...body,
    ratio: body.ratio ?? (first ? nearestRatio(first) : null),
  })
  const planned =
    mask !== null && first
      ? await planRegion(deps, tx, actor, { drawing, botType, image: first.id, mask })
      : planTask('IMAGINE', drawing, pictures)
  // An engine that was named stands back where another one has the recipe.
  const bound = engine === null || planned.pinnedTo ? planned : { ...planned, pinnedTo: engine }
  return shareGrid(count).map((share) =>
    share === null ? bound : { ...bound, parameters: { ...bound.parameters, share } },
  )
}

async function readPlainly(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { botType, words: written, ratio, images, imageWeight }: PicturesBody,
): Promise<ReadDrawing> {
  const words = defuseParameters(written).trim()
  if (words.length > PROMPT_MAX_CHARS)
    throw new Refusal('invalid_input', { fields: { prompt: { problem: 'too_long', limit: PROMPT_MAX_CHARS } } })
  if (words === '' && images.length === 0) throw new Refusal('invalid_input', { fields: { prompt: 'no_words' } })
  const { settings } = await readPromptSettings(tx, actor, botType)
  const parameters = { ...(ratio && { aspectRatio: ratio }), ...(imageWeight !== undefined && { imageWeight }) }
  const said = { prompt: escapeBraces(words), words, without: [], parameters }
  const drawing = readDrawing(said, { botType, settings })
  await requireAllowed(tx, [drawing])
  await requireModes(deps, tx, actor, [drawing])
  return drawing
}
