import type { FastifyInstance } from 'fastify'
import type { Log } from '../platform/log.ts'

/**
 * Log once that requests arrive through an unconfigured proxy: all its users then share one address and one rate limit.
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
