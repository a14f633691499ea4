/** Days without a call until a session dies. */
export const IDLE_DAYS = 30
/** Days after which a session dies whatever happens. */
export const SESSION_DAYS = 180
/** A session's last call is written down at most this often. */
export const SEEN_EVERY_MINUTES = 10

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export function minutesLater(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

/** Common in China but missing from lists of English leaks: "I love you" in pinyin and digits, rows of keys. */
const everyday = ['password', 'woaini', 'woaiwojia', '5201314', '123456', 'qwerty', 'admin']
/** Characters that a password must have beside such words and the names around it. */
const OWN_CHARS_MIN = 6
/** Longer than this even a pattern is a long way to type. */
const PATTERN_MAX_CHARS = 16

/** Whether too little remains of a password after removing common words and the names of its owner or this site. */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const words = [...names.flatMap(spellName), ...everyday].sort((one, other) => other.length - one.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  return rest.length < OWN_CHARS_MIN && rest.length < password.length
}

/** A phone number also without its plus sign, and without the country code of mainland China. */
function spellName(name: string): string[] {
  const spelled = name.trim().toLowerCase()
  return [spelled, spelled.replace(/^\+/, ''), spelled.replace(/^\+86/, '')].filter((word) => word.length > 1)
}

/** A short sequence repeated, or a run of neighbours: `88888888`, `abcabcab`, `98765432`. */
export function isPattern(password: string): boolean {
  if (password.length > PATTERN_MAX_CHARS) return false
  return /^(.+?)\1+$/su.test(password) || isRow(password, 1) || isRow(password, -1)
}

function isRow(password: string, step: number): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  return codes.slice(1).every((code, at) => code - (codes[at] ?? 0) === step)
}

/** Only a rough check (something, an at sign, a name with a dot): only sending mail shows whether it arrives. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/

export function isEmail(written: string): boolean {
  return EMAIL.test(written)
}
