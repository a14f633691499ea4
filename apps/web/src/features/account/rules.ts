const CHINA = '+86'

/** As the account card and the settings show it: `+86 138****5678`. */
export function maskPhone(phone: string): string {
  if (phone.startsWith(CHINA)) return `${CHINA} ${maskPhone(phone.slice(CHINA.length))}`
  return phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : `****${phone.slice(-2)}`
}

export type PasswordProblem = 'old' | 'captcha' | 'new' | 'form'

/** The server's field paths (`password.new`) by the fields of the form; what belongs to none is told below. */
export function sortProblems(
  fields: Record<string, string>,
  message: string,
): Partial<Record<PasswordProblem, string>> {
  const known = Object.entries(fields).flatMap(([path, problem]) => {
    const name = path.split('.').at(-1)
    return name === 'old' || name === 'captcha' || name === 'new' ? [[name, problem] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : { form: message }
}
