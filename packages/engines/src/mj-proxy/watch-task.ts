import type { Report } from '../engine.ts'
import { createPatience } from './ask-task.ts'
import type { Bell } from '../remote/bell.ts'
import { fetchPreview } from './fetch-picture.ts'
import { reasonOf } from './reasons.ts'
import type { PromptAnswer } from './prompt-answer.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import type { ProxyTask } from './wire.ts'

export interface Watch {
  taskId: string
  /** What we told the proxy of it: a task that says something else is not ours. */
  state: string
  attempt: string
  bell: Bell
  /** From then on it has taken too long, in milliseconds since 1970. */
  lateAt: number
  words: PromptAnswer
}

const FIRST_PAUSE_MS = 2_000
const SLOWER_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** Minimum pause between polls, however often webhooks arrive. */
const SHORTEST_PAUSE_MS = 500

/**
 * Asks for a task until it is finished, and tells how far it is.
 * @throws Refused, EngineUnreachable, the signal's reason
 */
export async function* watchTask(proxy: Proxy, watch: Watch, signal: AbortSignal): AsyncGenerator<Report, ProxyTask> {
  const answers = createPatience(proxy, watch)
  let lastReport: Shown = { progress: -1, imageUrl: null }
  await watch.words.begin()
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs + SLOWER_MS)) {
    const task = await answers.next(signal)
    if (task?.status === 'SUCCESS') return task
    if (task) refuseFailed(task)
    if (task) await watch.words.hear(task)
    if (task && isFurther(task, lastReport)) {
      yield await tell(proxy, { task, shown: lastReport }, signal)
      lastReport = task
    }
    // Asked once more, and still not there.
    if (proxy.tools.clock.now().getTime() >= watch.lateAt) throw new ProxyRefused('engine_timeout')
    await doze(proxy, watch, { pauseMs: Math.max(pauseMs, answers.pauseMs()), signal })
  }
}

type Shown = Pick<ProxyTask, 'progress' | 'imageUrl'>

function isFurther({ status, progress }: ProxyTask, lastReport: Shown): boolean {
  return status === 'IN_PROGRESS' && progress !== null && progress > (lastReport.progress ?? 0)
}

async function tell(
  proxy: Proxy,
  { task: { progress, imageUrl }, shown }: { task: ProxyTask; shown: Shown },
  signal: AbortSignal,
): Promise<Report> {
  const isNew = imageUrl !== null && imageUrl !== shown.imageUrl
  return {
    state: 'drawing',
    progress: progress ?? 0,
    preview: isNew ? await fetchPreview(proxy, imageUrl, signal) : null,
  }
}

function refuseFailed({ status, failReason }: ProxyTask): void {
  if (status === 'CANCEL') throw new ProxyRefused('cancelled')
  if (status === 'FAILURE') throw new ProxyRefused(reasonOf(failReason))
}

async function doze(
  { tools }: Proxy,
  { bell, attempt }: Watch,
  { pauseMs, signal }: { pauseMs: number; signal: AbortSignal },
): Promise<void> {
  const waited = await bell.wait(attempt, (until) => tools.pause(pauseMs, until), signal)
  if (waited === 'rung') await tools.pause(SHORTEST_PAUSE_MS, signal)
}
