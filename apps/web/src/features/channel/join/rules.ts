/** The parts of a failed call that tell the reason. */
interface Why {
  status: number
  code: number
  reason: string
}

/** Whether an invite is invalid: expired, replaced, never created, or not for this person. An unreadable response counts as invalid too. */
export function isInviteInvalid({ status, code, reason }: Why): boolean {
  return code === 404 || (status === 200 && (reason === 'unreadable' || reason === 'unknown'))
}
