import type { Ratio } from '@easel/prompt/parameters'
import { parseRatio } from '@easel/prompt/read-value'
import type { Tx } from '../../db/open.ts'
import type { AskedOfAuthor, TaskParameters, TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findPricesOf } from '../company/gate.ts'
import { mayRelax, requireTaskQuota, type SubmitDeps } from './enqueue-tasks.ts'
import { priceTask } from './price-tasks.ts'
import type { TaskChange } from './queries.ts'
import { type Answered, readAnswer } from './read-answer.ts'
import { printAgain, type ReadDrawing } from './read-prompt.ts'
import { requireMask } from './require-mask.ts'
import { bindToPicture } from './routing/bind-to-picture.ts'
import { predictEngines } from './routing/predict-engines.ts'
import { markSingle } from './routing/mark-single.ts'
import { requireAllowed } from './words/require-allowed.ts'

export type ModalDeps = SubmitDeps

type AnswerChange = Omit<TaskChange, 'status'>

/**
 * Apply the author's answer to a task in MODAL. Suggested words that were left alone change nothing. Its price is by the list that
 * was current when its button was pressed.
 *
 * @throws Refusal invalid_input, plan_required, quota_reached, engine_limit, upstream_unavailable, conflict when the engine that drew its
 * picture is gone and no other can go on from it
 */
export async function planModal(
  deps: Pick<ModalDeps, 'clock' | 'engines' | 'blobs' | 'config'>,
  tx: Tx,
  actor: Actor,
  answered: Answered,
): Promise<AnswerChange> {
  const { task, asked } = answered
  const mask = await requireMask(deps, tx, actor, answered)
  const drawing = await readAnswer(deps, tx, actor, answered)
  if (drawing) await requireAllowed(tx, [drawing])
  const mode = drawing?.mode ?? task.mode
  if (mode !== task.mode) await requireTaskQuota(tx, actor.userId, [{ mode }])
  if (mode === 'RELAX' && !(await mayRelax(tx, actor.userId, deps.clock.now()))) throw new Refusal('plan_required')
  const worded = { ...task, ...(drawing && { bot_type: drawing.botType }), parameters: parametersOf(answered, drawing) }
  const { parameters, ...routed } = await routeAnswered(deps, tx, worded)
  const prices = await findPricesOf(tx, task.price_list)
  return {
    ...(drawing && reword(task, asked, drawing)),
    ...routed,
    parameters: JSON.stringify(parameters),
    mask_id: mask ?? task.mask_id,
    cost: priceTask(prices, { ...task, mode, parameters, engine: routed.engine }),
  }
}

/** Predict the engine again: the earlier one may be gone. */
async function routeAnswered(
  deps: Pick<ModalDeps, 'clock' | 'engines'>,
  tx: Tx,
  task: TaskRow,
): Promise<{ engine: string; pinned: boolean; parameters: TaskParameters }> {
  const { parameters, pinnedTo } = bindToPicture(deps.engines, task, task.engine)
  const [engine = task.engine] = await predictEngines(deps, tx, [{ ...task, parameters, pinnedTo }])
  return { parameters: markSingle(deps, { ...task, parameters }, engine), engine, pinned: pinnedTo !== null }
}

/** A change to a picture keeps the resulting ratio unless another is requested. */
function reword({ parameters, aspect_ratio, seed }: TaskRow, modal: AskedOfAuthor, drawing: ReadDrawing): AnswerChange {
  const aspectRatio = parameters.work && modal.kind !== 'ZOOM' ? aspect_ratio : drawing.aspectRatio
  return {
    prompt: drawing.prompt,
    final_prompt: printAgain(drawing.finalPrompt, { mode: drawing.mode, aspectRatio, seed: drawing.seed }),
    bot_type: drawing.botType,
    model_version: drawing.modelVersion,
    mode: drawing.mode,
    aspect_ratio: aspectRatio,
    seed: drawing.seed ?? seed,
  }
}

/** The picture stays; the prompt's zoom and ratio take precedence over the form's. */
function parametersOf({ task, asked, body }: Answered, drawing: ReadDrawing | null): TaskParameters {
  const { variation, work, references, referencesOf } = task.parameters
  const parentParameters = {
    ...(variation && { variation }),
    ...(work && { work }),
    ...(references && { references, referencesOf }),
  }
  const parameters = drawing ? { ...drawing.parameters, ...parentParameters } : task.parameters
  if (asked.kind !== 'ZOOM' || work?.change.kind !== 'zoom-out') {
    if (body.zoom !== undefined) throw new Refusal('invalid_input', { fields: { zoom: 'not_supported' } })
    return parameters
  }
  const factor = body.zoom ?? work.change.factor
  return { ...parameters, work: { ...work, change: { kind: 'zoom-out', factor, ...frameOf(task, drawing) } } }
}

/** Zoom and ratio from the prompt; without a ratio the picture keeps its exact size. */
function frameOf({ aspect_ratio }: TaskRow, drawing: ReadDrawing | null): { factor?: number; ratio?: Ratio } {
  if (!drawing) return {}
  const ratio = drawing.aspectRatio === aspect_ratio ? undefined : parseRatio(drawing.aspectRatio)
  return { ...(drawing.zoom !== null && { factor: drawing.zoom }), ...(ratio && { ratio }) }
}
