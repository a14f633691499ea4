import { OutgoingError } from '@easel/outgoing/outgoing'
import { EngineUnreachable, type Report } from '../engine.ts'
import { ask } from './ask.ts'
import type { Bell } from './bell.ts'
import { fetchPreview } from './fetch-picture.ts'
import { reasonOf } from './reasons.ts'
import { type Proxy, Refused } from './settings.ts'
import { type ProxyTask, proxyTask } from './wire.ts'

export interface Watch {
  taskId: string
  /** What we told the proxy of it: a task that says something else is not ours. */
  state: string
  attempt: string
  bell: Bell
  /** From then on it has taken too long, in milliseconds since 1970. */
  lateAt: number
  /** Says the words that it waits for. */
  confirm(): Promise<void>
}

const FIRST_PAUSE_MS = 2_000
const SLOWER_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** Between two questions, however often the bell rings. */
const SHORTEST_PAUSE_MS = 500
const MOST_BAD_ANSWERS = 8
/** An empty answer may be a fault; so many are a task that is not there. */
const MOST_EMPTY_ANSWERS = 3

/**
 * Asks for a task until it is finished, and tells how far it is.
 * @throws Refused, EngineUnreachable, the signal's reason
 */
export async function* watchTask(proxy: Proxy, watch: Watch, signal: AbortSignal): AsyncGenerator<Report, ProxyTask> {
  const seen = { progress: -1, imageUrl: null as string | null, isConfirmed: false }
  const answers = createPatience(proxy, watch)
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs + SLOWER_MS)) {
    const task = await answers.next(signal)
    if (task?.status === 'SUCCESS') return task
    if (task) refuseFailed(task)
    if (task?.status === 'MODAL' && !seen.isConfirmed) {
      await watch.confirm()
      seen.isConfirmed = true
    }
    if (task?.status === 'IN_PROGRESS' && (task.progress ?? 0) > seen.progress) {
      seen.progress = task.progress ?? 0
      const isNew = task.imageUrl !== null && task.imageUrl !== seen.imageUrl
      seen.imageUrl = task.imageUrl
      const preview = isNew && task.imageUrl !== null ? await fetchPreview(proxy, task.imageUrl, signal) : null
      yield { state: 'drawing', progress: seen.progress, preview }
    }
    // Asked once more, and still not there.
    if (proxy.tools.clock.now().getTime() >= watch.lateAt) throw new Refused('engine_timeout')
    await doze(proxy, watch, { pauseMs: Math.max(pauseMs, answers.pauseMs()), signal })
  }
}

function refuseFailed({ status, failReason }: ProxyTask): void {
  if (status === 'CANCEL') throw new Refused('cancelled')
  if (status === 'FAILURE') throw new Refused(reasonOf(failReason))
}

async function doze(
  { tools }: Proxy,
  { bell, attempt }: Watch,
  { pauseMs, signal }: { pauseMs: number; signal: AbortSignal },
): Promise<void> {
  const waited = await bell.wait(attempt, (until) => tools.pause(pauseMs, until), signal)
  if (waited === 'rung') await tools.pause(SHORTEST_PAUSE_MS, signal)
}

/** Bad answers are borne for a while: the drawing goes on whether we hear of it or not. */
function createPatience(proxy: Proxy, watch: Watch) {
  let badCount = 0
  let emptyCount = 0
  let pauseMs = 0
  const judge = async (signal: AbortSignal): Promise<ProxyTask | 'bad' | 'empty'> => {
    const reply = await askTask(proxy, watch.taskId, signal)
    pauseMs = reply?.kind === 'later' ? reply.pauseMs : 0
    if (reply?.kind === 'key_refused') throw new Refused('key_refused')
    if (reply?.kind === 'nothing') return 'empty'
    const read = reply?.kind === 'said' ? proxyTask.safeParse(reply.value) : null
    if (!read?.success) return isNotFound(reply) ? 'empty' : 'bad'
    const { id, state } = read.data
    if (id !== watch.taskId) return 'bad'
    // Ids of proxies are instants: two drawings may have got one.
    if (state !== null && state !== '' && state !== watch.state) throw new Refused('engine_lost')
    return read.data
  }
  return {
    pauseMs: () => pauseMs,
    /** Null: no answer this time. */
    async next(signal: AbortSignal): Promise<ProxyTask | null> {
      const judged = await judge(signal)
      emptyCount = judged === 'empty' ? emptyCount + 1 : 0
      badCount = judged === 'bad' ? badCount + 1 : 0
      if (emptyCount >= MOST_EMPTY_ANSWERS) throw new Refused('engine_lost')
      if (badCount >= MOST_BAD_ANSWERS) throw new EngineUnreachable('The proxy gives no answers.')
      return typeof judged === 'string' ? null : judged
    },
  }
}

/** Null: no answer at all. */
async function askTask(proxy: Proxy, taskId: string, signal: AbortSignal) {
  try {
    return await ask(proxy, { method: 'GET', path: `/task/${encodeURIComponent(taskId)}/fetch` }, signal)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return null
  }
}

/** Relays answer like this. */
function isNotFound(reply: Awaited<ReturnType<typeof askTask>>): boolean {
  return reply?.kind === 'said' && /"code":\s*(3|4)\b/.test(JSON.stringify(reply.value))
}
