/** Where this browser keeps what; the page's own scripts read some of it before the app is here. */
export const SETTING_KEY = 'appSetting'
export const HABITS_KEY = 'habits'
export const TOKEN_KEY = 'SECRET_TOKEN'
/** What the operator said of itself last. */
export const COMPANY_KEY = 'company'
/** Which picture stood first on a phone at the last visit. */
export const PICTURE_KEY = 'newestPicture'
/** What the chosen theme came to: what `auto` means is known only after the session. */
export const SHOWN_THEME_KEY = 'shownTheme'
export const DRAFT_PREFIX = 'draft:'
export const BOT_PREFIX = 'bot:'

/** What earlier versions of the site kept, and nothing reads any more. */
const FORMER_KEYS = ['loginPage']

/** Null when it was never stored, and when storing is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser that keeps nothing; the person works on without
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A full or forbidden storage costs the memory of it, not the work.
  }
}

export function forget(key: string): void {
  if (recall(key) !== null) localStorage.removeItem(key)
}

export function forgetFormerKeys(): void {
  for (const key of FORMER_KEYS) forget(key)
}

export function readObject(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {} // not even JSON; a hand-edited value must not lock anyone out
  }
}

/** The bearer token; what a request cannot carry is none. */
export function recallToken(): string | null {
  const stored = recall(TOKEN_KEY)
  return stored !== null && /^[!-~]+$/.test(stored) ? stored : null
}
