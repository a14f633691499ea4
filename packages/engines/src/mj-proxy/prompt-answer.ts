import { AnswerLost, EngineUnreachable } from '../engine.ts'
import { cancelTask } from './cancel-task.ts'
import type { UnsentSteps } from './memory.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import type { ProxyTask } from './wire.ts'

export interface PromptAnswer {
  /** Send the prompt at once to a task that asked for it on submission. @throws ProxyRefused, EngineUnreachable, the signal's reason */
  begin(): Promise<void>
  /** Send the prompt to a task that waits for it. @throws ProxyRefused, EngineUnreachable, the signal's reason */
  hear(task: ProxyTask): Promise<void>
}

interface Waiting extends Pick<UnsentSteps, 'unsaid'> {
  taskId: string
  /** The words with their parameters. */
  text: string
}

/** Longer than a prompt takes through a proxy and its relay, which polls every 15 s. */
const SETTLING_MS = 20_000
/** The proxy knows no such task any more, or one that waits for nothing. */
const NOT_WAITING = [3, 4]

/**
 * Send a task its prompt once. It may have been sent before a restart: then only a task that still waits after a while gets it,
 * and a proxy that refuses it is believed.
 *
 * @param say hands the words over
 */
export function openPromptAnswer(
  proxy: Proxy,
  { taskId, text, unsaid }: Waiting,
  say: () => Promise<unknown>,
): PromptAnswer {
  let isSaid = false
  let waitingSince: number | null = null
  let refused: ProxyRefused | null = null
  const hasSettled = () => {
    const now = proxy.tools.clock.now().getTime()
    waitingSince ??= now
    return now - waitingSince >= SETTLING_MS
  }
  const tell = async () => {
    const wasAsked = unsaid.get(taskId)
    unsaid.delete(taskId)
    isSaid = true
    waitingSince = null
    try {
      await say()
    } catch (cause) {
      // Certainly not delivered.
      if (cause instanceof EngineUnreachable && wasAsked !== undefined) unsaid.set(taskId, wasAsked)
      if (cause instanceof AnswerLost) throw new EngineUnreachable(cause.message, { cause })
      if (!(cause instanceof ProxyRefused)) throw cause
      if (wasAsked !== undefined || !NOT_WAITING.includes(cause.code ?? 0)) return giveUp(proxy, taskId, cause)
      refused = cause
    }
  }
  return {
    async begin() {
      if (unsaid.get(taskId)) await tell()
    },
    async hear(task) {
      if (!waitsForWords(task) || hasWords(task, text)) waitingSince = null
      else if (isSaid) {
        // It is stuck waiting for the prompt.
        if (refused && task.status === 'MODAL' && hasSettled()) await giveUp(proxy, taskId, refused)
      } else if (unsaid.has(taskId) || hasSettled()) await tell()
    },
  }
}

async function giveUp(proxy: Proxy, taskId: string, refused: ProxyRefused): Promise<never> {
  await cancelTask(proxy, taskId)
  throw refused
}

/** Buttons that always ask for a prompt. */
const WANTING = /^MJ::(CustomZoom|Inpaint)::/

/** What `trueai` says of a task that waits. */
const WAITING = 'Waiting for window confirm'

/**
 * Whether a task waits, or has waited, for its prompt: some tasks of `trueai` look queued, and stay unchanged after getting their
 * prompt until they run.
 */
function waitsForWords({ status, description, remixAutoSubmit, properties }: ProxyTask): boolean {
  if (status === 'MODAL') return true
  if (status !== 'NOT_START') return false
  return description === WAITING || (remixAutoSubmit === false && WANTING.test(properties?.custom_id ?? ''))
}

/**
 * Whether a task has its prompt. `trueai` marks it before queueing; a relay hides the mark, and shows the prompt: words may be
 * translated but not parameters, and the seed is unique.
 */
function hasWords({ description, remixAutoSubmit, promptEn }: ProxyTask, text: string): boolean {
  const parameters = text.slice(text.indexOf(' --'))
  return remixAutoSubmit ?? (description === WAITING && promptEn !== null && promptEn.endsWith(parameters))
}
