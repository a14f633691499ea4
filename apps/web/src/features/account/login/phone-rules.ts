export const HOME_CODE = '86'

/**
 * Country code and national part of a phone number as the form keeps it: `138 0013 8000`, `+852 9123 4567`. The code is empty as
 * long as somebody types a whole number with + or 00 themselves; the part is then all of it.
 */
export function splitPhone(phone: string): { code: string; national: string } {
  const [, code, national] = /^\+(\d{1,4}) (.*)$/.exec(phone) ?? /^\+(86)(1\d{10})$/.exec(phone) ?? []
  if (code !== undefined && national !== undefined) return { code, national }
  return { code: /^(\+|00)/.test(phone) ? '' : HOME_CODE, national: phone }
}

/** The reverse. Numbers of other countries lose the zero that is dialled only within the country. */
export function joinPhone(code: string, national: string): string {
  if (code === '' || code === HOME_CODE || /^(\+|00)/.test(national)) return national
  return `+${code} ${national.replace(/^0/, '')}`
}
