import type { Call, DataOf } from '@easel/contract/call'
import { fillUrl } from '@easel/contract/url'
import * as z from 'zod/mini'
import { call, type Given } from './call.ts'
import { CallError } from './call-error.ts'
import { type Act, actNames, actsOwner, keyOf } from './promised.ts'
import { recall } from './storage.ts'

/** After so long nobody expects any more that it still happens. */
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

export interface ActWatcher {
  /** The line is away; it is sent once that is back. */
  onKept(name: string): void
  /** It was sent later and the server took it. */
  onDone(name: string): void
  /** It was not taken, or could not be sent in time: then without a message. */
  onRefused(name: string, message: string): void
}

let watcher: ActWatcher | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let sending: Promise<void> | undefined
/** By name: of two acts about the same thing the second waits for the first. */
const turns = new Map<string, Promise<unknown>>()

/** From now on what could not be sent is kept, until the returned function is called. */
export function watchActs(next: ActWatcher): () => void {
  watcher = next
  return () => {
    watcher = undefined
    clearTimeout(timer)
  }
}

/**
 * Make a call that may happen later, too: `kept` when the line is away, and then it is made once that is back, by another
 * page as well. A later act of the same `name` takes its place. It must do the same when it is done twice.
 *
 * @throws CallError when refused
 */
export function callOrKeep<C extends Call>(name: string, target: C, ...given: Given<C>): Promise<DataOf<C> | 'kept'> {
  const { params = {}, query = {}, body } = (given[0] ?? {}) as { params?: object; query?: object; body?: unknown }
  const act = { method: target.method, url: fillUrl(target.path, params, query), body, at: Date.now() }
  // Before it is sent: the page may go before the answer comes.
  const isKept = keepAct(name, act)
  return inTurn(name, async () => {
    if (isKept && readAct(name)?.at !== act.at) return 'kept'
    try {
      const answer = await call(target, { ...given[0], quiet: true } as Given<C>[0] & object)
      forgetAct(name, act)
      return answer
    } catch (error) {
      if (!isKept || !isAway(error)) {
        forgetAct(name, act)
        throw error
      }
      watcher?.onKept(name)
      wake()
      return 'kept'
    }
  })
}

/** Send what is kept, the oldest first; resolves when that is done, or cannot be done now. */
export function sendKept(): Promise<void> {
  clearTimeout(timer)
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  const acts = actNames().map((name) => ({ name, at: readAct(name)?.at ?? 0 }))
  for (const { name } of acts.sort((one, other) => one.at - other.at)) {
    if (!watcher) return
    const waitMs = await inTurn(name, () => sendAgain(name))
    if (waitMs !== undefined) return wake(waitMs)
  }
  failures = 0
}

/** Gives for how long nothing can be sent, when it cannot. */
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
    // Whoever signs in again finds it.
    if (error.code === 401 || error.code === 403) return LONGEST_WAIT_MS
    // What it was about is gone, and with it what could be wrong.
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

function refuse(name: string, act: Act, message: string): undefined {
  forgetAct(name, act)
  watcher?.onRefused(name, message)
}

function wake(waitMs = nextWait()): void {
  clearTimeout(timer)
  if (watcher) timer = setTimeout(() => void sendKept(), waitMs)
}

function nextWait(): number {
  failures += 1
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
}

/** At once when nothing of this name is under way: of a page that is about to go, nothing can follow. */
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

/** False: it cannot be kept, for nobody is known yet or nothing may be stored. */
function keepAct(name: string, act: Act): boolean {
  if (actsOwner() === '') return false
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(act))
    return true
  } catch {
    return false // full or forbidden; it is said when it cannot be sent
  }
}

function readAct(name: string): z.infer<typeof keptAct> | undefined {
  try {
    return keptAct.parse(JSON.parse(recall(keyOf(name)) ?? ''))
  } catch {
    return undefined // whatever stands there, it is nothing that could be sent
  }
}

/** A later one of the same name stays. */
function forgetAct(name: string, { at }: Act): void {
  if (readAct(name)?.at === at) localStorage.removeItem(keyOf(name))
}
