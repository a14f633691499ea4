import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 1024 * 1024

export interface ApiRequest {
  method: string
  /** Path with query, as it came over the wire. */
  target: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

export async function readRequest(message: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('longer than any request')
    chunks.push(chunk)
  }
  const target = message.url ?? '/'
  const [path = '/', query = ''] = target.split('?', 2)
  return {
    method: message.method ?? '',
    target,
    path,
    query: new URLSearchParams(query),
    headers: message.headers,
    body: Buffer.concat(chunks),
  }
}
