import type { Books, Task } from './books.ts'
import type { Answer, SubmitRequest } from './begin-task.ts'
import { type View, viewTask } from './view-task.ts'

/** Polling interval of new-api. */
const POLL_MS = 15_000

/** The page of the relay itself: what it answers to every path that it does not relay. */
export const RELAY_PAGE = '<!doctype html><html><title>New API</title></html>'

/** A refusal in words of the relay's own, before a channel is chosen. */
export function relayError(message: string, code = ''): object {
  return { error: { message: `${message} (request id: 20260102030405)`, type: 'new_api_error', code } }
}

/** A refusal of the relay in the proxies' shape. */
export function relayRefusal(description: string): object {
  return { description: `${description} `, type: 'upstream_error', code: 4 }
}

/** Null: it is handed on. */
export function refuseAtRelay(
  { tasks }: Pick<Books, 'tasks'>,
  verb: string,
  { customId, taskId }: SubmitRequest,
): object | null {
  if (verb === 'action' && typeof customId !== 'string') return relayError('custom_id_is_required')
  const hasParent = verb === 'action' || verb === 'modal'
  return hasParent && typeof taskId === 'string' && !tasks.has(taskId) ? relayRefusal('task_not_found') : null
}

/** What is left of a submit when it is handed on. */
export function stripAtRelay(asked: SubmitRequest): SubmitRequest {
  const { accountFilter: _filter, notifyHook: _hook, ...left } = asked
  return left
}

/** Hides that a prompt is needed, except for the two buttons that always need one, and that something is queued. */
export function tellAtRelay(answer: Answer, { customId }: SubmitRequest): Answer {
  const wantsWords = typeof customId === 'string' && /MJ::(CustomZoom|Inpaint)/.test(customId)
  const isHidden = answer.code === 22 || (answer.code === 21 && !wantsWords)
  return isHidden ? { ...answer, code: 1 } : answer
}

/** As it was when the relay last asked, and less of it. */
export function viewAtRelay(task: Task, view: View): Record<string, unknown> {
  const polls = Math.floor((view.now - task.submitAt) / POLL_MS)
  // Kept from the answer to the submit.
  const description = task.customId === null ? '提交成功' : 'Waiting for window confirm'
  const begun = { id: task.id, action: task.action, prompt: task.prompt, description }
  if (polls < 1) return { ...begun, status: '', progress: '0%', state: '', imageUrl: '', failReason: '', buttons: null }
  const relayView = viewTask(task, { ...view, now: task.submitAt + polls * POLL_MS })
  const { status, progress, state, imageUrl, failReason, buttons, promptEn, submitTime, startTime, finishTime } =
    relayView
  const { videoUrl, videoUrls } = relayView
  const { finalPrompt } = Object(relayView.properties) as { finalPrompt?: unknown }
  return {
    ...begun,
    ...{ status, progress, state, imageUrl, failReason, buttons, promptEn, submitTime, startTime, finishTime },
    ...(task.result === 'clip' && { videoUrl, videoUrls }),
    properties: { finalPrompt, finalZhPrompt: '' },
  }
}
