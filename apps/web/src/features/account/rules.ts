import type { User } from '@easel/contract/account'

const CHINA = '+86'

/** Masked phone number, like `+86 138****5678`. */
export function maskPhone(phone: string): string {
  if (phone.startsWith(CHINA)) return `${CHINA} ${maskPhone(phone.slice(CHINA.length))}`
  return phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : `****${phone.slice(-2)}`
}

/** What a person called themselves; empty as long as they have their number. */
export function chosenName({ name, defaultName }: Pick<User, 'name' | 'defaultName'>): string {
  return name === defaultName ? '' : name
}

export type PasswordProblem = 'old' | 'captcha' | 'new' | 'form'

/** Maps the server's field paths (`password.new`) to fields of the form; the rest becomes the message of the form. */
export function mapProblems(fields: Record<string, string>, message: string): Partial<Record<PasswordProblem, string>> {
  const known = Object.entries(fields).flatMap(([path, problem]) => {
    const name = path.split('.').at(-1)
    return name === 'old' || name === 'captcha' || name === 'new' ? [[name, problem] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : { form: message }
}
