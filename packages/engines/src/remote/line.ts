import { type OutgoingAnswer, OutgoingError, type OutgoingRequest } from '@easel/outgoing/outgoing'
import { EngineRefused, EngineMessage, NotReached, NotTaken } from './faults.ts'
import type { RemoteTools } from './tools.ts'

/** Four large pictures as base64 in JSON. */
export const MOST_ANSWER_BYTES = 96 * 1024 * 1024
const LONGEST_REASON = 300
const MOST_RETRY_AFTER_MS = 60_000
/** OpenAI's, Azure's, and that of one-api and new-api. */
const REQUEST_NAMES = ['x-request-id', 'apim-request-id', 'x-oneapi-request-id']

/** Base address of an engine and the headers of every request. */
export interface Line extends Pick<RemoteTools, 'outgoing' | 'clock'> {
  /** Without a slash at the end. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
}

/** To this address, with a key as most vendors take it; `more` are headers of every request. */
export function openBearerLine(
  { url, key }: { url: string; key: string | null },
  { outgoing, clock }: Pick<RemoteTools, 'outgoing' | 'clock'>,
  more: Readonly<Record<string, string>> = {},
): Line {
  const authorization: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` }
  return { outgoing, clock, baseUrl: url.replace(/\/+$/, ''), headers: { ...more, ...authorization } }
}

export interface Question extends Pick<OutgoingRequest, 'method' | 'timeoutMs' | 'maxBytes' | 'body' | 'headers'> {
  /** Begins with a slash. */
  path: string
  signal: AbortSignal
}

/**
 * The JSON that the engine answers with.
 * @throws NotTaken, EngineRefused, the signal's reason
 */
export async function askJson(line: Line, question: Question): Promise<unknown> {
  return readJson(await ask(line, question))
}

/** @throws NotTaken, EngineRefused, the signal's reason */
export async function ask(line: Line, question: Question): Promise<OutgoingAnswer> {
  try {
    const answer = await line.outgoing.send({ maxBytes: MOST_ANSWER_BYTES, ...requestOf(line, question) })
    requireTaken(answer, line)
    return answer
  } catch (error) {
    throw readFault(error)
  }
}

export function requestOf(line: Line, { path, headers, ...question }: Question): OutgoingRequest {
  return { ...question, url: line.baseUrl + path, headers: { ...line.headers, ...headers } }
}

export function jsonBody(value: unknown): Pick<Question, 'method' | 'headers' | 'body'> {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/** @throws EngineRefused when it is none */
export function readJson({ body }: Pick<OutgoingAnswer, 'body'>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new EngineRefused('engine_bad_reply', { cause: error })
  }
}

/** Translate a connection error into what it means for the request. */
export function readFault(error: unknown): unknown {
  if (!(error instanceof OutgoingError)) return error
  switch (error.kind) {
    case 'unreachable':
      return new NotReached(error.message, null, { cause: error })
    case 'forbidden':
      return new EngineRefused('engine_forbidden', { cause: error })
    case 'too_large':
      return new EngineRefused('engine_bad_reply', { cause: error })
    case 'timeout':
      return new EngineRefused('engine_timeout', { cause: error })
    case 'broken':
      // The request may be executing, and its result cannot be found.
      return new EngineRefused('engine_lost', { cause: error })
    default:
      return error.kind satisfies never
  }
}

/** @throws NotTaken, EngineRefused when the status says anything but yes; its cause is what the engine says of it, which is not for people */
export function requireTaken({ status, headers, body }: OutgoingAnswer, line: Pick<Line, 'clock' | 'headers'>): void {
  if (status >= 200 && status < 300) return
  const retryAfter = headers['retry-after']
  if (status === 429 || (status === 503 && retryAfter !== undefined)) {
    throw new NotTaken(`answered ${status}`, readRetryAfter(retryAfter, line.clock.now()))
  }
  const sentence = readSentence(body, line)
  const message = [sentence, nameRequest(headers)].filter((part) => part !== null).join(' ')
  const reason = reasonOf(status)
  const isUnnamed = status >= 500 || reason === 'engine_refused'
  throw new EngineRefused(reason, { status, ...(isUnnamed && message !== '' && { cause: new EngineMessage(message) }) })
}

/** Request id for the engine operator's logs; null: none. */
function nameRequest(headers: OutgoingAnswer['headers']): string | null {
  for (const name of REQUEST_NAMES) {
    const id = headers[name]
    if (id !== undefined && /^[\w.:-]{1,100}$/.test(id)) return `(${name} ${id})`
  }
  return null
}

function reasonOf(status: number): string {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 404 || status === 405) return 'engine_lacks_call'
  if (status >= 500) return 'engine_failed'
  return status >= 400 ? 'engine_refused' : 'engine_bad_reply'
}

/** Milliseconds; null: none, or not readable. Given as seconds or as a date. */
function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(waitMs) ? null : Math.min(MOST_RETRY_AFTER_MS, Math.max(0, waitMs))
}

/** The engine's own sentence, wherever its kind of server puts it. */
function readSentence(body: Uint8Array, line: Pick<Line, 'headers'>): string | null {
  try {
    const sentence = findSentence(JSON.parse(new TextDecoder().decode(body)))
    return sentence === null ? null : withoutKey(sentence, line).slice(0, LONGEST_REASON)
  } catch {
    return null
  }
}

/** Engines may echo the request, including the key. */
export function withoutKey(text: string, { headers }: Pick<Line, 'headers'>): string {
  const key = headers.authorization?.split(' ').at(-1)
  return key ? text.replaceAll(key, '…') : text
}

function findSentence(value: unknown): string | null {
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  if (typeof value !== 'object' || value === null) return null
  for (const name of ['message', 'detail', 'error', 'errors', 'msg', '0']) {
    const sentence = name in value ? findSentence(Reflect.get(value, name)) : null
    if (sentence !== null) return sentence
  }
  return null
}
