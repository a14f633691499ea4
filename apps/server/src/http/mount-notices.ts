import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendRefusal } from './answer.ts'

/** More than any provider sends. */
const NOTICE_MAX_BYTES = 64 * 1024

export interface NoticeRoute {
  /** Fastify style. */
  path: string
  run: (params: Record<string, string>, notice: SentNotice) => Promise<AnsweredNotice>
}

interface SentNotice {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
}

interface AnsweredNotice {
  status: number
  /** Null with an empty body. */
  contentType: string | null
  body: string
}

/**
 * Serve what other people's servers send: the body as its bytes, whatever it says it is, because they were signed; answered in the
 * sender's own words. No rate limit: they are told apart by their signature, and a genuine one is never turned away.
 */
export function mountNotices(server: FastifyInstance, { path, run }: NoticeRoute): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: Record<string, string> }>(path, { config: { rateLimit: false } }, async (request, reply) => {
      try {
        return send(reply, await run(request.params, { headers: headersOf(request), body: bodyOf(request) }))
      } catch (error) {
        if (error instanceof Refusal) return sendRefusal(reply, error)
        throw error
      }
    })
  })
}

/** A header that came twice is none: who reads it could be made to read the other one. */
function headersOf({ raw }: FastifyRequest): SentNotice['headers'] {
  const headers: Record<string, string | undefined> = {}
  for (const [name, values = []] of Object.entries(raw.headersDistinct))
    headers[name] = values.length === 1 ? values[0] : undefined
  return headers
}

function bodyOf({ body }: FastifyRequest): Uint8Array {
  return Buffer.isBuffer(body) ? body : new Uint8Array()
}

function send(reply: FastifyReply, { status, contentType, body }: AnsweredNotice): FastifyReply {
  reply.code(status)
  if (contentType !== null) reply.type(contentType)
  return reply.send(contentType === null ? undefined : body)
}
