import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type EngineFault, isRefusing, isTelling, type RefusingFault, type TellingFault } from './faults.ts'

export interface HostRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  /** Calls `forget` when the asker has gone. */
  whenGone(forget: () => void): void
}

export interface HostAnswer {
  status: number
  type: string
  /** Chunks come one after the other. */
  body: Buffer | AsyncIterable<Buffer>
}

export interface Host {
  /** On loopback, without a slash at the end. */
  baseUrl: string
  /** For sockets: its upgrades are nobody else's. */
  server: Server
  close(): Promise<void>
}

export const json = (value: unknown, status = 200): HostAnswer => ({
  status,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(value)),
})

/**
 * A server of HTTP on a free port that answers as told.
 * @param serve The answer, and the fault that it met, taken before anything was done
 */
export async function openHost(
  port: number,
  takeFault: (request: HostRequest) => EngineFault | undefined,
  serve: (request: HostRequest, fault: EngineFault | undefined) => Promise<HostAnswer>,
): Promise<Host> {
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(message, response)
    const fault = takeFault(request)
    if (isRefusing(fault)) return refuse(response, fault)
    const answer = await serve(request, fault)
    if (isTelling(fault)) return tellWrongly(response, fault, answer)
    return send(response, answer)
  }
  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: given } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${given}`, server, close: () => close(server) }
}

async function readRequest(message: IncomingMessage, response: ServerResponse): Promise<HostRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  const url = new URL(message.url ?? '/', 'http://host')
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks),
    whenGone: (forget) => response.on('close', forget),
  }
}

function refuse(response: ServerResponse, fault: RefusingFault): void {
  if (fault === 'reset') return void response.socket?.resetAndDestroy()
  const headers = {
    ...(fault.endsWith('and when') && { 'retry-after': '7' }),
    ...(fault === 'redirect' && { location: 'http://127.0.0.1:9/elsewhere' }),
    'content-type': fault === '502 in HTML' ? 'text/html' : 'application/json',
  }
  const status = fault === 'redirect' ? 302 : Number(fault.slice(0, 3))
  response.writeHead(status, headers).end(fault === '502 in HTML' ? '<h1>Bad Gateway</h1>' : '{"detail":"not now"}')
}

async function tellWrongly(response: ServerResponse, fault: TellingFault, answer: HostAnswer): Promise<void> {
  const whole = Buffer.isBuffer(answer.body) ? answer.body : await readAll(answer.body)
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  switch (fault) {
    case 'hang':
      return
    case 'lost':
      return void response.socket?.resetAndDestroy()
    case 'cut off':
      response.writeHead(200, { 'content-type': answer.type, 'content-length': whole.length }).write(half)
      return void setImmediate(() => response.destroy())
    case 'truncated':
      return void response.writeHead(200, { 'content-type': answer.type }).end(half)
    case 'endless':
      return pour(response)
    default:
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(writeWrong(fault, whole))
  }
}

type WordedFault = Exclude<TellingFault, 'hang' | 'lost' | 'cut off' | 'truncated' | 'endless'>

function writeWrong(fault: WordedFault, whole: Buffer): Buffer | string {
  const bodies: Record<WordedFault, Buffer | string> = {
    empty: '',
    'error text': 'CUDA error: out of memory',
    HTML: '<!doctype html><title>Loading</title>',
    'picture instead of JSON': Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64'),
    'other JSON': '{"ok":true,"images":"soon","data":7,"id":[]}',
    null: 'null',
    'not UTF-8': Buffer.concat([whole.subarray(0, 1), Buffer.of(0xff, 0xfe, 0xc3, 0x28), whole.subarray(1)]),
  }
  return bodies[fault]
}

/** Never ends by itself, only with the asker. */
async function pour(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const spaces = Buffer.alloc(1024 * 1024, 0x20)
  const endless = new Readable({ read: () => void endless.push(spaces) })
  await pipeline(endless, response)
}

async function send(response: ServerResponse, { status, type, body }: HostAnswer): Promise<void> {
  response.writeHead(status, { 'content-type': type })
  if (Buffer.isBuffer(body)) return void response.end(body)
  for await (const chunk of body) response.write(chunk)
  response.end()
}

async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
