import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../platform/log.ts'

/** As our ids are written; a redeem code stands in a path too, and may have dashes anywhere. */
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
 * Which of our routes was asked, with the ids in it. What else stands in a path or a query may be anything: a token, an
 * invite, a password in the wrong field of a program.
 */
function describeUrl({ routeOptions, params }: Pick<FastifyRequest, 'routeOptions' | 'params'>): string {
  const pathParams = new Map(Object.entries(params ?? {}))
  return (routeOptions.url ?? '/***').replace(/:(\w+)/g, (_, name: string) => {
    const value = String(pathParams.get(name))
    return ID.test(value) ? value : '***'
  })
}
