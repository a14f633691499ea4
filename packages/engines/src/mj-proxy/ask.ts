import type { Proxy } from './settings.ts'

/** What came back; a status of its own only where it says something. */
export type Reply =
  | { kind: 'said'; value: unknown }
  /** No body, or `null`: how the proxies say that they know no such task. */
  | { kind: 'nothing' }
  | { kind: 'key_refused' }
  /** Not now: what was asked was not done. */
  | { kind: 'later'; pauseMs: number }
  /** No answer of a proxy. */
  | { kind: 'gibberish'; status: number }

export interface Question {
  method: 'GET' | 'POST'
  /** `/task/list`: after `/mj`. */
  path: string
  body?: object
}

const BUSY_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** @throws OutgoingError, the signal's reason */
export async function ask(
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
  if (status === 401 || status === 403) return { kind: 'key_refused' }
  if (status === 429 || status === 503) return { kind: 'later', pauseMs: pauseOf(headers['retry-after']) }
  return readReply(status, new TextDecoder().decode(bytes))
}

function readReply(status: number, text: string): Reply {
  const isEmpty = text.trim() === '' || text.trim() === 'null'
  if (isEmpty && (status === 200 || status === 204 || status === 404)) return { kind: 'nothing' }
  if (status >= 500 || (status >= 300 && status < 400)) return { kind: 'gibberish', status }
  try {
    // An id that comes as a number may be longer than a number can tell.
    return { kind: 'said', value: JSON.parse(text.replace(/("(?:id|result)"\s*:\s*)(\d{15,})/g, '$1"$2"')) as unknown }
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
