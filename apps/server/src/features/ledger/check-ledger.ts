import type { Deps } from '../../deps.ts'
import { findViolations, readForLong, type Violation } from './invariants-queries.ts'
import { findCodeViolations } from './redeemed-queries.ts'

/**
 * All violated invariants of the ledger; must be empty. Reads all entries in consistent snapshots.
 *
 * L1 a transaction sums to 0. L2 nobody is below 0. L3 a balance is the sum of its entries. L4 a task is held once, at its
 * cost, and settled once when it ends, all of it: captured by SUCCESS, released to where it came from otherwise. L5 a paid order is given once, for what was paid,
 * what was redeemed is given once, and nothing is given for another. L6 a code was used as often as is counted, and never more
 * often than it may be. L7 written entries stay as they were. L8 all accounts together are 0. L9 the cash is what the payments and
 * refunds of the providers say. L10 an act is written once.
 */
export async function checkLedger({ db }: Pick<Deps, 'db'>): Promise<Violation[]> {
  return readForLong(db, async (books) => [...(await findViolations(books)), ...(await findCodeViolations(books))])
}
