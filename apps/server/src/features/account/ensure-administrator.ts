import type { Deps } from '../../deps.ts'
import type { Tx } from '../../db/open.ts'
import type { UserRow } from '../../db/tables.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { checkPassword, hashPassword } from './check-password.ts'
import { type AccountNeeds, findOrCreateAccount } from './find-or-create-account.ts'
import { makeUpPassword } from './make-up-password.ts'
import { findUserByPhone, setAdministrator } from './queries.ts'
import { findWeakness } from './require-good-password.ts'

type AdministratorDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config'> & Pick<AccountNeeds, 'welcome' | 'siteNames'>

/**
 * Make sure that the operator can sign in: the account of ADMIN_PHONE is an administrator, with ADMIN_PASSWORD if set.
 * Idempotent. Returns a password only if it was generated now.
 * @throws StartupProblem when ADMIN_PASSWORD is new and easy to guess, or would be made up and printed where people may read it
 */
export async function ensureAdministrator(
  deps: AdministratorDeps,
): Promise<{ userId: string; password: string | null }> {
  const { phone, password: wanted } = deps.config.admin
  const existing = await findUserByPhone(deps.db, phone)
  if (existing && (await isInOrder(deps, existing, wanted?.reveal() ?? null)))
    return { userId: existing.id, password: null }
  if (wanted) await requireUnguessable(deps, wanted.reveal())
  else requireForTrying(deps)
  const password = wanted?.reveal() ?? makeUpPassword()
  const passwordHash = await hashPassword(deps.config.passwordCost, password)
  const { id } = await deps.db.transaction().execute((tx) => install(tx, deps, passwordHash))
  return { userId: id, password: wanted ? null : password }
}

async function requireUnguessable(deps: AdministratorDeps, password: string): Promise<void> {
  const names = [deps.config.admin.phone, ...(await deps.siteNames(deps.db))]
  if ((await findWeakness(password, names)) === null) return
  throw new StartupProblem('ADMIN_PASSWORD is among the first that anyone would try: choose another one.')
}

/** Terminal output of a production server is usually stored, and a printed password with it. */
function requireForTrying({ config }: AdministratorDeps): void {
  if (config.isForTrying) return
  throw new StartupProblem(
    'ADMIN_PASSWORD must be set for the first start in production and where PUBLIC_URL is not of this network: one that is made up would be printed, and stay in logs. When the account is made it may be left out again.',
  )
}

async function isInOrder({ config }: AdministratorDeps, account: UserRow, password: string | null): Promise<boolean> {
  if (account.role !== 'admin' || !account.password_hash) return false
  return password === null || checkPassword(config.passwordCost, password, account.password_hash)
}

async function install(tx: Tx, deps: AdministratorDeps, passwordHash: string): Promise<UserRow> {
  const { phone } = deps.config.admin
  const newAccount = { phone, language: 'zh-CN', role: 'admin', passwordHash } as const
  const { account, isNew } = await findOrCreateAccount(tx, deps, newAccount)
  if (!isNew) await setAdministrator(tx, account.id, passwordHash)
  return account
}
