import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Counts } from '../platform/counts.ts'
import type { Log } from '../platform/log.ts'
import { wrapRefusal } from './answer.ts'

const LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answer a malformed or unfinished request in the usual format; nothing of it is logged. */
export function answerBroken(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  { log, counts, headers }: { log: Log; counts: Counts; headers: Record<string, string> },
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  log.info({ ip: socket.remoteAddress, problem: code }, 'request not readable')
  counts.add('easel_refusals_total', { door: 'site', reason: 'malformed' })
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

/** Handle the requests that Node would reject by itself, without our headers. */
export function refuseBroken(server: FastifyInstance): void {
  server.server.on('checkExpectation', (request, response) => server.routing(request, response))
  // After every header of ours is set.
  server.addHook('preParsing', async ({ headers, raw }) => {
    const isNameless = headers.host === undefined && raw.httpVersion === '1.1'
    // Node exposes the first Host header; a proxy may have used another one.
    const isManyNamed = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
    const isUnmeetable = headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue'
    if (isNameless || isManyNamed || isUnmeetable) throw new Refusal('malformed')
  })
}
