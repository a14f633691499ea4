import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerObjects, type S3Answer, type S3Store } from './answer-objects.ts'
import { type S3Keys, type S3Request, verifySignature } from './verify-signature.ts'

/**
 * What is done instead of answering: a status with a code of S3, the line cut in the middle of the answer, before it, or after
 * all was done, or silence.
 */
export type S3Fault = { status: number; code: string } | 'half' | 'hang-up' | 'lost' | 'silence'

export interface S3StandIn {
  endpoint: string
  keys: S3Keys
  /** Bytes by key; a test may change them behind the server's back. */
  objects: Map<string, Buffer>
  /** Uploads of parts that were begun and neither completed nor dropped. */
  uploadCount(): number
  /** Asked before each request; a fault is done instead of what was asked. */
  plan: (request: S3Request) => S3Fault | null
  /** `PUT /bucket/key`, in order. */
  asked: string[]
  /** Its clock is so many ms ahead. */
  aheadMs: number
  close(): Promise<void>
}

/** An S3 server with one bucket in path style: signatures, checksums, ranges, pages of lists and uploads of parts as the real one has them. */
export async function openS3StandIn(bucket: string, { pageSize = 1000, port = 0 } = {}): Promise<S3StandIn> {
  const store: S3Store = { bucket, pageSize, objects: new Map(), changed: new Map(), uploads: new Map() }
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of message) chunks.push(chunk)
    } catch {
      return // the client has hung up
    }
    const [path = '', search = ''] = (message.url ?? '').split('?')
    const query = new URLSearchParams(search)
    const request = { method: message.method ?? '', path, query, headers: message.headers, body: Buffer.concat(chunks) }
    standIn.asked.push(`${request.method} ${message.url}`)
    const now = new Date(Date.now() + standIn.aheadMs)
    const fault = standIn.plan(request)
    const refused = typeof fault === 'object' && fault ? fault : refuse(verifySignature(request, standIn.keys, now))
    const answer = refused ? error(refused.status, refused.code) : answerObjects(store, request, now)
    say(response, answer, { now, fault, isHead: request.method === 'HEAD' })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const standIn: S3StandIn = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: { keyId: 'AKIASTANDIN', secretKey: 'secret of the stand-in', region: 'us-east-1' },
    objects: store.objects,
    uploadCount: () => store.uploads.size,
    plan: () => null,
    asked: [],
    aheadMs: 0,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return standIn
}

function refuse(code: string | null): { status: number; code: string } | null {
  if (code === null) return null
  return {
    status: ['XAmzContentSHA256Mismatch', 'BadDigest', 'AuthorizationHeaderMalformed'].includes(code) ? 400 : 403,
    code,
  }
}

function error(status: number, code: string): S3Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>As planned.</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) }
}

function say(
  response: ServerResponse,
  { status, headers, body }: S3Answer,
  { now, fault, isHead }: { now: Date; fault: S3Fault | null; isHead: boolean },
): void {
  if (fault === 'silence') return
  if (fault === 'hang-up' || fault === 'lost') {
    response.destroy()
    return
  }
  const length = { 'content-length': String(body.length) }
  response.writeHead(status, { date: now.toUTCString(), server: 'stand-in', ...length, ...headers })
  if (fault === 'half' && body.length > 1) response.write(body.subarray(0, body.length >> 1), () => response.destroy())
  else response.end(isHead ? undefined : body)
}
