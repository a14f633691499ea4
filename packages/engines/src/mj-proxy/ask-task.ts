import { OutgoingError } from '@easel/outgoing/outgoing'
import { EngineUnreachable } from '../engine.ts'
import { sendQuestion, type Reply } from './ask.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import { type ProxyTask, proxyTask, submitAnswer } from './wire.ts'

const MOST_BAD_ANSWERS = 8
/** Empty answers after which a task counts as missing; fewer may be a fault. */
const MOST_EMPTY_ANSWERS = 3

export interface Patience {
  /** How long the proxy asked to be left alone. */
  pauseMs(): number
  /**
   * Asks once. Null: no answer this time.
   * @throws Refused, EngineUnreachable when it was so too often, the signal's reason
   */
  next(signal: AbortSignal): Promise<ProxyTask | null>
}

/**
 * Tolerates failed polls for a while: the drawing continues regardless.
 * @param ours.state What we told the proxy of it: a task that says something else is not ours.
 */
export function createPatience(proxy: Proxy, ours: { taskId: string; state: string }): Patience {
  let badCount = 0
  let emptyCount = 0
  let pauseMs = 0
  return {
    pauseMs: () => pauseMs,
    async next(signal) {
      const reply = await askTask(proxy, ours.taskId, signal)
      pauseMs = reply.kind === 'later' ? reply.pauseMs : 0
      const judged = judge(reply, ours)
      emptyCount = judged === 'empty' ? emptyCount + 1 : 0
      badCount = judged === 'bad' ? badCount + 1 : 0
      if (emptyCount >= MOST_EMPTY_ANSWERS) throw new ProxyRefused('engine_lost')
      if (badCount >= MOST_BAD_ANSWERS) throw new EngineUnreachable('The proxy gives no answers.')
      return typeof judged === 'string' ? null : judged
    },
  }
}

function judge(
  reply: Reply | { kind: 'silence' },
  ours: { taskId: string; state: string },
): ProxyTask | 'bad' | 'empty' {
  if (reply.kind === 'key_refused') throw new ProxyRefused('key_refused')
  if (reply.kind === 'nothing') return 'empty'
  if (reply.kind !== 'said') return 'bad'
  const { data: task } = proxyTask.safeParse(reply.value)
  if (!task) return isNotFound(reply.value) ? 'empty' : 'bad'
  if (task.id !== ours.taskId) return 'bad'
  // Proxy ids are timestamps, so two drawings may share one.
  if (task.state !== null && task.state !== '' && task.state !== ours.state) throw new ProxyRefused('engine_lost')
  return task
}

async function askTask(proxy: Proxy, taskId: string, signal: AbortSignal): Promise<Reply | { kind: 'silence' }> {
  try {
    return await sendQuestion(proxy, { method: 'GET', path: `/task/${encodeURIComponent(taskId)}/fetch` }, signal)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return { kind: 'silence' }
  }
}

/** How relays say it. */
function isNotFound(value: unknown): boolean {
  const { data: refusal } = submitAnswer.safeParse(value)
  return refusal?.code === 3 || refusal?.code === 4
}
