const STORED_KEY = 'joining'

/** The code by which this tab's person wants to join once they are signed in; null when there is none. */
export function readWish(): string | null {
  try {
    return sessionStorage.getItem(STORED_KEY)
  } catch {
    return null // a browser that keeps nothing: they press once more
  }
}

export function keepWish(code: string): void {
  try {
    sessionStorage.setItem(STORED_KEY, code)
  } catch {
    // As above.
  }
}

export function forgetWish(): void {
  if (readWish() !== null) sessionStorage.removeItem(STORED_KEY)
}
