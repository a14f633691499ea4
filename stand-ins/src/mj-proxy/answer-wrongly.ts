import type { ServerResponse } from 'node:http'
import type { AnswerFault } from './faults.ts'

/** Objects go out as JSON, and `headers` beside or instead of its type. */
export function send(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(isRaw ? body : JSON.stringify(body))
}

export function answerWrongly(fault: AnswerFault, answer: object, response: ServerResponse): void {
  switch (fault) {
    case 'lost':
      return void response.destroy()
    case 'hanging':
      return
    case 'truncated':
      return send(response, 200, JSON.stringify(answer).slice(0, -5))
    default: {
      const { status, body = '', headers = {} } = WRONG[fault]
      return send(response, status, body, { 'content-type': 'text/html', ...headers })
    }
  }
}

interface Wrong {
  status: number
  body?: string
  headers?: Record<string, string>
}

const WRONG: Readonly<Record<Exclude<AnswerFault, 'lost' | 'hanging' | 'truncated'>, Wrong>> = {
  'error-text': { status: 200, body: 'Internal error: java.lang.NullPointerException' },
  empty: { status: 200 },
  'html-502': { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' },
  unavailable: { status: 503 },
  'too-many': { status: 429 },
  'too-many-for-7-s': { status: 429, headers: { 'retry-after': '7' } },
  'key-refused': { status: 401 },
  redirect: { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
  'not-found': { status: 404 },
}
