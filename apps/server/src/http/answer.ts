import type { Language } from '@easel/contract/basics'
import type { Envelope } from '@easel/contract/envelope'
import { refusals } from '@easel/contract/errors'
import type { FastifyReply } from 'fastify'
import type { Refusal } from '../errors.ts'
import { sayDone, formatNote, formatQuota, formatRefusal } from './texts/format-texts.ts'

export function wrapDone(data: unknown, language: Language): Envelope {
  return { code: 200, message: sayDone(language), data, success: true }
}

/** A refusal as one sentence. */
export function sayRefusal(refusal: Refusal, language: Language): string {
  const fields = Object.entries(refusal.fields ?? {}).map(([path, note]) => `${path}: ${formatNote(note, language)}`)
  return [sayWhole(refusal, language), ...fields].join(' · ')
}

/** A refusal in the caller's language. */
export function wrapRefusal(refusal: Refusal, language: Language): Envelope {
  const fields =
    refusal.fields &&
    Object.fromEntries(Object.entries(refusal.fields).map(([path, note]) => [path, formatNote(note, language)]))
  return {
    code: refusal.code,
    message: sayWhole(refusal, language),
    data: { reason: refusal.reason, ...(fields && { fields }) },
    success: false,
  }
}

function sayWhole({ reason, quota, fields, values }: Refusal, language: Language): string {
  if (quota) return formatQuota(quota, language)
  // The detected file type is more helpful than the list of accepted ones.
  if (reason === 'image_format' && fields?.['file']) return formatNote(fields['file'], language)
  return formatRefusal(reason, language, values)
}

/** Answer with a refusal's envelope; `http` replaces the status of the table where programs other than ours read it. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, http?: number): FastifyReply {
  const { request } = reply
  request.refused = refusal.reason
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(refusal.retryAfter)))
  const envelope = wrapRefusal(refusal, request.language)
  // An internal error shows only the request id, so that a person can report it.
  if (refusal.reason === 'internal') envelope.message = `${envelope.message} (${request.id})`
  return reply
    .code(http ?? refusals[refusal.reason].http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope))
}
