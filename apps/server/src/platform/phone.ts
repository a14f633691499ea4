/**
 * A phone number in E.164 however a person wrote it: full-width digits, spaces, dashes, dots, brackets, 00 for +.
 * Eleven digits that begin with 1 are of mainland China; any other needs its country code. Null: no phone number.
 */
export function normalisePhone(written: string): string | null {
  const bare = written
    .normalize('NFKC')
    .replace(/[\s\p{Pd}.()]/gu, '')
    .replace(/^00/, '+')
  if (/^1\d{10}$/.test(bare)) return `+86${bare}`
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null
}
