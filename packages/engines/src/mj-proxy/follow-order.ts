import { AnswerLost, type Done, type DrawOrder, EngineUnreachable, type Picture, type Report } from '../engine.ts'
import { writePng } from '../png.ts'
import { cutGrid } from './cut-grid.ts'
import { isClipOrder } from '../remote/clip-wish.ts'
import { fetchPicture } from './fetch-picture.ts'
import { finishClip } from './finish-clip.ts'
import { findTask } from './find-task.ts'
import type { UnsentSteps, ProcessMemory } from './memory.ts'
import { planOrder, type Plan, press, writeModal, writeWords } from './plan-order.ts'
import { readPrompts, readShortened } from './read-words.ts'
import { openPromptAnswer } from './prompt-answer.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import { submit } from './submit.ts'
import { type Watch, watchTask } from './watch-task.ts'
import type { ProxyTask, Started, StoredRecipe } from './wire.ts'

export interface Following {
  proxy: Proxy
  memory: ProcessMemory
  begun: UnsentSteps
  started: Started
  order: DrawOrder
}

const LIMIT_MS = 60 * 60 * 1_000

/** State of the second step, by which it is found even if its answer was lost. */
export function secondState({ attempt }: Pick<Started, 'attempt'>): string {
  return `${attempt}.2`
}

/** @throws Refused, EngineUnreachable, the signal's reason */
export async function* followOrder(following: Following, signal: AbortSignal): AsyncGenerator<Report> {
  const { proxy, started, order, memory, begun } = following
  const plan = await planOrder(proxy.settings, order)
  const watchAs = (taskId: string, state: string): Watch => {
    memory.current.set(started.attempt, taskId)
    const lateAt = started.at + (proxy.settings.limitMs ?? LIMIT_MS)
    const say = () => sayWords(following, { plan, taskId, state }, signal)
    const words = openPromptAnswer(proxy, { taskId, text: writeWords(order, plan), unsaid: begun.unsaid }, say)
    return { taskId, state, attempt: started.attempt, bell: memory.bell, lateAt, words }
  }
  const first = watchTask(proxy, watchAs(started.task, started.attempt), signal)
  if (isClipOrder(order)) {
    return yield* finishClip(proxy, { order, task: yield* first, state: started.attempt }, signal)
  }
  if (plan.then === null) return yield await finish(proxy, { order, plan, task: yield* first }, signal)
  const parent = await untilDone(first)
  const second = await takeSecondStep(following, { parent, wanted: plan.then }, signal)
  const task = yield* watchTask(proxy, watchAs(second, secondState(started)), signal)
  yield await finish(proxy, { order, plan, task }, signal)
}

/** Preparing steps report no progress. */
async function untilDone(watched: AsyncGenerator<Report, ProxyTask>): Promise<ProxyTask> {
  for (;;) {
    const { done, value } = await watched.next()
    if (done) return value
  }
}

/**
 * Press the button, unless it was pressed before a restart.
 * @throws EngineUnreachable also when the answer was lost: whoever follows again finds the task first
 */
async function takeSecondStep(
  { proxy, begun, started, order }: Following,
  { parent, wanted }: { parent: ProxyTask; wanted: readonly string[] },
  signal: AbortSignal,
): Promise<string> {
  const state = secondState(started)
  if (!begun.isUntouched) {
    const taskId = await findTask(proxy, { state, since: started.at, isSettled: false }, signal)
    if (taskId === 'unknown') throw new ProxyRefused('engine_lost')
    if (taskId !== null) return taskId
  }
  const handed = press(parent.id, parent.buttons, wanted)
  begun.isUntouched = false
  try {
    const handing = { ...handed, state, notifyUrl: order.attempt?.notifyUrl ?? null }
    const { task, wantsWords } = await submit(proxy, handing, signal)
    begun.unsaid.set(task, wantsWords)
    return task
  } catch (cause) {
    if (cause instanceof EngineUnreachable) begun.isUntouched = true
    if (cause instanceof AnswerLost) throw new EngineUnreachable(cause.message, { cause })
    throw cause
  }
}

/** @throws what `submit` throws */
async function sayWords(
  { proxy, order }: Following,
  { plan, taskId, state }: { plan: Plan; taskId: string; state: string },
  signal: AbortSignal,
): Promise<void> {
  const body = { taskId, ...(await writeModal(order, plan)) }
  await submit(proxy, { verb: 'modal', body, state, notifyUrl: order.attempt?.notifyUrl ?? null }, signal)
}

interface Finished {
  order: DrawOrder
  plan: Plan
  task: ProxyTask
}

async function finish(proxy: Proxy, { order, plan, task }: Finished, signal: AbortSignal): Promise<Done> {
  const words = task.properties?.finalPrompt ?? ''
  if (order.verb.kind === 'describe') return finishWords({ prompts: readPrompts(words) })
  if (order.verb.kind === 'shorten') return finishWords(readShortened(words))
  if (task.imageUrl === null || task.imageUrl === '') throw new ProxyRefused('picture_missing')
  const grid = await fetchPicture(proxy, task.imageUrl, signal)
  const isSingle = order.verb.kind === 'upscale'
  const tiles = isSingle ? [grid] : cutGrid(grid)
  const engine = proxy.settings.id
  const pictures = tiles.map(async (pixels, nth): Promise<Picture> => {
    const index = isSingle ? 0 : nth + 1
    const recipe: StoredRecipe = { engine, task: task.id, index, buttons: task.buttons, ratio: plan.ratio }
    return { png: await writePng(pixels), width: pixels.width, height: pixels.height, recipe: { ...recipe } }
  })
  return { state: 'done', pictures: await Promise.all(pictures), notDrawn: [] }
}

/** @throws Refused when there are none */
function finishWords(found: Pick<Done, 'prompts' | 'weights'>): Done {
  if (found.prompts?.length === 0) throw new ProxyRefused('engine_bad_reply')
  return { state: 'done', pictures: [], notDrawn: [], ...found }
}
