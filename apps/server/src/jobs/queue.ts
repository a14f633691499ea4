import type { Language } from '@easel/contract/basics'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/open.ts'
import type { Notice } from '../platform/sms/provider.ts'

/** Work for later, with the ids that its handler needs. */
export interface JobPayloads {
  /** Send a login code by SMS, in the requester's language. */
  'send-code': { codeId: string; language: Language }
  /** Notify an account's owner; the id is the same on every retry. */
  'send-notice': { noticeId: string; userId: string; notice: Notice; language: Language }
  /** Warn the owner of this code's phone, if any, of sign-in attempts. */
  'warn-owner': { noticeId: string; codeId: string }
  /** Cancel open tasks in a channel that has ended, or of a suspended person. */
  'cancel-tasks': { channelId: string } | { userId: string }
  /** Cancel what is open in a channel that has ended, and delete the drawings in it that nobody sees any more. */
  'clear-channel': { channelId: string }
  /** Paint a picked picture larger. */
  'enlarge-pick': { taskId: string }
  /** Send a channel's members their unread counts. */
  'tell-unread': { channelId: string }
  /** Notify the people concerned about a finished task or a chat message. */
  notify: { taskId: string } | { itemId: string }
  /** Notify one device by Web Push. */
  push: { endpointId: string; about: { taskId: string } | { itemId: string } }
  /** POST what waits in a lane of deliveries, the oldest first. */
  deliver: { lane: string }
  /** Delete old deliveries, and wake lanes that have been left. */
  'sweep-deliveries': Record<string, never>
  /** Check the ledger's invariants. */
  'check-ledger': Record<string, never>
  /** Delete expired rows. */
  sweep: Record<string, never>
  /** Remove uploads that nothing uses, and files that no row names. */
  'sweep-pictures': Record<string, never>
  /** Make a backup if one is due. */
  'back-up': Record<string, never>
  /** Compare pictures with their checksums. */
  'check-pictures': Record<string, never>
  /** Poll a payment's state until it is paid or closed. */
  'follow-payment': { paymentId: string }
  /** Re-enqueue polling for open payments and refunds that have no job. */
  'find-lost-money': Record<string, never>
  /** Compare the providers' bills of the last days with the ledger. */
  'compare-bills': Record<string, never>
  /** Repeat the log lines about money that need an operator. */
  'report-money': Record<string, never>
  /** Request a refund, and poll it until it is done or failed. */
  'follow-refund': { refundId: string }
  /** Expire unpaid orders and the credits of ended periods. */
  'end-periods': Record<string, never>
  /** Remove these files unless a row names them. */
  'remove-files': { sha256s: string[] }
}

export type JobName = keyof JobPayloads

/** Run serially across all servers: in a busy channel they would block each other's connections, and painting would take every job's place. */
const IN_TURN: readonly JobName[] = ['tell-unread', 'enlarge-pick']

/** Attempts with exponential backoff, about an hour in all. */
const MAX_ATTEMPTS = 10

/**
 * Enqueue a job in the caller's transaction. Of jobs with the same key only the last pending one is kept; a running one does not
 * block a new one. Jobs of the same lane run serially.
 *
 * @param options.afterMs From now on by the database's clock, which is the one that the queue goes by
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { key, runAt, afterMs, lane }: { key?: string; runAt?: Date; afterMs?: number; lane?: string } = {},
): Promise<void> {
  const queue = IN_TURN.includes(name) ? name : (lane ?? null)
  await sql`
    select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, queue_name := ${queue},
      max_attempts := ${MAX_ATTEMPTS}, job_key := ${key ?? null},
      run_at := coalesce(${runAt ?? null}::timestamptz, now() + make_interval(secs => ${(afterMs ?? 0) / 1000}::float8)))
  `.execute(tx)
}

/** Remove jobs that have not begun, by their keys. */
export async function dequeue(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`select graphile_worker.remove_job(key) from unnest(${[...keys]}::text[]) as key`.execute(db)
}
