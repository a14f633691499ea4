import { OutgoingError } from '@easel/outgoing/outgoing'
import { AnswerLost, EngineUnreachable } from '../engine.ts'
import { sendQuestion, type Reply, UNKNOWN_PATH } from './ask.ts'
import { reasonOf } from './reasons.ts'
import { type Proxy, ProxyRefused } from './settings.ts'
import { readSentence, submitAnswer } from './wire.ts'

export interface Submission {
  /** `imagine`, `action`, … */
  verb: string
  body: Readonly<Record<string, unknown>>
  /** Told to the proxy, by which the task is found again. */
  state: string
  notifyUrl: string | null
}

/** What a submit has begun. */
export interface AcceptedSubmit {
  task: string
  /** It draws nothing before it is told words. */
  wantsWords: boolean
}

/** Of a button: it waits for a prompt. Of the oldest proxy: the result exists already. */
const EXISTED = 21
const ACCEPTED = [1, EXISTED, 22]
const QUEUE_FULL = 23
const BANNED_WORD = 24

/**
 * Submit once.
 * @throws EngineUnreachable it was not taken, and may be later; AnswerLost it may have been taken; Refused; the signal's reason
 */
export async function submit(
  proxy: Proxy,
  { verb, body, state, notifyUrl }: Submission,
  signal: AbortSignal,
): Promise<AcceptedSubmit> {
  const submission = { ...body, ...speedOf(proxy), state, ...(notifyUrl === null ? {} : { notifyHook: notifyUrl }) }
  const reply = await send(proxy, { verb, body: submission }, signal)
  if (isUnknownPath(reply)) return refuseVerb(proxy, verb)
  switch (reply.kind) {
    case 'said':
      return readTaken(proxy, { ...reply, verb }, signal)
    case 'key_refused':
      throw new ProxyRefused(reply.sentence === null ? 'key_refused' : reasonOf(reply.sentence))
    case 'later':
      return pauseAndGiveUp(proxy, reply.pauseMs, signal)
    case 'nothing':
      throw new AnswerLost('The proxy gave an empty answer.')
    case 'gibberish':
      if (reply.status >= 300 && reply.status < 500) throw new ProxyRefused('engine_bad_reply')
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
    return await sendQuestion(proxy, { method: 'POST', path: `/submit/${verb}`, body }, signal)
  } catch (cause) {
    if (!(cause instanceof OutgoingError)) throw cause
    if (cause.kind === 'unreachable') throw new EngineUnreachable('The proxy cannot be reached.', { cause })
    if (cause.kind === 'forbidden') throw new ProxyRefused('engine_forbidden', { cause })
    throw new AnswerLost(`The proxy's answer was lost (${cause.kind}).`, { cause })
  }
}

/** One with a code comes from a proxy that knows the verb, and misses the picture. */
function isUnknownPath(reply: Reply): boolean {
  if (reply.kind !== 'said' && reply.kind !== 'nothing') return false
  if (!UNKNOWN_PATH.includes(reply.status)) return false
  return reply.kind === 'nothing' || !submitAnswer.safeParse(reply.value).success
}

/** Without `imagine` it is no midjourney proxy. */
function refuseVerb({ lacking }: Proxy, verb: string): never {
  if (verb !== 'imagine') lacking.add(verb)
  throw new ProxyRefused('engine_lacks_call')
}

interface Said {
  verb: string
  status: number
  value: unknown
}

function readTaken(proxy: Proxy, { verb, status, value }: Said, signal: AbortSignal): AcceptedSubmit | Promise<never> {
  const answer = submitAnswer.safeParse(value)
  if (!answer.success) throw judgeStranger(status, value)
  const { code, description, result, properties } = answer.data
  if (ACCEPTED.includes(code)) {
    if (result === null || result === '') throw new AnswerLost('The proxy took it and gave no id.')
    return { task: result, wantsWords: verb === 'action' && code === EXISTED && !properties?.status }
  }
  if (code === QUEUE_FULL || (code === 9 && isFull(description))) return pauseAndGiveUp(proxy, QUEUE_PAUSE_MS, signal)
  throw new ProxyRefused(code === BANNED_WORD ? 'banned_word' : reasonOf(description), { code })
}

/** A relay that refuses by itself has handed nothing on. */
function judgeStranger(status: number, value: unknown): Error {
  if (status < 400) return new AnswerLost("The proxy's answer has another shape.")
  const sentence = readSentence(value)
  return new ProxyRefused(sentence === null ? 'engine_bad_reply' : reasonOf(sentence))
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
