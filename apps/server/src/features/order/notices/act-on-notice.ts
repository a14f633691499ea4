import type { Notice } from '@easel/payments/gateway'
import type { Tx } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { settleToldRefund } from '../refunds/settle-refund.ts'
import { setAside } from '../set-aside.ts'
import { settleTrade } from '../settle-payment.ts'
import { insertNotice } from './queries.ts'

type ActDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/** Do what a verified notice says, together with the row that keeps it from being done again. False: it was done before. */
export async function actOnNotice(deps: ActDeps, provider: string, notice: Notice): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await insertNotice(tx, provider, notice.id, deps.clock.now()))) return false
    await follow(deps, tx, provider, notice)
    return true
  })
}

async function follow(deps: ActDeps, tx: Tx, provider: string, notice: Notice): Promise<void> {
  switch (notice.kind) {
    case 'paid':
      await settleTrade(deps, tx, provider, notice.trade)
      return
    case 'refund':
      return settleToldRefund(deps, tx, provider, notice.refund)
    case 'doubtful':
      return setAside(deps, tx, provider, { reason: notice.reason, details: notice.details })
    case 'other':
      return
    default:
      return notice satisfies never
  }
}
