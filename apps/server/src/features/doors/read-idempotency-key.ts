import { createHash } from 'node:crypto'
import { idempotencyKey } from '@easel/contract/basics'
import { readInput } from '../../http/read-input.ts'
import * as z from 'zod/mini'

/**
 * The header as one that belongs to this key alone: the answers are kept by person.
 *
 * @throws Refusal invalid_input
 */
export function readIdempotencyKey(header: string | string[] | undefined, keyId: string): string | null {
  if (header === undefined) return null
  const { 'Idempotency-Key': said } = readInput(z.object({ 'Idempotency-Key': idempotencyKey }), {
    'Idempotency-Key': header,
  })
  return `program:${createHash('sha256').update(`${keyId} ${said}`).digest('base64url')}`
}
