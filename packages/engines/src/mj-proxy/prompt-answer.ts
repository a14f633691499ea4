import { AnswerLost, EngineUnreachable } from '../engine.ts'
import { cancelTask } from './cancel-task.ts'
import type { UnsentSteps } from './memory.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import type { ProxyTask } from './wire.ts'

export interface PromptAnswer {
  /** Says them at once to a task that asked for them as it was taken. @throws Refused, EngineUnreachable, the signal's reason */
  begin(): Promise<void>
  /** Says them to a task that waits for them. @throws Refused, EngineUnreachable, the signal's reason */
  hear(task: ProxyTask): Promise<void>
}

interface Waiting extends Pick<UnsentSteps, 'unsaid'> {
  taskId: string
  /** The words with their parameters. */
  text: string
}

/** Longer than words are on their way through a proxy, and than a relay needs to hear of them: it asks every 15 s. */
const SETTLING_MS = 20_000
/** The proxy knows no such task any more, or one that waits for nothing. */
const NOT_WAITING = [3, 4]

/**
 * Says a task its words once. An earlier life of the drawing may have said them: then only what still waits after a while is told
 * them, and a proxy that does not want them is believed.
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
      // Surely nobody has heard them.
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
        // It waits after all, and would for ever.
        if (refused && task.status === 'MODAL' && hasSettled()) await giveUp(proxy, taskId, refused)
      } else if (unsaid.has(taskId) || hasSettled()) await tell()
    },
  }
}

async function giveUp(proxy: Proxy, taskId: string, refused: ProxyRefused): Promise<never> {
  await cancelTask(proxy, taskId)
  throw refused
}

/** The buttons which want words always. */
const WANTING = /^MJ::(CustomZoom|Inpaint)::/

/** What `trueai` says of a task that waits. */
const WAITING = 'Waiting for window confirm'

/** Or has waited: some tasks of `trueai` stand as if they were in line, and all of them as before when they have their words and are. */
function waitsForWords({ status, description, remixAutoSubmit, properties }: ProxyTask): boolean {
  if (status === 'MODAL') return true
  if (status !== 'NOT_START') return false
  return description === WAITING || (remixAutoSubmit === false && WANTING.test(properties?.custom_id ?? ''))
}

/**
 * `trueai` marks a task that was told its words before it gets into line. A relay hides that, and shows what they are: they may have been
 * translated, but not their parameters, and a seed is one drawing's own.
 */
function hasWords({ description, remixAutoSubmit, promptEn }: ProxyTask, text: string): boolean {
  const parameters = text.slice(text.indexOf(' --'))
  return remixAutoSubmit ?? (description === WAITING && promptEn !== null && promptEn.endsWith(parameters))
}
