export type Direction = 'give' | 'take'

/** What an account changes by; null for what is no whole number above 0. */
export function readChange(typed: string, direction: Direction): number | null {
  const plain = typed.normalize('NFKC').trim()
  const credits = /^\d{1,9}$/.test(plain) ? Number(plain) : 0
  if (credits === 0) return null
  return direction === 'give' ? credits : -credits
}
