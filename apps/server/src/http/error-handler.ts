import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost } from '../db/connection-lost.ts'
import { Refusal } from '../errors.ts'
import { isDiskFull } from '../platform/disk-full.ts'
import type { Log } from '../platform/log.ts'
import { sendRefusal } from './answer.ts'

/** SQLSTATEs of a busy database (timeouts, deadlocks, serialization failures); the request may be retried. */
const DATABASE_BUSY = /^(57014|55P03|40P01|40001)$/
const RETRY_SECONDS = 2

/** Convert a thrown error into a response envelope: refusals as they are, outages as unavailable, anything else as a plain 500. */
export function createErrorHandler(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toRefusal(error)
    const fact = { requestId: request.id, err: error }
    if (refusal.reason === 'internal') log.error(fact, 'request failed')
    else if (refusal.code >= 500) log.warn(fact, 'request not served')
    return sendRefusal(reply, refusal)
  }
}

/** What a thrown error is to the caller. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return new Refusal('internal')
  const { code, statusCode } = readCodes(error)
  if (isDiskFull(error)) return new Refusal('storage_full', { retryAfter: RETRY_SECONDS })
  if (DATABASE_BUSY.test(code) || isConnectionLost(error))
    return new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
  if (statusCode === 413) return new Refusal('too_large')
  // The framework's own: broken JSON, a foreign content type, a path that cannot be decoded.
  if (statusCode >= 400 && statusCode < 500) return new Refusal('malformed')
  return new Refusal('internal')
}

function readCodes(error: Error & Partial<FastifyError>): { code: string; statusCode: number } {
  return { code: error.code ?? '', statusCode: error.statusCode ?? 0 }
}
