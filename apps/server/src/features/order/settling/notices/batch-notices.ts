import { isConnectionLost } from '../../../../db/connection-lost.ts'
import { batch } from '../../../../platform/batch.ts'
import { type ActDeps, actOnNotice, actOnPaid } from './act-on-notice.ts'
import type { VerifiedNotice, PaidNotice } from './rules.ts'

/** Gives whether it is the first to say so, once what it says is done and certain. */
export type ActOnNotice = (verified: VerifiedNotice) => Promise<boolean>

/** Short beside what a provider waits, and long enough for several to come when many do. */
const WAIT_MS = 4
/** So that none waits long for the others. */
const AT_ONCE = 64
/** Longer than any group takes, unless its connection or the database hangs. */
const PATIENCE_MS = 1_000

/**
 * Payments that are told of at the same moment are written in one transaction, as each costs several statements and a commit. When
 * that fails, each is tried alone, so that none suffers from another; and whoever comes after them does not wait for that.
 */
export function batchNotices(deps: ActDeps): ActOnNotice {
  const together = batch((notices: readonly PaidNotice[]) => actTogether(deps, notices), {
    waitMs: WAIT_MS,
    atOnce: AT_ONCE,
    patienceMs: PATIENCE_MS,
  })
  return async (verified) => (isPaid(verified) ? (await together(verified))() : actOnNotice(deps, verified))
}

async function actTogether(
  deps: ActDeps,
  notices: readonly PaidNotice[],
): Promise<(() => boolean | Promise<boolean>)[]> {
  try {
    const areFirst = await actOnPaid(deps, notices)
    return areFirst.map((isFirst) => () => isFirst)
  } catch (error) {
    if (isConnectionLost(error)) throw error
    deps.log.info({ err: error, notices: notices.length }, 'payment notices are taken one by one')
    return notices.map((each) => () => actOnNotice(deps, each))
  }
}

function isPaid(verified: VerifiedNotice): verified is PaidNotice {
  return verified.notice.kind === 'paid'
}
