const STORED_KEY = 'joining'

/** Invite code that was pressed in this tab before signing in; null when there is none. */
export function readPendingJoin(): string | null {
  try {
    return sessionStorage.getItem(STORED_KEY)
  } catch {
    return null // storage is blocked: the person presses again
  }
}

export function storePendingJoin(code: string): void {
  try {
    sessionStorage.setItem(STORED_KEY, code)
  } catch {
    // As above.
  }
}

export function clearPendingJoin(): void {
  if (readPendingJoin() !== null) sessionStorage.removeItem(STORED_KEY)
}
