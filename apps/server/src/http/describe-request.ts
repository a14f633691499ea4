import { type Language, idempotencyKey } from '@easel/contract/basics'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Log } from '../platform/log.ts'
import { isOwnHost } from '../platform/own-network.ts'
import { readInput } from './read-input.ts'
import { isFromOwnNetwork } from './is-from-own-network.ts'

/** What a verb may want to know of the request that is not input. */
export interface CallRequest {
  ip: string
  /** How the caller reached us: `http://host:port`; null: by a Host that anybody could write. */
  origin: string | null
  /** From this machine or its network, as far as can be told. */
  isNear: boolean
  language: Language
  userAgent: string
  /** What the caller's browser is known by; null where the call does not ask for it. */
  device: string | null
  /** Null: the caller gave none. */
  idempotencyKey: string | null
  requestId: string
  log: Log
}

interface Tools {
  log: Log
  config: { trustedProxies: number }
}

export function describeRequest(request: FastifyRequest, { log, config }: Tools): CallRequest {
  return {
    ip: request.ip,
    origin: originOf(request),
    isNear: isFromOwnNetwork(request, config),
    language: request.language,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    device: request.device,
    idempotencyKey: readIdempotencyKey(request),
    requestId: request.id,
    log: log.child({ requestId: request.id }),
  }
}

/**
 * The address that the caller reached us at, as `http://host:port`. Null: the Host is none that only this network knows, so that a
 * stranger may have written it, and no address of ours is made from it.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | null {
  return isOwnHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : null
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  return readInput(z.object({ 'Idempotency-Key': idempotencyKey }), { 'Idempotency-Key': key })['Idempotency-Key']
}
