import { mediumOf, type Mode, type TaskAction } from '@easel/contract/drawing'
import { ZOOM_DEFAULT } from '@easel/contract/limits'
import type { Db } from '../../db/open.ts'
import type { AskedOfAuthor, TaskParameters, TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { getUser } from '../account/gate.ts'
import { requireMedium } from '../company/gate.ts'
import { findImages } from '../media/gate.ts'
import { predictRatio } from './button/predict-ratio.ts'
import type { Press } from './button/rules.ts'
import { mayRelax, type SubmitDeps, type PlannedTask } from './enqueue-tasks.ts'
import { printAgain, sayMode } from './read-prompt.ts'
import { requireWhole } from './require-whole.ts'
import { bindToPicture } from './routing/bind-to-picture.ts'
import { listSettings } from './settings/queries.ts'
import { comesOutTheSame } from './video/read-offers.ts'
import { viewPromptDefaults } from './settings/view.ts'

export type PlanDeps = Pick<SubmitDeps, 'clock' | 'engines' | 'config'>
type DrawingPress = Exclude<Press, { kind: 'pick' | 'like' | 'line' | 'all-lines' | 'animate' | 'extend' }>

/**
 * Plan the drawing that a button asks for: from the same prompt, or from one of the pictures, with a new seed.
 *
 * @throws Refusal conflict when the engine that drew the picture is gone and no other can go on from it, or the picture is; medium_off
 * for a clip again
 */
export async function planDrawing(
  deps: PlanDeps,
  db: Db,
  actor: Actor,
  { parent, press }: { parent: TaskRow; press: DrawingPress },
): Promise<PlannedTask> {
  const { parameters, asks, aspectRatio, ...rest } = await derive(db, actor, parent, press)
  await requireWhole(db, { parameters, ...rest })
  const drawable = { action: rest.action, bot_type: parent.bot_type, parameters }
  const bound = bindToPicture(deps.engines, drawable, parent.engine)
  const mode = await chooseMode(deps, db, actor, parent)
  // A description is asked for in no words.
  const isWorded = rest.action !== 'DESCRIBE'
  const finalPrompt = isWorded ? printAgain(parent.final_prompt, { mode, aspectRatio }) : parent.final_prompt
  return {
    bot_type: parent.bot_type,
    prompt: parent.prompt,
    final_prompt: finalPrompt,
    mode,
    model_version: parent.model_version,
    aspect_ratio: aspectRatio,
    ...bound,
    seed: null,
    parent_id: parent.id,
    ...rest,
    ...(asks && { asks: { ...asks, prompt: sayMode(finalPrompt, mode) } }),
  }
}

/** That of the parent where the person may still have it, unless a program's address fixes another. @throws Refusal plan_required */
export async function chooseMode(deps: PlanDeps, db: Db, { userId, program }: Actor, parent: TaskRow): Promise<Mode> {
  const wanted = program?.mode ?? parent.mode
  if (wanted !== 'RELAX' || (await mayRelax(db, userId, deps.clock.now()))) return wanted
  if (program?.mode) throw new Refusal('plan_required')
  return 'FAST'
}

/** How what is drawn follows from what was. */
interface Derived extends Pick<PlannedTask, 'index' | 'base_image_ids' | 'mask_id'> {
  action: TaskAction
  parameters: TaskParameters
  aspectRatio: string
  asks: Omit<AskedOfAuthor, 'prompt'> | null
}

async function derive(db: Db, actor: Actor, parent: TaskRow, press: DrawingPress): Promise<Derived> {
  switch (press.kind) {
    case 'reroll':
      return reroll(db, actor, parent)
    case 'vary':
      return vary(db, actor, parent, press)
    case 'change':
      return work(db, actor, parent, { action: press.action, change: press.change })
    case 'region':
      return work(db, actor, parent, { action: 'INPAINT', change: { kind: 'vary-region' } })
    case 'custom-zoom':
      return work(db, actor, parent, {
        action: 'ZOOM',
        change: { kind: 'zoom-out', factor: ZOOM_DEFAULT },
        asks: 'ZOOM',
      })
    default:
      return press satisfies never
  }
}

/** Engines need the action of these, not only their parameters. */
const SAME_ACTION: ReadonlySet<TaskAction> = new Set(['UPSCALE', 'BLEND', 'DESCRIBE', 'VIDEO', 'EXTEND'])

async function reroll(db: Db, actor: Actor, parent: TaskRow): Promise<Derived> {
  if (comesOutTheSame(parent)) throw new Refusal('conflict')
  const { parameters, action, mask_id } = parent
  const medium = mediumOf(action)
  if (medium !== 'image') await requireMedium(db, medium)
  const isSame = SAME_ACTION.has(action)
  const imageId = parameters.work?.imageId ?? null
  const isAsked = !isSame && (await isRemixing(db, actor, parent))
  return {
    action: isSame ? action : 'REROLL',
    parameters: nameReferences(parent),
    aspectRatio: parent.aspect_ratio,
    base_image_ids: parent.base_image_ids,
    ...(mask_id !== null && { mask_id }),
    asks: isAsked ? { kind: 'REMIX', imageId, zoom: null } : null,
  }
}

async function vary(
  db: Db,
  actor: Actor,
  parent: TaskRow,
  { index, strength: wanted }: Extract<Press, { kind: 'vary' }>,
): Promise<Derived> {
  const { imageId, recipe } = requirePicture(parent, index)
  const strength = wanted === 'as-set' ? await readStrength(db, actor, parent) : wanted
  const isAsked = await isRemixing(db, actor, parent)
  return {
    action: 'VARIATION',
    parameters: { ...wordsOf(parent), variation: { strength, parent: recipe, imageId } },
    aspectRatio: parent.aspect_ratio,
    ...(index !== null && { index }),
    asks: isAsked ? { kind: 'REMIX', imageId, zoom: null } : null,
  }
}

type Work = NonNullable<TaskParameters['work']>

async function work(
  db: Db,
  actor: Actor,
  parent: TaskRow,
  { action, change, asks }: { action: TaskAction; change: Work['change']; asks?: 'ZOOM' },
): Promise<Derived> {
  const { imageId, recipe } = requirePicture(parent, null)
  const image = (await findImages(db, [imageId])).get(imageId)
  if (!image) throw new Refusal('conflict')
  const kind = asks ?? (await kindAsked(db, actor, parent, action))
  return {
    action,
    parameters: { ...wordsOf(parent), work: { change, imageId, recipe } },
    aspectRatio: predictRatio(change, image, parent.aspect_ratio),
    asks: kind && { kind, imageId, zoom: kind === 'ZOOM' ? ZOOM_DEFAULT : null },
  }
}

async function kindAsked(
  db: Db,
  actor: Actor,
  parent: TaskRow,
  action: TaskAction,
): Promise<AskedOfAuthor['kind'] | null> {
  if (action === 'INPAINT') return 'INPAINT'
  return action === 'PAN' && (await isRemixing(db, actor, parent)) ? 'REMIX' : null
}

/** @throws Refusal conflict */
function requirePicture({ image_ids, recipes }: TaskRow, index: number | null): Pick<Work, 'imageId' | 'recipe'> {
  const at = (index ?? 1) - 1
  const [imageId, recipe] = [image_ids[at], recipes[at]]
  if (!imageId || !recipe) throw new Refusal('conflict')
  return { imageId, recipe }
}

/** Without the parameters of the parent's own verb. */
export function wordsOf({ parameters }: TaskRow): TaskParameters {
  const { words, without, stylize, chaos, weird, linked, loras } = parameters
  return { words, without, stylize, chaos, weird, ...(linked && { linked }), ...(loras && { loras }) }
}

/** Another engine may draw the repetition, so the engine of each recipe is recorded. What was one of several now stands alone. */
function nameReferences({ parameters, engine }: TaskRow): TaskParameters {
  const { references, referencesOf, share } = parameters
  return {
    ...parameters,
    ...(references && !referencesOf && { referencesOf: references.map(() => engine) }),
    ...(share !== undefined && { share: 1 }),
  }
}

/** Whether remix is on for this bot: buttons then ask for a new prompt. */
async function isRemixing(db: Db, { userId, program }: Actor, { bot_type }: TaskRow): Promise<boolean> {
  if (program && !program.asks) return false
  const user = await getUser(db, userId)
  return bot_type === 'MID_JOURNEY' ? user.mj_remix : user.niji_remix
}

async function readStrength(db: Db, { userId }: Actor, { bot_type }: TaskRow): Promise<'subtle' | 'strong'> {
  const { variability } = viewPromptDefaults(await listSettings(db, userId), bot_type)
  return variability === 'LOW' ? 'subtle' : 'strong'
}
