import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** One request as it came over the wire. */
export interface ReceivedRequest {
  path: string
  /** Without the question mark. */
  search: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Reply {
  status: number
  body: string
}

/** How a vendor behaves: what it makes of a request, and what it answers. */
export interface Play {
  /** What the message says; null when its signature is wrong. */
  understand(heard: ReceivedRequest): Promise<Record<string, unknown> | null>
  accept(): Reply
  refuseSignature(): Reply
  /** `text` is repeated in the answer, as careless vendors do. */
  refuse(word: string, text: string): Reply
}

export type Fault = 'server_error' | 'hang' | 'broken_json' | 'redirect' | 'endless'

export interface StandIn {
  url: string
  /** What was said with a good signature. */
  messages: Record<string, unknown>[]
  /** Each request, whatever became of it. */
  heard: ReceivedRequest[]
  /** What it does with the next good requests. */
  mood: 'accept' | { refuse: string } | { fault: Fault }
  close(): Promise<void>
}

/** A vendor on a port of this machine, until the test is over. */
export async function openStandIn(play: Play): Promise<StandIn> {
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  const standIn: StandIn = { url: `http://127.0.0.1:${port}`, messages: [], heard: [], mood: 'accept', close }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const heard = await hear(request)
    standIn.heard.push(heard)
    const message = await play.understand(heard)
    if (!message) return send(response, play.refuseSignature())
    standIn.messages.push(message)
    const { mood } = standIn
    if (mood === 'accept') return send(response, play.accept())
    if ('refuse' in mood) return send(response, play.refuse(mood.refuse, JSON.stringify(message)))
    misbehave(response, mood.fault)
  }
  return standIn
}

async function hear(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const [path = '', search = ''] = (request.url ?? '').split('?')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return { path, search, headers, body: Buffer.concat(chunks).toString('utf8') }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

function misbehave(response: ServerResponse, fault: Fault): void {
  switch (fault) {
    case 'server_error':
      return send(response, { status: 503, body: '<html>Service Unavailable</html>' })
    case 'broken_json':
      return send(response, { status: 200, body: '{"Code": "O' })
    case 'redirect':
      response.writeHead(307, { location: '/elsewhere' }).end()
      return
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' })
      return pour(response)
    case 'hang':
      return
    default:
      return fault satisfies never
  }
}

function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(' '.repeat(16_384)));
  response.once('drain', () => pour(response))
}
