/** Digits that a float represents exactly, also after a division. */
const DIGITS_MAX = 15

/** Number of decimals of a currency (ISO 4217) according to Intl: 2 for CNY, 0 for JPY. */
export function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** Formats an amount in minor units, with all decimals. Exact below 10^15. */
export function formatMoney(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(formatMajor(amount, currency)))
}

/** An amount in minor units as typed in major units: 1250 of CNY is `12.50`. */
export function formatMajor(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = amount < 0 ? '-' : ''
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`
}

/**
 * Parses an amount in major units into minor units without rounding. Null for anything that is not a plain number, has more
 * decimals than the currency, or is too large to be exact.
 */
export function parseMoney(typed: string, currency: string): number | null {
  // NFKC, because Chinese input methods may produce full-width digits.
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  const digits = digitsOf(currency)
  const minor = `${whole}${fraction.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '')
  if (whole === '' || fraction.length > digits || minor.length > DIGITS_MAX) return null
  return Number(minor)
}
