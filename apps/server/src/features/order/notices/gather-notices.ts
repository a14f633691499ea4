import { isConnectionLost } from '../../../db/connection-lost.ts'
import { gather } from '../../../platform/gather.ts'
import { type ActDeps, actOnNotice, actOnPaid } from './act-on-notice.ts'
import type { ToldNotice, ToldPaid } from './rules.ts'

/** Gives whether it is the first to say so, once what it says is done and certain. */
export type ActOnNotice = (told: ToldNotice) => Promise<boolean>

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
export function gatherNotices(deps: ActDeps): ActOnNotice {
  const together = gather((told: readonly ToldPaid[]) => actTogether(deps, told), {
    waitMs: WAIT_MS,
    atOnce: AT_ONCE,
    patienceMs: PATIENCE_MS,
  })
  return async (told) => (isPaid(told) ? (await together(told))() : actOnNotice(deps, told))
}

async function actTogether(deps: ActDeps, told: readonly ToldPaid[]): Promise<(() => boolean | Promise<boolean>)[]> {
  try {
    const areFirst = await actOnPaid(deps, told)
    return areFirst.map((isFirst) => () => isFirst)
  } catch (error) {
    if (isConnectionLost(error)) throw error
    deps.log.info({ err: error, notices: told.length }, 'payment notices are taken one by one')
    return told.map((each) => () => actOnNotice(deps, each))
  }
}

function isPaid(told: ToldNotice): told is ToldPaid {
  return told.notice.kind === 'paid'
}
