import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'
import { networkOf } from '../platform/network-of.ts'

export type Budget = 'signIn' | 'sendCode'

export interface RateLimits {
  configOf(budget: Budget | undefined): { rateLimit?: { max: number; timeWindow: number } }
  guesses: Guesses
  /** Notices that were refused, by address; genuine ones cost nothing. */
  refusedNotices: Guesses
  programs: ProgramLimits
}

/** Calls of programs: by key where it is a good one, else by address. */
export interface ProgramLimits {
  /** For the routes, which the limit for all addresses does not count. */
  none: { rateLimit: false }
  /** @throws Refusal rate_limited */
  countCall(request: FastifyRequest, keyId: string): Promise<void>
  /** @throws Refusal rate_limited */
  countWrongKey(request: FastifyRequest): Promise<void>
}

/** Failed attempts to guess a secret, by address and by person. Successful ones are free: many people may follow one link. */
export interface Guesses {
  /** @throws Refusal rate_limited when there were too many in the last minute */
  check(request: FastifyRequest): Promise<void>
  count(request: FastifyRequest): Promise<void>
}

const MINUTE_MS = 60_000
const ADDRESSES_MAX = 20_000

/** Count calls by address, of IPv6 by /64: generous in general, tighter where someone may be guessing. */
export async function addRateLimits(server: FastifyInstance, limits: Config['rateLimits']): Promise<RateLimits> {
  await server.register(rateLimit, {
    global: true,
    max: limits.all,
    timeWindow: MINUTE_MS,
    cache: ADDRESSES_MAX,
    keyGenerator: ({ ip }) => networkOf(ip),
    // Health checks poll every second or so; counting them would hide an outage.
    allowList: (request) => ['/healthz', '/readyz', '/metrics'].includes(request.url),
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
    guesses: countGuesses(server, limits.signIn),
    refusedNotices: countGuesses(server, limits.refusedNotices),
    programs: limitPrograms(server, limits),
  }
}

function limitPrograms(server: FastifyInstance, limits: Config['rateLimits']): ProgramLimits {
  const keys = new WeakMap<FastifyRequest, string>()
  const byKey = server.createRateLimit({
    max: limits.programs,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `key ${keys.get(request)}`,
  })
  const byAddress = server.createRateLimit({
    max: limits.signIn,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => `wrong key ${networkOf(ip)}`,
  })
  const count = async (counter: typeof byKey, request: FastifyRequest) => {
    const state = await counter(request)
    if (!state.isAllowed && state.isExceeded) throw new Refusal('rate_limited', { retryAfter: state.ttlInSeconds })
  }
  return {
    none: { rateLimit: false },
    countCall(request, keyId) {
      keys.set(request, keyId)
      return count(byKey, request)
    },
    countWrongKey: (request) => count(byAddress, request),
  }
}

function countGuesses(server: FastifyInstance, max: number): Guesses {
  const often = { max, timeWindow: MINUTE_MS }
  const byAddress = server.createRateLimit(often)
  const byPerson = server.createRateLimit({ ...often, keyGenerator: ({ caller }) => caller?.userId ?? '' })
  const countersOf = ({ caller }: FastifyRequest) => (caller ? [byAddress, byPerson] : [byAddress])
  return {
    async check(request) {
      for (const counter of countersOf(request)) {
        const state = await counter(request, { increment: false })
        // The next one would be the one too many.
        if (!state.isAllowed && state.remaining <= 0)
          throw new Refusal('rate_limited', { retryAfter: state.ttlInSeconds })
      }
    },
    async count(request) {
      for (const counter of countersOf(request)) await counter(request)
    },
  }
}
