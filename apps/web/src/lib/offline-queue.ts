import type { Call, DataOf } from '@easel/contract/call'
import { fillUrl } from '@easel/contract/url'
import * as z from 'zod/mini'
import { call, type CallArguments } from './call.ts'
import { CallError } from './call-error.ts'
import { type QueuedCall, listQueuedNames, queueOwner, keyOf } from './queued-calls.ts'
import { readStored } from './storage.ts'

/** Stored acts older than this are dropped, because nobody expects them any more. */
const KEPT_FOR_MS = 23 * 3_600_000
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
const SECOND_MS = 1_000

const keptAct = z.object({
  method: z.enum(['POST', 'PUT', 'DELETE']),
  url: z.string().check(z.regex(/^\/api\//)),
  body: z.optional(z.unknown()),
  at: z.number(),
})

export interface QueueWatcher {
  /** The act was stored because the server was not reached; it is sent after the reconnect. */
  onQueued(name: string): void
  /** The act was sent later and accepted. */
  onDone(name: string): void
  /** The act was refused, or expired; then the message is empty. */
  onRefused(name: string, message: string): void
}

let watcher: QueueWatcher | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let sending: Promise<void> | undefined
/** By name: pending acts; a second act on the same object waits for the first. */
const turns = new Map<string, Promise<unknown>>()

/** Stores acts that could not be sent, until the returned function is called. */
export function watchQueue(next: QueueWatcher): () => void {
  watcher = next
  return () => {
    watcher = undefined
    clearTimeout(timer)
  }
}

/**
 * Makes a call that may also be sent later: resolves with `kept` when the server was not reached, and the call is sent after the
 * reconnect, by another page if necessary. A later act of the same `name` replaces it. The call must be idempotent.
 * @throws CallError when refused
 */
export function callOrQueue<C extends Call>(
  name: string,
  target: C,
  ...given: CallArguments<C>
): Promise<DataOf<C> | 'kept'> {
  const { params = {}, query = {}, body } = (given[0] ?? {}) as { params?: object; query?: object; body?: unknown }
  const act = { method: target.method, url: fillUrl(target.path, params, query), body, at: Date.now() }
  // Stored before sending, because the page may close before the response.
  const isKept = keepAct(name, act)
  return inTurn(name, async () => {
    if (isKept && readAct(name)?.at !== act.at) return 'kept'
    try {
      const answer = await call(target, { ...given[0], quiet: true } as CallArguments<C>[0] & object)
      forgetAct(name, act)
      return answer
    } catch (error) {
      if (!isKept || !isAway(error)) {
        forgetAct(name, act)
        throw error
      }
      watcher?.onQueued(name)
      wake()
      return 'kept'
    }
  })
}

/** Sends stored acts, oldest first; resolves when done, or when the server is unreachable. */
export function sendQueuedCalls(): Promise<void> {
  clearTimeout(timer)
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  const acts = listQueuedNames().map((name) => ({ name, at: readAct(name)?.at ?? 0 }))
  for (const { name } of acts.sort((one, other) => one.at - other.at)) {
    if (!watcher) return
    const waitMs = await inTurn(name, () => sendAgain(name))
    if (waitMs !== undefined) return wake(waitMs)
  }
  failures = 0
}

/** Returns how many ms to wait when sending is impossible now; undefined otherwise. */
async function sendAgain(name: string): Promise<number | undefined> {
  const act = readAct(name)
  if (!act) return undefined
  if (Date.now() - act.at > KEPT_FOR_MS) return refuse(name, act, '')
  try {
    await call(
      { ...ANY, method: act.method, path: act.url },
      { ...(act.body !== undefined && { body: act.body }), quiet: true },
    )
    forgetAct(name, act)
    watcher?.onDone(name)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (isAway(error) || error.retryAfter > 0) return Math.max(nextWait(), error.retryAfter * SECOND_MS)
    // Kept until somebody signs in again.
    if (error.code === 401 || error.code === 403) return LONGEST_WAIT_MS
    // The object of the act is gone, so there is nothing left to fail.
    if (error.reason === 'not_found') forgetAct(name, act)
    else refuse(name, act, error.message)
  }
  return undefined
}

const ANY = {
  access: 'user',
  summary: '',
  params: z.object({}),
  query: z.object({}),
  body: z.unknown(),
  data: z.unknown(),
} as const

function refuse(name: string, act: QueuedCall, message: string): undefined {
  forgetAct(name, act)
  watcher?.onRefused(name, message)
}

function wake(waitMs = nextWait()): void {
  clearTimeout(timer)
  if (watcher) timer = setTimeout(() => void sendQueuedCalls(), waitMs)
}

function nextWait(): number {
  failures += 1
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
}

/** Starts at once when no act of this name is pending: a page that is being closed could not continue later. */
function inTurn<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(name)
  const turn = before ? before.then(act, act) : act()
  turns.set(name, turn)
  const leave = () => turns.get(name) === turn && turns.delete(name)
  turn.then(leave, leave)
  return turn
}

function isAway(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status > 501)
}

/** False when it cannot be stored: the person is unknown or storage is blocked. */
function keepAct(name: string, act: QueuedCall): boolean {
  if (queueOwner() === '') return false
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(act))
    return true
  } catch {
    return false // full or blocked; an error is shown if sending fails
  }
}

function readAct(name: string): z.infer<typeof keptAct> | undefined {
  try {
    return keptAct.parse(JSON.parse(readStored(keyOf(name)) ?? ''))
  } catch {
    return undefined // not a stored act
  }
}

/** Keeps a later act of the same name. */
function forgetAct(name: string, { at }: QueuedCall): void {
  if (readAct(name)?.at === at) localStorage.removeItem(keyOf(name))
}
