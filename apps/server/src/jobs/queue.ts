import type { Language } from '@easel/contract/basics'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import type { Notice } from '../platform/sms/provider.ts'

/** Work for later, with the ids that its handler needs. */
export interface JobPayloads {
  /** Bring a login code to its phone, in the language of whoever asked. */
  'send-code': { codeId: string; language: Language }
  /** Tell an account's owner what was done to it; the id is the same however often it is tried. */
  'send-notice': { noticeId: string; userId: string; notice: Notice; language: Language }
  /** Tell who has the phone of this code, if anybody has, that somebody tries to get in. */
  'warn-owner': { noticeId: string; codeId: string }
  /** Cancel what waits or runs in a channel that has ended, or for a person who was suspended. */
  'cancel-tasks': { channelId: string } | { userId: string }
  /** Tell a channel's members how much of it they have not seen. */
  'tell-unread': { channelId: string }
  /** Look for mistakes in the books. */
  'check-ledger': Record<string, never>
  /** Remove what has outlived its use. */
  sweep: Record<string, never>
  /** Remove uploads that nothing uses, and files that no row names. */
  'sweep-pictures': Record<string, never>
  /** Compare pictures with their checksums. */
  'check-pictures': Record<string, never>
  /** Ask a payment's provider how it stands, until it is paid or closed. */
  'follow-payment': { paymentId: string }
  /** Find open payments and refunds that no job asks about. */
  'find-lost-money': Record<string, never>
  /** Compare what providers say they did on the last days with our books. */
  'compare-bills': Record<string, never>
  /** Say again what in the money wants a human. */
  'report-money': Record<string, never>
  /** Ask a payment's provider for a refund, and how it stands until it is done or has failed. */
  'follow-refund': { refundId: string }
  /** End orders that were not paid in time, and credits whose period is over. */
  'end-periods': Record<string, never>
  /** Remove these files unless a row names them. */
  'remove-files': { sha256s: string[] }
}

export type JobName = keyof JobPayloads

/** Done one after the other, also by several servers: a lively channel would keep many connections waiting for one another. */
const IN_TURN: readonly JobName[] = ['tell-unread']

/** Tries with growing pauses, about an hour in all. */
const MAX_ATTEMPTS = 10

/**
 * Queue a job in the caller's transaction: it exists when that commits, and not otherwise. Of those with the same key
 * only the last one waits; one that has begun keeps none from waiting.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { key, runAt }: { key?: string; runAt?: Date } = {},
): Promise<void> {
  const queue = IN_TURN.includes(name) ? name : null
  await sql`
    select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, queue_name := ${queue},
      max_attempts := ${MAX_ATTEMPTS}, job_key := ${key ?? null}, run_at := ${runAt ?? null})
  `.execute(tx)
}
