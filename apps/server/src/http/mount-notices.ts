import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { sendRefusal } from './answer.ts'
import type { RateLimits } from './rate-limits.ts'

/** Notice bodies held in memory at once; a provider that is refused retries later. */
const AT_ONCE = 256
/** More than any provider or engine sends. */
const NOTICE_MAX_BYTES = 64 * 1024
const RETRY_SECONDS = 5

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
 * Serve webhooks of other companies' servers: the raw body, because it may be signed; answered in the sender's format. Genuine
 * notices are never limited; an address that sent many refused ones is blocked for a while, before signature checks.
 */
export function mountNotices(server: FastifyInstance, limits: RateLimits, { path, run }: NoticeRoute): void {
  let held = 0
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
      // The rest of a refused request's body need not be sent.
      reply.header('connection', 'close')
      await limits.refusedNotices.check(request)
      if (held >= AT_ONCE) throw new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
      if (reply.raw.destroyed) throw new Refusal('malformed')
      held += 1
      reply.raw.once('close', () => {
        held -= 1
      })
      reply.removeHeader('connection')
    }
    scope.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode >= 400 && reply.statusCode < 500) await limits.refusedNotices.count(request)
    })
    scope.post<{ Params: Record<string, string> }>(
      path,
      { config: { rateLimit: false }, preParsing },
      async (request, reply) => {
        try {
          return send(reply, await run(request.params, { headers: headersOf(request), body: bodyOf(request) }))
        } catch (error) {
          if (error instanceof Refusal) return sendRefusal(reply, error)
          throw error
        }
      },
    )
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
