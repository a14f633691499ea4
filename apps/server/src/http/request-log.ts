import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../platform/log.ts'

/** UUID format of our ids; a redeem code in a path may also contain dashes, so it is not logged. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One line per request, without what belongs to a person. */
export function addRequestLog(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', async (request, reply) => {
    const fact = {
      requestId: request.id,
      method: request.method,
      url: describeUrl(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      ...(request.caller && { userId: request.caller.userId }),
      ...(request.refused && { reason: request.refused }),
    }
    log.info(fact, 'request')
  })
}

/**
 * The matched route with its ids. Anything else in a path or query may be secret: a token, an invite, a password in the wrong
 * field.
 */
function describeUrl({ routeOptions, params }: Pick<FastifyRequest, 'routeOptions' | 'params'>): string {
  const pathParams = new Map(Object.entries(params ?? {}))
  return (routeOptions.url ?? '/***').replace(/:(\w+)/g, (_, name: string) => {
    const value = String(pathParams.get(name))
    return ID.test(value) ? value : '***'
  })
}
