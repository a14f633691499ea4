import type { FastifyInstance } from 'fastify'
import type { Log } from '../platform/log.ts'

const URL_MAX_CHARS = 300
const privateParameter = /([?&](?:phone|ticket|token|code|captcha|url)=)[^&#]*/gi

/** One line per request, without what belongs to a person. */
export function addRequestLog(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', async (request, reply) => {
    const fact = {
      requestId: request.id,
      method: request.method,
      url: maskUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      ...(request.caller && { userId: request.caller.userId }),
      ...(request.refused && { reason: request.refused }),
    }
    log.info(fact, 'request')
  })
}

/** The address without phone numbers, tickets and other secrets in its query. */
export function maskUrl(url: string): string {
  return url.replace(privateParameter, '$1***').slice(0, URL_MAX_CHARS)
}
