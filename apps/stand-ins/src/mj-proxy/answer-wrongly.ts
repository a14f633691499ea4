import type { ServerResponse } from 'node:http'
import type { AnswerFault } from './faults.ts'

/** Objects go out as JSON. */
export function send(
  response: ServerResponse,
  status: number,
  body: object | string,
  type = 'application/json',
  headers: Readonly<Record<string, string>> = {},
): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, { 'content-type': type, ...headers })
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
    case 'error-text':
      return send(response, 200, 'Internal error: java.lang.NullPointerException', 'text/plain')
    case 'empty':
      return send(response, 200, '')
    case 'html-502':
      return send(response, 502, '<html><h1>502 Bad Gateway</h1></html>', 'text/html')
    case 'unavailable':
      return send(response, 503, '')
    case 'too-many':
      return send(response, 429, '')
    case 'too-many-for-7-s':
      return send(response, 429, '', 'text/plain', { 'retry-after': '7' })
    case 'key-refused':
      return send(response, 401, '')
    case 'redirect':
      return send(response, 302, '', 'text/plain', { location: 'http://127.0.0.1:1/' })
    case 'not-found':
      return send(response, 404, '')
    default:
      return fault satisfies never
  }
}
