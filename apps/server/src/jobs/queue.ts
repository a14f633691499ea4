import type { Language } from '@easel/contract/basics'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'

/** Work for later, with the ids that its handler needs. */
export interface JobPayloads {
  /** Bring a login code to its phone, in the language of whoever asked. */
  'send-code': { codeId: string; language: Language }
  /** Look for mistakes in the books. */
  'check-ledger': Record<string, never>
  /** Remove what has outlived its use. */
  sweep: Record<string, never>
}

export type JobName = keyof JobPayloads

/** Tries with growing pauses, about an hour in all. */
const MAX_ATTEMPTS = 10

/** Queue a job in the caller's transaction: it exists when that commits, and not otherwise. */
export async function enqueue<Name extends JobName>(tx: Tx, name: Name, payload: JobPayloads[Name]): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${MAX_ATTEMPTS})
  `.execute(tx)
}
