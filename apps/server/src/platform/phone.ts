/**
 * Normalise a phone number to E.164; accepts full-width digits, spaces, dashes, dots, brackets, and 00 for +. Eleven digits
 * starting with 1 are mainland China; others need a country code. Null: not a phone number.
 */
export function normalisePhone(written: string): string | null {
  const bare = written
    .normalize('NFKC')
    .replace(/[\s\p{Pd}.()]/gu, '')
    .replace(/^00/, '+')
  if (/^1\d{10}$/.test(bare)) return `+86${bare}`
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null
}
