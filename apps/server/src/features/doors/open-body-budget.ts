import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'

/** Of one request, as programs send pictures: sixteen of 2 MB, or one of 24 MB in base64. */
export const PROGRAM_BODY_MAX_BYTES = 32 * 1024 * 1024
/** Of all requests of this process that are being read or worked on. */
const ALL_MAX_BYTES = 192 * 1024 * 1024
/** Of one key: others' calls stay possible whatever it sends. */
const KEY_MAX_BYTES = 96 * 1024 * 1024
/** Counted at least, so that a body of unknown length is not free. */
const SMALL_BYTES = 64 * 1024
const RETRY_SECONDS = 5

export interface BodyBudget {
  /**
   * Take what a request says that it will send, until its answer is sent or its connection is lost.
   *
   * @throws Refusal too_large, rate_limited when the others' bodies fill the budget
   */
  take(request: FastifyRequest, reply: FastifyReply, keyId: string): void
}

export function openBodyBudget(): BodyBudget {
  let taken = 0
  const takenByKey = new Map<string, number>()
  return {
    take({ headers }, reply, keyId) {
      const bytes = bytesOf(headers['content-length'], headers['transfer-encoding'])
      if (bytes > PROGRAM_BODY_MAX_BYTES) throw new Refusal('too_large')
      const own = (takenByKey.get(keyId) ?? 0) + bytes
      if (taken + bytes > ALL_MAX_BYTES || own > KEY_MAX_BYTES)
        throw new Refusal('rate_limited', { retryAfter: RETRY_SECONDS })
      // The connection is gone already: no event would give it back.
      if (reply.raw.destroyed) throw new Refusal('malformed')
      taken += bytes
      takenByKey.set(keyId, own)
      reply.raw.once('close', () => {
        taken -= bytes
        const rest = (takenByKey.get(keyId) ?? 0) - bytes
        if (rest > 0) takenByKey.set(keyId, rest)
        else takenByKey.delete(keyId)
      })
    },
  }
}

function bytesOf(length: string | undefined, coding: string | undefined): number {
  if (length !== undefined) return Math.max(SMALL_BYTES, Number(length))
  return coding === undefined ? SMALL_BYTES : PROGRAM_BODY_MAX_BYTES
}
