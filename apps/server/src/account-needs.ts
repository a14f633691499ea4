import type { Deps } from './deps.ts'
import { planOf } from './features/company/gate.ts'
import type { AccountNeeds } from './features/account/gate.ts'
import { createChannel } from './features/channel/gate.ts'
import { availableCredits, grantCredits, openAccounts } from './features/ledger/gate.ts'

const SIGN_UP_CREDITS = 40
const ADMINISTRATOR_CREDITS = 1_000

/** What accounts ask of the features above them, put together here so that they need not know them. */
export function composeAccountNeeds({ newId }: Pick<Deps, 'newId'>): Pick<AccountNeeds, 'welcome' | 'standing'> {
  return {
    async welcome(tx, { id, role }, now) {
      await openAccounts(tx, id)
      const gift =
        role === 'admin'
          ? { credits: ADMINISTRATOR_CREDITS, key: `grant:admin:${id}`, reason: 'admin' }
          : { credits: SIGN_UP_CREDITS, key: `grant:signup:${id}`, reason: 'signup' }
      await grantCredits(tx, { ...gift, userId: id, now, newId })
      await createChannel(tx, { creatorId: id, title: '', now, newId })
    },
    async standing(db, userId, now) {
      return { credits: await availableCredits(db, userId), plan: await planOf(db, userId, now) }
    },
  }
}
