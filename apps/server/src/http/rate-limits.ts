import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'

export type Budget = 'signIn' | 'sendCode'

export interface RateLimits {
  configOf(budget: Budget | undefined): { rateLimit?: { max: number; timeWindow: number } }
}

const MINUTE_MS = 60_000
const ADDRESSES_MAX = 20_000

/** Count calls by address: generous in general, tighter where someone may be guessing. */
export async function addRateLimits(server: FastifyInstance, limits: Config['rateLimits']): Promise<RateLimits> {
  await server.register(rateLimit, {
    global: true,
    max: limits.all,
    timeWindow: MINUTE_MS,
    cache: ADDRESSES_MAX,
    // Watched from inside the machine every second or so; counting them would hide an outage.
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, { ttl }) => new Refusal('rate_limited', { retryAfter: ttl / 1000 }),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
  })
  return {
    configOf: (budget) => (budget ? { rateLimit: { max: limits[budget], timeWindow: MINUTE_MS } } : {}),
  }
}
