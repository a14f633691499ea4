import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendRefusal } from './answer.ts'

/** More than any provider or engine sends. */
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
 * Serve what other people's servers send: the body as its bytes, whatever it says it is, because they may be signed; answered in the
 * sender's own words. No rate limit, because a genuine one is never turned away: they are told apart by their signature, or do
 * next to nothing.
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

function headersOf({ headers }: FastifyRequest): SentNotice['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function bodyOf({ body }: FastifyRequest): Uint8Array {
  return Buffer.isBuffer(body) ? body : new Uint8Array()
}

function send(reply: FastifyReply, { status, contentType, body }: AnsweredNotice): FastifyReply {
  reply.code(status)
  if (contentType !== null) reply.type(contentType)
  return reply.send(contentType === null ? undefined : body)
}
