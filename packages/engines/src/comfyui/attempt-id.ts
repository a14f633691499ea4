import { createHash, randomUUID } from 'node:crypto'
import type { DrawOrder } from '../engine.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Prompt id of an attempt, derived from it so that recovery finds the prompt. */
export function promptIdOf(attempt: DrawOrder['attempt']): string {
  if (attempt === undefined) return randomUUID()
  if (UUID.test(attempt.id)) return attempt.id
  const bytes = createHash('sha256').update(attempt.id).digest().subarray(0, 16)
  // RFC 9562: version 8, made in a way of one's own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
