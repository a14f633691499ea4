import type { Proxy } from './settings.ts'
import { readSentence } from './wire.ts'

/** What came back, with its HTTP status where that says something. */
export type Reply =
  | { kind: 'said'; status: number; value: unknown }
  /** Empty body or `null`: the proxy's answer for an unknown task. */
  | { kind: 'nothing'; status: number }
  /** `sentence`: what a relay says of a key which may do other things. */
  | { kind: 'key_refused'; sentence: string | null }
  /** Rate limited; the request was not executed. */
  | { kind: 'later'; pauseMs: number }
  /** No answer of a proxy. */
  | { kind: 'gibberish'; status: number }

export interface Question {
  method: 'GET' | 'POST'
  /** `/task/list`: after `/mj`. */
  path: string
  body?: object
}

/** Nobody there knows the path. */
export const UNKNOWN_PATH: readonly number[] = [404, 405, 501]

const BUSY_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** @throws OutgoingError, the signal's reason */
export async function sendQuestion(
  { settings, tools }: Proxy,
  { method, path, body }: Question,
  signal?: AbortSignal,
): Promise<Reply> {
  const {
    status,
    headers,
    body: bytes,
  } = await tools.outgoing.send({
    method,
    url: urlOf(settings, path),
    headers: { ...headersOf(settings), 'content-type': 'application/json', accept: 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
    ...(settings.timeoutMs === undefined ? {} : { timeoutMs: settings.timeoutMs }),
  })
  if (status === 429 || status === 503) return { kind: 'later', pauseMs: pauseOf(headers['retry-after']) }
  const reply = readReply(status, new TextDecoder().decode(bytes))
  if (status !== 401 && status !== 403) return reply
  return { kind: 'key_refused', sentence: status === 403 && reply.kind === 'said' ? readSentence(reply.value) : null }
}

function readReply(status: number, text: string): Reply {
  const isEmpty = text.trim() === '' || text.trim() === 'null'
  if (isEmpty && (status === 200 || status === 204 || UNKNOWN_PATH.includes(status))) return { kind: 'nothing', status }
  if ((status >= 500 && status !== 501) || (status >= 300 && status < 400)) return { kind: 'gibberish', status }
  try {
    // Numeric ids may exceed the safe integer range.
    const value = JSON.parse(text.replace(/("(?:id|result)"\s*:\s*)(\d{15,})/g, '$1"$2"')) as unknown
    return { kind: 'said', status, value }
  } catch {
    return { kind: 'gibberish', status }
  }
}

function pauseOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(LONGEST_PAUSE_MS, seconds * 1_000) : BUSY_PAUSE_MS
}

/** Speed is a path before `/mj` in one dialect; in the other each submit says it. */
function urlOf({ baseUrl, dialect, speed }: Proxy['settings'], path: string): string {
  const base = baseUrl.replace(/\/+$/, '').replace(/\/mj$/, '')
  const prefix = dialect === 'trueai' && speed !== null && path.startsWith('/submit/') ? `/mj-${speed}` : ''
  return `${base}${prefix}/mj${path}`
}

function headersOf({ dialect, key }: Proxy['settings']): Record<string, string> {
  return dialect === 'plus' ? { 'mj-api-secret': key } : { authorization: key }
}
