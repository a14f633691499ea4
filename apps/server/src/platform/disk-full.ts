import { Refusal } from '../errors.ts'

/** No room, no room for this account, no file of that size for this process; the last as PostgreSQL says it. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Whether something failed for want of room, here or below the database, and may be tried again when there is some. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Refusal) return error.reason === 'storage_full'
  return ('code' in error && FULL.has(error.code)) || isDiskFull(error.cause)
}
