import { createHash } from 'node:crypto'
import { Refusal } from '../errors.ts'
import type { Tx } from './open.ts'

const KEY_HOURS = 24

export interface KeyedRequest {
  userId: string
  /** The Idempotency-Key header; null: no idempotency. */
  key: string | null
  /** The request; reusing the key with a different one is refused. */
  request: object
  now: Date
}

/**
 * Run an act once per user and idempotency key, and return the stored answer for 24 hours. A concurrent request with the same key
 * waits for the first one; a failed act stores nothing.
 *
 * @throws Refusal idempotency_mismatch, and what `run` throws
 */
export async function answerOnce<Answer extends object>(
  tx: Tx,
  { userId, key, request, now }: KeyedRequest,
  { run, read }: { run: () => Promise<Answer>; read: (stored: unknown) => Answer },
): Promise<Answer> {
  if (key === null) return run()
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const isFirst = await reserveKey(tx, { userId, key, hash, now, keptSince: hoursBefore(now, KEY_HOURS) })
  if (!isFirst) {
    const stored = await findAnswer(tx, userId, key)
    if (stored?.request_hash !== hash) throw new Refusal('idempotency_mismatch')
    return read(stored.answer)
  }
  const answer = await run()
  await keepAnswer(tx, { userId, key }, answer)
  return answer
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 60 * 60_000)
}

/** True: this transaction reserved the key. Waits for a concurrent reservation. */
async function reserveKey(
  tx: Tx,
  { userId, key, hash, now, keptSince }: { userId: string; key: string; hash: string; now: Date; keptSince: Date },
): Promise<boolean> {
  const fresh = { request_hash: hash, answer: '{}', created_at: now }
  const reserved = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet(fresh).where('idempotency_keys.created_at', '<', keptSince),
    )
    .returning('key')
    .executeTakeFirst()
  return reserved !== undefined
}

async function findAnswer(tx: Tx, userId: string, key: string) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function keepAnswer(tx: Tx, { userId, key }: { userId: string; key: string }, answer: object): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}
