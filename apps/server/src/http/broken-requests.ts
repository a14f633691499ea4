import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Log } from '../platform/log.ts'
import { wrapRefusal } from './answer.ts'

const LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answer bytes that are no request, or one that never ends, as every other is answered; nothing of them is logged. */
export function answerBroken(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  { log, headers }: { log: Log; headers: Record<string, string> },
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  log.info({ ip: socket.remoteAddress, problem: code }, 'request not readable')
  if (socket.writable && !socket.bytesWritten) socket.write(writeAnswer(LINES[code] ?? '400 Bad Request', headers))
  socket.destroySoon()
}

function writeAnswer(line: string, headers: Record<string, string>): string {
  const body = JSON.stringify(wrapRefusal(new Refusal('malformed'), 'zh-CN'))
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${line}\r\n${head.join('')}\r\n${body}`
}

/** Take over what Node would answer by itself, without a header of ours. */
export function refuseBroken(server: FastifyInstance): void {
  server.server.on('checkExpectation', (request, response) => server.routing(request, response))
  // After every header of ours is set.
  server.addHook('preParsing', async ({ headers, raw }) => {
    const isNameless = headers.host === undefined && raw.httpVersion === '1.1'
    // Of several, Node shows the first; a proxy in front may have judged by another.
    const isManyNamed = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
    const isUnmeetable = headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue'
    if (isNameless || isManyNamed || isUnmeetable) throw new Refusal('malformed')
  })
}
