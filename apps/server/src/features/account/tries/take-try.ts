import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import type { Secret } from '../../../platform/secret.ts'
import { blockUntil, countTry, findBlock } from './queries.ts'
import { type TryPolicy, delayAfter } from './rules.ts'

export interface TryKey {
  key: Buffer
  policy: TryPolicy
}

type TriedKind = 'account' | 'address' | 'alarm' | 'code person' | 'code address' | 'guess address' | 'guess device'

/** `failures` includes this attempt; `delaySeconds` is the delay for the next ones. */
export type TryResult =
  | { isBlocked: false; failures: number; delaySeconds: number }
  | { isBlocked: true; retryAfter: number }

/** Keyed hash, so that a leaked table reveals neither phones nor addresses. */
export function hashTryKey(secretKey: Secret, kind: TriedKind, tried: string): Buffer {
  return createHmac('sha256', secretKey.reveal()).update(`try ${kind} ${tried}`).digest()
}

/** Count an attempt before it is checked, or return how long the key is blocked. */
export async function takeTry(tx: Tx, { clock }: Pick<Deps, 'clock'>, { key, policy }: TryKey): Promise<TryResult> {
  const now = clock.now()
  const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const failures = await countTry(tx, key, { now, windowStart: secondsLater(-policy.windowMinutes * 60) })
  if (failures === undefined) {
    const until = await findBlock(tx, key)
    return { isBlocked: true, retryAfter: secondsUntil(until ?? now, now) }
  }
  const delaySeconds = delayAfter(policy, failures)
  if (delaySeconds > 0) await blockUntil(tx, key, secondsLater(delaySeconds))
  return { isBlocked: false, failures, delaySeconds }
}

/** For a Retry-After: whole seconds, 1 at least. */
export function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
}
