import type { BodyOf } from '@easel/contract/call'
import type { submitModal } from '@easel/contract/submits'
import type { Ratio } from '@easel/prompt/parameters'
import { parseRatio } from '@easel/prompt/read-value'
import type { Tx } from '../../db/open.ts'
import type { AskedOfAuthor, TaskParameters, TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { mayRelax, requirePlaces, type SubmitDeps } from './enter-line.ts'
import type { TaskChange } from './queries.ts'
import { printAgain, type ReadDrawing, readOneDrawing } from './read-prompt.ts'
import { requireMask } from './require-mask.ts'
import { bindToPicture } from './routing/bind-to-picture.ts'
import { foreseeEngines } from './routing/foresee-engines.ts'
import { markSingle } from './routing/mark-single.ts'
import { notInPrompt, notInZoom, priceOf } from './rules.ts'
import { readKept } from './settings/read-kept.ts'
import { plainSettings } from './settings/rules.ts'
import { requireAllowed } from './words/require-allowed.ts'

export type ModalDeps = SubmitDeps

interface Answered {
  task: TaskRow
  asked: AskedOfAuthor
  body: BodyOf<typeof submitModal>
}

type AnswerChange = Omit<TaskChange, 'status'>

/**
 * What its author's answer makes of a task in MODAL. Words that were suggested and left alone change nothing.
 *
 * @throws Refusal invalid_input, plan_required, quota_reached, engine_limit, upstream_unavailable, conflict when the engine that drew its
 * picture is gone and no other can go on from it
 */
export async function planModal(
  deps: Pick<ModalDeps, 'clock' | 'engines' | 'blobs'>,
  tx: Tx,
  actor: Actor,
  answered: Answered,
): Promise<AnswerChange> {
  const { task, asked } = answered
  const mask = await requireMask(deps, tx, actor, answered)
  const said = await readAnswer(tx, actor, answered)
  if (said) await requireAllowed(tx, [said])
  const mode = said?.mode ?? task.mode
  if (mode !== task.mode) await requirePlaces(tx, actor.userId, [{ mode }])
  if (mode === 'RELAX' && !(await mayRelax(tx, actor.userId, deps.clock.now()))) throw new Refusal('plan_required')
  const worded = { ...task, ...(said && { bot_type: said.botType }), parameters: parametersOf(answered, said) }
  const { parameters, ...routed } = await routeAnswered(deps, tx, worded)
  return {
    ...(said && reword(task, asked, said)),
    ...routed,
    parameters: JSON.stringify(parameters),
    mask_id: mask ?? task.mask_id,
    cost: priceOf([{ action: task.action, mode, parameters }]),
  }
}

/** The engine that is foreseen for it now, which may have gone since it was asked for. */
async function routeAnswered(
  deps: Pick<ModalDeps, 'clock' | 'engines'>,
  tx: Tx,
  task: TaskRow,
): Promise<Required<Pick<AnswerChange, 'engine' | 'pinned'>> & { parameters: TaskParameters }> {
  const { parameters, pinnedTo } = bindToPicture(deps.engines, task, task.engine)
  const [engine = task.engine] = await foreseeEngines(deps, tx, [{ ...task, parameters, pinnedTo }])
  return { parameters: markSingle(deps, { ...task, parameters }, engine), engine, pinned: pinnedTo !== null }
}

/**
 * Null: the words that were suggested. A line is read as if it had been written; other words stand in the place of those of
 * the picture, without what is put behind every prompt.
 *
 * @throws Refusal invalid_input
 */
async function readAnswer(tx: Tx, actor: Actor, { task, asked, body }: Answered): Promise<ReadDrawing | null> {
  const { prompt = asked.prompt } = body
  if (prompt.trim() === asked.prompt.trim()) return null
  const { settings, options } = await readKept(tx, actor, task.bot_type)
  const asBefore = { ...plainSettings, version: task.model_version, aspectRatio: task.aspect_ratio }
  return readOneDrawing(prompt, {
    botType: task.bot_type,
    settings: (bot) => (asked.kind === 'PROMPT' ? settings(bot) : asBefore),
    options,
    notTaken: asked.kind === 'ZOOM' ? notInZoom : notInPrompt,
  })
}

/** What is done to a picture keeps the shape that follows from it, unless it is asked for another. */
function reword({ parameters, aspect_ratio, seed }: TaskRow, asked: AskedOfAuthor, said: ReadDrawing): AnswerChange {
  const aspectRatio = parameters.work && asked.kind !== 'ZOOM' ? aspect_ratio : said.aspectRatio
  return {
    prompt: said.prompt,
    final_prompt: printAgain(said.finalPrompt, { mode: said.mode, aspectRatio, seed: said.seed }),
    bot_type: said.botType,
    model_version: said.modelVersion,
    mode: said.mode,
    aspect_ratio: aspectRatio,
    seed: said.seed ?? seed,
  }
}

/** What is worked on stays; the words say how far before the field does, and in which shape. */
function parametersOf({ task, asked, body }: Answered, said: ReadDrawing | null): TaskParameters {
  const { variation, work, references, referencesOf } = task.parameters
  const kept = {
    ...(variation && { variation }),
    ...(work && { work }),
    ...(references && { references, referencesOf }),
  }
  const parameters = said ? { ...said.parameters, ...kept } : task.parameters
  if (asked.kind !== 'ZOOM' || work?.change.kind !== 'zoom-out') {
    if (body.zoom !== undefined) throw new Refusal('invalid_input', { fields: { zoom: 'not_supported' } })
    return parameters
  }
  const factor = body.zoom ?? work.change.factor
  return { ...parameters, work: { ...work, change: { kind: 'zoom-out', factor, ...frameOf(task, said) } } }
}

/** What the words say of the new frame; its own ratio a picture keeps to the pixel. */
function frameOf({ aspect_ratio }: TaskRow, said: ReadDrawing | null): { factor?: number; ratio?: Ratio } {
  if (!said) return {}
  const ratio = said.aspectRatio === aspect_ratio ? undefined : parseRatio(said.aspectRatio)
  return { ...(said.zoom !== null && { factor: said.zoom }), ...(ratio && { ratio }) }
}
