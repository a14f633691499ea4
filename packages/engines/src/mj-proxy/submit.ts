import { OutgoingError } from '@easel/outgoing/outgoing'
import { AnswerLost, EngineUnreachable } from '../engine.ts'
import { ask, type Reply } from './ask.ts'
import { reasonOf } from './reasons.ts'
import { type Proxy, Refused } from './settings.ts'
import { submitAnswer } from './wire.ts'

export interface Submission {
  /** `imagine`, `action`, … */
  verb: string
  body: Readonly<Record<string, unknown>>
  /** Told to the proxy, by which the task is found again. */
  state: string
  notifyUrl: string | null
}

const ACCEPTED = [1, 21, 22]
const QUEUE_FULL = 23
const BANNED_WORD = 24

/**
 * Hands something over, once.
 * @returns the task's id
 * @throws EngineUnreachable it was not taken, and may be later; AnswerLost it may have been taken; Refused; the signal's reason
 */
export async function submit(
  proxy: Proxy,
  { verb, body, state, notifyUrl }: Submission,
  signal: AbortSignal,
): Promise<string> {
  const told = { ...body, ...speedOf(proxy), state, ...(notifyUrl === null ? {} : { notifyHook: notifyUrl }) }
  const reply = await send(proxy, { verb, body: told }, signal)
  switch (reply.kind) {
    case 'said':
      return readId(proxy, reply.value, signal)
    case 'key_refused':
      throw new Refused('key_refused')
    case 'later':
      return pauseAndGiveUp(proxy, reply.pauseMs, signal)
    case 'nothing':
      throw new AnswerLost('The proxy gave an empty answer.')
    case 'gibberish':
      if (reply.status >= 300 && reply.status < 500) throw new Refused('engine_bad_reply')
      throw new AnswerLost(`The proxy's answer is unreadable (${reply.status}).`)
    default:
      return reply satisfies never
  }
}

async function send(
  proxy: Proxy,
  { verb, body }: Pick<Submission, 'verb' | 'body'>,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    return await ask(proxy, { method: 'POST', path: `/submit/${verb}`, body }, signal)
  } catch (cause) {
    if (!(cause instanceof OutgoingError)) throw cause
    if (cause.kind === 'unreachable') throw new EngineUnreachable('The proxy cannot be reached.', { cause })
    if (cause.kind === 'forbidden') throw new Refused('engine_forbidden', { cause })
    throw new AnswerLost(`The proxy's answer was lost (${cause.kind}).`, { cause })
  }
}

function readId(proxy: Proxy, value: unknown, signal: AbortSignal): string | Promise<never> {
  const answer = submitAnswer.safeParse(value)
  if (!answer.success) throw new AnswerLost("The proxy's answer has another shape.")
  const { code, description, result } = answer.data
  if (ACCEPTED.includes(code)) {
    if (result === null || result === '') throw new AnswerLost('The proxy took it and gave no id.')
    return result
  }
  if (code === QUEUE_FULL || (code === 9 && isFull(description))) return pauseAndGiveUp(proxy, QUEUE_PAUSE_MS, signal)
  throw new Refused(code === BANNED_WORD ? 'banned_word' : reasonOf(description))
}

const QUEUE_PAUSE_MS = 5_000

/** Newer proxies have no code for it. */
function isFull(description: string | null): boolean {
  return /队列已满|queue.*full/i.test(description ?? '')
}

/** Whoever tries again does so after the pause that was asked for. */
async function pauseAndGiveUp({ tools }: Proxy, ms: number, signal: AbortSignal): Promise<never> {
  await tools.pause(ms, signal)
  throw new EngineUnreachable('The proxy is busy.')
}

function speedOf({ settings: { dialect, speed } }: Proxy): object {
  return dialect === 'plus' && speed !== null ? { accountFilter: { modes: [speed.toUpperCase()] } } : {}
}
