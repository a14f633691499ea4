import type { FastifyInstance } from 'fastify'
import type { Log } from '../platform/log.ts'

/**
 * Say once that somebody comes by a proxy of which the settings know nothing: all who do count as one address then, so that limits
 * for one are limits for all.
 */
export function warnOfProxy(server: FastifyInstance, log: Log): void {
  let isTold = false
  server.addHook('onRequest', async ({ headers, ip }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    log.warn(
      { ip },
      'a request came with X-Forwarded-For while TRUST_PROXY is 0: set it to the number of proxies in front',
    )
  })
}
