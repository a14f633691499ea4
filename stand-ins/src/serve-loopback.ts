import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoopbackRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  bytes: Buffer
}

/** `lost`: executed, but no response is sent. */
export type LoopbackAnswer = { status: number; body: string | Uint8Array; headers?: Record<string, string> } | 'lost'

export interface LoopbackServer {
  /** Without a slash at the end. */
  baseUrl: string
  close(): Promise<void>
}

/** A server that this machine alone reaches; port 0 is a free one. */
export async function serveLoopback(
  answer: (request: LoopbackRequest) => LoopbackAnswer,
  port = 0,
): Promise<LoopbackServer> {
  const server = createServer(async (message, response) => {
    const answered = answer(await read(message))
    if (answered === 'lost') response.destroy()
    else response.writeHead(answered.status, answered.headers).end(answered.body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: opened } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${opened}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function read(message: IncomingMessage): Promise<LoopbackRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://stand-in')
  const bytes = Buffer.concat(chunks)
  const body = bytes.toString('utf8')
  return { method: message.method ?? '', path: pathname, query: searchParams, headers: message.headers, body, bytes }
}
