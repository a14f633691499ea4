import { type Language, idempotencyKey } from '@easel/contract/basics'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Log } from '../platform/log.ts'
import { isOwnHost } from '../platform/own-network.ts'
import { readInput } from './read-input.ts'
import { isFromOwnNetwork } from './is-from-own-network.ts'

/** Facts about the request that are not input. */
export interface CallRequest {
  ip: string
  /** Origin used by the caller, `http://host:port`; null: the Host header cannot be trusted. */
  origin: string | null
  /** Whether the caller is on this machine or its network, as far as can be determined. */
  isNear: boolean
  language: Language
  userAgent: string
  /** Device identifier of the browser; null where the call does not use it. */
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
 * Origin that the caller used, as `http://host:port`. Null: the Host is not local to this network, so it may be forged, and no
 * link may be made from it.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | null {
  return isOwnHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : null
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  return readInput(z.object({ 'Idempotency-Key': idempotencyKey }), { 'Idempotency-Key': key })['Idempotency-Key']
}
