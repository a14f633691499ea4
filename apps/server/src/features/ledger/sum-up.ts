import type { Deps } from '../../deps.ts'
import { addToTotals } from './totals-queries.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/** Advance the stored totals of the platform's accounts. False: a concurrent writer; retried in a minute. */
export async function sumUp({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  try {
    await db.transaction().execute(addToTotals)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false
    throw error
  }
}
