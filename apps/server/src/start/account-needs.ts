import type { Deps } from '../deps.ts'
import { firstCreditsOf, nameOf, planOf } from '../features/company/gate.ts'
import type { AccountNeeds } from '../features/account/gate.ts'
import { makeChannel } from '../features/channel/gate.ts'
import { availableCredits, grantCredits, openAccounts } from '../features/ledger/gate.ts'
import { findOwnUpload } from '../features/media/gate.ts'
import { hasWaitingOrder } from '../features/order/gate.ts'

const PRODUCT_NAME = 'Easel'
const ADMINISTRATOR_CREDITS = 1_000

/** What accounts need from higher features, composed here so that accounts do not import them. */
export function composeAccountNeeds({ newId }: Pick<Deps, 'newId'>): Omit<AccountNeeds, 'forgetSession'> {
  return {
    async welcome(tx, { id, role }, now) {
      await openAccounts(tx, id)
      const gift =
        role === 'admin'
          ? { credits: ADMINISTRATOR_CREDITS, key: `grant:admin:${id}`, reason: 'admin' }
          : { credits: await firstCreditsOf(tx), key: `grant:signup:${id}`, reason: 'signup' }
      if (gift.credits > 0) await grantCredits(tx, { ...gift, userId: id, now, newId })
      await makeChannel(tx, { creatorId: id, title: '', now, newId })
    },
    async standing(db, userId, now) {
      return { credits: await availableCredits(db, userId, now), plan: await planOf(db, userId, now) }
    },
    hasWaitingOrder,
    async findAvatar(tx, imageId, ownerId) {
      return (await findOwnUpload(tx, { imageId, ownerId, purpose: 'avatar' })) !== undefined
    },
    async siteNames(db) {
      return [PRODUCT_NAME, await nameOf(db)]
    },
  }
}
