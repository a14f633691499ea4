import {
  type Attempt,
  type DrawOrder,
  EngineUnreachable,
  type RemoteEngine,
  type Report,
  type Ticket,
} from '../engine.ts'
import { createBell } from '../remote/bell.ts'
import { cancelTask } from './cancel-task.ts'
import { findTask } from './find-task.ts'
import { followOrder, secondState } from './follow-order.ts'
import { type ProcessMemory, recallSteps } from './memory.ts'
import { planOrder } from './plan-order.ts'
import { abilitiesOf, probeProxy } from './probe.ts'
import { type MjProxySettings, type MjProxyTools, type Proxy, ProxyRefused } from './settings.ts'
import { submit } from './submit.ts'
import { type Started, storedTicket } from './wire.ts'

const MOST_BLENDED = 5
const LONGEST_CLIP_S = 5

/**
 * A midjourney proxy as an engine. Preparing steps (such as picking one of four pictures) are separate submissions with their own
 * state, so that none is submitted twice.
 */
export function openMjProxy(settings: MjProxySettings, tools: MjProxyTools): RemoteEngine {
  const proxy: Proxy = { settings, tools, lacking: new Set() }
  const memory: ProcessMemory = { bell: createBell(), begun: new Map(), current: new Map() }
  return {
    id: settings.id,
    slots: settings.slots,
    mostBlended: MOST_BLENDED,
    takesLinks: true,
    // Of words alone the bot makes no clips; those that it makes have five seconds.
    clips: { fromWords: false, fromPicture: true, toPicture: true, longest: LONGEST_CLIP_S },
    abilities: () => abilitiesOf(proxy),
    start: (order, signal) => start(proxy, memory, order, signal),
    follow: (ticket, order, signal) => follow(proxy, memory, { ticket, order }, signal),
    cancel: (ticket) => cancel(proxy, memory, ticket),
    wake: (attemptId) => memory.bell.ring(attemptId),
    recover: (attempt, signal) => recover(proxy, attempt, signal),
    probe: (signal) => probeProxy(proxy, signal),
    close: () => Promise.resolve(),
  }
}

async function start(proxy: Proxy, memory: ProcessMemory, order: DrawOrder, signal: AbortSignal): Promise<Ticket> {
  signal.throwIfAborted()
  try {
    const { first, then } = await planOrder(proxy.settings, order)
    const { id: state = '', notifyUrl = null } = order.attempt ?? {}
    const at = proxy.tools.clock.now().getTime()
    const { task, wantsWords } = await submit(proxy, { ...first, state, notifyUrl }, signal)
    // Without an attempt id, the first task's id identifies it.
    const attempt = state === '' ? task : state
    const unsaid = new Map([[task, wantsWords]])
    memory.begun.set(attempt, { at, signal: null, isUntouched: then !== null, unsaid })
    return { task, attempt, at, isChain: then !== null }
  } catch (error) {
    if (error instanceof ProxyRefused) return { refused: error.reason }
    throw error
  }
}

async function* follow(
  proxy: Proxy,
  memory: ProcessMemory,
  { ticket, order }: { ticket: Ticket; order: DrawOrder },
  signal: AbortSignal,
): AsyncGenerator<Report> {
  const stored = storedTicket.safeParse(ticket)
  if (!stored.success) return yield { state: 'refused', reason: 'engine_lost' }
  if ('refused' in stored.data) return yield { state: 'refused', reason: stored.data.refused }
  const started = stored.data
  let isOver = true
  try {
    yield* followOrder({ proxy, memory, begun: recallSteps(memory, started, signal), started, order }, signal)
  } catch (error) {
    isOver = !(error instanceof EngineUnreachable)
    if (!(error instanceof ProxyRefused)) throw error
    // A drawing that timed out should not continue unused.
    if (error.reason === 'engine_timeout') await cancel(proxy, memory, ticket)
    yield { state: 'refused', reason: error.reason }
  } finally {
    memory.current.delete(started.attempt)
    if (isOver) memory.begun.delete(started.attempt)
  }
}

async function recover(proxy: Proxy, attempt: Attempt, signal: AbortSignal): Promise<Ticket | null | 'unknown'> {
  const at = proxy.tools.clock.now().getTime()
  const task = await findTask(proxy, { state: attempt.id, since: null, isSettled: false }, signal)
  return task === null || task === 'unknown' ? task : { task, attempt: attempt.id, at, isChain: true }
}

async function cancel(proxy: Proxy, memory: ProcessMemory, ticket: Ticket): Promise<void> {
  const stored = storedTicket.safeParse(ticket)
  if (!stored.success || 'refused' in stored.data) return
  memory.begun.delete(stored.data.attempt)
  const { signal } = new AbortController()
  try {
    const taskId = memory.current.get(stored.data.attempt) ?? (await findLatest(proxy, stored.data, signal))
    await cancelTask(proxy, taskId)
  } catch (error) {
    // Then it cannot be stopped either.
    if (!(error instanceof EngineUnreachable)) throw error
  }
}

async function findLatest(proxy: Proxy, started: Started, signal: AbortSignal): Promise<string> {
  if (!started.isChain) return started.task
  const search = { state: secondState(started), since: started.at, isSettled: true }
  const second = await findTask(proxy, search, signal)
  return second === null || second === 'unknown' ? started.task : second
}
