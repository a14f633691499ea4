import { EXTEND_SECONDS } from '@easel/contract/limits'
import type { Motion } from '@easel/contract/submits'
import type { Db } from '../../../db/open.ts'
import type { TaskParameters, TaskRow } from '../../../db/tables.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { requireMedium } from '../../company/gate.ts'
import { findImages } from '../../media/gate.ts'
import type { PlannedTask, SubmitDeps } from '../enqueue-tasks.ts'
import type { Press } from '../button/rules.ts'
import { chooseMode, type PlanDeps, wordsOf } from '../plan-drawing.ts'
import { printAgain } from '../read-prompt.ts'
import { requireWhole } from '../require-whole.ts'
import { requireMakers } from './require-makers.ts'
import { mayGoOn, needsOf, sayClip, usualClip } from './rules.ts'

type ClipPress = Extract<Press, { kind: 'animate' | 'extend' }>

/**
 * Plan what a button under a picture or a clip asks for: the picture in motion, or the clip and a few seconds more.
 *
 * @throws Refusal medium_off, engine_limit, conflict, not_found when the picture is damaged
 */
export async function planClipPress(
  deps: PlanDeps,
  db: Db,
  actor: Actor,
  { parent, press: { kind, motion } }: { parent: TaskRow; press: ClipPress },
): Promise<PlannedTask> {
  const asked = { words: wordsOf(parent), motion }
  const { finalPrompt, ...planned } =
    kind === 'animate' ? await animatePicture(deps, db, parent, asked) : await extendClip(deps, db, parent, asked)
  await requireWhole(db, { parameters: planned.parameters, base_image_ids: planned.base_image_ids ?? [] })
  const { bot_type, prompt, model_version, aspect_ratio, id } = parent
  const mode = await chooseMode(deps, db, actor, parent)
  return {
    ...{ bot_type, prompt, model_version, aspect_ratio, mode, seed: null, parent_id: id },
    ...planned,
    final_prompt: printAgain(finalPrompt, { mode, aspectRatio: aspect_ratio }),
  }
}

type Planned = Pick<PlannedTask, 'action' | 'parameters' | 'base_image_ids' | 'pinnedTo'> & { finalPrompt: string }
type Asking = Pick<SubmitDeps, 'engines'>

/**
 * Set the picture of a task in motion: it is what the clip begins with.
 *
 * @throws Refusal medium_off, engine_limit, conflict when the picture is gone
 */
async function animatePicture(
  deps: Asking,
  db: Db,
  parent: TaskRow,
  { words, motion }: { words: TaskParameters; motion: Motion },
): Promise<Planned> {
  await requireMedium(db, 'video')
  const [imageId, recipe = null] = [parent.image_ids[0], parent.recipes[0]]
  if (!imageId) throw new Refusal('conflict')
  const needs = needsOf({ first: imageId, last: null })
  requireMakers(deps, needs)
  const clip = { ...usualClip, motion, needs }
  return {
    action: 'VIDEO',
    parameters: { ...words, clip, references: [recipe], referencesOf: [parent.engine] },
    base_image_ids: [imageId],
    finalPrompt: sayClip(parent.final_prompt, clip),
  }
}

/**
 * Go on from the end of a clip. Only the engine that made it can, as long as it is on.
 *
 * @throws Refusal medium_off, conflict when it is gone, as long as clips may be, or its engine is not there for it
 */
async function extendClip(
  { engines }: Asking,
  db: Db,
  parent: TaskRow,
  { words, motion }: { words: TaskParameters; motion: Motion },
): Promise<Planned> {
  await requireMedium(db, 'video')
  const [clipId = '', recipe] = [parent.media_ids[0], parent.recipes[0]]
  const clip = (await findImages(db, [clipId])).get(clipId)
  const engine = engines.find(parent.engine)
  const canGoOn = engine?.isOn === true && engine.verbs.has('extend')
  if (!clip || !recipe || !mayGoOn(clip.duration_ms ?? 0) || !canGoOn) throw new Refusal('conflict')
  return {
    action: 'EXTEND',
    parameters: { ...words, extend: { seconds: EXTEND_SECONDS, motion, recipe } },
    base_image_ids: [clipId],
    pinnedTo: parent.engine,
    finalPrompt: sayClip(parent.final_prompt, { motion, loop: false }),
  }
}
