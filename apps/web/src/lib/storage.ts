/** Storage keys; the boot scripts read some of them before the app loads. */
export const SETTING_KEY = 'appSetting'
export const HABITS_KEY = 'habits'
export const TOKEN_KEY = 'SECRET_TOKEN'
/** The picture of the newest card at the last visit, on a phone. */
export const PICTURE_KEY = 'newestPicture'
/** The theme that was shown; what `auto` means is known only after the session has loaded. */
export const SHOWN_THEME_KEY = 'shownTheme'
/** Why the account's name is to be asked for, and who was asked and preferred not to say. */
export const NAME_WISH_KEY = 'nameWish'
export const NAME_DECLINED_KEY = 'nameDeclined'
export const DRAFT_PREFIX = 'draft:'
export const BOT_PREFIX = 'bot:'

/** Keys of earlier versions that nothing reads any more; they are removed. */
const FORMER_KEYS = ['loginPage', 'company']

/** Null when not stored, or when storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is blocked; the app works without it
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // With full or blocked storage the value is lost, but nothing else fails.
  }
}

export function removeStored(key: string): void {
  if (readStored(key) !== null) localStorage.removeItem(key)
}

export function removeFormerKeys(): void {
  for (const key of FORMER_KEYS) removeStored(key)
}

export function readObject(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {} // not JSON; an edited value must not break the app
  }
}

/** The bearer token; null when it has characters that a header cannot carry. */
export function readStoredToken(): string | null {
  const stored = readStored(TOKEN_KEY)
  return stored !== null && /^[!-~]+$/.test(stored) ? stored : null
}
