import type { QueryExecutorProvider } from 'kysely'
import type { Steps } from './migration-steps.ts'

/** One change of the schema. Code of the release before runs on while it is made, and after it: expand first, contract a release later. */
export type Migration = Described &
  (
    | {
        /** In one short transaction: no statement reads or writes all rows of a table that grows. */
        up(tx: QueryExecutorProvider): Promise<void>
      }
    | {
        /** In steps that may each be repeated, since the process may die between any two. */
        inSteps(steps: Steps): Promise<void>
      }
  )

interface Described {
  /** Reads and writes of all rows of a table, for an estimate beforehand. */
  passes?: readonly Pass[]
  /** What cannot be had back afterwards, as an English sentence; left out: it only adds. */
  loses?: string
}

export interface Pass {
  does: 'fill' | 'index' | 'check'
  table: string
}
