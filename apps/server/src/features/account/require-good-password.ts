import type { Deps } from '../../deps.ts'
import { type Problem, Refusal } from '../../errors.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { isGuessable, isPattern } from './rules.ts'

export interface NewPassword {
  password: string
  /** Whose it will be. */
  phone: string
  /** The path of the password in what was sent. */
  field: string
}

/**
 * Refuse a password that is among the first guesses of an attacker; all others are accepted.
 * @throws Refusal invalid_input with `too_common` or `too_guessable`
 */
export async function requireGoodPassword(
  deps: Pick<Deps, 'db'> & Pick<AccountNeeds, 'siteNames'>,
  { password, phone, field }: NewPassword,
): Promise<void> {
  const problem = await findWeakness(password, [phone, ...(await deps.siteNames(deps.db))])
  if (problem) throw new Refusal('invalid_input', { fields: { [field]: problem } })
}

/** What makes a password weak, given names that belong to its owner; null: nothing. */
export async function findWeakness(password: string, names: readonly string[]): Promise<Problem | null> {
  const common = await loadCommonPasswords()
  if (common.has(password.toLowerCase()) || isPattern(password)) return 'too_common'
  return isGuessable(password, names) ? 'too_guessable' : null
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** The 49,000 commonest, in small letters; read when the first password is set. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  )
  return loaded
}
