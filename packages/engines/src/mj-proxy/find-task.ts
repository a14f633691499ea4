import { OutgoingError } from '@easel/outgoing/outgoing'
import { EngineUnreachable } from '../engine.ts'
import { sendQuestion, type Reply } from './ask.ts'
import type { Proxy } from './settings.ts'
import { proxyTask } from './wire.ts'

/** Size of the open proxy's task list (newest first); similar proxies have the same limit. */
const MOST_LISTED = 100

/** A submit may still be on its way through the proxy. */
const SETTLING_MS = 3_000
/** Tolerated clock difference to the proxy. */
const SKEW_MS = 10 * 60 * 1_000

export interface TaskSearch {
  state: string
  /** No task of ours is older, in milliseconds since 1970; null when that is not known. */
  since: number | null
  /** Whether nothing of ours can be on its way to the proxy. */
  isSettled: boolean
}

/**
 * Id of the task with this `state`; null: none; `unknown`: it may be outside the listed ones.
 * @throws EngineUnreachable, the signal's reason
 */
export async function findTask(
  proxy: Proxy,
  search: TaskSearch,
  signal: AbortSignal,
): Promise<string | null | 'unknown'> {
  const listed = await lookUp(proxy, search, signal)
  if (listed !== null || search.isSettled) return listed
  await proxy.tools.pause(SETTLING_MS, signal)
  return lookUp(proxy, search, signal)
}

async function lookUp(proxy: Proxy, { state, since }: TaskSearch, signal: AbortSignal) {
  const reply = await askList(proxy, signal)
  if (reply.kind === 'later') {
    await proxy.tools.pause(reply.pauseMs, signal)
    throw new EngineUnreachable('The proxy is busy.')
  }
  if (reply.kind === 'gibberish' && reply.status >= 500) throw new EngineUnreachable('The proxy is out of order.')
  if (reply.kind !== 'said' || !Array.isArray(reply.value)) return 'unknown'
  const listed: unknown[] = reply.value
  const isAll = listed.length < MOST_LISTED || (proxy.settings.dialect === 'plus' && listed.length > MOST_LISTED)
  return findIn(listed, { state, since: isAll ? Infinity : since && since - SKEW_MS })
}

/** @param since Nothing of ours is older: Infinity when all is listed, null when that is not known. */
function findIn(
  listed: readonly unknown[],
  { state, since }: Pick<TaskSearch, 'state' | 'since'>,
): string | null | 'unknown' {
  const tasks = listed.flatMap((one) => proxyTask.safeParse(one).data ?? [])
  const ours = tasks.find((task) => task.state === state)
  if (ours) return ours.id
  // A proxy that does not return `state` cannot be searched.
  if (tasks.length > 0 && tasks.every((task) => task.state === null)) return 'unknown'
  const oldest = Math.min(...tasks.map(({ submitTime }) => submitTime ?? Infinity))
  return since === Infinity || (since !== null && oldest < since) ? null : 'unknown'
}

async function askList(proxy: Proxy, signal: AbortSignal): Promise<Reply> {
  try {
    return await sendQuestion(proxy, { method: 'GET', path: '/task/list' }, signal)
  } catch (cause) {
    if (!(cause instanceof OutgoingError)) throw cause
    // Too many tasks to read is no outage.
    if (cause.kind === 'too_large') return { kind: 'nothing', status: 200 }
    throw new EngineUnreachable('The proxy cannot be reached.', { cause })
  }
}
