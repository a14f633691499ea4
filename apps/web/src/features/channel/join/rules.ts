/** The parts of a failed call that say why. */
interface Why {
  status: number
  code: number
  reason: string
}

/**
 * Whether an invite opens nothing: expired, replaced, never made, or not for this person. An answer that holds nothing
 * to read means the same.
 */
export function isDead({ status, code, reason }: Why): boolean {
  return code === 404 || (status === 200 && (reason === 'unreadable' || reason === 'unknown'))
}
