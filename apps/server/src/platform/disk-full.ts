import { Refusal } from '../errors.ts'

/** Disk full, quota exceeded, file too large; 53100 is PostgreSQL's disk_full. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Whether an error means a full disk, ours or the database's; the act may be retried once there is space. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Refusal) return error.reason === 'storage_full'
  return ('code' in error && FULL.has(error.code)) || isDiskFull(error.cause)
}
